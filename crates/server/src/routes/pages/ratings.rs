//! The page of those who play a game best.

use super::reply::page;
use crate::house::House;
use crate::introduction::shown;
use crate::problem::{Missing, Problem};
use crate::routes::ratings::best;
use crate::web::session::{PageProblem, Session};
use axum::extract::{Path, State};
use axum::response::Response;
use benben_games::assets;
use benben_web::pages::{self, BestRow, BestShown};
use std::sync::Arc;

/// The best at a game.
pub(crate) async fn show(
    State(house): State<Arc<House>>,
    session: Session,
    Path(game): Path<String>,
) -> Result<Response, PageProblem> {
    let texts = session.texts();
    let titled = |id: &'static str| Some((id, shown(id, texts)?.title));
    let game = shown(&game, texts).ok_or_else(|| session.problem(Problem::NotFound(Missing::Game)))?;
    let best = best(&house, game.meta.id).await.map_err(|problem| session.problem(problem))?;
    let row = |rating: benben_store::StoredRating| BestRow {
        name: rating.name,
        points: rating.skill.rating.round() as i32,
        deviation: rating.skill.deviation.round() as i32,
        games: rating.games,
    };
    let best = BestShown {
        game: game.meta.id,
        title: game.title,
        games: benben_games::ids().filter_map(titled).collect(),
        rows: best.into_iter().map(row).collect(),
    };
    Ok(page(pages::best(&best, texts, assets())))
}
