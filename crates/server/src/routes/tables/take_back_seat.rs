//! Coming back.

use crate::house::House;
use crate::problem::Problem;
use crate::tables::ask;
use crate::web::path::TablePath;
use crate::web::token::OptionalToken;
use axum::extract::State;
use axum::http::StatusCode;
use futures_util::FutureExt;
use std::sync::Arc;

/// Takes your seat back from the bot that is filling in for you. Playing an action does the same.
#[utoipa::path(post, path = "/api/v1/tables/{table}/come-back", tag = "seats",
    params(("table" = String, Path, description = "Id of the table")),
    responses((status = 204), (status = 401, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn take_back_seat(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    TablePath(table): TablePath,
) -> Result<StatusCode, Problem> {
    let token = caller.hash();
    ask(&house, &table, move |table| table.come_back(token).boxed()).await?;
    Ok(StatusCode::NO_CONTENT)
}
