//! Playing an action.

use crate::house::House;
use crate::problem::Problem;
use crate::table::Acknowledged;
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

/// An action of your seat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Act {
    /// Its number among your seat's actions: `you.number` of the snapshot.
    number: u64,
    /// The action in the game's notation.
    action: String,
}

/// Plays an action. By the time you get the answer, the action is on disk. It does no harm to send the same one again.
#[utoipa::path(post, path = "/api/v1/tables/{table}/actions", tag = "play", request_body = Act,
    params(("table" = String, Path, description = "Id of the table")),
    responses((status = 200, body = Acknowledged), (status = 401, body = Problem),
        (status = 409, body = Problem, description = "A different number is next, or the game isn't being played"),
        (status = 422, body = Problem, description = "A rule forbids it; the answer names the rule")))]
pub(crate) async fn act(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    TablePath(table): TablePath,
    JsonBody(Act { number, action }): JsonBody<Act>,
) -> Result<Json<Acknowledged>, Problem> {
    let token = caller.hash();
    let played =
        ask(&house, &table, move |table| async move { table.play_by(token, number, &action).await }.boxed());
    Ok(Json(played.await?))
}
