//! Giving up the game.

use crate::house::House;
use crate::problem::Problem;
use crate::tables::ask;
use crate::web::path::TablePath;
use crate::web::token::OptionalToken;
use axum::extract::State;
use axum::http::StatusCode;
use futures_util::FutureExt;
use std::sync::Arc;

/// Resigns. If there's nobody left to play against, the game is over; otherwise a bot finishes it for you.
#[utoipa::path(post, path = "/api/v1/tables/{table}/resign", tag = "play",
    params(("table" = String, Path, description = "Id of the table")),
    responses((status = 204), (status = 401, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn resign(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    TablePath(table): TablePath,
) -> Result<StatusCode, Problem> {
    let token = caller.hash();
    ask(&house, &table, move |table| table.resign(token).boxed()).await?;
    Ok(StatusCode::NO_CONTENT)
}
