//! The page of one's own: name, tables, finished games.

use super::listing::{held, listed};
use super::reply::{FormBody, page, redirect};
use crate::house::House;
use crate::keepsakes;
use crate::problem::Problem;
use crate::renewal::{hand_over, moving};
use crate::web::client::Secure;
use crate::web::memory::{NAME, recall, remember};
use crate::web::session::{PageProblem, Session};
use crate::web::token::{Replacing, replacing};
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use benben_games::assets;
use benben_store::{Listing, Status};
use benben_web::pages::{self, Mine};
use serde::Deserialize;
use std::sync::Arc;

/// The page.
pub(crate) async fn show(
    State(house): State<Arc<House>>,
    session: Session,
    headers: HeaderMap,
) -> Result<Response, PageProblem> {
    let mine = mine(&house, &session, &headers).await.map_err(|problem| session.problem(problem))?;
    Ok(page(pages::mine(&mine, session.texts(), assets())))
}

async fn mine(house: &Arc<House>, session: &Session, headers: &HeaderMap) -> Result<Mine, Problem> {
    let (mut going, mut finished) = (Vec::new(), Vec::new());
    for table in held(house, session).await? {
        let shown = listed(house, &table, session).await;
        if table.status == Status::Over { finished.push(shown) } else { going.push(shown) }
    }
    going.sort_by_key(|table| !table.my_turn);
    let account = session.signed_in().map(|who| who.name.clone());
    // What was done here before signing in can be brought along.
    let brings = match session.guest().filter(|_| account.is_some()) {
        Some(guest) => holds(house, guest).await?,
        None => false,
    };
    let belongings = keepsakes::belongings(house, session.signed_in().map(AsRef::as_ref)).await?;
    let name = recall(headers, NAME).unwrap_or_default();
    Ok(Mine { name, account, belongings, brings, going, finished })
}

/// Does a guest's token hold anything?
async fn holds(house: &House, guest: &str) -> Result<bool, Problem> {
    for (old, _) in moving(guest, guest) {
        let held = house.store.list(Listing::HeldBy(old), 1).await.map_err(|error| Problem::store(&error))?;
        if !held.is_empty() {
            return Ok(true);
        }
    }
    Ok(false)
}

/// What somebody wants to be called.
#[derive(Debug, Deserialize)]
pub(crate) struct Called {
    name: String,
}

/// Remembers the name for the next tables.
pub(crate) async fn rename(
    session: Session,
    FormBody(called): FormBody<Called>,
) -> Result<Response, PageProblem> {
    let name = called.name.trim();
    let mut answer = HeaderMap::new();
    if name.is_empty() {
        remember(&mut answer, NAME, "");
    } else {
        remember(&mut answer, NAME, &crate::name::check(name).map_err(|problem| session.problem(problem))?);
    }
    Ok(redirect("/me", answer))
}

/// Gives the browser another token; whoever else has the old one holds nothing by it.
pub(crate) async fn renew(
    State(house): State<Arc<House>>,
    session: Session,
    secure: Secure,
    headers: HeaderMap,
) -> Result<Response, PageProblem> {
    let Some(old) = session.guest().filter(|_| session.signed_in().is_none()) else {
        return Ok(redirect("/me", HeaderMap::new()));
    };
    match replacing(&house.key, old, &headers, secure) {
        // Sent once more, with both.
        Replacing::Given(cookies) => Ok((cookies, Redirect::temporary("/me/renew")).into_response()),
        Replacing::Ready { new, cookies } => {
            hand_over(&house, old, &new).await.map_err(|problem| session.problem(problem))?;
            Ok(redirect("/me", cookies))
        }
    }
}
