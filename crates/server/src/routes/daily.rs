//! The deal of the day, for programs.

use crate::accounts::{KeptNames, seat_name};
use crate::daily::{self, DealOfTheDay, OPPONENT};
use crate::house::House;
use crate::problem::Problem;
use crate::table::Seated;
use crate::web::body::JsonBody;
use crate::web::client::Client;
use crate::web::path::DayPath;
use crate::web::token::OptionalToken;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use benben_bots::Account;
use benben_core::{Commitment, Day, Seat, Secret, Seed};
use benben_store::{StoredTry, TokenHash, Trier};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

/// Days that are listed.
const LISTED: i64 = daily::KEPT;

/// A game's deal of one day, the same for everybody.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct DailyDeal {
    /// The day in UTC, such as `2026-11-17`.
    #[schema(value_type = String)]
    day: Day,
    /// Id of the game.
    game: &'static str,
    /// The seat that everybody has in it.
    #[schema(value_type = u8)]
    seat: Seat,
    /// The bot in every other seat.
    opponent: &'static str,
    /// When the secret was drawn.
    drawn_at: String,
    /// The hash of the secret.
    #[schema(value_type = String)]
    commitment: Commitment,
    /// The secret, once the day is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = String)]
    secret: Option<Secret>,
    /// The seed that follows from it, once the day is over. Players don't add nonces; in their place is `daily 2026-11-17`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = String)]
    seed: Option<Seed>,
}

/// The deals there are.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct DailyDeals {
    /// Today in UTC.
    #[schema(value_type = String)]
    today: Day,
    /// Tomorrow's, today's and earlier ones, the newest first.
    deals: Vec<DailyDeal>,
}

/// How somebody did.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct DailyResult {
    /// What they are called; for bots, their level.
    name: String,
    /// Is it a name that they keep? A guest may be called as they like.
    keeps_name: bool,
    /// Is it a bot, in the place of a person?
    bot: bool,
    /// The share of the win.
    share: f64,
    /// The points.
    points: i32,
    /// Where the result came from, as shares of the win that add up, once that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Object)]
    account: Option<Account>,
}

/// A deal with its board.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct DailyBoard {
    #[serde(flatten)]
    deal: DailyDeal,
    /// The table of your try, if you have begun it.
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<String>,
    /// Your result.
    #[serde(skip_serializing_if = "Option::is_none")]
    yours: Option<DailyResult>,
    /// Everybody's results, those of bots first: once you have finished your try, or the day is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    board: Option<Vec<DailyResult>>,
}

/// Who plays.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlayDaily {
    /// What others call you.
    name: String,
}

/// The deals of the day: tomorrow's, today's and those of the last month.
#[utoipa::path(get, path = "/api/v1/daily", tag = "daily", responses((status = 200, body = DailyDeals)))]
pub(crate) async fn list(State(house): State<Arc<House>>) -> Result<Json<DailyDeals>, Problem> {
    let deals = daily::deals(&house, LISTED).await?;
    Ok(Json(DailyDeals { today: house.config.clock.today(), deals: deals.iter().map(shown).collect() }))
}

fn shown(deal: &DealOfTheDay) -> DailyDeal {
    let public = deal.shown();
    DailyDeal {
        day: deal.day(),
        game: deal.meta.id,
        seat: deal.seat(),
        opponent: OPPONENT.name(),
        drawn_at: crate::date::iso(deal.stored.drawn_at),
        commitment: deal.stored.secret.commitment(),
        secret: public.map(|(secret, _)| secret),
        seed: public.map(|(_, seed)| seed),
    }
}

/// One deal with its board, which you see once you have finished your try, or when the day is over.
#[utoipa::path(get, path = "/api/v1/daily/{day}/{game}", tag = "daily",
    params(("day" = String, Path, description = "The day, such as `2026-11-17`"),
        ("game" = String, Path, description = "Id of the game")),
    responses((status = 200, body = DailyBoard), (status = 404, body = Problem)))]
pub(crate) async fn show(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    DayPath { day, game }: DayPath,
) -> Result<Json<DailyBoard>, Problem> {
    let deal = daily::deal(&house, day, &game).await?;
    let own = deal.try_of(&house, caller.hash()).await?;
    let board = deal.board(&house, own.as_ref()).await?;
    let kept = daily::kept(&house, board.iter().flatten().chain(&own)).await?;
    let result = |one: &StoredTry| result(one, &kept);
    Ok(Json(DailyBoard {
        deal: shown(&deal),
        table: own.as_ref().and_then(|own| own.table.as_ref()).map(ToString::to_string),
        yours: own.as_ref().and_then(result),
        board: board.map(|board| board.iter().filter_map(result).collect()),
    }))
}

fn result(one: &StoredTry, kept: &KeptNames) -> Option<DailyResult> {
    let result = one.result.as_ref()?;
    let (name, bot, keeps_name) = match &one.by {
        Trier::Bot(level) => (level.clone(), true, false),
        Trier::Holder(holder) => (one.name.clone(), false, kept.is_kept(Some(*holder), &one.name)),
    };
    let account = result.account.as_deref().and_then(|text| serde_json::from_str(text).ok());
    Some(DailyResult { name, keeps_name, bot, share: result.share, points: result.points, account })
}

/// Plays a deal. While its day lasts, the first table you are given is the one that counts, and asking again leads to it;
/// afterwards you play just for fun.
#[utoipa::path(post, path = "/api/v1/daily/{day}/{game}", tag = "daily", request_body = PlayDaily,
    params(("day" = String, Path, description = "The day, such as `2026-11-17`"),
        ("game" = String, Path, description = "Id of the game")),
    responses((status = 201, body = Seated), (status = 404, body = Problem), (status = 422, body = Problem),
        (status = 429, body = Problem)))]
pub(crate) async fn play(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    client: Client,
    DayPath { day, game }: DayPath,
    JsonBody(asked): JsonBody<PlayDaily>,
) -> Result<impl IntoResponse, Problem> {
    let deal = daily::deal(&house, day, &game).await?;
    let who = caller.signed_in().map(|who| &**who);
    let name = seat_name(who, &asked.name)?;
    let seat_token = caller.or_issue(&house).await?;
    let table = deal.play(&house, TokenHash::of(&seat_token.token), &name, client).await?;
    let seated = Seated { table: table.to_string(), seat: deal.seat(), token: seat_token.told() };
    Ok((StatusCode::CREATED, Json(seated)))
}
