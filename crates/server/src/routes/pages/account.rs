//! Keeping one's name and signing in, on pages.

pub(crate) mod enter;
pub(crate) mod keep;
pub(crate) mod own;
pub(crate) mod passkeys;

use super::reply::html;
use crate::problem::Problem;
use crate::web::session::{PageProblem, Session};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use maud::Markup;
use serde::Deserialize;

/// What somebody who keeps a name fills in, and whoever signs in with it.
#[derive(Deserialize)]
pub(crate) struct NameAndPassword {
    #[serde(default)]
    name: String,
    #[serde(default)]
    password: String,
}

/// A form once more, with what was wrong. Problems that have nothing to do with the form are pages of their own.
fn again(
    session: &Session,
    problem: Problem,
    form: impl FnOnce(&str) -> Markup,
) -> Result<Response, PageProblem> {
    match problem {
        Problem::SignIn
        | Problem::WrongPassword
        | Problem::EntryCode
        | Problem::NameKept
        | Problem::Name(_)
        | Problem::WeakPassword
        | Problem::LongPassword
        | Problem::TooMany { .. } => {
            let sentence = problem.sentence(session.texts());
            let mut response = html(problem.status_and_code().0, form(&sentence).into_string());
            if let Some(seconds) = problem.retry_after() {
                response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
            }
            Ok(response)
        }
        other => Err(session.problem(other)),
    }
}

/// What is shown once stays in no cache.
fn once(markup: Markup) -> Response {
    let mut response = super::reply::page(markup).into_response();
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}
