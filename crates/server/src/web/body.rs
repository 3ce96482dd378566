//! A request's body, read as JSON.

use crate::problem::{BodyKind, Problem};
use axum::body::HttpBody;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::{Json, RequestExt};
use benben_core::in_plain_words;
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
        _ => Problem::malformed(plainly(&rejection.body_text())),
    }
}

/// What the reader of JSON complains about, for people who may not know in which language the server is written.
fn plainly(complaint: &str) -> String {
    const BEGINNINGS: [(&str, &str); 2] = [
        ("Failed to deserialize the JSON body into the target type: ", "this doesn't fit: "),
        ("Failed to parse the request body as JSON: ", "this isn't JSON: "),
    ];
    let begun = BEGINNINGS
        .iter()
        .find_map(|(begins, plain)| complaint.strip_prefix(begins).map(|rest| format!("{plain}{rest}")));
    in_plain_words(begun.as_deref().unwrap_or(complaint))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn complaints_do_not_speak_of_rust() {
        let data = "Failed to deserialize the JSON body into the target type: seats[0]: invalid type: string \"you\", expected struct Wish at line 1 column 30";
        assert_eq!(
            plainly(data),
            "this doesn't fit: seats[0]: wrong kind of value: string \"you\", expected an object at line 1 column 30"
        );
        let syntax = "Failed to parse the request body as JSON: expected value at line 1 column 1";
        assert_eq!(plainly(syntax), "this isn't JSON: expected value at line 1 column 1");
    }
}
