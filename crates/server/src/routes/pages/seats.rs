//! Sitting down, leaving, and bots that stand in.

use super::reply::{Sent, done, lead};
use crate::bot_name::BotName;
use crate::house::House;
use crate::tables::ask;
use crate::web::client::is_secure;
use crate::web::guest::{Guest, PageProblem};
use crate::web::path::AtTable;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use benben_core::Seat;
use benben_store::TokenHash;
use futures_util::FutureExt;
use serde::Deserialize;
use std::sync::Arc;

/// Which seat, and under which name.
#[derive(Debug, Deserialize)]
pub(crate) struct Sit {
    #[serde(default)]
    name: String,
    seat: Option<Seat>,
}

/// Takes an open seat.
pub(crate) async fn join(
    State(house): State<Arc<House>>,
    guest: Guest,
    AtTable(table): AtTable,
    headers: HeaderMap,
    Sent(sit): Sent<Sit>,
) -> Result<Response, PageProblem> {
    let newcomer = guest.newcomer();
    let token = TokenHash::of(&newcomer.token);
    let name = if sit.name.trim().is_empty() { guest.texts().say("name-guest") } else { sit.name };
    let seated = ask(&house, &table, move |table| {
        async move { table.sit(token, sit.seat, &name, None).await }.boxed()
    });
    seated.await.map_err(|problem| guest.problem(problem))?;
    Ok(lead(&format!("/t/{table}"), newcomer.cookie(is_secure(&house, &headers))))
}

/// Gives the seat up before the game.
pub(crate) async fn leave(
    State(house): State<Arc<House>>,
    guest: Guest,
    AtTable(table): AtTable,
) -> Result<Response, PageProblem> {
    let token = guest.hash();
    let left = ask(&house, &table, move |table| table.leave(token).boxed()).await;
    left.map_err(|problem| guest.problem(problem))?;
    Ok(lead("/", HeaderMap::new()))
}

/// For which seat.
#[derive(Debug, Deserialize)]
pub(crate) struct For {
    #[serde(rename = "for")]
    seat: Seat,
}

/// A bot plays for a seat until its player comes back.
pub(crate) async fn stand_in(
    State(house): State<Arc<House>>,
    guest: Guest,
    AtTable(table): AtTable,
    Sent(asked): Sent<For>,
) -> Result<Response, PageProblem> {
    let token = guest.hash();
    let stands = ask(&house, &table, move |table| table.stand_in(token, Some(asked.seat), None).boxed());
    stands.await.map(|_| done(&guest, &table)).map_err(|problem| guest.problem(problem))
}

/// The player is back.
pub(crate) async fn come_back(
    State(house): State<Arc<House>>,
    guest: Guest,
    AtTable(table): AtTable,
) -> Result<Response, PageProblem> {
    let token = guest.hash();
    let back = ask(&house, &table, move |table| table.come_back(token).boxed()).await;
    back.map(|_| done(&guest, &table)).map_err(|problem| guest.problem(problem))
}

/// A bot takes a free seat.
pub(crate) async fn bot(
    State(house): State<Arc<House>>,
    guest: Guest,
    AtTable(table): AtTable,
    Sent(asked): Sent<For>,
) -> Result<Response, PageProblem> {
    let token = guest.hash();
    let seated = ask(&house, &table, move |table| table.seat_bot(token, asked.seat, BotName::USUAL).boxed());
    seated.await.map(|_| done(&guest, &table)).map_err(|problem| guest.problem(problem))
}
