//! Filling an open seat with a bot.

use crate::bot_name::BotName;
use crate::house::House;
use crate::problem::Problem;
use crate::tables::ask;
use crate::web::body::JsonBody;
use crate::web::path::{SeatPath, TablePath};
use crate::web::token::OptionalToken;
use axum::extract::State;
use axum::http::StatusCode;
use futures_util::FutureExt;
use serde::Deserialize;
use std::sync::Arc;
use utoipa::ToSchema;

/// Which bot.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SeatBot {
    /// How strong.
    level: String,
}

/// Puts a bot on an open seat before the game, so that it can start. For the host.
#[utoipa::path(post, path = "/api/v1/tables/{table}/seats/{seat}/bot", tag = "seats", request_body = SeatBot,
    params(("table" = String, Path, description = "Id of the table"),
        ("seat" = u8, Path, description = "Number of the seat, from 1")),
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn seat_bot(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    TablePath(table): TablePath,
    SeatPath(seat): SeatPath,
    JsonBody(SeatBot { level }): JsonBody<SeatBot>,
) -> Result<StatusCode, Problem> {
    let asks = caller.known_as();
    let bot = BotName::named(&level)?;
    ask(&house, &table, move |table| table.seat_bot(asks, seat, bot).boxed()).await?;
    Ok(StatusCode::NO_CONTENT)
}
