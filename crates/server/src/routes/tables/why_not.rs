//! Why an action would not be legal.

use crate::house::House;
use crate::problem::Problem;
use crate::table::WhyNot;
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

/// An action you might play.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Ask {
    /// The action in the game's notation.
    action: String,
}

/// Would this action of your seat be legal now? If not, which rule forbids it, and which facts failed? Changes nothing.
#[utoipa::path(post, path = "/api/v1/tables/{table}/why-not", tag = "play", request_body = Ask,
    params(("table" = String, Path, description = "Id of the table")),
    responses((status = 200, body = WhyNot), (status = 400, body = Problem), (status = 401, body = Problem)))]
pub(crate) async fn why_not(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    TablePath(table): TablePath,
    JsonBody(Ask { action }): JsonBody<Ask>,
) -> Result<Json<WhyNot>, Problem> {
    let token = caller.hash();
    let answer = ask(&house, &table, move |table| async move { table.why_not(token, &action).await }.boxed());
    Ok(Json(answer.await?))
}
