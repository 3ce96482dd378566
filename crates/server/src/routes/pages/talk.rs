//! Talking from a page.

use super::reply::{FormBody, page, page_viewer, redirect};
use crate::erased::Wording;
use crate::house::House;
use crate::introduction::title;
use crate::tables::ask;
use crate::web::path::TablePath;
use crate::web::session::{PageProblem, Session};
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use benben_games::assets;
use benben_web::pages;
use benben_web::table::TablePage;
use benben_web::talk::Line;
use futures_util::FutureExt;
use serde::Deserialize;
use std::sync::Arc;

/// What was said, and what can be said.
pub(crate) async fn show(
    State(house): State<Arc<House>>,
    session: Session,
    TablePath(table): TablePath,
) -> Result<Response, PageProblem> {
    let (texts, viewer) = (session.texts(), page_viewer(&session));
    let show = Box::new(move |page: &TablePage<'_>, lines: &[Line]| {
        pages::talk(&title(page.table.meta.id, texts), page, lines, assets())
    });
    let markup = ask(&house, &table, move |table| table.talk_page(viewer, show).boxed()).await;
    markup.map(page).map_err(|problem| session.problem(problem))
}

/// What somebody says.
#[derive(Debug, Deserialize)]
pub(crate) struct Say {
    phrase: String,
}

/// Says something.
pub(crate) async fn say(
    State(house): State<Arc<House>>,
    session: Session,
    TablePath(table): TablePath,
    FormBody(Say { phrase }): FormBody<Say>,
) -> Result<Response, PageProblem> {
    let token = session.hash();
    let said = ask(&house, &table, move |table| {
        async move { table.say(token, &phrase, Wording::Notation).await }.boxed()
    });
    said.await.map_err(|problem| session.problem(problem))?;
    if session.by_script {
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    let person = session.person.map(|person| format!("?person={person}")).unwrap_or_default();
    Ok(redirect(&format!("/t/{table}/talk{person}"), HeaderMap::new()))
}
