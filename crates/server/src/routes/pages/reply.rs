//! How a page answers.

use crate::problem::{BodyKind, Problem};
use crate::table::PageViewer;
use crate::web::session::{PageProblem, Session};
use axum::extract::rejection::FormRejection;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Form, RequestExt};
use benben_store::TableId;
use benben_web::pages::problem;
use maud::Markup;
use serde::de::DeserializeOwned;
use std::convert::Infallible;

/// Markup as an answer.
pub(super) fn page(markup: Markup) -> Response {
    html(StatusCode::OK, markup.into_string())
}

pub(super) fn html(status: StatusCode, text: String) -> Response {
    let kind = HeaderValue::from_static("text/html; charset=utf-8");
    let mut response = (status, text).into_response();
    response.headers_mut().insert(header::CONTENT_TYPE, kind);
    response.headers_mut().insert(header::VARY, HeaderValue::from_static("cookie, accept-language"));
    response
}

/// It is done: the script sees it in the stream, others are led back to the table.
pub(super) fn done(session: &Session, table: &TableId) -> Response {
    if session.by_script {
        return StatusCode::NO_CONTENT.into_response();
    }
    let to = match session.person {
        Some(person) => format!("/t/{table}?person={person}"),
        None => format!("/t/{table}"),
    };
    Redirect::to(&to).into_response()
}

/// Leads to another page, with what a browser shall remember.
pub(super) fn redirect(to: &str, remember: HeaderMap) -> Response {
    (remember, Redirect::to(to)).into_response()
}

/// A table as its own page asks for it.
pub(super) fn page_viewer(session: &Session) -> PageViewer {
    PageViewer { hashes: session.hashes(), person: session.person, public: false, language: session.language }
}

impl IntoResponse for PageProblem {
    fn into_response(self) -> Response {
        let texts = self.session.texts();
        let sentence = self.problem.sentence(texts);
        let text = if self.session.by_script {
            sentence
        } else {
            problem(&sentence, texts, benben_games::assets()).into_string()
        };
        let mut response = html(self.problem.status_and_code().0, text);
        self.problem.mark(&mut response);
        if let Some(seconds) = self.problem.retry_after() {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

/// A form that was sent. What cannot be read is said as a page.
pub(crate) struct FormBody<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned + 'static> FromRequest<S> for FormBody<T> {
    type Rejection = PageProblem;

    async fn from_request(mut request: Request, _: &S) -> Result<Self, PageProblem> {
        let Ok(session) = request.extract_parts::<Session>().await;
        match request.extract::<Form<T>, _>().await {
            Ok(Form(sent)) => Ok(FormBody(sent)),
            Err(rejection) => Err(session.problem(unreadable(&rejection))),
        }
    }
}

fn unreadable(rejection: &FormRejection) -> Problem {
    match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Problem::BodyTooLarge,
        StatusCode::UNSUPPORTED_MEDIA_TYPE => Problem::MediaType(BodyKind::Form),
        _ => Problem::malformed(rejection.body_text()),
    }
}

/// What an address asks for; what cannot be read is as if it were not there.
pub(crate) struct LenientQuery<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned + Default> FromRequestParts<S> for LenientQuery<T> {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(LenientQuery(Query::try_from_uri(&parts.uri).map(|Query(asked)| asked).unwrap_or_default()))
    }
}
