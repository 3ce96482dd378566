//! Tables: opening, joining, playing, watching.

pub(crate) mod act;
pub(crate) mod arrange;
pub(crate) mod branch;
pub(crate) mod drawing;
pub(crate) mod hint;
pub(crate) mod host;
pub(crate) mod join;
pub(crate) mod leave;
pub(crate) mod list;
pub(crate) mod log;
pub(crate) mod open;
pub(crate) mod record;
pub(crate) mod rematch;
pub(crate) mod resign;
pub(crate) mod review;
pub(crate) mod seat_bot;
pub(crate) mod show;
pub(crate) mod stand_in;
pub(crate) mod stream;
pub(crate) mod take_back_seat;
pub(crate) mod talk;
pub(crate) mod undo;
pub(crate) mod why_not;
pub(crate) mod words;

use axum::http::HeaderValue;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};

/// An answer that is JSON already.
fn json(bytes: axum::body::Bytes) -> Response {
    ([(CONTENT_TYPE, HeaderValue::from_static("application/json"))], bytes).into_response()
}
