//! Playing from a page: acting, asking why not, taking back, resigning, playing again.

use super::reply::{Sent, asking, done, html, lead, page};
use crate::house::House;
use crate::problem::Problem;
use crate::table::PlayedOnPage;
use crate::tables::ask;
use crate::web::guest::{Guest, Hashes, PageProblem};
use crate::web::path::AtTable;
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
    guest: Guest,
    AtTable(table): AtTable,
    Sent(act): Sent<Act>,
) -> Result<Response, PageProblem> {
    let (token, asking) = (guest.hash(), asking(&guest));
    let Act { number, action } = act;
    let played = ask(&house, &table, move |table| {
        async move { table.play_on_page(token, &asking, number, &action).await }.boxed()
    });
    match played.await.map_err(|problem| guest.problem(problem))? {
        PlayedOnPage::Played => Ok(done(&guest, &table)),
        PlayedOnPage::Refused(why) => Ok(html(StatusCode::UNPROCESSABLE_ENTITY, why.into_string())),
    }
}

/// What was picked.
#[derive(Debug, Deserialize)]
pub(crate) struct Picked {
    picks: String,
}

/// Why what was picked is not possible.
pub(crate) async fn why_not(
    State(house): State<Arc<House>>,
    guest: Guest,
    AtTable(table): AtTable,
    Sent(picked): Sent<Picked>,
) -> Result<Response, PageProblem> {
    let (asking, picks) = (asking(&guest), Pick::read_list(&picked.picks));
    let said = ask(&house, &table, move |table| table.why_not_picks(asking, picks).boxed()).await;
    let said = said.map_err(|problem| guest.problem(problem))?;
    Ok(said.map_or_else(|| StatusCode::NO_CONTENT.into_response(), page))
}

/// Takes back one's latest action, or asks the others.
pub(crate) async fn undo(
    State(house): State<Arc<House>>,
    guest: Guest,
    AtTable(table): AtTable,
) -> Result<Response, PageProblem> {
    let token = guest.hash();
    let undone = ask(&house, &table, move |table| table.ask_undo(token).boxed()).await;
    undone.map(|_| done(&guest, &table)).map_err(|problem| guest.problem(problem))
}

/// May somebody take back?
#[derive(Debug, Deserialize)]
pub(crate) struct Answer {
    agree: bool,
}

/// Lets somebody take back, or not.
pub(crate) async fn answer_undo(
    State(house): State<Arc<House>>,
    guest: Guest,
    AtTable(table): AtTable,
    Sent(answer): Sent<Answer>,
) -> Result<Response, PageProblem> {
    let token = guest.hash();
    let answered = ask(&house, &table, move |table| table.answer_undo(token, answer.agree).boxed()).await;
    answered.map(|_| done(&guest, &table)).map_err(|problem| guest.problem(problem))
}

/// Gives up. A bot plays on.
pub(crate) async fn resign(
    State(house): State<Arc<House>>,
    guest: Guest,
    AtTable(table): AtTable,
) -> Result<Response, PageProblem> {
    let token = guest.hash();
    let resigned = ask(&house, &table, move |table| table.resign(token).boxed()).await;
    resigned.map(|_| done(&guest, &table)).map_err(|problem| guest.problem(problem))
}

/// To the next game of the same people: opens it if need be, and takes the places that are kept there for whoever
/// sits at this browser.
pub(crate) async fn rematch(
    State(house): State<Arc<House>>,
    guest: Guest,
    AtTable(table): AtTable,
) -> Result<Response, PageProblem> {
    let token = guest.hash();
    let next = ask(&house, &table, move |table| table.next_table(token).boxed()).await;
    let next = next.map_err(|problem| guest.problem(problem))?.id;
    let Hashes { alone, shared } = guest.hashes();
    for hash in alone.into_iter().chain(shared) {
        let taken = ask(&house, &next, move |table| table.take_kept_place(Some(hash), None).boxed()).await;
        // Most of these people do not play here.
        match taken {
            Ok(_) | Err(Problem::NoSeat) => {}
            Err(problem) => return Err(guest.problem(problem)),
        }
    }
    Ok(lead(&format!("/t/{next}"), HeaderMap::new()))
}
