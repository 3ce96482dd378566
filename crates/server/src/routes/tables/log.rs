//! What was told to everyone.

use crate::erased;
use crate::house::House;
use crate::problem::Problem;
use crate::tables::ask;
use crate::web::path::TablePath;
use crate::web::token::OptionalToken;
use axum::Json;
use axum::extract::State;
use futures_util::FutureExt;
use serde::Serialize;
use std::sync::Arc;
use utoipa::ToSchema;

/// Everything that was told to everyone.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Log {
    /// The events, first to last. Their form is the game's own.
    #[schema(value_type = Vec<Object>)]
    events: Vec<erased::Json>,
}

/// Everything that was told to everyone so far. What was taken back is not in it.
#[utoipa::path(get, path = "/api/v1/tables/{table}/log", tag = "play",
    params(("table" = String, Path, description = "Id of the table")),
    responses((status = 200, body = Log), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(crate) async fn log(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    TablePath(table): TablePath,
) -> Result<Json<Log>, Problem> {
    let token = caller.hash();
    let events = ask(&house, &table, move |table| table.log(token).boxed()).await?;
    Ok(Json(Log { events }))
}
