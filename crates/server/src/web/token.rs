//! Who asks: whoever brings a token, in a header or in a cookie.

use crate::luck;
use crate::problem::Problem;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use benben_store::TokenHash;

/// Name of the cookie.
const COOKIE: &str = "benben";
/// A browser that comes back within a year still holds its seats.
const COOKIE_SECONDS: u32 = 365 * 24 * 3600;
/// Hexadecimal digits of 256 bits.
const TOKEN_LENGTH: usize = 64;

/// The token of whoever asks, if they brought one.
#[derive(Clone, Debug, Default)]
pub(crate) struct OptionalToken {
    token: Option<String>,
    by_header: bool,
}

impl OptionalToken {
    /// What the store knows the caller by.
    pub(crate) fn hash(&self) -> Option<TokenHash> {
        self.token.as_deref().map(TokenHash::of)
    }

    /// The caller's token, or a new one for somebody new.
    pub(crate) fn or_issue(self) -> SeatToken {
        let known = self.token.is_some();
        SeatToken { token: self.token.unwrap_or_else(luck::token), known, by_header: self.by_header }
    }
}

/// The token that will hold a seat: the one that somebody brought, or a new one.
#[derive(Clone)]
pub(crate) struct SeatToken {
    /// The token that will hold the seat.
    pub(crate) token: String,
    known: bool,
    by_header: bool,
}

impl SeatToken {
    /// Somebody at a browser that has this token, or none yet.
    pub(crate) fn with(token: Option<String>) -> Self {
        OptionalToken { token, by_header: false }.or_issue()
    }

    /// A cookie for a browser that has none yet.
    pub(crate) fn cookie(&self, secure: bool) -> HeaderMap {
        let mut headers = HeaderMap::new();
        if !self.known && !self.by_header {
            let secure = if secure { "; Secure" } else { "" };
            let cookie = format!(
                "{COOKIE}={}; Path=/; HttpOnly; SameSite=Lax; Max-Age={COOKIE_SECONDS}{secure}",
                self.token
            );
            let value = HeaderValue::try_from(cookie).expect("tokens are hexadecimal digits");
            headers.insert(header::SET_COOKIE, value);
        }
        headers
    }
}

impl<S: Send + Sync> FromRequestParts<S> for OptionalToken {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Problem> {
        if let Some(value) = parts.headers.get(header::AUTHORIZATION) {
            let token = value.to_str().ok().and_then(|value| value.strip_prefix("Bearer "));
            let token = token.map(str::trim).filter(|token| is_token(token));
            let token = token.ok_or(Problem::Token)?;
            return Ok(OptionalToken { token: Some(token.to_owned()), by_header: true });
        }
        Ok(OptionalToken { token: cookie(&parts.headers), by_header: false })
    }
}

fn is_token(text: &str) -> bool {
    text.len() == TOKEN_LENGTH && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// The token in the cookie, if there is one.
pub(crate) fn cookie(headers: &HeaderMap) -> Option<String> {
    cookies(headers)
        .find(|(name, token)| *name == COOKIE && is_token(token))
        .map(|(_, token)| token.to_owned())
}

/// The cookie of this name.
pub(crate) fn cookie_named(headers: &HeaderMap, name: &str) -> Option<String> {
    cookies(headers).find(|(other, _)| *other == name).map(|(_, value)| value.to_owned())
}

fn cookies(headers: &HeaderMap) -> impl Iterator<Item = (&str, &str)> {
    let lines = headers.get_all(header::COOKIE).into_iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='))
}
