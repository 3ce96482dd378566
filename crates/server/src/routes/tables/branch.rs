//! Playing on from a moment of a finished game.

use crate::accounts::seat_name;
use crate::bot_name::BotName;
use crate::house::House;
use crate::problem::Problem;
use crate::table::{BranchWish, Seated};
use crate::tables::ask;
use crate::web::body::JsonBody;
use crate::web::client::Client;
use crate::web::path::TablePath;
use crate::web::token::OptionalToken;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use benben_core::Seat;
use benben_store::TokenHash;
use futures_util::FutureExt;
use serde::Deserialize;
use std::sync::Arc;
use utoipa::ToSchema;

/// From where on, and as whom.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlayOn {
    /// After so many steps; 0 is the deal.
    step: usize,
    /// Your seat there. Without it the one you had, or whose turn it is.
    #[serde(default)]
    #[schema(value_type = Option<u8>)]
    seat: Option<Seat>,
    /// Your name.
    name: String,
    /// The level of all bots; without it those who were there keep theirs.
    #[serde(default)]
    level: Option<String>,
}

/// Opens a table at which a finished game goes on from this step, against bots and with other luck. It isn't a real game: its record says
/// where it branches off, and there is no fair deal to check.
#[utoipa::path(post, path = "/api/v1/tables/{table}/branch", tag = "tables", request_body = PlayOn,
    params(("table" = String, Path, description = "Id of the finished table")),
    responses((status = 201, body = Seated), (status = 409, body = Problem, description = "The game isn't over, or nobody can play on from there"),
        (status = 422, body = Problem), (status = 429, body = Problem), (status = 503, body = Problem)))]
pub(crate) async fn branch(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    client: Client,
    TablePath(table): TablePath,
    JsonBody(asked): JsonBody<PlayOn>,
) -> Result<impl IntoResponse, Problem> {
    let (asks, who) = (caller.hash(), caller.signed_in().map(|who| &**who));
    let name = seat_name(who, &asked.name)?;
    let seat_token = caller.or_issue(&house).await?;
    let wish = BranchWish {
        step: asked.step,
        seat: asked.seat,
        level: asked.level.as_deref().map(BotName::named).transpose()?,
        name,
        token: TokenHash::of(&seat_token.token),
        client,
    };
    let branched = ask(&house, &table, move |table| table.branch_off(asks, wish).boxed()).await?;
    let seated = Seated { table: branched.id.to_string(), seat: branched.seat, token: seat_token.told() };
    Ok((StatusCode::CREATED, Json(seated)))
}
