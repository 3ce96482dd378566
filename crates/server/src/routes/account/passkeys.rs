//! Passkeys, for programs that have an authenticator: what it is asked for, and what it answers.

use crate::accounts::passkeys::{self, Signed, Site, options as asked};
use crate::accounts::{Proof, WayIn};
use crate::base64url::Bytes;
use crate::house::House;
use crate::problem::Problem;
use crate::web::body::JsonBody;
use crate::web::client::{Client, Secure};
use crate::web::token::OptionalToken;
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use serde::Deserialize;
use serde_json::Value;
use std::sync::Arc;
use utoipa::ToSchema;

/// What a passkey is needed for.
#[derive(Deserialize, ToSchema)]
#[serde(tag = "for", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum PasskeyWish {
    /// To keep a name with it.
    Keep {
        /// The name you want to keep.
        name: String,
        /// The code of your invitation, where the server asks for one.
        #[serde(default)]
        invitation: Option<String>,
    },
    /// To show that it is you, once you are signed in.
    Confirm,
}

/// What your authenticator is asked for, as `WebAuthn`'s JSON has it: options to create a credential or to get one. They hold
/// for five minutes and for one answer.
#[utoipa::path(post, path = "/api/v1/account/passkey-options", tag = "account", request_body = PasskeyWish,
    responses((status = 200, body = Object), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 409, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn options(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    client: Client,
    secure: Secure,
    headers: HeaderMap,
    JsonBody(wish): JsonBody<PasskeyWish>,
) -> Result<Json<Value>, Problem> {
    let options = match wish {
        PasskeyWish::Keep { name, invitation } => {
            let site = Site::asked(&headers, secure.0)?;
            asked::to_keep(&house, client, &site, invitation.as_deref(), &name).await
        }
        PasskeyWish::Confirm => {
            let who = caller.account()?;
            asked::to_confirm(&house, &Site::asked(&headers, secure.0)?, &who).await
        }
    };
    options.map(Json)
}

/// A passkey that was just made. Everything is base64url without padding.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct MadePasskey {
    /// `clientDataJSON`.
    #[schema(value_type = String)]
    client_data: Bytes,
    /// `authenticatorData`, with the public key in it.
    #[schema(value_type = String)]
    authenticator_data: Bytes,
}

/// A challenge that a passkey has signed. Everything is base64url without padding.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SignedPasskey {
    /// The credential's `rawId`.
    #[schema(value_type = String)]
    credential: Bytes,
    /// `clientDataJSON`.
    #[schema(value_type = String)]
    client_data: Bytes,
    /// `authenticatorData`.
    #[schema(value_type = String)]
    authenticator_data: Bytes,
    /// The signature.
    #[schema(value_type = String)]
    signature: Bytes,
}

/// A passkey, if one was made, or else a password.
pub(super) fn way_in(
    password: Option<String>,
    made: Option<MadePasskey>,
    headers: &HeaderMap,
    secure: Secure,
) -> Result<WayIn, Problem> {
    let Some(made) = made else { return Ok(WayIn::Password(password.unwrap_or_default())) };
    let key =
        passkeys::Made { client_data: made.client_data.0, authenticator_data: made.authenticator_data.0 };
    Ok(WayIn::Passkey(Site::asked(headers, secure.0)?, key))
}

/// What a passkey has signed, or else a password.
pub(super) fn proof(
    password: Option<String>,
    signed: Option<SignedPasskey>,
    headers: &HeaderMap,
    secure: Secure,
) -> Result<Proof, Problem> {
    let Some(signed) = signed else { return Ok(Proof::Password(password.unwrap_or_default())) };
    let signed = Signed {
        credential: signed.credential.0,
        client_data: signed.client_data.0,
        authenticator_data: signed.authenticator_data.0,
        signature: signed.signature.0,
    };
    Ok(Proof::Passkey(Site::asked(headers, secure.0)?, signed))
}
