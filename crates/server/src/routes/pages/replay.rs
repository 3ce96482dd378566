//! Looking back at a finished game.

use super::reply::{LenientQuery, page, page_viewer};
use crate::house::House;
use crate::introduction::title;
use crate::problem::Problem;
use crate::table::Shown;
use crate::tables::ask;
use crate::web::path::TablePath;
use crate::web::session::{PageProblem, Session};
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use benben_core::Record;
use benben_games::assets;
use benben_store::TableId;
use benben_web::pages::{self, Moment, Side};
use futures_util::FutureExt;
use maud::Markup;
use serde::Deserialize;
use std::sync::Arc;

/// Which moment, from which side.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Which {
    step: Option<usize>,
    #[serde(rename = "as")]
    side: Option<String>,
}

/// The page with a slider.
pub(crate) async fn show(
    State(house): State<Arc<House>>,
    session: Session,
    TablePath(table): TablePath,
    LenientQuery(which): LenientQuery<Which>,
) -> Result<Response, PageProblem> {
    let texts = session.texts();
    let show = move |moment: &Moment<'_>| {
        let title = title(moment.page.table.meta.id, texts);
        pages::replay(&title, moment, assets())
    };
    let page_viewer = page_viewer(&session);
    match look_back(&house, &session, &table, which, Box::new(show)).await {
        // Kindly: what can be seen now, and what only afterwards.
        Err(PageProblem { problem: Problem::NotOver, .. }) => {
            let shown: Shown<Markup> =
                Box::new(move |page, _| pages::not_yet(&title(page.table.meta.id, texts), page, assets()));
            let markup = ask(&house, &table, move |table| table.page(page_viewer, shown).boxed()).await;
            markup.map(page).map_err(|problem| session.problem(problem))
        }
        answer => answer,
    }
}

/// Only the board of a moment.
pub(crate) async fn board(
    State(house): State<Arc<House>>,
    session: Session,
    TablePath(table): TablePath,
    LenientQuery(which): LenientQuery<Which>,
) -> Result<Response, PageProblem> {
    look_back(&house, &session, &table, which, Box::new(pages::moment)).await
}

async fn look_back(
    house: &Arc<House>,
    session: &Session,
    table: &TableId,
    which: Which,
    show: Box<dyn FnOnce(&Moment<'_>) -> Markup + Send>,
) -> Result<Response, PageProblem> {
    let side = which.side.as_deref().and_then(Side::named).unwrap_or(Side::Open);
    let page_viewer = page_viewer(session);
    let markup =
        ask(house, table, move |table| table.moment(page_viewer, which.step, side, show).boxed()).await;
    markup.map(page).map_err(|problem| session.problem(problem))
}

/// The record, to be kept and verified.
pub(crate) async fn record(
    State(house): State<Arc<House>>,
    session: Session,
    TablePath(table): TablePath,
) -> Result<Response, PageProblem> {
    let token = session.hash();
    let record = ask(&house, &table, move |table| table.record(token, Record::to_text).boxed()).await;
    let record = record.map_err(|problem| session.problem(problem))?;
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8")),
        (header::CONTENT_DISPOSITION, HeaderValue::from_static("attachment; filename=\"record.txt\"")),
    ];
    Ok((headers, record).into_response())
}
