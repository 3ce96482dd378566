//! What lessons, puzzles and second tries have in common: an action to try, and work that nobody else should wait for.

use super::reply::page;
use crate::house::House;
use crate::keepsakes;
use crate::problem::Problem;
use crate::web::client::Client;
use crate::web::session::{PageProblem, Session};
use crate::workers::Rank;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use benben_web::pages::Belongings;
use maud::Markup;
use serde::Deserialize;

/// Whom one learns with. Names are names in every language.
pub(super) const NAMES: [&str; 5] = ["Nefer", "Meri", "Seneb", "Iset", "Khay"];

/// What to try.
#[derive(Debug, Deserialize)]
pub(crate) struct Try {
    pub(super) action: String,
}

/// Replaying, drawing and searching take a moment that nobody else should have to wait for.
pub(super) async fn at_work<T: Send + 'static>(
    house: &House,
    session: &Session,
    client: Client,
    rank: Rank,
    work: impl FnOnce() -> Result<T, Problem> + Send + 'static,
) -> Result<T, PageProblem> {
    let done = house.workers.run(rank, house.party(client), work).await;
    done.map_err(Problem::undone).flatten().map_err(|problem| session.problem(problem))
}

/// What somebody has learned who is signed in.
pub(super) async fn belongings(house: &House, session: &Session) -> Result<Option<Belongings>, PageProblem> {
    let who = session.signed_in().map(AsRef::as_ref);
    keepsakes::belongings(house, who).await.map_err(|problem| session.problem(problem))
}

/// Why what was picked isn't possible, if there is anything to say.
pub(super) fn objection(said: Option<Markup>) -> Response {
    said.map_or_else(|| StatusCode::NO_CONTENT.into_response(), page)
}
