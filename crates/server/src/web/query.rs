//! What stands behind the question mark of an address.

use crate::problem::Problem;
use axum::extract::{FromRequestParts, Query};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

/// The parameters of an address. What is wrong with wrong ones is said as a [`Problem`].
#[derive(Debug)]
pub(crate) struct QueryParams<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for QueryParams<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Problem> {
        match Query::try_from_uri(&parts.uri) {
            Ok(Query(parameters)) => Ok(QueryParams(parameters)),
            Err(rejection) => Err(Problem::malformed(rejection.body_text())),
        }
    }
}
