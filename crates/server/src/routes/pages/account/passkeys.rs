//! Passkeys on pages: the script asks for a challenge, lets the browser sign it, and sends what was signed.

use super::super::reply::{FormBody, redirect};
use super::own::Which;
use crate::accounts::passkeys::{self, Signed, Site};
use crate::accounts::{self};
use crate::base64url::{self, Bytes};
use crate::house::House;
use crate::web::body::JsonBody;
use crate::web::client::{Client, Secure};
use crate::web::session::{PageProblem, Session};
use crate::web::token::session_cookie;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;

fn site(session: &Session, headers: &HeaderMap, secure: Secure) -> Result<Site, PageProblem> {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    Site::at(host, secure.0).map_err(|problem| session.problem(problem))
}

/// What a browser needs to make a passkey.
pub(crate) async fn options_to_add(
    State(house): State<Arc<House>>,
    session: Session,
    secure: Secure,
    headers: HeaderMap,
) -> Result<Json<Value>, PageProblem> {
    let (who, site) = (session.account()?, site(&session, &headers, secure)?);
    let posed = passkeys::challenge_to_add(&house, &who).await;
    let (challenge, own) = posed.map_err(|problem| session.problem(problem))?;
    let credential = |id: &[u8]| json!({ "type": "public-key", "id": base64url::write(id) });
    Ok(Json(json!({
        "challenge": base64url::write(&challenge),
        "rp": { "id": site.id, "name": "Benben" },
        "user": { "id": base64url::write(who.account.as_str().as_bytes()), "name": who.name, "displayName": who.name },
        "pubKeyCredParams": passkeys::ALGORITHMS.map(|alg| json!({ "type": "public-key", "alg": alg })),
        "authenticatorSelection": { "residentKey": "required", "userVerification": "required" },
        "attestation": "none",
        "excludeCredentials": own.iter().map(|own| credential(&own.credential)).collect::<Vec<_>>(),
        "timeout": passkeys::CHALLENGE_SECONDS * 1000,
    })))
}

/// A passkey that was made.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Made {
    name: String,
    client_data: Bytes,
    authenticator_data: Bytes,
}

/// Adds a passkey.
pub(crate) async fn add(
    State(house): State<Arc<House>>,
    session: Session,
    secure: Secure,
    headers: HeaderMap,
    JsonBody(made): JsonBody<Made>,
) -> Result<StatusCode, PageProblem> {
    let (who, site) = (session.account()?, site(&session, &headers, secure)?);
    let device = accounts::device(&headers);
    let name = if made.name.trim().is_empty() { &device } else { &made.name };
    let added =
        passkeys::add(&house, &who, &site, name, &made.client_data.0, &made.authenticator_data.0).await;
    added.map(|()| StatusCode::NO_CONTENT).map_err(|problem| session.problem(problem))
}

/// Removes a passkey.
pub(crate) async fn remove(
    State(house): State<Arc<House>>,
    session: Session,
    FormBody(Which { number }): FormBody<Which>,
) -> Result<Response, PageProblem> {
    let who = session.account()?;
    passkeys::remove(&house, &who, number).await.map_err(|problem| session.problem(problem))?;
    Ok(redirect("/me/account", HeaderMap::new()))
}

/// What a browser needs to sign in with a passkey. It is the same for everybody.
pub(crate) async fn options_to_sign_in(
    State(house): State<Arc<House>>,
    session: Session,
    secure: Secure,
    headers: HeaderMap,
) -> Result<Json<Value>, PageProblem> {
    let site = site(&session, &headers, secure)?;
    let challenge = passkeys::challenge_to_sign_in(&house).map_err(|problem| session.problem(problem))?;
    Ok(Json(json!({
        "challenge": base64url::write(&challenge),
        "rpId": site.id,
        "userVerification": "required",
        "timeout": passkeys::CHALLENGE_SECONDS * 1000,
    })))
}

/// A challenge that was signed.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Answer {
    credential: Bytes,
    client_data: Bytes,
    authenticator_data: Bytes,
    signature: Bytes,
}

/// Signs in with a passkey.
pub(crate) async fn sign_in(
    State(house): State<Arc<House>>,
    session: Session,
    client: Client,
    secure: Secure,
    headers: HeaderMap,
    JsonBody(answer): JsonBody<Answer>,
) -> Result<Response, PageProblem> {
    let site = site(&session, &headers, secure)?;
    let signed = Signed {
        credential: answer.credential.0,
        client_data: answer.client_data.0,
        authenticator_data: answer.authenticator_data.0,
        signature: answer.signature.0,
    };
    let token = passkeys::sign_in(&house, client, &site, &signed, accounts::device(&headers)).await;
    let token = token.map_err(|problem| session.problem(problem))?;
    Ok((StatusCode::NO_CONTENT, session_cookie(&token, secure)).into_response())
}
