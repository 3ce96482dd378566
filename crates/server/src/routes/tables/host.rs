//! What is the host's to decide before the game.

use crate::house::House;
use crate::problem::Problem;
use crate::table::Removal;
use crate::tables::ask;
use crate::web::path::{SeatPath, TablePath};
use crate::web::token::OptionalToken;
use axum::extract::State;
use axum::http::StatusCode;
use futures_util::FutureExt;
use std::sync::Arc;

/// Starts the game, once nobody is missing and everyone else is ready. For the host.
#[utoipa::path(post, path = "/api/v1/tables/{table}/start", tag = "tables",
    params(("table" = String, Path, description = "Id of the table")),
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn start(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    TablePath(table): TablePath,
) -> Result<StatusCode, Problem> {
    let asks = caller.known_as();
    ask(&house, &table, move |table| table.start(asks).boxed()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Closes the table before the game: nothing will be played here. For the host.
#[utoipa::path(post, path = "/api/v1/tables/{table}/close", tag = "tables",
    params(("table" = String, Path, description = "Id of the table")),
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn close(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    TablePath(table): TablePath,
) -> Result<StatusCode, Problem> {
    let asks = caller.known_as();
    ask(&house, &table, move |table| table.close(asks).boxed()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Takes a seat from somebody before the game. They can sit down again. For the host.
#[utoipa::path(post, path = "/api/v1/tables/{table}/seats/{seat}/remove", tag = "seats",
    params(("table" = String, Path, description = "Id of the table"),
        ("seat" = u8, Path, description = "Number of the seat, from 1")),
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn remove(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    TablePath(table): TablePath,
    SeatPath(seat): SeatPath,
) -> Result<StatusCode, Problem> {
    let asks = caller.known_as();
    ask(&house, &table, move |table| table.remove_person(asks, seat, Removal::Freed).boxed()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Takes a seat from somebody before the game, and keeps them from sitting down here again. For the host.
#[utoipa::path(post, path = "/api/v1/tables/{table}/seats/{seat}/block", tag = "seats",
    params(("table" = String, Path, description = "Id of the table"),
        ("seat" = u8, Path, description = "Number of the seat, from 1")),
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn block(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    TablePath(table): TablePath,
    SeatPath(seat): SeatPath,
) -> Result<StatusCode, Problem> {
    let asks = caller.known_as();
    ask(&house, &table, move |table| table.remove_person(asks, seat, Removal::Blocked).boxed()).await?;
    Ok(StatusCode::NO_CONTENT)
}
