//! What can be played, with whom.

use axum::Json;
use serde::Serialize;
use utoipa::ToSchema;

/// What can be played, with whom.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Games {
    /// The games.
    games: Vec<GameShown>,
    /// The bots' levels, weakest first.
    #[schema(value_type = Vec<String>)]
    bots: &'static [&'static str],
}

/// A game.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct GameShown {
    /// What the API calls it.
    #[schema(value_type = String)]
    id: &'static str,
    /// What is printed on the box.
    #[schema(value_type = String)]
    title: &'static str,
    /// Fewest seats.
    min_seats: usize,
    /// Most seats.
    max_seats: usize,
    /// Version of the rules.
    rules_version: u32,
    /// What is chosen before the game.
    options: Vec<ChoiceShown>,
}

/// An option of the game.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ChoiceShown {
    /// Its name.
    #[schema(value_type = String)]
    key: &'static str,
    /// Its values; the first is the default.
    #[schema(value_type = Vec<String>)]
    values: &'static [&'static str],
}

/// The games, with their options and bots.
#[utoipa::path(get, path = "/api/v1/games", tag = "games", responses((status = 200, body = Games)))]
pub(crate) async fn list() -> Json<Games> {
    let games = benben_games::metas().iter().map(|meta| GameShown {
        id: meta.id,
        title: meta.title,
        min_seats: meta.min_seats,
        max_seats: meta.max_seats,
        rules_version: meta.rules_version,
        options: meta
            .options
            .iter()
            .map(|choice| ChoiceShown { key: choice.key, values: choice.values })
            .collect(),
    });
    Json(Games { games: games.collect(), bots: benben_bots::BOTS })
}
