//! The board as text.

use crate::house::House;
use crate::problem::Problem;
use crate::tables::ask;
use crate::web::path::TablePath;
use crate::web::token::OptionalToken;
use axum::extract::State;
use futures_util::FutureExt;
use std::sync::Arc;

/// The board as you see it, drawn as plain text.
#[utoipa::path(get, path = "/api/v1/tables/{table}/drawing", tag = "play",
    params(("table" = String, Path, description = "Id of the table")),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 409, body = Problem)))]
pub(crate) async fn drawing(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    TablePath(table): TablePath,
) -> Result<String, Problem> {
    let token = caller.hash();
    ask(&house, &table, move |table| table.drawing(token).boxed()).await
}
