//! The page where one says how one is told, and when one is on holiday.

use super::reply::{FormBody, html, page, redirect};
use crate::holidays::{self, Calendar, MOST_DAYS};
use crate::house::House;
use crate::notify::{self, Format, Outcome};
use crate::problem::Problem;
use crate::routes::holidays::day;
use crate::routes::notices::{holder, home, status};
use crate::web::client::Secure;
use crate::web::session::{PageProblem, Session};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use benben_games::assets;
use benben_web::pages::{self, HolidayShown, NoticesPage, TestShown, WebhookSet};
use serde::Deserialize;
use std::sync::Arc;

async fn shown(
    house: &Arc<House>,
    session: &Session,
    tested: Option<TestShown>,
) -> Result<NoticesPage, Problem> {
    let settings = notify::settings(house, session.hashes().alone).await?;
    let today = house.config.clock.today();
    let calendar = match session.signed_in() {
        Some(who) => holidays::of(house, who).await?,
        None => Vec::new(),
    };
    let coming = calendar.iter().filter(|holiday| holiday.to >= today);
    Ok(NoticesPage {
        push: settings.key.is_some(),
        account: session.signed_in().is_some(),
        webhooks: house.config.outgoing.webhooks,
        webhook: settings.webhook.map(|webhook| WebhookSet {
            stopped: webhook.is_off(),
            host: webhook.host,
            format: webhook.format.word(),
            failures: webhook.failures,
        }),
        tested,
        today,
        holidays: coming.map(|holiday| HolidayShown { from: holiday.from, to: holiday.to }).collect(),
        days_left: MOST_DAYS.saturating_sub(Calendar::new(calendar.clone()).taken(today.date().0)),
    })
}

/// The page.
pub(crate) async fn show(State(house): State<Arc<House>>, session: Session) -> Result<Response, PageProblem> {
    let shown = shown(&house, &session, None).await.map_err(|problem| session.problem(problem))?;
    Ok(page(pages::notices(&shown, None, session.texts(), assets())))
}

/// It is done, or the page says what was wrong.
async fn after(
    house: &Arc<House>,
    session: &Session,
    done: Result<(), Problem>,
) -> Result<Response, PageProblem> {
    match done {
        Ok(()) => Ok(redirect("/me/notices", HeaderMap::new())),
        Err(problem @ (Problem::NoticeAddress | Problem::NoticesOff | Problem::Holiday(_))) => {
            let shown = shown(house, session, None).await.map_err(|problem| session.problem(problem))?;
            let sentence = problem.sentence(session.texts());
            let markup = pages::notices(&shown, Some(&sentence), session.texts(), assets());
            Ok(html(problem.status_and_code().0, markup.into_string()))
        }
        Err(problem) => Err(session.problem(problem)),
    }
}

/// Sends something to the viewer's browsers.
pub(crate) async fn test(State(house): State<Arc<House>>, session: Session) -> Response {
    if let Some(holder) = session.hashes().alone {
        notify::test_browsers(&house, holder);
    }
    redirect("/me/notices", HeaderMap::new())
}

/// An address, as a form has it.
#[derive(Deserialize)]
pub(crate) struct NewWebhook {
    #[serde(default)]
    address: String,
    format: Format,
}

/// Sets the address.
pub(crate) async fn set_webhook(
    State(house): State<Arc<House>>,
    session: Session,
    secure: Secure,
    headers: HeaderMap,
    FormBody(NewWebhook { address, format }): FormBody<NewWebhook>,
) -> Result<Response, PageProblem> {
    let holder = holder(&*session.account()?);
    let home = home(secure, &headers);
    let set = notify::set_webhook(&house, holder, &address, format, session.language, home).await;
    after(&house, &session, set).await
}

/// Forgets the address.
pub(crate) async fn remove_webhook(
    State(house): State<Arc<House>>,
    session: Session,
) -> Result<Response, PageProblem> {
    let removed = notify::remove_webhook(&house, holder(&*session.account()?)).await;
    after(&house, &session, removed).await
}

/// Sends something to the address, and says what came of it.
pub(crate) async fn test_webhook(
    State(house): State<Arc<House>>,
    session: Session,
) -> Result<Response, PageProblem> {
    let who = session.account()?;
    let outcome = notify::test_webhook(&house, holder(&who)).await;
    let tested = match outcome.map_err(|problem| session.problem(problem))? {
        Outcome::Delivered => TestShown::Delivered,
        other => status(other).map_or(TestShown::Silent, TestShown::Answered),
    };
    let shown = shown(&house, &session, Some(tested)).await.map_err(|problem| session.problem(problem))?;
    Ok(page(pages::notices(&shown, None, session.texts(), assets())))
}

/// A holiday, as a form has it.
#[derive(Deserialize)]
pub(crate) struct NewHoliday {
    #[serde(default)]
    from: String,
    #[serde(default)]
    to: String,
}

/// Takes a holiday.
pub(crate) async fn take_holiday(
    State(house): State<Arc<House>>,
    session: Session,
    FormBody(NewHoliday { from, to }): FormBody<NewHoliday>,
) -> Result<Response, PageProblem> {
    let who = session.account()?;
    let taken = match (day(&from), day(&to)) {
        (Ok(from), Ok(to)) => holidays::take(&house, &who, from, to).await,
        (Err(problem), _) | (_, Err(problem)) => Err(problem),
    };
    after(&house, &session, taken).await
}

/// Ends a holiday.
pub(crate) async fn end_holiday(
    State(house): State<Arc<House>>,
    session: Session,
    FormBody(NewHoliday { from, .. }): FormBody<NewHoliday>,
) -> Result<Response, PageProblem> {
    let who = session.account()?;
    let ended = match day(&from) {
        Ok(from) => holidays::end(&house, &who, from).await,
        Err(problem) => Err(problem),
    };
    after(&house, &session, ended).await
}

/// What shows messages while no page is open. Browsers look now and then whether it has changed.
pub(crate) async fn service_worker() -> Response {
    let kind = HeaderValue::from_static("text/javascript; charset=utf-8");
    let cache = HeaderValue::from_static("no-cache");
    ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, cache)], assets().service_worker())
        .into_response()
}
