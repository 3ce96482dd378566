//! Keeping one's name and signing in, on pages.

pub(crate) mod enter;
pub(crate) mod keep;
pub(crate) mod own;
pub(crate) mod passkeys;

use super::reply::html;
use crate::accounts::Proof;
use crate::accounts::passkeys::{Signed, Site};
use crate::base64url::Bytes;
use crate::problem::Problem;
use crate::web::client::Secure;
use crate::web::session::{PageProblem, Session};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use maud::Markup;
use serde::Deserialize;

/// What whoever signs in fills in.
#[derive(Deserialize)]
pub(crate) struct NameAndPassword {
    #[serde(default)]
    name: String,
    #[serde(default)]
    password: String,
}

/// What a passkey has signed, in a form; empty if none has.
#[derive(Default, Deserialize)]
pub(crate) struct Signature {
    #[serde(default)]
    credential: Option<Bytes>,
    #[serde(default)]
    client_data: Option<Bytes>,
    #[serde(default)]
    authenticator_data: Option<Bytes>,
    #[serde(default)]
    signature: Option<Bytes>,
}

fn bytes(field: Option<Bytes>) -> Vec<u8> {
    field.map(|field| field.0).unwrap_or_default()
}

impl Signature {
    fn is_there(&self) -> bool {
        self.client_data.as_ref().is_some_and(|said| !said.0.is_empty())
    }

    /// What somebody shows to prove that it is they: a passkey's signature, or else the password.
    fn or_password(self, password: String, headers: &HeaderMap, secure: Secure) -> Result<Proof, Problem> {
        if !self.is_there() {
            return Ok(Proof::Password(password));
        }
        let signed = Signed {
            credential: bytes(self.credential),
            client_data: bytes(self.client_data),
            authenticator_data: bytes(self.authenticator_data),
            signature: bytes(self.signature),
        };
        Ok(Proof::Passkey(Site::asked(headers, secure.0)?, signed))
    }
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
        | Problem::RegistrationClosed
        | Problem::InvitationNeeded
        | Problem::Invitation
        | Problem::WeakPassword
        | Problem::LongPassword
        | Problem::Passkey
        | Problem::PasskeyKnown
        | Problem::LastWayIn
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
