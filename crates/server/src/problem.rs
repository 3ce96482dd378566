//! Why a request was not fulfilled, in plain words for whoever asked and as data for programs.

use crate::erased::{NotPlayed, OpeningError};
use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use benben_core::{Meta, RuleId, Rulebook};
use benben_store::StoreError;
use serde::Serialize;
use utoipa::ToSchema;

/// Why a request was not fulfilled. Nothing was changed by it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Problem {
    /// What kind of problem it is, for programs: `refused`, `wrong_number`, `not_found`, …
    #[schema(value_type = String)]
    pub error: &'static str,
    /// What is wrong, in plain words.
    pub message: String,
    /// What might help.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hint: Option<String>,
    /// By which rule of the game, if it is one that forbids it.
    #[serde(flatten)]
    #[schema(value_type = Forbidden)]
    pub refusal: Option<Box<Forbidden>>,
    /// The number the seat's next action will have.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expected_number: Option<u64>,
    #[serde(skip)]
    pub(crate) status: StatusCode,
    #[serde(skip)]
    pub(crate) retry_after: Option<u64>,
}

/// The rule that forbids an action; missing where none does.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Forbidden {
    /// Its id.
    #[schema(required = false)]
    pub rule: String,
    /// Its text, in Markdown.
    #[schema(required = false)]
    pub rule_text: String,
    /// The facts that failed, with their `kind`.
    #[schema(value_type = Object, required = false)]
    pub facts: serde_json::Value,
}

impl Forbidden {
    /// This rule forbids it, because of these facts.
    pub(crate) fn new(meta: &Meta, rule: RuleId, facts: serde_json::Value) -> Self {
        let text = Rulebook::new(meta.rules).rule(rule).map(|rule| rule.text.to_owned());
        Forbidden { rule: rule.to_owned(), rule_text: text.unwrap_or_default(), facts }
    }
}

impl Problem {
    /// A problem of this kind.
    pub(crate) fn new(status: StatusCode, error: &'static str, message: impl Into<String>) -> Self {
        Problem {
            error,
            message: message.into(),
            hint: None,
            refusal: None,
            expected_number: None,
            status,
            retry_after: None,
        }
    }

    /// With a word of help.
    pub(crate) fn hint(mut self, hint: impl Into<String>) -> Self {
        self.hint = Some(hint.into());
        self
    }

    /// What was sent cannot be understood.
    pub(crate) fn malformed(message: impl Into<String>) -> Self {
        Problem::new(StatusCode::BAD_REQUEST, "malformed", message)
    }

    /// There is no such thing.
    pub(crate) fn not_found(what: &str) -> Self {
        Problem::new(StatusCode::NOT_FOUND, "not_found", format!("there is no such {what}"))
    }

    /// Whoever asks holds no seat here.
    pub(crate) fn no_seat() -> Self {
        Problem::new(StatusCode::UNAUTHORIZED, "no_seat", "you hold no seat at this table")
            .hint("send the seat's token as `Authorization: Bearer …`")
    }

    /// Not as things stand at the table.
    pub(crate) fn conflict(error: &'static str, message: impl Into<String>) -> Self {
        Problem::new(StatusCode::CONFLICT, error, message)
    }

    /// Not for whoever asks.
    pub(crate) fn forbidden(error: &'static str, message: impl Into<String>) -> Self {
        Problem::new(StatusCode::FORBIDDEN, error, message)
    }

    /// We were wrong.
    pub(crate) fn fault() -> Self {
        Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "fault", "a fault of the server; it was noted")
    }

    /// The store failed. The cause is for the log.
    pub(crate) fn store(error: &StoreError) -> Self {
        tracing::error!(%error, "the store failed");
        let mut problem = Problem::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "store",
            "the server cannot write to its disk at the moment; nothing was changed",
        )
        .hint("try again: sending the same action twice is harmless");
        problem.retry_after = Some(2);
        problem
    }

    /// An action was not played.
    pub(crate) fn not_played(meta: &Meta, not_played: NotPlayed) -> Self {
        match not_played {
            NotPlayed::Notation(error) => {
                Problem::malformed(format!("not an action of {}: {error}", meta.title))
            }
            NotPlayed::ByRule { rule, facts } => {
                let mut problem = Problem::new(
                    StatusCode::UNPROCESSABLE_ENTITY,
                    "refused",
                    format!("rule {rule} of {} forbids it", meta.title),
                );
                problem.refusal = Some(Box::new(Forbidden::new(meta, rule, facts)));
                problem
            }
            NotPlayed::Already => Problem::conflict("already_played", "this was played before"),
            NotPlayed::WrongNumber { expected } => {
                let mut problem = Problem::conflict(
                    "wrong_number",
                    format!("your next action has number {expected}: look at the table again"),
                );
                problem.expected_number = Some(expected);
                problem
            }
        }
    }
}

impl From<OpeningError> for Problem {
    fn from(error: OpeningError) -> Self {
        Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "opening", error.to_string())
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let (status, retry_after) = (self.status, self.retry_after);
        let mut response = (status, Json(self)).into_response();
        if let Some(seconds) = retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        if status == StatusCode::UNAUTHORIZED {
            response.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        response
    }
}
