//! Learning a game: what there is to learn, and what comes after it.

use super::reply::page;
use crate::introduction::taught;
use crate::problem::{Missing, Problem};
use crate::web::session::{PageProblem, Session};
use axum::extract::Path;
use axum::response::Response;
use benben_bots::Level;
use benben_games::assets;
use benben_web::pages::{self, Taught};

/// The lessons of a game.
pub(crate) async fn show(session: Session, Path(game): Path<String>) -> Result<Response, PageProblem> {
    Ok(page(pages::learn(&find(&session, &game)?, assets())))
}

/// After the last lesson: a first game.
pub(crate) async fn end(session: Session, Path(game): Path<String>) -> Result<Response, PageProblem> {
    Ok(page(pages::learned(&find(&session, &game)?, Level::Apprentice.name(), assets())))
}

/// The game that is taught.
pub(super) fn find(session: &Session, game: &str) -> Result<Taught, PageProblem> {
    taught(game, session.texts()).ok_or_else(|| session.problem(Problem::NotFound(Missing::Game)))
}
