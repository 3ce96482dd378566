//! A finished game, decision by decision, as a page.

use super::reply::{LenientQuery, page, page_viewer};
use crate::erased::told_review;
use crate::house::House;
use crate::introduction::title;
use crate::problem::{Missing, Problem};
use crate::reviews::{self, Progress, Reviewed};
use crate::table::{ShowReview, Shown, WhichDecision};
use crate::tables::ask;
use crate::web::client::Client;
use crate::web::path::TablePath;
use crate::web::session::{PageProblem, Session};
use axum::extract::State;
use axum::http::{HeaderName, HeaderValue};
use axum::response::Response;
use benben_core::Seat;
use benben_games::assets;
use benben_web::pages;
use futures_util::FutureExt;
use maud::Markup;
use serde::Deserialize;
use std::sync::Arc;

/// Which seat's game, and which of its decisions.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Which {
    seat: Option<Seat>,
    step: Option<usize>,
}

/// Without a script the page asks again by itself; with one it is asked for before that.
const REFRESH: &str = "4";

/// The review; while it is made, how far it is.
pub(crate) async fn show(
    State(house): State<Arc<House>>,
    session: Session,
    client: Client,
    TablePath(table): TablePath,
    LenientQuery(which): LenientQuery<Which>,
) -> Result<Response, PageProblem> {
    let failed = |problem: Problem| session.problem(problem);
    let (viewer, texts) = (page_viewer(&session), session.texts());
    let allowed = viewer.clone();
    let may = ask(&house, &table, move |table| table.check_review_page(allowed).boxed()).await;
    match may {
        // Kindly: what can be seen now, and what only afterwards.
        Err(Problem::NotOver) => {
            let shown: Shown<Markup> =
                Box::new(move |page, _| pages::not_yet(&title(page.table.meta.id, texts), page, assets()));
            let markup = ask(&house, &table, move |table| table.page(viewer, shown).boxed()).await;
            return markup.map(page).map_err(failed);
        }
        may => may.map_err(failed)?,
    }
    let progress = match reviews::find(&house, &table).await.map_err(failed)? {
        Some(Reviewed::Made(report)) => {
            let told = told_review(*report, session.language).ok_or_else(|| failed(Missing::Game.into()))?;
            let show: ShowReview<Markup> = Box::new(move |shown, own| {
                pages::review(&title(shown.moment.page.table.meta.id, texts), shown, own, assets())
            });
            let which = WhichDecision { seat: which.seat, step: which.step };
            let markup =
                ask(&house, &table, move |table| table.review_page(viewer, told, which, show).boxed()).await;
            return markup.map(page).map_err(failed);
        }
        Some(Reviewed::Making(progress)) => progress,
        None => {
            let game = ask(&house, &table, |table| table.finished_game().boxed()).await.map_err(failed)?;
            reviews::begin(&house, &table, house.party(client), &game).map_err(failed)?
        }
    };
    let shown: Shown<Markup> = Box::new(move |page, _| {
        let Progress { done, total } = progress;
        pages::review_in_progress(&title(page.table.meta.id, texts), page, done, total, assets())
    });
    let markup = ask(&house, &table, move |table| table.page(viewer, shown).boxed()).await;
    let mut answer = markup.map(page).map_err(failed)?;
    answer.headers_mut().insert(HeaderName::from_static("refresh"), HeaderValue::from_static(REFRESH));
    Ok(answer)
}
