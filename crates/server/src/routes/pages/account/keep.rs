//! The page where a guest keeps their name.

use super::super::reply::{FormBody, page, redirect};
use super::{NameAndPassword, again, once};
use crate::accounts;
use crate::house::House;
use crate::web::client::{Client, Secure};
use crate::web::memory::{NAME, recall, remember};
use crate::web::session::{PageProblem, Session};
use crate::web::token::{drop_guest_cookie, session_cookie};
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use benben_games::assets;
use benben_web::pages;
use std::sync::Arc;

/// The form.
pub(crate) async fn show(session: Session, headers: HeaderMap) -> Response {
    if session.signed_in().is_some() {
        return redirect("/me/account", HeaderMap::new());
    }
    let name = recall(&headers, NAME).unwrap_or_default();
    page(pages::keep(&name, None, session.texts(), assets()))
}

/// Keeps the name, and shows the recovery codes.
pub(crate) async fn keep(
    State(house): State<Arc<House>>,
    session: Session,
    client: Client,
    secure: Secure,
    headers: HeaderMap,
    FormBody(NameAndPassword { name, password }): FormBody<NameAndPassword>,
) -> Result<Response, PageProblem> {
    if session.signed_in().is_some() {
        return Ok(redirect("/me/account", HeaderMap::new()));
    }
    let (texts, device) = (session.texts(), accounts::device(&headers));
    let kept = accounts::keep(&house, client, session.guest(), &name, password, device).await;
    let kept = match kept {
        Ok(kept) => kept,
        Err(problem) => {
            return again(&session, problem, |wrong| pages::keep(&name, Some(wrong), texts, assets()));
        }
    };
    let mut response = once(pages::recovery_codes(&kept.codes, texts, assets()));
    let mut cookies = session_cookie(&kept.session, secure);
    if session.guest().is_some() {
        drop_guest_cookie(&mut cookies, secure);
    }
    remember(&mut cookies, NAME, &kept.name);
    response.headers_mut().extend(cookies);
    Ok(response)
}
