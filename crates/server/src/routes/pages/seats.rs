//! Sitting down, leaving, and bots that stand in.

use super::reply::{FormBody, done, redirect};
use crate::accounts::called;
use crate::bot_name::BotName;
use crate::house::House;
use crate::table::{Arrival, Called};
use crate::tables::ask;
use crate::web::client::Secure;
use crate::web::path::TablePath;
use crate::web::session::{PageProblem, Session};
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
    session: Session,
    TablePath(table): TablePath,
    secure: Secure,
    FormBody(sit): FormBody<Sit>,
) -> Result<Response, PageProblem> {
    let seat_token = session.seat_token(&house).await?;
    let token = TokenHash::of(&seat_token.token);
    let called = match (sit.name.trim(), session.signed_in()) {
        ("", None) => Called::Somehow(session.texts().say("name-guest")),
        (name, who) => called(who.map(|who| &**who), name).map_err(|problem| session.problem(problem))?,
    };
    let known_as = session.known_as();
    let seated = ask(&house, &table, move |table| {
        async move { table.sit(token, &known_as, sit.seat, &called, None, Arrival::Waits).await }.boxed()
    });
    seated.await.map_err(|problem| session.problem(problem))?;
    Ok(redirect(&format!("/t/{table}"), seat_token.cookie(secure)))
}

/// Gives the seat up before the game.
pub(crate) async fn leave(
    State(house): State<Arc<House>>,
    session: Session,
    TablePath(table): TablePath,
) -> Result<Response, PageProblem> {
    let token = session.hash();
    let left = ask(&house, &table, move |table| table.leave(token).boxed()).await;
    left.map_err(|problem| session.problem(problem))?;
    Ok(redirect("/", HeaderMap::new()))
}

/// For which seat.
#[derive(Debug, Deserialize)]
pub(crate) struct For {
    #[serde(rename = "for")]
    pub(super) seat: Seat,
}

/// A bot plays for a seat until its player comes back.
pub(crate) async fn stand_in(
    State(house): State<Arc<House>>,
    session: Session,
    TablePath(table): TablePath,
    FormBody(asked): FormBody<For>,
) -> Result<Response, PageProblem> {
    let token = session.hash();
    let stands = ask(&house, &table, move |table| table.stand_in(token, Some(asked.seat), None).boxed());
    stands.await.map(|_| done(&session, &table)).map_err(|problem| session.problem(problem))
}

/// The player is back.
pub(crate) async fn come_back(
    State(house): State<Arc<House>>,
    session: Session,
    TablePath(table): TablePath,
) -> Result<Response, PageProblem> {
    let token = session.hash();
    let back = ask(&house, &table, move |table| table.come_back(token).boxed()).await;
    back.map(|_| done(&session, &table)).map_err(|problem| session.problem(problem))
}

/// Which bot, on which seat.
#[derive(Debug, Deserialize)]
pub(crate) struct BotFor {
    #[serde(rename = "for")]
    seat: Seat,
    level: Option<String>,
}

/// Frees a seat that a bot has.
pub(crate) async fn free(
    State(house): State<Arc<House>>,
    session: Session,
    TablePath(table): TablePath,
    FormBody(asked): FormBody<For>,
) -> Result<Response, PageProblem> {
    let asks = session.known_as();
    let freed = ask(&house, &table, move |table| table.free_seat(asks, asked.seat).boxed()).await;
    freed.map(|_| done(&session, &table)).map_err(|problem| session.problem(problem))
}

/// Puts an open seat away.
pub(crate) async fn drop_seat(
    State(house): State<Arc<House>>,
    session: Session,
    TablePath(table): TablePath,
    FormBody(asked): FormBody<For>,
) -> Result<Response, PageProblem> {
    let asks = session.known_as();
    let dropped = ask(&house, &table, move |table| table.drop_seat(asks, asked.seat).boxed()).await;
    dropped.map(|_| done(&session, &table)).map_err(|problem| session.problem(problem))
}

/// A bot takes a free seat.
pub(crate) async fn bot(
    State(house): State<Arc<House>>,
    session: Session,
    TablePath(table): TablePath,
    FormBody(asked): FormBody<BotFor>,
) -> Result<Response, PageProblem> {
    let level = asked.level.as_deref().map_or(Ok(BotName::USUAL), BotName::named);
    let (asks, level) = (session.known_as(), level.map_err(|problem| session.problem(problem))?);
    let seated = ask(&house, &table, move |table| table.seat_bot(asks, asked.seat, level).boxed());
    seated.await.map(|_| done(&session, &table)).map_err(|problem| session.problem(problem))
}
