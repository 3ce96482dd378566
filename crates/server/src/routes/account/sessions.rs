//! Where somebody is signed in.

use crate::accounts;
use crate::house::House;
use crate::problem::{Missing, Problem};
use crate::web::path::PathWord;
use crate::web::token::OptionalToken;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Serialize;
use std::sync::Arc;
use utoipa::ToSchema;

/// Where you are signed in.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Sessions {
    /// The last used first.
    sessions: Vec<SessionShown>,
}

/// One of your sessions.
#[derive(Debug, Serialize, ToSchema)]
struct SessionShown {
    /// Its number, for ending it.
    session: u64,
    /// Roughly which browser or program, on which system.
    device: String,
    /// When it began, as `2026-11-17`.
    since: String,
    /// When it was last used.
    last_seen: String,
    /// Is it this one?
    this: bool,
}

/// Lists your sessions.
#[utoipa::path(get, path = "/api/v1/account/sessions", tag = "account",
    responses((status = 200, body = Sessions), (status = 401, body = Problem)))]
pub(crate) async fn list(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
) -> Result<Json<Sessions>, Problem> {
    let who = caller.account()?;
    let sessions = house.store.sessions(who.account.clone()).await.map_err(|error| Problem::store(&error))?;
    let shown = sessions.into_iter().map(|session| SessionShown {
        session: session.number,
        device: session.device,
        since: session.begun_on.to_string(),
        last_seen: session.seen_on.to_string(),
        this: session.token == who.session,
    });
    Ok(Json(Sessions { sessions: shown.collect() }))
}

/// Ends one of your sessions.
#[utoipa::path(post, path = "/api/v1/account/sessions/{session}/end", tag = "account",
    params(("session" = u64, Path, description = "Number of the session")),
    responses((status = 204), (status = 401, body = Problem), (status = 404, body = Problem)))]
pub(crate) async fn end(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    PathWord(session): PathWord,
) -> Result<StatusCode, Problem> {
    let who = caller.account()?;
    let number = session.parse().map_err(|_| Problem::NotFound(Missing::Session))?;
    accounts::end_session(&house, &who, number).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Ends all your sessions but this one.
#[utoipa::path(post, path = "/api/v1/account/sign-out-others", tag = "account",
    responses((status = 204), (status = 401, body = Problem)))]
pub(crate) async fn end_others(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
) -> Result<StatusCode, Problem> {
    let who = caller.account()?;
    accounts::end_other_sessions(&house, &who).await?;
    Ok(StatusCode::NO_CONTENT)
}
