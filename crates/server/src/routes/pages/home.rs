//! The first page.

use super::company::sheet;
use super::exercise::belongings;
use super::listing::{held, listed};
use super::lobby::hall;
use super::puzzles::of_the_day;
use super::reply::page;
use super::tournaments::open_cups;
use crate::house::House;
use crate::introduction::shown;
use crate::problem::Problem;
use crate::web::session::{PageProblem, Session};
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use benben_games::assets;
use benben_store::Status;
use benben_web::pages::{self, Home, Listed};
use std::sync::Arc;

/// Tables of one's own on the first page: the page of one's own has them all.
const MINE: usize = 3;

/// The first page.
pub(crate) async fn show(
    State(house): State<Arc<House>>,
    session: Session,
    headers: HeaderMap,
) -> Result<Response, PageProblem> {
    let texts = session.texts();
    let mine = mine(&house, &session).await.map_err(|problem| session.problem(problem))?;
    let hall = hall(&house, texts).await.map_err(|problem| session.problem(problem))?;
    let signed_in = session.signed_in().is_some();
    let games =
        benben_games::ids().filter_map(|id| Some(sheet(shown(id, texts)?, &headers, texts, signed_in)));
    let (games, puzzle) = (games.collect(), of_the_day(&house, texts));
    let belongings = belongings(&house, &session).await?;
    let cups = open_cups(&house, texts).await.map_err(|problem| session.problem(problem))?;
    Ok(page(pages::home(&Home { games, mine, hall, cups, puzzle, belongings }, texts, assets())))
}

/// What waits for me comes first; otherwise the newest.
async fn mine(house: &Arc<House>, session: &Session) -> Result<Vec<Listed>, Problem> {
    let mut mine = Vec::new();
    for table in held(house, session).await? {
        if matches!(table.status, Status::Gathering | Status::Playing) {
            mine.push(listed(house, &table, session).await);
        }
    }
    mine.sort_by_key(|table| !table.my_turn);
    mine.truncate(MINE);
    Ok(mine)
}
