//! Who looks at a page: by which cookie, for which of several people, in which language, with or without script.

use super::token::{self, OptionalToken, SeatToken};
use crate::accounts::{Recognised, SignedIn};
use crate::house::House;
use crate::problem::Problem;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use benben_core::MAX_SEATS;
use benben_store::TokenHash;
use benben_web::{Language, Texts};
use std::convert::Infallible;
use std::sync::Arc;

/// Name of the cookie that remembers the language.
pub(crate) const LANGUAGE_COOKIE: &str = "language";

/// Who looks.
#[derive(Clone, Debug)]
pub(crate) struct Session {
    /// What a guest's browser brought.
    guest: Option<String>,
    /// Who they are, if they are signed in.
    signed_in: Option<Arc<SignedIn>>,
    /// Several people share this browser; this one, counted from 1, holds the device.
    pub(crate) person: Option<u8>,
    /// What they read.
    pub(crate) language: Language,
    /// Does the page's script ask? It wants no whole page.
    pub(crate) by_script: bool,
}

/// What a table knows the people at a browser by.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct SessionHashes {
    /// A person alone at this browser.
    pub(crate) alone: Option<TokenHash>,
    /// People who share it, the first first.
    pub(crate) shared: Vec<TokenHash>,
}

impl Session {
    /// The texts they read.
    pub(crate) fn texts(&self) -> Texts {
        Texts::new(self.language)
    }

    /// What their browser brought as a guest's.
    pub(crate) fn guest(&self) -> Option<&str> {
        self.guest.as_deref()
    }

    /// Who they are, if they are signed in.
    pub(crate) fn signed_in(&self) -> Option<&Arc<SignedIn>> {
        self.signed_in.as_ref()
    }

    /// Who they are; they must be signed in.
    pub(crate) fn account(&self) -> Result<Arc<SignedIn>, PageProblem> {
        self.signed_in.clone().ok_or_else(|| self.problem(Problem::NotSignedIn))
    }

    /// What holds their seats.
    fn token(&self) -> Option<String> {
        self.signed_in.as_ref().map(|signed_in| signed_in.identity()).or_else(|| self.guest.clone())
    }

    /// What tables know them by.
    pub(crate) fn hashes(&self) -> SessionHashes {
        let Some(token) = self.token() else { return SessionHashes::default() };
        let shared = (1..=MAX_SEATS as u8).map(|person| TokenHash::of(&shared(&token, person)));
        SessionHashes { alone: Some(TokenHash::of(&token)), shared: shared.collect() }
    }

    /// All that a table may know them by.
    pub(crate) fn known_as(&self) -> Vec<TokenHash> {
        let SessionHashes { alone, shared } = self.hashes();
        alone.into_iter().chain(shared).collect()
    }

    /// What holds the seat for which they ask something.
    pub(crate) fn hash(&self) -> Option<TokenHash> {
        let token = self.token()?;
        Some(match self.person {
            Some(person) => TokenHash::of(&shared(&token, person)),
            None => TokenHash::of(&token),
        })
    }

    /// The token that will hold a seat for them: the one they have, or a new one.
    pub(crate) async fn seat_token(&self, house: &House) -> Result<SeatToken, PageProblem> {
        let brought = match &self.signed_in {
            Some(signed_in) => OptionalToken::of_account(signed_in.clone(), true),
            None => OptionalToken::of_browser(self.guest.clone()),
        };
        let issued = brought.or_issue(house).await;
        issued.map_err(|problem| self.problem(problem))
    }
}

/// Where several people share a browser, each has a token of their own, made from the browser's.
pub(crate) fn shared(token: &str, person: u8) -> String {
    format!("{token}/{person}")
}

impl<S: Send + Sync> FromRequestParts<S> for Session {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Session::of(parts))
    }
}

impl Session {
    /// Who sent this request.
    pub(crate) fn of(parts: &Parts) -> Self {
        let query = parts.uri.query().unwrap_or_default();
        let mut pairs = query.split('&').filter_map(|pair| pair.split_once('='));
        let person = pairs.find(|(key, _)| *key == "person").and_then(|(_, person)| person.parse().ok());
        let recognised = parts.extensions.get::<Recognised>();
        Session {
            guest: token::cookie(parts),
            signed_in: recognised.and_then(|recognised| recognised.by_cookie.clone()),
            person,
            language: language(&parts.headers),
            by_script: parts.headers.contains_key("x-script"),
        }
    }
}

/// The language that was chosen here.
pub(crate) fn chosen_language(headers: &HeaderMap) -> Option<Language> {
    token::cookie_named(headers, LANGUAGE_COOKIE).and_then(|code| Language::coded(&code))
}

/// The language that was chosen here, or that the browser asks for.
fn language(headers: &HeaderMap) -> Language {
    chosen_language(headers).unwrap_or_else(|| {
        let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        Language::accepted(accepted.unwrap_or_default())
    })
}

/// What a page says about a problem, once it is known who reads it.
pub(crate) struct PageProblem {
    pub(crate) problem: Problem,
    pub(crate) session: Session,
}

impl Session {
    /// A problem to be told in their language.
    pub(crate) fn problem(&self, problem: Problem) -> PageProblem {
        PageProblem { problem, session: self.clone() }
    }
}
