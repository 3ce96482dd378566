//! Letting people write, and reporting what they wrote, from a page.

use super::reply::{FormBody, redirect};
use crate::house::House;
use crate::problem::Problem;
use crate::table::Reporting;
use crate::tables::ask;
use crate::web::client::Client;
use crate::web::path::TablePath;
use crate::web::session::{PageProblem, Session};
use crate::words::author;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use benben_core::Seat;
use benben_store::TableId;
use futures_util::FutureExt;
use serde::Deserialize;
use std::sync::Arc;

/// Whether people may write.
#[derive(Debug, Deserialize)]
pub(crate) struct Switch {
    words: OnOff,
}

/// On or off.
#[derive(Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
enum OnOff {
    On,
    Off,
}

/// The host lets people write, or not any more.
pub(crate) async fn switch(
    State(house): State<Arc<House>>,
    session: Session,
    TablePath(table): TablePath,
    FormBody(Switch { words }): FormBody<Switch>,
) -> Result<Response, PageProblem> {
    let asks = session.known_as();
    let switched = ask(&house, &table, move |table| table.switch_words(asks, words == OnOff::On).boxed());
    switched.await.map_err(|problem| session.problem(problem))?;
    Ok(to_the_talk(&session, &table))
}

/// What somebody reports.
#[derive(Debug, Deserialize)]
pub(crate) struct Report {
    line: Option<u64>,
    seat: Option<Seat>,
}

/// Reports a line or a name.
pub(crate) async fn report(
    State(house): State<Arc<House>>,
    session: Session,
    client: Client,
    TablePath(table): TablePath,
    FormBody(Report { line, seat }): FormBody<Report>,
) -> Result<Response, PageProblem> {
    let what = match (line, seat) {
        (Some(line), None) => Reporting::Line(line),
        (None, Some(seat)) => Reporting::Name(seat),
        _ => return Err(session.problem(Problem::malformed("say either a line or a seat"))),
    };
    let asks = session.hash();
    let reporter = author(&house, client, asks, session.signed_in());
    let reported = ask(&house, &table, move |table| table.report(asks, reporter, what).boxed());
    reported.await.map_err(|problem| session.problem(problem))?;
    Ok(to_the_talk(&session, &table))
}

/// Back to what was said, for those without a script.
pub(super) fn to_the_talk(session: &Session, table: &TableId) -> Response {
    if session.by_script {
        return StatusCode::NO_CONTENT.into_response();
    }
    let person = session.person.map(|person| format!("?person={person}")).unwrap_or_default();
    redirect(&format!("/t/{table}/talk{person}"), HeaderMap::new())
}
