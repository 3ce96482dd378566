//! Learning a game: what there is to learn, and what comes after it.

use super::exercise::belongings;
use super::reply::page;
use crate::house::House;
use crate::introduction::taught;
use crate::problem::{Missing, Problem};
use crate::web::session::{PageProblem, Session};
use axum::extract::{Path, State};
use axum::response::Response;
use benben_bots::Level;
use benben_games::assets;
use benben_web::pages::{self, Taught};
use std::sync::Arc;

/// The lessons of a game.
pub(crate) async fn show(
    State(house): State<Arc<House>>,
    session: Session,
    Path(game): Path<String>,
) -> Result<Response, PageProblem> {
    let taught = find(&session, &game)?;
    let belongings = belongings(&house, &session).await?;
    Ok(page(pages::learn(&taught, belongings.as_ref(), assets())))
}

/// After the last lesson: a first game.
pub(crate) async fn end(session: Session, Path(game): Path<String>) -> Result<Response, PageProblem> {
    Ok(page(pages::learned(&find(&session, &game)?, Level::Apprentice.name(), assets())))
}

/// The game that is taught.
pub(super) fn find(session: &Session, game: &str) -> Result<Taught, PageProblem> {
    taught(game, session.texts()).ok_or_else(|| session.problem(Problem::NotFound(Missing::Game)))
}
