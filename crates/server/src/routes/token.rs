//! Tokens of programs: a new one, and one in place of another.

use crate::house::House;
use crate::problem::Problem;
use crate::renewal::hand_over;
use crate::web::body::JsonBody;
use crate::web::token::{OptionalToken, is_sealed, make};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

/// A token that holds nothing yet.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct NewToken {
    /// The token.
    token: String,
}

/// Makes a new token, which holds nothing yet.
#[utoipa::path(post, path = "/api/v1/token", tag = "seats", responses((status = 201, body = NewToken)))]
pub(crate) async fn issue(State(house): State<Arc<House>>) -> impl IntoResponse {
    (StatusCode::CREATED, Json(NewToken { token: make(&house.key) }))
}

/// The token that replaces the one you send.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Replace {
    /// A new one, made by this server.
    token: String,
}

/// Hands everything that your token holds over to a new one. From then on the old one holds nothing, and its streams end.
/// If the answer gets lost, ask again: it does no harm.
#[utoipa::path(post, path = "/api/v1/token/replace", tag = "seats", request_body = Replace,
    responses((status = 204), (status = 400, body = Problem)))]
pub(crate) async fn replace(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    JsonBody(Replace { token }): JsonBody<Replace>,
) -> Result<StatusCode, Problem> {
    // A browser keeps its cookie from programs, and gets another by its own page.
    let old = caller.of_program().ok_or(Problem::Token)?;
    if !is_sealed(&house.key, &token) {
        return Err(Problem::Token);
    }
    hand_over(&house, &old, &token).await?;
    Ok(StatusCode::NO_CONTENT)
}
