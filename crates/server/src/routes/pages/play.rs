//! Playing from a page: acting, asking why not, taking back, resigning, playing again.

use super::reply::{FormBody, done, html, page, page_viewer, redirect};
use crate::bot_name::BotName;
use crate::house::House;
use crate::problem::Problem;
use crate::table::{NextWish, PlayedOnPage, Seating};
use crate::tables::ask;
use crate::web::client::Client;
use crate::web::path::TablePath;
use crate::web::session::{PageProblem, Session, SessionHashes};
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use benben_web::Pick;
use futures_util::FutureExt;
use serde::Deserialize;
use std::sync::Arc;

/// What to do.
#[derive(Debug, Deserialize)]
pub(crate) struct Act {
    number: u64,
    action: String,
}

/// Plays an action. A refusal is explained by its rule.
pub(crate) async fn act(
    State(house): State<Arc<House>>,
    session: Session,
    TablePath(table): TablePath,
    FormBody(act): FormBody<Act>,
) -> Result<Response, PageProblem> {
    let (token, page_viewer) = (session.hash(), page_viewer(&session));
    let Act { number, action } = act;
    let played = ask(&house, &table, move |table| {
        async move { table.play_on_page(token, &page_viewer, number, &action).await }.boxed()
    });
    match played.await.map_err(|problem| session.problem(problem))? {
        PlayedOnPage::Played => Ok(done(&session, &table)),
        PlayedOnPage::Refused(why) => Ok(html(StatusCode::UNPROCESSABLE_ENTITY, why.into_string())),
    }
}

/// What was picked.
#[derive(Debug, Deserialize)]
pub(crate) struct Picked {
    pub(super) picks: String,
}

/// Why what was picked is not possible.
pub(crate) async fn why_not(
    State(house): State<Arc<House>>,
    session: Session,
    TablePath(table): TablePath,
    FormBody(picked): FormBody<Picked>,
) -> Result<Response, PageProblem> {
    let (page_viewer, picks) = (page_viewer(&session), Pick::read_list(&picked.picks));
    let said = ask(&house, &table, move |table| table.why_not_picks(page_viewer, picks).boxed()).await;
    let said = said.map_err(|problem| session.problem(problem))?;
    Ok(said.map_or_else(|| StatusCode::NO_CONTENT.into_response(), page))
}

/// Takes back one's latest action, or asks the others.
pub(crate) async fn undo(
    State(house): State<Arc<House>>,
    session: Session,
    TablePath(table): TablePath,
) -> Result<Response, PageProblem> {
    let token = session.hash();
    let undone = ask(&house, &table, move |table| table.ask_undo(token).boxed()).await;
    undone.map(|_| done(&session, &table)).map_err(|problem| session.problem(problem))
}

/// May somebody take back?
#[derive(Debug, Deserialize)]
pub(crate) struct Answer {
    agree: bool,
}

/// Lets somebody take back, or not.
pub(crate) async fn answer_undo(
    State(house): State<Arc<House>>,
    session: Session,
    TablePath(table): TablePath,
    FormBody(answer): FormBody<Answer>,
) -> Result<Response, PageProblem> {
    let token = session.hash();
    let answered = ask(&house, &table, move |table| table.answer_undo(token, answer.agree).boxed()).await;
    answered.map(|_| done(&session, &table)).map_err(|problem| session.problem(problem))
}

/// Gives up. A bot plays on.
pub(crate) async fn resign(
    State(house): State<Arc<House>>,
    session: Session,
    TablePath(table): TablePath,
) -> Result<Response, PageProblem> {
    let token = session.hash();
    let resigned = ask(&house, &table, move |table| table.resign(token).boxed()).await;
    resigned.map(|_| done(&session, &table)).map_err(|problem| session.problem(problem))
}

/// What the next game will be like.
#[derive(Debug, Deserialize)]
pub(crate) struct Again {
    #[serde(default)]
    seats: Seating,
    /// How well bots play there; as before if it is empty.
    level: Option<String>,
}

/// To the next game of the same people: opens it if need be, and takes the places that are kept there for whoever
/// sits at this browser.
pub(crate) async fn rematch(
    State(house): State<Arc<House>>,
    session: Session,
    client: Client,
    TablePath(table): TablePath,
    FormBody(again): FormBody<Again>,
) -> Result<Response, PageProblem> {
    let token = session.hash();
    let level = again.level.as_deref().filter(|level| !level.is_empty()).map(BotName::named).transpose();
    let wish = NextWish { seating: again.seats, level: level.map_err(|problem| session.problem(problem))? };
    let next = ask(&house, &table, move |table| table.next_table(token, client, wish).boxed()).await;
    let next = next.map_err(|problem| session.problem(problem))?.id;
    let SessionHashes { alone, shared } = session.hashes();
    for hash in alone.into_iter().chain(shared) {
        let taken = ask(&house, &next, move |table| table.take_reserved_seat(Some(hash), None).boxed()).await;
        // Most of these people do not play here.
        match taken {
            Ok(_) | Err(Problem::NoSeat) => {}
            Err(problem) => return Err(session.problem(problem)),
        }
    }
    Ok(redirect(&format!("/t/{next}"), HeaderMap::new()))
}
