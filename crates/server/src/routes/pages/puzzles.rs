//! Which puzzles there are, and which is today's.

use super::exercise::belongings;
use super::reply::{page, redirect};
use crate::house::House;
use crate::introduction::shown;
use crate::problem::{Missing, Problem};
use crate::puzzles::{self, Collection};
use crate::web::session::{PageProblem, Session};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use benben_games::assets;
use benben_web::Texts;
use benben_web::pages::{self, PuzzleList, PuzzleOfTheDay};
use std::sync::Arc;

/// The games with puzzles, and the puzzle of the day.
pub(crate) async fn all(State(house): State<Arc<House>>, session: Session) -> Result<Response, PageProblem> {
    let texts = session.texts();
    let games = puzzles::all().filter(|collection| !collection.is_empty());
    let games: Vec<PuzzleList> = games.filter_map(|collection| list(collection, texts)).collect();
    let belongings = belongings(&house, &session).await?;
    let today = of_the_day(&house, texts);
    Ok(page(pages::puzzles(&games, today.as_ref(), belongings.as_ref(), texts, assets())))
}

/// The puzzles of a game.
pub(crate) async fn of_game(
    State(house): State<Arc<House>>,
    session: Session,
    Path(game): Path<String>,
) -> Result<Response, PageProblem> {
    let texts = session.texts();
    let list = puzzles::of(&game).and_then(|collection| list(collection, texts));
    let list = list.ok_or_else(|| session.problem(Problem::NotFound(Missing::Game)))?;
    let belongings = belongings(&house, &session).await?;
    Ok(page(pages::puzzles_of(&list, belongings.as_ref(), texts, assets())))
}

/// Leads to the puzzle of the day.
pub(crate) async fn today(
    State(house): State<Arc<House>>,
    session: Session,
) -> Result<Response, PageProblem> {
    let (collection, number) = puzzles::of_the_day(puzzles::today(&house))
        .ok_or_else(|| session.problem(Problem::NotFound(Missing::Address)))?;
    Ok(redirect(&format!("/puzzles/{}/{number}", collection.game), HeaderMap::new()))
}

/// Today's puzzle, if any game has one.
pub(super) fn of_the_day(house: &House, texts: Texts) -> Option<PuzzleOfTheDay> {
    let (collection, number) = puzzles::of_the_day(puzzles::today(house))?;
    let found_by = collection.puzzle(number)?.found_by;
    Some(PuzzleOfTheDay { game: shown(collection.game, texts)?, number, found_by })
}

fn list(collection: &Collection, texts: Texts) -> Option<PuzzleList> {
    Some(PuzzleList { game: shown(collection.game, texts)?, found_by: collection.found_by() })
}
