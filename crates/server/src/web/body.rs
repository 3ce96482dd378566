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
        _ => Problem::malformed(rejection.body_text()),
    }
}
