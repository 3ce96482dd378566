//! Keeping a name.

use super::passkeys::{MadePasskey, way_in};
use crate::accounts;
use crate::house::House;
use crate::problem::Problem;
use crate::web::body::JsonBody;
use crate::web::client::{Client, Secure};
use crate::web::token::OptionalToken;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

/// The name you want to keep.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Keep {
    /// Nobody else keeps it, or one that looks like it.
    name: String,
    /// Long rather than complicated: what counts is how long guessing it would take. Needed unless there is a passkey.
    #[serde(default)]
    password: Option<String>,
    /// A passkey that was made for the name, in place of a password.
    #[serde(default)]
    passkey: Option<MadePasskey>,
    /// The code of your invitation, where the server asks for one.
    #[serde(default)]
    invitation: Option<String>,
}

/// Your name is kept.
#[derive(Serialize, ToSchema)]
pub(crate) struct NewAccount {
    /// The name, as it is kept.
    name: String,
    /// The token of your session. It is shown this once.
    session: String,
    /// Ten codes, each of which lets you in once if you can't sign in as usual. They are shown this once.
    recovery_codes: Vec<String>,
}

/// Keeps your name: everything that your token holds belongs to the account from then on, and the token holds nothing.
#[utoipa::path(post, path = "/api/v1/account", tag = "account", request_body = Keep,
    responses((status = 201, body = NewAccount), (status = 403, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem),
        (status = 429, body = Problem)))]
pub(crate) async fn keep(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    client: Client,
    secure: Secure,
    headers: HeaderMap,
    JsonBody(Keep { name, password, passkey, invitation }): JsonBody<Keep>,
) -> Result<impl IntoResponse, Problem> {
    // A browser keeps its cookie from programs, and keeps its name by its own page.
    let (guest, device) = (caller.of_program(), accounts::device(&headers));
    let way_in = way_in(password, passkey, &headers, secure)?;
    let kept = accounts::keep(&house, client, guest.as_deref(), invitation.as_deref(), &name, way_in, device)
        .await?;
    let account = NewAccount { name: kept.name, session: kept.session, recovery_codes: kept.codes };
    Ok((StatusCode::CREATED, Json(account)))
}
