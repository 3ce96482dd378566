//! What somebody has chosen for themselves, on all their devices.

use crate::house::House;
use crate::keepsakes::{self, Settings};
use crate::problem::Problem;
use crate::web::body::JsonBody;
use crate::web::token::OptionalToken;
use axum::Json;
use axum::extract::State;
use std::sync::Arc;

/// What you have chosen.
#[utoipa::path(get, path = "/api/v1/account/settings", tag = "account",
    responses((status = 200, body = Settings), (status = 401, body = Problem)))]
pub(crate) async fn show(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
) -> Result<Json<Settings>, Problem> {
    let who = caller.account()?;
    keepsakes::settings(&house, &who.account).await.map(Json)
}

/// Changes what you have chosen, and answers all of it. What you say nothing about stays as it is.
#[utoipa::path(post, path = "/api/v1/account/settings", tag = "account", request_body = Settings,
    responses((status = 200, body = Settings), (status = 401, body = Problem)))]
pub(crate) async fn choose(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    JsonBody(chosen): JsonBody<Settings>,
) -> Result<Json<Settings>, Problem> {
    let who = caller.account()?;
    keepsakes::choose(&house, &who.account, &chosen).await?;
    keepsakes::settings(&house, &who.account).await.map(Json)
}
