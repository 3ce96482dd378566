//! Chairs before the game: freeing one that a bot has, and putting an open one away.

use crate::house::House;
use crate::problem::Problem;
use crate::tables::ask;
use crate::web::path::{SeatPath, TablePath};
use crate::web::token::OptionalToken;
use axum::extract::State;
use axum::http::StatusCode;
use futures_util::FutureExt;
use std::sync::Arc;

/// Frees a seat that a bot has, before the game, so that somebody else can have it. For the host.
#[utoipa::path(post, path = "/api/v1/tables/{table}/seats/{seat}/free", tag = "seats",
    params(("table" = String, Path, description = "Id of the table"),
        ("seat" = u8, Path, description = "Number of the seat, from 1")),
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn free(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    TablePath(table): TablePath,
    SeatPath(seat): SeatPath,
) -> Result<StatusCode, Problem> {
    let asks = caller.known_as();
    ask(&house, &table, move |table| table.free_seat(asks, seat).boxed()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Removes an open seat before the game: fewer people play, and later seats move up by one. If nobody else is missing,
/// the game starts, unless the host is to start it. For the host.
#[utoipa::path(post, path = "/api/v1/tables/{table}/seats/{seat}/drop", tag = "seats",
    params(("table" = String, Path, description = "Id of the table"),
        ("seat" = u8, Path, description = "Number of the seat, from 1")),
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 409, body = Problem),
        (status = 422, body = Problem)))]
pub(crate) async fn drop_seat(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    TablePath(table): TablePath,
    SeatPath(seat): SeatPath,
) -> Result<StatusCode, Problem> {
    let asks = caller.known_as();
    ask(&house, &table, move |table| table.drop_seat(asks, seat).boxed()).await?;
    Ok(StatusCode::NO_CONTENT)
}
