//! Once more.

use crate::house::House;
use crate::problem::Problem;
use crate::tables::ask;
use crate::web::caller::Caller;
use crate::web::path::AtTable;
use axum::Json;
use axum::extract::State;
use futures_util::FutureExt;
use serde::Serialize;
use std::sync::Arc;
use utoipa::ToSchema;

/// The next game.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Rematch {
    /// Id of the new table. Your token holds your seat there.
    table: String,
}

/// Opens the next table with the same players, everyone one seat further. Asking again finds the same table.
#[utoipa::path(post, path = "/api/v1/tables/{table}/rematch", tag = "tables",
    params(("table" = String, Path, description = "Id of the finished table")),
    responses((status = 200, body = Rematch), (status = 401, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn rematch(
    State(house): State<Arc<House>>,
    caller: Caller,
    AtTable(table): AtTable,
) -> Result<Json<Rematch>, Problem> {
    let token = caller.hash();
    let rematched = ask(&house, &table, move |table| table.rematch(token).boxed()).await?;
    Ok(Json(Rematch { table: rematched.table.to_string() }))
}
