//! Letting a bot stand in.

use crate::bot_name::BotName;
use crate::house::House;
use crate::problem::Problem;
use crate::tables::ask;
use crate::web::body::JsonBody;
use crate::web::path::TablePath;
use crate::web::token::OptionalToken;
use axum::extract::State;
use axum::http::StatusCode;
use benben_core::Seat;
use futures_util::FutureExt;
use serde::Deserialize;
use std::sync::Arc;
use utoipa::ToSchema;

/// For whom, and how strong.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct StandIn {
    /// The seat; without it, your own.
    #[serde(default)]
    #[schema(value_type = Option<u8>)]
    seat: Option<Seat>,
    /// The bot's level; without it, the usual one.
    #[serde(default)]
    level: Option<String>,
}

/// Lets a bot stand in: for you at any time, for another player when the table waits for them and they are absent.
#[utoipa::path(post, path = "/api/v1/tables/{table}/stand-in", tag = "seats", request_body = StandIn,
    params(("table" = String, Path, description = "Id of the table")),
    responses((status = 204), (status = 401, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn stand_in(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    TablePath(table): TablePath,
    JsonBody(StandIn { seat, level }): JsonBody<StandIn>,
) -> Result<StatusCode, Problem> {
    let token = caller.hash();
    let bot = level.as_deref().map(BotName::named).transpose()?;
    ask(&house, &table, move |table| table.stand_in(token, seat, bot).boxed()).await?;
    Ok(StatusCode::NO_CONTENT)
}
