//! What a bot would do, asked from a page.

use super::reply::{page, page_viewer};
use crate::house::House;
use crate::introduction::title;
use crate::problem::Problem;
use crate::table::{HintAsked, Shown};
use crate::tables::ask;
use crate::web::client::Client;
use crate::web::path::TablePath;
use crate::web::session::{PageProblem, Session};
use crate::workers::Rank;
use axum::extract::State;
use axum::response::Response;
use benben_games::assets;
use benben_web::pages;
use benben_web::table::advice;
use futures_util::FutureExt;
use maud::{Markup, html};
use std::sync::Arc;

/// The candidates: for the script by themselves, otherwise on the page of the table.
pub(crate) async fn hint(
    State(house): State<Arc<House>>,
    session: Session,
    client: Client,
    TablePath(table): TablePath,
) -> Result<Response, PageProblem> {
    let (token, viewer) = (session.hash(), page_viewer(&session));
    let failed = |problem: Problem| session.problem(problem);
    let asked = ask(&house, &table, move |table| table.ask_hint(token).boxed()).await;
    let HintAsked { work, at } = asked.map_err(failed)?;
    let advised = house.workers.run(Rank::First, house.party(client), work).await;
    let advised = advised.map_err(|undone| failed(Problem::undone(undone)))?;
    let (texts, by_script) = (session.texts(), session.by_script);
    let person = session.person.map(|person| format!("?person={person}")).unwrap_or_default();
    let stream = format!("/t/{table}/live{person}");
    let shown: Shown<Markup> = Box::new(move |page, parts| match &page.advice {
        Some(asked) if by_script => advice(page, asked),
        Some(_) => pages::table(&title(page.table.meta.id, texts), page, parts, stream, assets()),
        None => html! {},
    });
    let markup = ask(&house, &table, move |table| table.show_hint(viewer, at, advised, shown).boxed()).await;
    markup.map(page).map_err(failed)
}
