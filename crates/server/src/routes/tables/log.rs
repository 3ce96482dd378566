//! What was told to everyone.

use crate::erased::Wording;
use crate::house::House;
use crate::problem::Problem;
use crate::table::Log;
use crate::tables::ask;
use crate::web::path::TablePath;
use crate::web::token::OptionalToken;
use axum::Json;
use axum::extract::State;
use futures_util::FutureExt;
use std::sync::Arc;

/// All public events so far, without those that were undone.
#[utoipa::path(get, path = "/api/v1/tables/{table}/log", tag = "play",
    params(("table" = String, Path, description = "Id of the table"),
        ("texts" = Option<String>, Query, description = "The language of the texts (`en`, `cs`, `sk` or `pl`); bots then have their names in it")),
    responses((status = 200, body = Log), (status = 400, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(crate) async fn log(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    TablePath(table): TablePath,
    wording: Wording,
) -> Result<Json<Log>, Problem> {
    let token = caller.hash();
    Ok(Json(ask(&house, &table, move |table| table.log(token, wording).boxed()).await?))
}
