//! What is kept about somebody: looking at it, changing the password, deleting it.

use super::codes::Confirmed;
use crate::accounts::{self, Exported};
use crate::house::House;
use crate::problem::Problem;
use crate::web::body::JsonBody;
use crate::web::client::Client;
use crate::web::token::OptionalToken;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use std::sync::Arc;
use utoipa::ToSchema;

/// Everything that is kept about you.
#[utoipa::path(get, path = "/api/v1/account", tag = "account",
    responses((status = 200, body = Exported), (status = 401, body = Problem)))]
pub(crate) async fn show(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
) -> Result<Json<Exported>, Problem> {
    let who = caller.account()?;
    accounts::export(&house, &who).await.map(Json)
}

/// The password you have, and the one you want.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ChangePassword {
    /// Your password until now.
    old: String,
    /// Your password from now on.
    new: String,
}

/// Changes your password. You are signed out everywhere else.
#[utoipa::path(post, path = "/api/v1/account/password", tag = "account", request_body = ChangePassword,
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 422, body = Problem)))]
pub(crate) async fn change_password(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    client: Client,
    JsonBody(ChangePassword { old, new }): JsonBody<ChangePassword>,
) -> Result<StatusCode, Problem> {
    let who = caller.account()?;
    accounts::change_password(&house, client, &who, old, new).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Deletes your account. You leave all tables where you still have a seat; finished games stay, under nobody's name.
#[utoipa::path(post, path = "/api/v1/account/delete", tag = "account", request_body = Confirmed,
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem)))]
pub(crate) async fn delete(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    client: Client,
    JsonBody(Confirmed { password }): JsonBody<Confirmed>,
) -> Result<StatusCode, Problem> {
    let who = caller.account()?;
    accounts::remove(&house, client, &who, password).await?;
    Ok(StatusCode::NO_CONTENT)
}
