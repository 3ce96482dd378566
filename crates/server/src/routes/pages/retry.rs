//! Mistakes of a finished game, tried again: the position, the answer to what somebody does there, and how it ended.

use super::exercise::{Try, at_work, objection};
use super::play::Picked;
use super::reply::{FormBody, html, page, page_viewer};
use crate::erased::told_review;
use crate::exercise::{Around, Exercise};
use crate::house::House;
use crate::problem::{Missing, Problem};
use crate::reviews::{self, Reviewed};
use crate::table::Retry;
use crate::tables::ask;
use crate::web::client::Client;
use crate::web::path::{DecisionPath, TablePath};
use crate::web::session::{PageProblem, Session};
use crate::workers::Rank;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use benben_bots::Report;
use benben_core::Seat;
use benben_games::assets;
use benben_store::TableId;
use benben_web::Pick;
use benben_web::pages::{self, Retried, RetryShown};
use futures_util::FutureExt;
use std::sync::Arc;

/// The position.
pub(crate) async fn show(
    State(house): State<Arc<House>>,
    session: Session,
    client: Client,
    TablePath(table): TablePath,
    at: DecisionPath,
) -> Result<Response, PageProblem> {
    let trying = Trying { house, session, client, table };
    let Some(report) = trying.report().await? else {
        return Ok(Redirect::to(&format!("/t/{}/review?seat={}", trying.table, at.seat)).into_response());
    };
    let retry = trying.open(report, at).await?;
    trying.at_work(move |session| Ok(shown(session, &retry, &retry.position(), None))).await
}

/// Answers what somebody did: praise, or what it costs and why.
pub(crate) async fn answer(
    State(house): State<Arc<House>>,
    session: Session,
    client: Client,
    TablePath(table): TablePath,
    at: DecisionPath,
    FormBody(tried): FormBody<Try>,
) -> Result<Response, PageProblem> {
    let trying = Trying { house, session, client, table };
    let report = trying.report().await?.ok_or_else(|| trying.failed(Problem::Moved))?;
    let retry = trying.open(report, at).await?;
    let attempt = trying.at_work(move |session| Attempt::at(session, retry, &tried.action)).await?;
    let (at_hand, played) = match attempt {
        Attempt::Answered(response) => return Ok(response),
        Attempt::Played(at_hand, played) => (at_hand, played),
    };
    let (retry, done) = *at_hand;
    let judged = match retry.known(trying.session.language, &played) {
        Some(known) => Some(known),
        None => {
            let party = trying.house.party(trying.client);
            let retried = trying.house.thinkers.judge(party, retry.judging(&played)).await;
            let retried = retried.map_err(|_| trying.failed(Problem::Fault))?;
            retried.and_then(|retried| retry.told(trying.session.language, &retried))
        }
    };
    let judged = Retried::Judged(judged.ok_or_else(|| trying.failed(Problem::Fault))?);
    trying
        .at_work(move |session| {
            // What is worth praise is shown done; after anything else the position is as it was.
            let exercise = if judged.is_right() { done } else { retry.position() };
            Ok(shown(session, &retry, &exercise, Some(&judged)))
        })
        .await
}

/// Tells the answer, to whoever asks.
pub(crate) async fn solution(
    State(house): State<Arc<House>>,
    session: Session,
    client: Client,
    TablePath(table): TablePath,
    at: DecisionPath,
) -> Result<Response, PageProblem> {
    let trying = Trying { house, session, client, table };
    let report = trying.report().await?.ok_or_else(|| trying.failed(Problem::Moved))?;
    let retry = trying.open(report, at).await?;
    let tell = move |session: &Session| {
        let (best, exercise) = retry.best(session.language);
        Ok(shown(session, &retry, &exercise, Some(&Retried::Told(best))))
    };
    trying.at_work(tell).await
}

/// Why what was picked is not possible.
pub(crate) async fn why_not(
    State(house): State<Arc<House>>,
    session: Session,
    client: Client,
    TablePath(table): TablePath,
    at: DecisionPath,
    FormBody(picked): FormBody<Picked>,
) -> Result<Response, PageProblem> {
    let trying = Trying { house, session, client, table };
    let report = trying.report().await?.ok_or_else(|| trying.failed(Problem::Moved))?;
    let retry = trying.open(report, at).await?;
    let picks = Pick::read_list(&picked.picks);
    let say = move |session: &Session| Ok(retry.position().why_not(session.language, &picks));
    trying.at_work(say).await.map(objection)
}

/// Behind the last mistake.
pub(crate) async fn end(
    State(house): State<Arc<House>>,
    session: Session,
    client: Client,
    TablePath(table): TablePath,
    Path((_, seat)): Path<(String, String)>,
) -> Result<Response, PageProblem> {
    let trying = Trying { house, session, client, table };
    let seat: Seat = seat.parse().map_err(|_| trying.failed(Missing::Seat.into()))?;
    let Some(report) = trying.report().await? else {
        return Ok(Redirect::to(&format!("/t/{}/review?seat={seat}", trying.table)).into_response());
    };
    let viewer = page_viewer(&trying.session);
    let found = ask(&trying.house, &trying.table, move |table| table.mistakes(viewer, report, seat).boxed());
    let mistakes = found.await.map_err(|problem| trying.failed(problem))?;
    Ok(page(pages::retried(&mistakes, assets())))
}

/// Somebody who tries again.
struct Trying {
    house: Arc<House>,
    session: Session,
    client: Client,
    table: TableId,
}

impl Trying {
    fn failed(&self, problem: Problem) -> PageProblem {
        self.session.problem(problem)
    }

    /// The review, for whoever may see it; nothing if it is not made yet.
    async fn report(&self) -> Result<Option<Report<String>>, PageProblem> {
        let viewer = page_viewer(&self.session);
        let may = ask(&self.house, &self.table, move |table| table.check_review_page(viewer).boxed()).await;
        may.map_err(|problem| self.failed(problem))?;
        let found = reviews::find(&self.house, &self.table).await.map_err(|problem| self.failed(problem))?;
        let Some(Reviewed::Made(report)) = found else { return Ok(None) };
        let told = told_review(*report, self.session.language);
        told.map(Some).ok_or_else(|| self.failed(Missing::Game.into()))
    }

    async fn open(&self, report: Report<String>, at: DecisionPath) -> Result<Retry, PageProblem> {
        let viewer = page_viewer(&self.session);
        let retry = ask(&self.house, &self.table, move |table| table.retry(viewer, report, at).boxed()).await;
        retry.map_err(|problem| self.failed(problem))
    }

    async fn at_work<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Session) -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, PageProblem> {
        let session = self.session.clone();
        at_work(&self.house, &self.session, self.client, Rank::First, move || work(&session)).await
    }
}

/// What became of an action, as far as the rules know.
enum Attempt {
    /// The rules have answered.
    Answered(Response),
    /// It was played there, and is to be judged: the position, what came of it, and how the game writes it.
    Played(Box<(Retry, Exercise)>, String),
}

impl Attempt {
    fn at(session: &Session, retry: Retry, action: &str) -> Result<Self, Problem> {
        let mut exercise = retry.position();
        match exercise.play(session.language, action) {
            Ok(played) => Ok(Attempt::Played(Box::new((retry, exercise)), played)),
            Err(Some(why)) => {
                Ok(Attempt::Answered(shown(session, &retry, &exercise, Some(&Retried::Refused(why)))))
            }
            Err(None) => Err(Problem::malformed(format!("`{action}` is no action"))),
        }
    }
}

/// The page, or only what the script swaps.
fn shown(session: &Session, retry: &Retry, exercise: &Exercise, tried: Option<&Retried>) -> Response {
    let language = session.language;
    let (mistakes, index) = (&retry.mistakes, retry.index);
    let shown = RetryShown { mistakes, index, decision: &retry.decision, tried };
    let (address, words) = (mistakes.address(index), pages::retry_words(&shown));
    let around = Around { address: &address, words: &words, language };
    if session.by_script {
        return html(StatusCode::OK, exercise.markup(&around).into_string());
    }
    page(exercise.shown(&around, |board| pages::retry(&shown, board, assets())))
}
