//! Passkeys on pages: the script asks for a challenge, lets the browser sign it, and sends what was signed.

use super::super::reply::{FormBody, redirect};
use super::enter::welcome_cookies;
use super::own::{Which, wrong};
use crate::accounts::passkeys::{self, Signed, Site, options};
use crate::accounts::{self};
use crate::base64url::Bytes;
use crate::house::House;
use crate::web::body::JsonBody;
use crate::web::client::{Client, Secure};
use crate::web::session::{PageProblem, Session};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::Value;
use std::sync::Arc;

fn site(session: &Session, headers: &HeaderMap, secure: Secure) -> Result<Site, PageProblem> {
    Site::asked(headers, secure.0).map_err(|problem| session.problem(problem))
}

/// The name that somebody wants to keep, and the invitation that their link had.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wish {
    name: String,
    #[serde(default)]
    invitation: String,
}

/// What a browser needs to make the passkey that an account begins with.
pub(crate) async fn options_to_keep(
    State(house): State<Arc<House>>,
    session: Session,
    client: Client,
    secure: Secure,
    headers: HeaderMap,
    JsonBody(wish): JsonBody<Wish>,
) -> Result<Json<Value>, PageProblem> {
    let site = site(&session, &headers, secure)?;
    let options = options::to_keep(&house, client, &site, Some(&wish.invitation), &wish.name).await;
    options.map(Json).map_err(|problem| session.problem(problem))
}

/// What a browser needs to show that whoever is signed in is there.
pub(crate) async fn options_to_confirm(
    State(house): State<Arc<House>>,
    session: Session,
    secure: Secure,
    headers: HeaderMap,
) -> Result<Json<Value>, PageProblem> {
    let (who, site) = (session.account()?, site(&session, &headers, secure)?);
    let options = options::to_confirm(&house, &site, &who).await;
    options.map(Json).map_err(|problem| session.problem(problem))
}

/// What a browser needs to make a passkey.
pub(crate) async fn options_to_add(
    State(house): State<Arc<House>>,
    session: Session,
    secure: Secure,
    headers: HeaderMap,
) -> Result<Json<Value>, PageProblem> {
    let (who, site) = (session.account()?, site(&session, &headers, secure)?);
    let options = options::to_add(&house, &site, &who).await;
    options.map(Json).map_err(|problem| session.problem(problem))
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
    let key =
        passkeys::Made { client_data: made.client_data.0, authenticator_data: made.authenticator_data.0 };
    let added = passkeys::add(&house, &who, &site, name, &key).await;
    added.map(|()| StatusCode::NO_CONTENT).map_err(|problem| session.problem(problem))
}

/// Removes a passkey.
pub(crate) async fn remove(
    State(house): State<Arc<House>>,
    session: Session,
    FormBody(Which { number }): FormBody<Which>,
) -> Result<Response, PageProblem> {
    let who = session.account()?;
    match passkeys::remove(&house, &who, number).await {
        Ok(()) => Ok(redirect("/me/account", HeaderMap::new())),
        Err(problem) => wrong(&house, &session, &who, problem).await,
    }
}

/// What a browser needs to sign in with a passkey. It is the same for everybody.
pub(crate) async fn options_to_sign_in(
    State(house): State<Arc<House>>,
    session: Session,
    secure: Secure,
    headers: HeaderMap,
) -> Result<Json<Value>, PageProblem> {
    let site = site(&session, &headers, secure)?;
    let options = options::to_sign_in(&house, &site);
    options.map(Json).map_err(|problem| session.problem(problem))
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
    let cookies = welcome_cookies(&house, &session, &token, secure)
        .await
        .map_err(|problem| session.problem(problem))?;
    Ok((StatusCode::NO_CONTENT, cookies).into_response())
}
