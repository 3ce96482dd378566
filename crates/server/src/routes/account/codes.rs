//! Codes that let somebody in once.

use super::passkeys::{SignedPasskey, proof};
use crate::accounts::{self, DEVICE_CODE_SECONDS, Proof};
use crate::house::House;
use crate::problem::Problem;
use crate::web::body::JsonBody;
use crate::web::client::{Client, Secure};
use crate::web::token::OptionalToken;
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::time::Instant;
use utoipa::ToSchema;

/// A code for another device.
#[derive(Serialize, ToSchema)]
pub(crate) struct DeviceCode {
    /// The code. It works once.
    code: String,
    /// For how long, in seconds.
    seconds: u64,
}

/// Makes a code that signs you in on another device.
#[utoipa::path(post, path = "/api/v1/account/device-code", tag = "account",
    responses((status = 200, body = DeviceCode), (status = 401, body = Problem)))]
pub(crate) async fn device(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
) -> Result<Json<DeviceCode>, Problem> {
    let code = house.accounts.codes.offer(&caller.account()?.account, Instant::now());
    Ok(Json(DeviceCode { code, seconds: DEVICE_CODE_SECONDS }))
}

/// Your password or a passkey, to show that it is you.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Confirmed {
    /// The password.
    #[serde(default)]
    password: Option<String>,
    /// What a passkey has signed, in place of a password.
    #[serde(default)]
    passkey: Option<SignedPasskey>,
}

impl Confirmed {
    pub(super) fn proof(self, headers: &HeaderMap, secure: Secure) -> Result<Proof, Problem> {
        proof(self.password, self.passkey, headers, secure)
    }
}

/// Ten recovery codes.
#[derive(Serialize, ToSchema)]
pub(crate) struct RecoveryCodes {
    /// Each works once. They are shown this once.
    recovery_codes: Vec<String>,
}

/// Gives you ten other recovery codes; those from before don't work any more.
#[utoipa::path(post, path = "/api/v1/account/recovery-codes", tag = "account", request_body = Confirmed,
    responses((status = 200, body = RecoveryCodes), (status = 401, body = Problem), (status = 403, body = Problem)))]
pub(crate) async fn renew(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    client: Client,
    secure: Secure,
    headers: HeaderMap,
    JsonBody(confirmed): JsonBody<Confirmed>,
) -> Result<Json<RecoveryCodes>, Problem> {
    let who = caller.account()?;
    let proof = confirmed.proof(&headers, secure)?;
    let recovery_codes = accounts::renew_codes(&house, client, &who, proof).await?;
    Ok(Json(RecoveryCodes { recovery_codes }))
}
