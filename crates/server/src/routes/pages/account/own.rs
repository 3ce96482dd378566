//! The page of one's account: where one is signed in, password, codes, passkeys, what is kept, and the end of it.

use super::super::reply::{FormBody, page, redirect};
use super::{Signature, again, once};
use crate::accounts::{self, SignedIn};
use crate::house::House;
use crate::problem::Problem;
use crate::web::client::{Client, Secure};
use crate::web::session::{PageProblem, Session};
use crate::web::token::{drop_guest_cookie, no_session_cookie};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use benben_games::assets;
use benben_web::assets::qr;
use benben_web::pages::{self, OwnAccount, PasskeyShown, SessionShown};
use serde::Deserialize;
use std::sync::Arc;
use std::time::Instant;

async fn shown(house: &House, who: &SignedIn) -> Result<OwnAccount, Problem> {
    let failed = |error| Problem::store(&error);
    let id = || who.account.clone();
    let sessions = house.store.sessions(id()).await.map_err(failed)?;
    let passkeys = house.store.passkeys(id()).await.map_err(failed)?;
    let account = house.store.account(id()).await.map_err(failed)?.ok_or(Problem::NotSignedIn)?;
    Ok(OwnAccount {
        name: who.name.clone(),
        has_password: account.password.is_some(),
        codes_left: house.store.codes_left(id()).await.map_err(failed)?,
        sessions: sessions
            .into_iter()
            .map(|session| SessionShown {
                number: session.number,
                device: session.device,
                seen_on: session.seen_on,
                is_this: session.token == who.session,
            })
            .collect(),
        passkeys: passkeys
            .into_iter()
            .map(|passkey| PasskeyShown {
                number: passkey.number,
                name: passkey.name,
                added_on: passkey.added_on,
            })
            .collect(),
    })
}

/// The page.
pub(crate) async fn show(State(house): State<Arc<House>>, session: Session) -> Result<Response, PageProblem> {
    let Some(who) = session.signed_in() else { return Ok(redirect("/sign-in", HeaderMap::new())) };
    let account = shown(&house, who).await.map_err(|problem| session.problem(problem))?;
    Ok(page(pages::account(&account, None, session.texts(), assets())))
}

/// The page once more, with what was wrong.
pub(super) async fn wrong(
    house: &House,
    session: &Session,
    who: &SignedIn,
    problem: Problem,
) -> Result<Response, PageProblem> {
    let account = shown(house, who).await.map_err(|problem| session.problem(problem))?;
    again(session, problem, |wrong| pages::account(&account, Some(wrong), session.texts(), assets()))
}

/// The new password, and the old one or a passkey's signature.
#[derive(Deserialize)]
pub(crate) struct Passwords {
    #[serde(default)]
    old: String,
    #[serde(default)]
    password: String,
    #[serde(flatten)]
    signature: Signature,
}

/// Changes the password.
pub(crate) async fn change_password(
    State(house): State<Arc<House>>,
    session: Session,
    client: Client,
    secure: Secure,
    headers: HeaderMap,
    FormBody(Passwords { old, password, signature }): FormBody<Passwords>,
) -> Result<Response, PageProblem> {
    let who = session.account()?;
    let proof = signature.or_password(old, &headers, secure).map_err(|problem| session.problem(problem))?;
    match accounts::change_password(&house, client, &who, proof, password).await {
        Ok(()) => Ok(redirect("/me/account", HeaderMap::new())),
        Err(problem) => wrong(&house, &session, &who, problem).await,
    }
}

/// Which session or passkey.
#[derive(Deserialize)]
pub(crate) struct Which {
    pub(super) number: u64,
}

/// Signs out on one device.
pub(crate) async fn end_session(
    State(house): State<Arc<House>>,
    session: Session,
    FormBody(Which { number }): FormBody<Which>,
) -> Result<Response, PageProblem> {
    let who = session.account()?;
    accounts::end_session(&house, &who, number).await.map_err(|problem| session.problem(problem))?;
    Ok(redirect("/me/account", HeaderMap::new()))
}

/// Signs out everywhere else.
pub(crate) async fn end_others(
    State(house): State<Arc<House>>,
    session: Session,
) -> Result<Response, PageProblem> {
    let who = session.account()?;
    accounts::end_other_sessions(&house, &who).await.map_err(|problem| session.problem(problem))?;
    Ok(redirect("/me/account", HeaderMap::new()))
}

/// The password or a passkey's signature, to show that it is they.
#[derive(Deserialize)]
pub(crate) struct Confirmed {
    #[serde(default)]
    password: String,
    #[serde(flatten)]
    signature: Signature,
}

/// Ten other recovery codes.
pub(crate) async fn renew_codes(
    State(house): State<Arc<House>>,
    session: Session,
    client: Client,
    secure: Secure,
    headers: HeaderMap,
    FormBody(Confirmed { password, signature }): FormBody<Confirmed>,
) -> Result<Response, PageProblem> {
    let who = session.account()?;
    let proof =
        signature.or_password(password, &headers, secure).map_err(|problem| session.problem(problem))?;
    match accounts::renew_codes(&house, client, &who, proof).await {
        Ok(codes) => Ok(once(pages::recovery_codes(&codes, None, session.texts(), assets()))),
        Err(problem) => wrong(&house, &session, &who, problem).await,
    }
}

/// A code for another device, and a picture of it for its camera. It leads to where the browser itself found us.
pub(crate) async fn device(
    State(house): State<Arc<House>>,
    session: Session,
    Secure(secure): Secure,
    headers: HeaderMap,
) -> Result<Response, PageProblem> {
    let who = session.account()?;
    let code = house.accounts.codes.offer(&who.account, Instant::now());
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let scheme = if secure { "https" } else { "http" };
    let address = format!("{scheme}://{host}/sign-in/code");
    let picture = qr(&format!("{address}?code={code}"));
    let minutes = accounts::DEVICE_CODE_SECONDS / 60;
    Ok(once(pages::device_code(&code, &address, picture.as_deref(), minutes, session.texts(), assets())))
}

/// Everything that is kept, as a file.
pub(crate) async fn export(
    State(house): State<Arc<House>>,
    session: Session,
) -> Result<Response, PageProblem> {
    let who = session.account()?;
    let exported = accounts::export(&house, &who).await.map_err(|problem| session.problem(problem))?;
    let name = HeaderValue::from_static("attachment; filename=\"benben.json\"");
    Ok(([(header::CONTENT_DISPOSITION, name)], Json(exported)).into_response())
}

/// Deletes the account.
pub(crate) async fn delete(
    State(house): State<Arc<House>>,
    session: Session,
    client: Client,
    secure: Secure,
    headers: HeaderMap,
    FormBody(Confirmed { password, signature }): FormBody<Confirmed>,
) -> Result<Response, PageProblem> {
    let who = session.account()?;
    let proof =
        signature.or_password(password, &headers, secure).map_err(|problem| session.problem(problem))?;
    match accounts::remove(&house, client, &who, proof).await {
        Ok(()) => Ok(redirect("/", no_session_cookie(secure))),
        Err(problem) => wrong(&house, &session, &who, problem).await,
    }
}

/// Brings along what this browser held as a guest.
pub(crate) async fn bring(
    State(house): State<Arc<House>>,
    session: Session,
    secure: Secure,
) -> Result<Response, PageProblem> {
    let who = session.account()?;
    let mut answer = HeaderMap::new();
    if let Some(guest) = session.guest() {
        let brought = accounts::bring_along(&house, guest, &who.account).await;
        brought.map_err(|problem| session.problem(problem))?;
        drop_guest_cookie(&mut answer, secure);
    }
    Ok(redirect("/me", answer))
}
