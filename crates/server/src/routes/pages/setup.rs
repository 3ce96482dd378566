//! Preparing a table.

use super::company::sheet;
use super::reply::{LenientQuery, page};
use crate::introduction::shown;
use crate::problem::{Missing, Problem};
use crate::web::session::{PageProblem, Session};
use axum::extract::Path;
use axum::http::HeaderMap;
use axum::response::Response;
use benben_games::assets;
use benben_web::pages::{With, setup};
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
    headers: HeaderMap,
    LenientQuery(company): LenientQuery<Company>,
) -> Result<Response, PageProblem> {
    let texts = session.texts();
    let game = shown(&game, texts).ok_or_else(|| session.problem(Problem::NotFound(Missing::Game)))?;
    let mut sheet = sheet(game, &headers, texts, session.signed_in().is_some());
    if let Some(with) = company.with.as_deref().and_then(With::named) {
        sheet.chosen.with = with;
    }
    Ok(page(setup(&sheet, texts, assets())))
}
