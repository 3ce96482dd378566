//! Letting a bot stand in.

use crate::bot_name::BotName;
use crate::house::House;
use crate::problem::Problem;
use crate::table::StandIn;
use crate::tables::ask;
use crate::web::body::JsonBody;
use crate::web::path::TablePath;
use crate::web::token::OptionalToken;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use benben_core::Seat;
use futures_util::FutureExt;
use serde::Deserialize;
use std::sync::Arc;
use utoipa::ToSchema;

/// For whom, and how strong.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct StandInWish {
    /// The seat; without it, your own.
    #[serde(default)]
    #[schema(value_type = Option<u8>)]
    seat: Option<Seat>,
    /// The bot's level; without it, the default one.
    #[serde(default)]
    level: Option<String>,
}

/// Lets a bot fill in: for you at any time, and for another player who is absent and has to act, if all who are waiting
/// wish it. Until then the answer is 202 and says whose wish is missing.
#[utoipa::path(post, path = "/api/v1/tables/{table}/stand-in", tag = "seats", request_body = StandInWish,
    params(("table" = String, Path, description = "Id of the table")),
    responses((status = 202, body = StandIn), (status = 204), (status = 401, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn stand_in(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    TablePath(table): TablePath,
    JsonBody(StandInWish { seat, level }): JsonBody<StandInWish>,
) -> Result<Response, Problem> {
    let token = caller.hash();
    let bot = level.as_deref().map(BotName::named).transpose()?;
    let wish = ask(&house, &table, move |table| table.stand_in(token, seat, bot).boxed()).await?;
    if wish.stands_in {
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    Ok((StatusCode::ACCEPTED, Json(wish)).into_response())
}
