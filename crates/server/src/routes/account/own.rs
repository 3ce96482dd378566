//! What is kept about somebody: looking at it, changing the password, deleting it.

use super::codes::Confirmed;
use super::passkeys::{SignedPasskey, proof};
use crate::accounts::{self, Exported};
use crate::house::House;
use crate::problem::Problem;
use crate::web::body::JsonBody;
use crate::web::client::{Client, Secure};
use crate::web::token::OptionalToken;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
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

/// The password you have or a passkey, and the password you want.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ChangePassword {
    /// Your password until now, if you have one.
    #[serde(default)]
    old: Option<String>,
    /// What a passkey has signed, in place of the old password.
    #[serde(default)]
    passkey: Option<SignedPasskey>,
    /// Your password from now on.
    new: String,
}

/// Sets or changes your password. You are signed out everywhere else.
#[utoipa::path(post, path = "/api/v1/account/password", tag = "account", request_body = ChangePassword,
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 422, body = Problem)))]
pub(crate) async fn change_password(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    client: Client,
    secure: Secure,
    headers: HeaderMap,
    JsonBody(ChangePassword { old, passkey, new }): JsonBody<ChangePassword>,
) -> Result<StatusCode, Problem> {
    let who = caller.account()?;
    let proof = proof(old, passkey, &headers, secure)?;
    accounts::change_password(&house, client, &who, proof, new).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Deletes your account. You leave all tables where you still have a seat; finished games stay, under nobody's name.
#[utoipa::path(post, path = "/api/v1/account/delete", tag = "account", request_body = Confirmed,
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem)))]
pub(crate) async fn delete(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    client: Client,
    secure: Secure,
    headers: HeaderMap,
    JsonBody(confirmed): JsonBody<Confirmed>,
) -> Result<StatusCode, Problem> {
    let who = caller.account()?;
    accounts::remove(&house, client, &who, confirmed.proof(&headers, secure)?).await?;
    Ok(StatusCode::NO_CONTENT)
}
