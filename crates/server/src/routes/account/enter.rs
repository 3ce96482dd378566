//! Signing in and out.

use super::NewSession;
use crate::accounts;
use crate::house::House;
use crate::problem::Problem;
use crate::web::body::JsonBody;
use crate::web::client::Client;
use crate::web::token::OptionalToken;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use serde::Deserialize;
use std::sync::Arc;
use utoipa::ToSchema;

/// Who you are.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SignIn {
    /// Your name, in whatever case.
    name: String,
    /// Your password.
    password: String,
}

/// Signs you in. Whether the name or the password is wrong, nobody learns.
#[utoipa::path(post, path = "/api/v1/account/sign-in", tag = "account", request_body = SignIn,
    responses((status = 200, body = NewSession), (status = 401, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn sign_in(
    State(house): State<Arc<House>>,
    client: Client,
    headers: HeaderMap,
    JsonBody(SignIn { name, password }): JsonBody<SignIn>,
) -> Result<Json<NewSession>, Problem> {
    let session = accounts::sign_in(&house, client, &name, password, accounts::device(&headers)).await?;
    Ok(Json(NewSession { session }))
}

/// A code that another device shows.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct DeviceSignIn {
    /// The code.
    code: String,
}

/// Signs you in with a code from a device where you are signed in.
#[utoipa::path(post, path = "/api/v1/account/sign-in/code", tag = "account", request_body = DeviceSignIn,
    responses((status = 200, body = NewSession), (status = 403, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn sign_in_by_code(
    State(house): State<Arc<House>>,
    client: Client,
    headers: HeaderMap,
    JsonBody(DeviceSignIn { code }): JsonBody<DeviceSignIn>,
) -> Result<Json<NewSession>, Problem> {
    let session = accounts::sign_in_by_device_code(&house, client, &code, accounts::device(&headers)).await?;
    Ok(Json(NewSession { session }))
}

/// A recovery code, and the password from now on.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Recover {
    /// Your name.
    name: String,
    /// One of your recovery codes. It works once.
    code: String,
    /// Your new password.
    password: String,
}

/// Lets you in with a recovery code. You have a new password then, and are signed out everywhere else.
#[utoipa::path(post, path = "/api/v1/account/recover", tag = "account", request_body = Recover,
    responses((status = 200, body = NewSession), (status = 403, body = Problem), (status = 422, body = Problem),
        (status = 429, body = Problem)))]
pub(crate) async fn recover(
    State(house): State<Arc<House>>,
    client: Client,
    headers: HeaderMap,
    JsonBody(Recover { name, code, password }): JsonBody<Recover>,
) -> Result<Json<NewSession>, Problem> {
    let device = accounts::device(&headers);
    let session = accounts::recover(&house, client, &name, &code, password, device).await?;
    Ok(Json(NewSession { session }))
}

/// Ends your session.
#[utoipa::path(post, path = "/api/v1/account/sign-out", tag = "account",
    responses((status = 204), (status = 401, body = Problem)))]
pub(crate) async fn sign_out(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
) -> Result<StatusCode, Problem> {
    let who = caller.account()?;
    accounts::sign_out(&house, &who).await?;
    Ok(StatusCode::NO_CONTENT)
}
