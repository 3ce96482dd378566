//! The page of a table, its big screen, and what keeps them up to date.

use super::reply::{LenientQuery, page, page_viewer, redirect};
use crate::house::House;
use crate::introduction::title;
use crate::problem::{Missing, Problem};
use crate::table::{PageViewer, Shown};
use crate::tables::ask;
use crate::web::client::Client;
use crate::web::path::TablePath;
use crate::web::session::{PageProblem, Session};
use crate::web::stream;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use benben_games::assets;
use benben_store::TableId;
use benben_web::table::TablePage;
use benben_web::{Sentence, pages};
use futures_util::FutureExt;
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;

/// The page of a table.
pub(crate) async fn show(
    State(house): State<Arc<House>>,
    session: Session,
    TablePath(table): TablePath,
) -> Result<Response, PageProblem> {
    let person = session.person.map(|person| format!("?person={person}")).unwrap_or_default();
    let stream = format!("/t/{table}/live{person}");
    let texts = session.texts();
    let shown: Shown<Markup> = Box::new(move |page, parts| {
        let title = title(page.table.meta.id, texts);
        pages::table(&title, page, parts, stream, assets())
    });
    render(&house, &session, table, page_viewer(&session), shown).await
}

/// The same for a television: only what is public.
pub(crate) async fn screen(
    State(house): State<Arc<House>>,
    session: Session,
    TablePath(table): TablePath,
) -> Result<Response, PageProblem> {
    let stream = format!("/t/{table}/live?as=public");
    let texts = session.texts();
    let shown: Shown<Markup> = Box::new(move |page, parts| {
        let title = title(page.table.meta.id, texts);
        pages::screen(&title, page, parts, stream, assets())
    });
    render(&house, &session, table, PageViewer { public: true, ..page_viewer(&session) }, shown).await
}

async fn render(
    house: &Arc<House>,
    session: &Session,
    table: TableId,
    page_viewer: PageViewer,
    shown: Shown<Markup>,
) -> Result<Response, PageProblem> {
    let markup = ask(house, &table, move |table| table.page(page_viewer, shown).boxed()).await;
    markup.map(page).map_err(|problem| session.problem(problem))
}

/// The whole log.
pub(crate) async fn log(
    State(house): State<Arc<House>>,
    session: Session,
    TablePath(table): TablePath,
) -> Result<Response, PageProblem> {
    let (texts, viewer) = (session.texts(), page_viewer(&session));
    let show = Box::new(move |page: &TablePage<'_>, log: &[Sentence]| {
        pages::log(&title(page.table.meta.id, texts), page, log, assets())
    });
    let markup = ask(&house, &table, move |table| table.whole_log(viewer, show).boxed()).await;
    markup.map(page).map_err(|problem| session.problem(problem))
}

/// From which of the steps that told something on, counted from 1.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Since {
    from: Option<usize>,
}

/// The last round of actions, or what followed from a step on, frame by frame.
pub(crate) async fn missed(
    State(house): State<Arc<House>>,
    session: Session,
    TablePath(table): TablePath,
    LenientQuery(Since { from }): LenientQuery<Since>,
) -> Result<Response, PageProblem> {
    let viewer = page_viewer(&session);
    let frames = ask(&house, &table, move |table| table.missed(viewer, from).boxed()).await;
    let frames = frames.map_err(|problem| session.problem(problem))?;
    Ok(page(html! { @for frame in frames { (frame) } }))
}

/// As whom one watches.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct As {
    #[serde(rename = "as")]
    side: Option<String>,
}

/// Server-sent events named `snapshot`: the live part of the page, now and whenever it changes.
pub(crate) async fn live(
    State(house): State<Arc<House>>,
    client: Client,
    session: Session,
    TablePath(table): TablePath,
    LenientQuery(side): LenientQuery<As>,
    headers: HeaderMap,
) -> Result<Response, PageProblem> {
    let public = side.side.as_deref() == Some("public");
    let page_viewer = PageViewer { public, ..page_viewer(&session) };
    let most = if house.limits_client(client) { house.config.streams_per_client } else { usize::MAX };
    let open = house.limits.open_stream(client, most).map_err(|problem| session.problem(problem))?;
    let watching = ask(&house, &table, move |table| table.watch_page(page_viewer).boxed()).await;
    let watching = watching.map_err(|problem| session.problem(problem))?;
    Ok(stream::respond(house, table, watching, open, &headers))
}

/// The code that somebody was told.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Code {
    code: String,
}

/// Leads to the table with the code that was typed.
pub(crate) async fn join(
    State(house): State<Arc<House>>,
    session: Session,
    LenientQuery(asked): LenientQuery<Code>,
) -> Result<Response, PageProblem> {
    by_code(&house, &session, &asked.code).await
}

/// The same in a short address.
pub(crate) async fn short(
    State(house): State<Arc<House>>,
    session: Session,
    Path(code): Path<String>,
) -> Result<Response, PageProblem> {
    by_code(&house, &session, &code).await
}

async fn by_code(house: &House, session: &Session, code: &str) -> Result<Response, PageProblem> {
    let unknown = || session.problem(Problem::NotFound(Missing::Code));
    let code = code.trim().to_uppercase().parse().map_err(|_| unknown())?;
    let found = house.store.table_by_code(code).await;
    let found = found.map_err(|error| session.problem(Problem::store(&error)))?;
    let table = found.ok_or_else(unknown)?;
    Ok(redirect(&format!("/t/{table}"), HeaderMap::new()))
}
