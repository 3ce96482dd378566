//! The rules.

use super::reply::page;
use crate::introduction::{shown, title};
use crate::problem::{Missing, Problem};
use crate::web::session::{PageProblem, Session};
use axum::extract::Path;
use axum::response::{Redirect, Response};
use benben_games::assets;
use benben_web::pages;

/// The rules of one game.
pub(crate) async fn game(session: Session, Path(game): Path<String>) -> Result<Response, PageProblem> {
    let shown =
        shown(&game, session.texts()).ok_or_else(|| session.problem(Problem::NotFound(Missing::Game)))?;
    let others = benben_games::ids().filter(|id| *id != game);
    let others: Vec<_> = others.map(|id| (id, title(id, session.texts()))).collect();
    Ok(page(pages::rules(&shown, &others, session.texts(), assets())))
}

/// The rules of the first game; each page leads to the others.
pub(crate) async fn any() -> Redirect {
    let first = benben_games::ids().next().unwrap_or_default();
    Redirect::to(&format!("/rules/{first}"))
}
