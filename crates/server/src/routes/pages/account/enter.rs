//! Signing in on a page: by password, by a code from another device, by a recovery code; and signing out.

use super::super::language::speak;
use super::super::reply::{FormBody, LenientQuery, page, redirect};
use super::{NameAndPassword, again};
use crate::accounts;
use crate::house::House;
use crate::keepsakes;
use crate::problem::Problem;
use crate::web::client::{Client, Secure};
use crate::web::memory::{NAME, remember};
use crate::web::session::{PageProblem, Session};
use crate::web::token::{no_session_cookie, session_cookie};
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use benben_games::assets;
use benben_store::TokenHash;
use benben_web::{Language, pages};
use serde::Deserialize;
use std::sync::Arc;

/// What the addresses of these pages may carry: a code, from a picture that a camera saw.
#[derive(Default, Deserialize)]
pub(crate) struct Seen {
    #[serde(default)]
    code: String,
}

/// The form.
pub(crate) async fn show(session: Session) -> Response {
    page(pages::sign_in("", None, session.texts(), assets()))
}

/// Signs in by name and password.
pub(crate) async fn sign_in(
    State(house): State<Arc<House>>,
    session: Session,
    client: Client,
    secure: Secure,
    headers: HeaderMap,
    FormBody(NameAndPassword { name, password }): FormBody<NameAndPassword>,
) -> Result<Response, PageProblem> {
    let texts = session.texts();
    match accounts::sign_in(&house, client, &name, password, accounts::device(&headers)).await {
        Ok(token) => welcome(&house, &session, &token, Some(&name), secure).await,
        Err(problem) => again(&session, problem, |wrong| pages::sign_in(&name, Some(wrong), texts, assets())),
    }
}

/// A new session every time; what this browser held as a guest stays beside it.
async fn welcome(
    house: &Arc<House>,
    session: &Session,
    token: &str,
    name: Option<&str>,
    secure: Secure,
) -> Result<Response, PageProblem> {
    let mut cookies =
        welcome_cookies(house, session, token, secure).await.map_err(|problem| session.problem(problem))?;
    if let Some(name) = name {
        remember(&mut cookies, NAME, name.trim());
    }
    Ok(redirect("/me", cookies))
}

/// The session, and the language its owner speaks. The one that this browser had until now ends: nobody holds its cookie any more.
pub(super) async fn welcome_cookies(
    house: &Arc<House>,
    session: &Session,
    token: &str,
    secure: Secure,
) -> Result<HeaderMap, Problem> {
    if let Some(before) = session.signed_in() {
        accounts::sign_out(house, before).await?;
    }
    let mut cookies = session_cookie(token, secure);
    let found = house.store.session(TokenHash::of(token)).await.map_err(|error| Problem::store(&error))?;
    if let Some((_, account)) = found {
        let chosen = keepsakes::settings(house, &account.id).await?.language;
        if let Some(language) = chosen.as_deref().and_then(Language::coded) {
            speak(&mut cookies, language, secure);
        }
    }
    Ok(cookies)
}

/// The form for a code from another device.
pub(crate) async fn show_code(session: Session, LenientQuery(seen): LenientQuery<Seen>) -> Response {
    page(pages::sign_in_by_code(&seen.code, None, session.texts(), assets()))
}

/// Signs in with a code from another device.
pub(crate) async fn by_code(
    State(house): State<Arc<House>>,
    session: Session,
    client: Client,
    secure: Secure,
    headers: HeaderMap,
    FormBody(Seen { code }): FormBody<Seen>,
) -> Result<Response, PageProblem> {
    let texts = session.texts();
    match accounts::sign_in_by_device_code(&house, client, &code, accounts::device(&headers)).await {
        Ok(token) => welcome(&house, &session, &token, None, secure).await,
        Err(problem) => {
            again(&session, problem, |wrong| pages::sign_in_by_code("", Some(wrong), texts, assets()))
        }
    }
}

/// The form for whoever has forgotten the password.
pub(crate) async fn show_recovery(session: Session) -> Response {
    page(pages::recover("", None, session.texts(), assets()))
}

/// A recovery code, and the password from now on.
#[derive(Deserialize)]
pub(crate) struct Recovery {
    #[serde(default)]
    name: String,
    #[serde(default)]
    code: String,
    #[serde(default)]
    password: String,
}

/// Lets somebody in with a recovery code.
pub(crate) async fn recover(
    State(house): State<Arc<House>>,
    session: Session,
    client: Client,
    secure: Secure,
    headers: HeaderMap,
    FormBody(Recovery { name, code, password }): FormBody<Recovery>,
) -> Result<Response, PageProblem> {
    let (texts, device) = (session.texts(), accounts::device(&headers));
    match accounts::recover(&house, client, &name, &code, password, device).await {
        Ok(token) => welcome(&house, &session, &token, Some(&name), secure).await,
        Err(problem) => again(&session, problem, |wrong| pages::recover(&name, Some(wrong), texts, assets())),
    }
}

/// Signs out here.
pub(crate) async fn sign_out(
    State(house): State<Arc<House>>,
    session: Session,
    secure: Secure,
) -> Result<Response, PageProblem> {
    if let Some(who) = session.signed_in() {
        accounts::sign_out(&house, who).await.map_err(|problem| session.problem(problem))?;
    }
    Ok(redirect("/", no_session_cookie(secure)))
}
