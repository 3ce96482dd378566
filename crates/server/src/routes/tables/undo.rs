//! Taking back.

use crate::house::House;
use crate::problem::Problem;
use crate::table::Undone;
use crate::tables::ask;
use crate::web::body::JsonBody;
use crate::web::path::TablePath;
use crate::web::token::OptionalToken;
use axum::Json;
use axum::extract::State;
use futures_util::FutureExt;
use serde::Deserialize;
use std::sync::Arc;
use utoipa::ToSchema;

/// Takes back your latest action: at once while nobody learned anything by it; otherwise all other people are asked.
#[utoipa::path(post, path = "/api/v1/tables/{table}/undo", tag = "play",
    params(("table" = String, Path, description = "Id of the table")),
    responses((status = 200, body = Undone), (status = 401, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn undo(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    TablePath(table): TablePath,
) -> Result<Json<Undone>, Problem> {
    let token = caller.hash();
    Ok(Json(ask(&house, &table, move |table| table.ask_undo(token).boxed()).await?))
}

/// Whether somebody else may take back.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct UndoAnswer {
    /// May they?
    agree: bool,
}

/// Answers somebody who asks to take back. When all others agree it is taken back; one refusal ends the matter.
#[utoipa::path(post, path = "/api/v1/tables/{table}/undo/answer", tag = "play", request_body = UndoAnswer,
    params(("table" = String, Path, description = "Id of the table")),
    responses((status = 200, body = Undone), (status = 401, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn answer(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    TablePath(table): TablePath,
    JsonBody(UndoAnswer { agree }): JsonBody<UndoAnswer>,
) -> Result<Json<Undone>, Problem> {
    let token = caller.hash();
    Ok(Json(ask(&house, &table, move |table| table.answer_undo(token, agree).boxed()).await?))
}
