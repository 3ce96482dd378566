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

/// Undoes your latest action: at once if nobody learned anything from it; otherwise all other people are asked first.
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

/// Whether somebody else can undo an action.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct UndoAnswer {
    /// `true` to allow it.
    agree: bool,
}

/// Answers somebody who asks to undo an action. It is undone once all others agree; if one declines, it stays.
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
