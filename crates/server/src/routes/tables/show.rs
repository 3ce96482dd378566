//! The table as the caller sees it.

use super::json;
use crate::erased::Wording;
use crate::house::House;
use crate::problem::Problem;
use crate::table::Snapshot;
use crate::tables::ask;
use crate::web::path::TablePath;
use crate::web::token::OptionalToken;
use axum::extract::State;
use axum::response::Response;
use futures_util::FutureExt;
use std::sync::Arc;

/// The whole table as you see it now: your view, your legal actions, who sits where.
#[utoipa::path(get, path = "/api/v1/tables/{table}", tag = "play",
    params(("table" = String, Path, description = "Id of the table"),
        ("texts" = Option<String>, Query, description = "A language (`en`, `cs`, `sk` or `pl`): your actions then also have their `picks` and a `text`")),
    responses((status = 200, body = Snapshot<'_>), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(crate) async fn show(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    TablePath(table): TablePath,
    wording: Wording,
) -> Result<Response, Problem> {
    let token = caller.hash();
    let frame = ask(&house, &table, move |table| table.look(token, wording).boxed()).await?;
    Ok(json(frame.json()))
}
