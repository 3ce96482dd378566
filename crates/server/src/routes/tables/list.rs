//! Lists of tables.

use crate::accounts::KeptNames;
use crate::house::House;
use crate::problem::Problem;
use crate::ratings::Listed as Rated;
use crate::web::query::QueryParams;
use crate::web::token::OptionalToken;
use axum::Json;
use axum::extract::State;
use benben_store::{Holder, Listing, Status, StoredSeat, TableSummary};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

/// Nobody reads longer lists.
const MOST: u32 = 100;

/// Which tables.
#[derive(Debug, Deserialize)]
pub(crate) struct Which {
    mine: Option<bool>,
}

/// Tables, the newest first.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct List {
    /// The tables.
    tables: Vec<Listed>,
}

/// A table in a list.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Listed {
    /// Its id.
    table: String,
    /// The code to join by.
    code: Option<String>,
    /// Id of the game.
    game: String,
    /// What was chosen, as `key=value key=value`.
    options: String,
    /// `gathering`, `playing`, `over` or `closed`.
    #[schema(value_type = String)]
    status: Status,
    /// The time limit.
    pace: String,
    /// Whether anyone with the link can watch.
    spectators: bool,
    /// The table whose game this one branches off from, if it does.
    #[serde(skip_serializing_if = "Option::is_none")]
    branch_of: Option<String>,
    /// Whether ratings follow from it.
    rated: bool,
    /// The names of the players; empty for open seats.
    players: Vec<String>,
    /// Which of them keep that name, in the same order. A guest may be called as they like.
    kept: Vec<bool>,
    /// How well they play this game, in points and in the same order, as far as they show it to everyone.
    ratings: Vec<Option<i32>>,
    /// When it was opened, in unix milliseconds.
    created_at: i64,
}

/// Tables that are looking for players, or with `mine=true` those where you have a seat. The newest come first.
#[utoipa::path(get, path = "/api/v1/tables", tag = "tables",
    params(("mine" = Option<bool>, Query, description = "Only those where you have a seat")),
    responses((status = 200, body = List), (status = 401, body = Problem)))]
pub(crate) async fn list(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    QueryParams(which): QueryParams<Which>,
) -> Result<Json<List>, Problem> {
    let listing = if which.mine.unwrap_or(false) {
        Listing::HeldBy(caller.hash().ok_or(Problem::NoSeat)?)
    } else {
        Listing::Open
    };
    let tables = house.store.list(listing, MOST).await.map_err(|error| Problem::store(&error))?;
    let rated = Rated::at(&house, &tables).await?;
    let kept = KeptNames::at(&house, &tables).await?;
    Ok(Json(List { tables: tables.into_iter().map(|table| listed(table, &rated, &kept)).collect() }))
}

fn listed(table: TableSummary, rated: &Rated, kept: &KeptNames) -> Listed {
    let rating = |seat: &StoredSeat| rated.rating(&table.game, seat.token).map(|rating| rating.points);
    Listed {
        kept: table.seats.iter().map(|seat| kept.is_kept(seat.token, &seat.name)).collect(),
        ratings: table.seats.iter().map(rating).collect(),
        table: table.id.to_string(),
        code: table.code.map(String::from),
        game: table.game,
        options: table.options,
        status: table.status,
        pace: table.pace,
        spectators: table.spectators,
        branch_of: table.branch_of.map(|id| id.to_string()),
        rated: table.rated,
        players: table.seats.into_iter().map(player).collect(),
        created_at: table.created_at,
    }
}

fn player(seat: StoredSeat) -> String {
    if seat.holder == Holder::Bot { seat.level } else { seat.name }
}
