//! Giving up a seat.

use crate::house::House;
use crate::problem::Problem;
use crate::tables::ask;
use crate::web::path::TablePath;
use crate::web::token::OptionalToken;
use axum::extract::State;
use axum::http::StatusCode;
use futures_util::FutureExt;
use std::sync::Arc;

/// Leaves your seat. In a running game that is for good: a bot plays on, and nobody else can take the seat. If the host
/// leaves before the game, the next person is the host; if nobody is left, the table is closed.
#[utoipa::path(post, path = "/api/v1/tables/{table}/leave", tag = "seats",
    params(("table" = String, Path, description = "Id of the table")),
    responses((status = 204), (status = 401, body = Problem)))]
pub(crate) async fn leave(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    TablePath(table): TablePath,
) -> Result<StatusCode, Problem> {
    let token = caller.hash();
    ask(&house, &table, move |table| table.leave(token).boxed()).await?;
    Ok(StatusCode::NO_CONTENT)
}
