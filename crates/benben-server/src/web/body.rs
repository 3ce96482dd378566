//! A request's body, read as JSON.

use crate::problem::Problem;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::{Json, RequestExt};
use serde::de::DeserializeOwned;

/// A body in JSON. What is wrong with a wrong one is said as a [`Problem`].
#[derive(Debug)]
pub(crate) struct Body<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned + 'static> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, _: &S) -> Result<Self, Problem> {
        match request.extract::<Json<T>, _>().await {
            Ok(Json(value)) => Ok(Body(value)),
            Err(rejection) => Err(problem(&rejection)),
        }
    }
}

fn problem(rejection: &JsonRejection) -> Problem {
    match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => too_large(),
        StatusCode::UNSUPPORTED_MEDIA_TYPE => {
            Problem::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "media_type", "the body must be JSON")
                .hint("send `Content-Type: application/json`")
        }
        _ => Problem::malformed(rejection.body_text()),
    }
}

/// The body is larger than anything sensible.
pub(crate) fn too_large() -> Problem {
    Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "too_large", "the body is too large")
        .hint("the largest things to send are editions and records; they are far smaller")
}
