//! A request's body, read as JSON.

use crate::problem::{BodyKind, Problem};
use axum::body::HttpBody;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::{Json, RequestExt};
use serde::de::value::MapAccessDeserializer;
use serde::de::{DeserializeOwned, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use std::fmt;
use std::marker::PhantomData;

/// A body in JSON. What is wrong with a wrong one is said as a [`Problem`].
#[derive(Debug)]
pub(crate) struct JsonBody<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned + 'static> FromRequest<S> for JsonBody<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, _: &S) -> Result<Self, Problem> {
        match request.extract::<Json<Object<T>>, _>().await {
            Ok(Json(Object(value))) => Ok(JsonBody(value)),
            Err(rejection) => Err(problem(&rejection)),
        }
    }
}

/// What is written as an object. Left to itself, serde would also read a list of its fields.
struct Object<T>(T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(ObjectVisitor(PhantomData))
    }
}

struct ObjectVisitor<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for ObjectVisitor<T> {
    type Value = Object<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Object<T>, A::Error> {
        T::deserialize(MapAccessDeserializer::new(map)).map(Object)
    }
}

/// A body in JSON, or none at all.
#[derive(Debug)]
pub(crate) struct OptionalJsonBody<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned + Default + 'static> FromRequest<S> for OptionalJsonBody<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        if request.body().is_end_stream() {
            return Ok(OptionalJsonBody(T::default()));
        }
        JsonBody::from_request(request, state).await.map(|JsonBody(value)| OptionalJsonBody(value))
    }
}

fn problem(rejection: &JsonRejection) -> Problem {
    match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Problem::BodyTooLarge,
        StatusCode::UNSUPPORTED_MEDIA_TYPE => Problem::MediaType(BodyKind::Json),
        _ => Problem::malformed(in_plain_words(&rejection.body_text())),
    }
}

/// What the reader of JSON complains about, for people who may not know in which language the server is written.
fn in_plain_words(complaint: &str) -> String {
    const BEGINNINGS: [(&str, &str); 2] = [
        ("Failed to deserialize the JSON body into the target type: ", "this doesn't fit: "),
        ("Failed to parse the request body as JSON: ", "this isn't JSON: "),
    ];
    const WORDS: [(&str, &str); 8] = [
        ("invalid type: ", "wrong kind of value: "),
        ("unknown variant ", "unknown value "),
        ("expected a sequence", "expected a list"),
        ("expected a map", "expected an object"),
        ("expected u64", "expected a whole number"),
        ("expected u32", "expected a whole number"),
        ("expected u8", "expected a whole number"),
        ("expected i64", "expected a whole number"),
    ];
    let begun = BEGINNINGS
        .iter()
        .find_map(|(begins, plain)| complaint.strip_prefix(begins).map(|rest| format!("{plain}{rest}")));
    let mut plain = begun.unwrap_or_else(|| complaint.to_owned());
    for (theirs, ours) in WORDS {
        plain = plain.replace(theirs, ours);
    }
    // A body's own type says itself what is expected (`#[serde(expecting)]`); of any other people learn that it is one.
    match plain.split_once("expected struct ") {
        Some((before, rest)) => {
            let name = rest.find(|c: char| !c.is_alphanumeric()).unwrap_or(rest.len());
            format!("{before}expected an object{}", &rest[name..])
        }
        None => plain,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn complaints_do_not_speak_of_rust() {
        let data = "Failed to deserialize the JSON body into the target type: seats[0]: invalid type: string \"you\", expected struct Wish at line 1 column 30";
        let plain = in_plain_words(data);
        assert_eq!(
            plain,
            "this doesn't fit: seats[0]: wrong kind of value: string \"you\", expected an object at line 1 column 30"
        );
        let syntax = "Failed to parse the request body as JSON: expected value at line 1 column 1";
        assert_eq!(in_plain_words(syntax), "this isn't JSON: expected value at line 1 column 1");
        assert_eq!(
            in_plain_words("number: invalid type: null, expected u64"),
            "number: wrong kind of value: null, expected a whole number"
        );
    }
}
