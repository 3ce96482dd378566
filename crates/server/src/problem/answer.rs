//! A problem as programs get it: a status, a code, plain words, a hint.

use super::{BodyKind, Forbidden, Limited, Missing, Problem};
use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use benben_core::CannotUndo;
use serde::Serialize;
use std::borrow::Cow;
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

/// After the store failed it is worth trying again after so many seconds.
const STORE_RETRY: u64 = 2;

/// Why a request was not fulfilled. Nothing was changed by it.
#[derive(Debug, Serialize, ToSchema)]
struct Body<'a> {
    /// What kind of problem it is, for programs: `refused`, `wrong_number`, `not_found`, …
    #[schema(value_type = String)]
    error: &'static str,
    /// What is wrong, in plain words.
    message: Cow<'static, str>,
    /// What might help.
    #[serde(skip_serializing_if = "Option::is_none")]
    hint: Option<Cow<'static, str>>,
    /// By which rule of the game, if it is one that forbids it.
    #[serde(flatten)]
    #[schema(value_type = Forbidden)]
    refusal: Option<&'a Forbidden>,
    /// The number the seat's next action will have.
    #[serde(skip_serializing_if = "Option::is_none")]
    expected_number: Option<u64>,
}

impl PartialSchema for Problem {
    fn schema() -> RefOr<Schema> {
        Body::schema()
    }
}

impl ToSchema for Problem {
    fn name() -> Cow<'static, str> {
        Cow::Borrowed("Problem")
    }

    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        Body::schemas(schemas);
    }
}

impl Problem {
    /// The status of the answer, and the code that programs know the problem by.
    pub(crate) fn status_and_code(&self) -> (StatusCode, &'static str) {
        match self {
            Problem::Malformed(_) | Problem::Notation { .. } | Problem::Token => {
                (StatusCode::BAD_REQUEST, "malformed")
            }
            Problem::MediaType(_) => (StatusCode::UNSUPPORTED_MEDIA_TYPE, "media_type"),
            Problem::BodyTooLarge => (StatusCode::PAYLOAD_TOO_LARGE, "too_large"),
            Problem::RequestTooSlow => (StatusCode::REQUEST_TIMEOUT, "too_slow"),
            Problem::Method => (StatusCode::METHOD_NOT_ALLOWED, "method"),
            Problem::OtherSite => (StatusCode::FORBIDDEN, "origin"),
            Problem::NotFound(_) => (StatusCode::NOT_FOUND, "not_found"),
            Problem::NoSeat => (StatusCode::UNAUTHORIZED, "no_seat"),
            Problem::NoSpectators => (StatusCode::FORBIDDEN, "no_spectators"),
            Problem::Opening(_) | Problem::OptionWords => (StatusCode::UNPROCESSABLE_ENTITY, "opening"),
            Problem::Pace(_) => (StatusCode::UNPROCESSABLE_ENTITY, "pace"),
            Problem::TooManySeats | Problem::TwoSeats => (StatusCode::UNPROCESSABLE_ENTITY, "seats"),
            Problem::Name => (StatusCode::UNPROCESSABLE_ENTITY, "name"),
            Problem::Level => (StatusCode::UNPROCESSABLE_ENTITY, "level"),
            Problem::NotDealt => (StatusCode::CONFLICT, "not_dealt"),
            Problem::Dealt => (StatusCode::CONFLICT, "dealt"),
            Problem::Over => (StatusCode::CONFLICT, "over"),
            Problem::NotOver => (StatusCode::CONFLICT, "not_over"),
            Problem::Closed(_) => (StatusCode::GONE, "closed"),
            Problem::Seated(_) => (StatusCode::CONFLICT, "seated"),
            Problem::Taken => (StatusCode::CONFLICT, "taken"),
            Problem::Reserved => (StatusCode::CONFLICT, "kept"),
            Problem::Present => (StatusCode::CONFLICT, "present"),
            Problem::NoPerson => (StatusCode::CONFLICT, "no_person"),
            Problem::NotAway => (StatusCode::CONFLICT, "not_away"),
            Problem::Resigned => (StatusCode::CONFLICT, "resigned"),
            Problem::NobodyAsked => (StatusCode::CONFLICT, "nobody_asked"),
            Problem::CannotUndo(CannotUndo::NothingPlayed(_)) => (StatusCode::CONFLICT, "nothing_to_undo"),
            Problem::CannotUndo(CannotUndo::PlayedOn(_)) => (StatusCode::CONFLICT, "cannot_undo"),
            Problem::Race => (StatusCode::CONFLICT, "race"),
            Problem::Refused(_) => (StatusCode::UNPROCESSABLE_ENTITY, "refused"),
            Problem::WrongNumber { .. } => (StatusCode::CONFLICT, "wrong_number"),
            Problem::BrokenRecord(_) => (StatusCode::UNPROCESSABLE_ENTITY, "broken_record"),
            Problem::TooMany { .. } => (StatusCode::TOO_MANY_REQUESTS, "too_many"),
            Problem::Unreadable => (StatusCode::INTERNAL_SERVER_ERROR, "unreadable"),
            Problem::Store => (StatusCode::SERVICE_UNAVAILABLE, "store"),
            Problem::Fault => (StatusCode::INTERNAL_SERVER_ERROR, "fault"),
        }
    }

    /// The code that programs know the problem by.
    pub(crate) fn code(&self) -> &'static str {
        self.status_and_code().1
    }

    /// What is wrong, in plain words.
    fn message(&self) -> Cow<'static, str> {
        Cow::Borrowed(match self {
            Problem::Malformed(message) => return message.clone().into(),
            Problem::Notation { title, error } => return format!("not an action of {title}: {error}").into(),
            Problem::Token => "the Authorization header is not `Bearer` and a token",
            Problem::MediaType(BodyKind::Json) => "the body must be JSON",
            Problem::MediaType(BodyKind::Form) => "the body must be a form",
            Problem::BodyTooLarge => "the body is too large",
            Problem::RequestTooSlow => "the request did not arrive in time",
            Problem::Method => "this address does not know that method",
            Problem::OtherSite => "this request comes from another site",
            Problem::NotFound(Missing::Address) => "there is no such address",
            Problem::NotFound(Missing::Table) => "there is no such table",
            Problem::NotFound(Missing::Code) => "there is no such code",
            Problem::NotFound(Missing::Game) => "there is no such game",
            Problem::NotFound(Missing::Seat) => "there is no such seat",
            Problem::NotFound(Missing::File) => "there is no such file",
            Problem::NoSeat => "you hold no seat at this table",
            Problem::NoSpectators => "this table has no spectators",
            Problem::Opening(error) => return error.to_string().into(),
            Problem::OptionWords => "options have plain words as keys and values",
            Problem::Pace(error) => return error.to_string().into(),
            Problem::TooManySeats => "no game has so many seats",
            Problem::TwoSeats => "you can take one seat only",
            Problem::Name => {
                return format!("a name has 1 to {} letters", crate::table::LONGEST_NAME).into();
            }
            Problem::Level => {
                return format!("there is no such bot; there is {}", benben_bots::BOTS.join(", ")).into();
            }
            Problem::NotDealt => "not everyone has sat down yet",
            Problem::Dealt => "the game has begun",
            Problem::Over => "the game is over",
            Problem::NotOver => "the game is not over yet",
            Problem::Closed(reason) => return reason.clone().into(),
            Problem::Seated(seat) => return format!("you hold seat {seat} already").into(),
            Problem::Taken => "this seat is not open",
            Problem::Reserved => "this seat is kept for its player for a while",
            Problem::Present => "only an awaited player who is absent can be replaced",
            Problem::NoPerson => "no person holds this seat",
            Problem::NotAway => "no bot stands in for you",
            Problem::Resigned => "you have resigned",
            Problem::NobodyAsked => "nobody asks you to let them take back",
            Problem::CannotUndo(cannot) => return cannot.to_string().into(),
            Problem::Race => "the table changed in the same moment",
            Problem::Refused(forbidden) => {
                return format!("rule {} of {} forbids it", forbidden.rule, forbidden.title).into();
            }
            Problem::WrongNumber { expected } => {
                return format!("your next action has number {expected}: look at the table again").into();
            }
            Problem::BrokenRecord(error) => return error.to_string().into(),
            Problem::TooMany { what: Limited::Requests, .. } => "too many requests from your address",
            Problem::TooMany { what: Limited::Streams, .. } => "too many streams from your address",
            Problem::TooMany { what: Limited::Connections, .. } => "too many connections from your address",
            Problem::Unreadable => "this table is stored in a way that this release cannot read",
            Problem::Store => "the server cannot write to its disk at the moment; nothing was changed",
            Problem::Fault => "a fault of the server; it was noted",
        })
    }

    /// What might help.
    fn hint(&self) -> Option<Cow<'static, str>> {
        Some(Cow::Borrowed(match self {
            Problem::Token => "a token has 64 letters and digits",
            Problem::MediaType(BodyKind::Json) => "send `Content-Type: application/json`",
            Problem::BodyTooLarge => {
                "the largest things to send are editions and records; they are far smaller"
            }
            Problem::RequestTooSlow => "send the whole request at once",
            Problem::Method | Problem::NotFound(Missing::Address) => "the API is described at /api",
            Problem::NotFound(Missing::Table) => "a table that nobody comes to is removed after some time",
            Problem::OtherSite => {
                "send an `Origin` header with this server's address, or the token as `Authorization: Bearer …`"
            }
            Problem::NoSeat => "send the seat's token as `Authorization: Bearer …`",
            Problem::Race => "try again",
            Problem::TooMany { what: Limited::Requests, seconds } => {
                return Some(
                    format!("wait {seconds} s; use the stream instead of asking again and again").into(),
                );
            }
            Problem::TooMany { what: Limited::Streams, .. } => "close a stream that you do not need",
            Problem::TooMany { what: Limited::Connections, .. } => {
                "close a connection, or use one for several requests"
            }
            Problem::Unreadable => "the release that stored it can read it",
            Problem::Store => "try again: sending the same action twice is harmless",
            _ => return None,
        }))
    }

    /// When it is worth trying again, in seconds.
    pub(crate) fn retry_after(&self) -> Option<u64> {
        match self {
            Problem::TooMany { seconds, .. } => Some(*seconds),
            Problem::Store => Some(STORE_RETRY),
            _ => None,
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let (status, error) = self.status_and_code();
        let body = Body {
            error,
            message: self.message(),
            hint: self.hint(),
            refusal: match &self {
                Problem::Refused(forbidden) => Some(forbidden),
                _ => None,
            },
            expected_number: match &self {
                Problem::WrongNumber { expected } => Some(*expected),
                _ => None,
            },
        };
        let mut response = (status, Json(body)).into_response();
        if let Some(seconds) = self.retry_after() {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        if status == StatusCode::UNAUTHORIZED {
            response.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        response
    }
}
