//! Who plays a game best.

use crate::house::House;
use crate::problem::{Missing, Problem};
use crate::ratings::PROVISIONAL;
use axum::Json;
use axum::extract::{Path, State};
use benben_store::StoredRating;
use serde::Serialize;
use std::sync::Arc;
use utoipa::ToSchema;

/// Nobody reads longer lists.
const MOST: u32 = 100;

/// The best at a game.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Best {
    /// The best first. Only established ratings, of people who show theirs.
    ratings: Vec<Rated>,
}

/// How well somebody plays.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Rated {
    /// What they are called.
    name: String,
    /// In points: 1500 is where everybody begins.
    rating: i32,
    /// How far off that may be: one standard deviation.
    deviation: i32,
    /// After so many rated games.
    games: u32,
}

/// The best at a game, as far as they are known well enough.
pub(crate) async fn best(house: &House, game: &str) -> Result<Vec<StoredRating>, Problem> {
    if !benben_games::ids().any(|id| id == game) {
        return Err(Problem::NotFound(Missing::Game));
    }
    house.store.best(game.to_owned(), PROVISIONAL, MOST).await.map_err(|error| Problem::store(&error))
}

/// The best at a game, by rating. Only those whose rating is established are listed.
#[utoipa::path(get, path = "/api/v1/games/{game}/ratings", tag = "games",
    params(("game" = String, Path, description = "Id of the game")),
    responses((status = 200, body = Best), (status = 404, body = Problem)))]
pub(crate) async fn list(
    State(house): State<Arc<House>>,
    Path(game): Path<String>,
) -> Result<Json<Best>, Problem> {
    let rated = |rating: StoredRating| Rated {
        name: rating.name,
        rating: rating.skill.rating.round() as i32,
        deviation: rating.skill.deviation.round() as i32,
        games: rating.games,
    };
    Ok(Json(Best { ratings: best(&house, &game).await?.into_iter().map(rated).collect() }))
}
