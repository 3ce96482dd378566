//! What is the host's to decide before the game, from a page.

use super::reply::{FormBody, done};
use super::seats::For;
use crate::house::House;
use crate::table::Removal;
use crate::tables::ask;
use crate::web::path::TablePath;
use crate::web::session::{PageProblem, Session};
use axum::extract::State;
use axum::response::Response;
use futures_util::FutureExt;
use std::sync::Arc;

/// Starts the game.
pub(crate) async fn start(
    State(house): State<Arc<House>>,
    session: Session,
    TablePath(table): TablePath,
) -> Result<Response, PageProblem> {
    let asks = session.known_as();
    let started = ask(&house, &table, move |table| table.start(asks).boxed()).await;
    started.map(|()| done(&session, &table)).map_err(|problem| session.problem(problem))
}

/// Closes the table.
pub(crate) async fn close(
    State(house): State<Arc<House>>,
    session: Session,
    TablePath(table): TablePath,
) -> Result<Response, PageProblem> {
    let asks = session.known_as();
    let closed = ask(&house, &table, move |table| table.close(asks).boxed()).await;
    closed.map(|()| done(&session, &table)).map_err(|problem| session.problem(problem))
}

/// Takes a seat from somebody.
pub(crate) async fn remove(
    State(house): State<Arc<House>>,
    session: Session,
    TablePath(table): TablePath,
    FormBody(asked): FormBody<For>,
) -> Result<Response, PageProblem> {
    let asks = session.known_as();
    let removed =
        ask(&house, &table, move |table| table.remove_person(asks, asked.seat, Removal::Freed).boxed()).await;
    removed.map(|()| done(&session, &table)).map_err(|problem| session.problem(problem))
}

/// Takes a seat from somebody for good.
pub(crate) async fn block(
    State(house): State<Arc<House>>,
    session: Session,
    TablePath(table): TablePath,
    FormBody(asked): FormBody<For>,
) -> Result<Response, PageProblem> {
    let asks = session.known_as();
    let blocked =
        ask(&house, &table, move |table| table.remove_person(asks, asked.seat, Removal::Blocked).boxed())
            .await;
    blocked.map(|()| done(&session, &table)).map_err(|problem| session.problem(problem))
}
