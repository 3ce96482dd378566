//! Join codes, for saying them across a room.

use crate::house::House;
use crate::problem::{Missing, Problem};
use crate::web::path::PathWord;
use axum::Json;
use axum::extract::State;
use benben_store::JoinCode;
use serde::Serialize;
use std::sync::Arc;
use utoipa::ToSchema;

/// The table with a code.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Found {
    /// Its id.
    table: String,
}

/// The table with this join code. Lower case, spaces and hyphens don't matter. Once the game has started it still leads
/// to the table, to watch.
#[utoipa::path(get, path = "/api/v1/codes/{code}", tag = "tables",
    params(("code" = String, Path, description = "The code, such as `K7PQ2M`")),
    responses((status = 200, body = Found), (status = 404, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn find(
    State(house): State<Arc<House>>,
    PathWord(code): PathWord,
) -> Result<Json<Found>, Problem> {
    let code: JoinCode = code.parse().map_err(|_| Problem::NotFound(Missing::Code))?;
    let table = house.store.table_by_code(code).await.map_err(|error| Problem::store(&error))?;
    let table = table.ok_or(Problem::NotFound(Missing::Code))?;
    Ok(Json(Found { table: table.to_string() }))
}
