//! Preparing a table.

use super::home::Introduce;
use super::reply::{LenientQuery, page};
use crate::problem::{Missing, Problem};
use crate::table::level_name;
use crate::web::session::{PageProblem, Session};
use axum::extract::Path;
use axum::response::Response;
use benben_bots::Level;
use benben_games::{assets, visit_face};
use benben_web::pages::{Setup, With, setup};
use serde::Deserialize;

/// With whom one wants to play.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Company {
    with: Option<String>,
}

/// The page on which a table is prepared.
pub(crate) async fn show(
    session: Session,
    Path(game): Path<String>,
    LenientQuery(company): LenientQuery<Company>,
) -> Result<Response, PageProblem> {
    let texts = session.texts();
    let game = visit_face(&game, Introduce(texts));
    let game = game.ok_or_else(|| session.problem(Problem::NotFound(Missing::Game)))?;
    let with = match company.with.as_deref() {
        Some("device") => With::Device,
        Some("bots") => With::Bots,
        _ => With::Friends,
    };
    let levels = Level::ALL.map(|level| (level.name(), level_name(level.name(), texts))).into();
    let usual = Level::USUAL.name();
    Ok(page(setup(&Setup { game, with, levels, usual }, texts, assets())))
}
