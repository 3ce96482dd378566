//! What somebody has learned, on all their devices.

use crate::house::House;
use crate::keepsakes::{self, Progress};
use crate::problem::Problem;
use crate::web::body::JsonBody;
use crate::web::token::OptionalToken;
use axum::Json;
use axum::extract::State;
use std::sync::Arc;

/// What you have learned: lessons you have done, puzzles you have solved or tried.
#[utoipa::path(get, path = "/api/v1/account/progress", tag = "account",
    responses((status = 200, body = Progress), (status = 401, body = Problem)))]
pub(crate) async fn show(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
) -> Result<Json<Progress>, Problem> {
    let who = caller.account()?;
    keepsakes::progress(&house, &who).await.map(Json)
}

/// Adds what you have learned elsewhere, and answers all of it. What you have done stays done; lessons and puzzles that don't
/// exist are left out.
#[utoipa::path(post, path = "/api/v1/account/progress", tag = "account", request_body = Progress,
    responses((status = 200, body = Progress), (status = 401, body = Problem)))]
pub(crate) async fn add(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    JsonBody(learned): JsonBody<Progress>,
) -> Result<Json<Progress>, Problem> {
    let who = caller.account()?;
    keepsakes::take_over(&house, &who, learned).await?;
    keepsakes::progress(&house, &who).await.map(Json)
}
