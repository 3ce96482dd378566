//! Who asks: whoever brings a token, in a header or in a cookie.
//!
//! Tokens are made here and nowhere else: each carries a seal by which we recognise it, so that nobody sits down with a
//! token of their own choosing. Programs get theirs in the answer, browsers in a cookie that no script can read; neither
//! gets it in the other way.

use crate::accounts::{Recognised, SignedIn};
use crate::house::House;
use crate::luck;
use crate::problem::Problem;
use crate::web::client::Secure;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use benben_store::{Key, Listing, TokenHash};
use std::sync::Arc;

/// Name of the cookie.
const COOKIE: &str = "benben";
/// Its name behind TLS: browsers take it only from this very host, and only over TLS.
const SECURE_COOKIE: &str = "__Host-benben";
/// Name of the cookie with the token that will replace the one in use, and its name behind TLS.
const NEXT: &str = "benben-next";
const SECURE_NEXT: &str = "__Host-benben-next";
/// Name of the cookie of somebody who is signed in, and its name behind TLS. What they had as a guest stays beside it.
const SESSION: &str = "benben-session";
const SECURE_SESSION: &str = "__Host-benben-session";
/// A browser that comes back within a year still holds its seats.
const COOKIE_SECONDS: u32 = 365 * 24 * 3600;
/// Hexadecimal digits of 256 bits, half of which are random and half the seal.
const TOKEN_LENGTH: usize = 64;

/// The token of whoever asks, if they brought one, or what stands for their account.
#[derive(Clone, Debug, Default)]
pub(crate) struct OptionalToken {
    token: Option<String>,
    by_cookie: bool,
    signed_in: Option<Arc<SignedIn>>,
}

impl OptionalToken {
    /// What a browser brought.
    pub(crate) fn of_browser(token: Option<String>) -> Self {
        OptionalToken { token, by_cookie: true, signed_in: None }
    }

    /// Somebody who is signed in.
    pub(crate) fn of_account(signed_in: Arc<SignedIn>, by_cookie: bool) -> Self {
        OptionalToken { token: Some(signed_in.identity()), by_cookie, signed_in: Some(signed_in) }
    }

    /// Who asks, if they are signed in.
    pub(crate) fn signed_in(&self) -> Option<&Arc<SignedIn>> {
        self.signed_in.as_ref()
    }

    /// Who asks; they must be signed in.
    pub(crate) fn account(&self) -> Result<Arc<SignedIn>, Problem> {
        self.signed_in.clone().ok_or(Problem::NotSignedIn)
    }

    /// What the store knows the caller by.
    pub(crate) fn hash(&self) -> Option<TokenHash> {
        self.token.as_deref().map(TokenHash::of)
    }

    /// The token that a guest's program brought, and no cookie.
    pub(crate) fn of_program(self) -> Option<String> {
        self.token.filter(|_| !self.by_cookie && self.signed_in.is_none())
    }

    /// All that a table may know the caller by.
    pub(crate) fn known_as(&self) -> Vec<TokenHash> {
        self.hash().into_iter().collect()
    }

    /// The token that will hold a seat for the caller: the one they brought, if it was made here, or a new one.
    pub(crate) async fn or_issue(self, house: &House) -> Result<SeatToken, Problem> {
        let OptionalToken { token, by_cookie, signed_in } = self;
        if let Some(signed_in) = signed_in {
            return Ok(SeatToken { token: signed_in.identity(), known: true, by_cookie, is_token: false });
        }
        match token {
            Some(token) if is_known(house, &token).await? => {
                Ok(SeatToken { token, known: true, by_cookie, is_token: true })
            }
            _ => Ok(SeatToken { token: make(&house.key), known: false, by_cookie, is_token: true }),
        }
    }
}

/// The token that will hold a seat: the one that somebody brought, or a new one.
#[derive(Clone)]
pub(crate) struct SeatToken {
    /// The token that will hold the seat.
    pub(crate) token: String,
    known: bool,
    by_cookie: bool,
    /// Or is it what stands for an account?
    is_token: bool,
}

impl SeatToken {
    /// What a program is told. What a browser keeps from its scripts, we do not tell them, either; and whoever is signed in
    /// has what they need.
    pub(crate) fn told(&self) -> Option<String> {
        (self.is_token && (!self.known || !self.by_cookie)).then(|| self.token.clone())
    }

    /// A cookie for a browser that has none yet.
    pub(crate) fn cookie(&self, secure: Secure) -> HeaderMap {
        let mut headers = HeaderMap::new();
        if !self.known {
            let name = if secure.0 { SECURE_COOKIE } else { COOKIE };
            headers.insert(header::SET_COOKIE, set_cookie(name, &self.token, COOKIE_SECONDS, secure));
        }
        headers
    }
}

fn set_cookie(name: &str, value: &str, seconds: u32, secure: Secure) -> HeaderValue {
    let secure = if secure.0 { "; Secure" } else { "" };
    let cookie = format!("{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}");
    HeaderValue::try_from(cookie).expect("tokens are hexadecimal digits")
}

/// A new token of a session. Its first letter tells it from a guest's.
pub(crate) fn make_session() -> String {
    format!("s{}", hex::encode(luck::session_token()))
}

fn is_session(text: &str) -> bool {
    text.strip_prefix('s').is_some_and(is_token)
}

/// The session in the header, if there is one.
pub(crate) fn session_in_header(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    value.strip_prefix("Bearer ").map(str::trim).filter(|token| is_session(token))
}

/// The session in the cookie, if there is one.
pub(crate) fn session_in_cookie(headers: &HeaderMap, secure: Secure) -> Option<String> {
    let name = if secure.0 { SECURE_SESSION } else { SESSION };
    cookie_named(headers, name).filter(|token| is_session(token))
}

/// The cookie of a browser that is signed in from now on.
pub(crate) fn session_cookie(token: &str, secure: Secure) -> HeaderMap {
    let name = if secure.0 { SECURE_SESSION } else { SESSION };
    HeaderMap::from_iter([(header::SET_COOKIE, set_cookie(name, token, COOKIE_SECONDS, secure))])
}

/// What signs a browser out.
pub(crate) fn no_session_cookie(secure: Secure) -> HeaderMap {
    let name = if secure.0 { SECURE_SESSION } else { SESSION };
    HeaderMap::from_iter([(header::SET_COOKIE, set_cookie(name, "", 0, secure))])
}

/// What takes a guest's token from a browser, because it holds nothing any more.
pub(crate) fn drop_guest_cookie(answer: &mut HeaderMap, secure: Secure) {
    let name = if secure.0 { SECURE_COOKIE } else { COOKIE };
    answer.append(header::SET_COOKIE, set_cookie(name, "", 0, secure));
}

/// A browser gets a new token in two steps: first it is given the new one beside the old, then everything moves.
pub(crate) enum Replacing {
    /// The new one was given: the browser brings both now.
    Given(HeaderMap),
    /// The browser brings both.
    Ready {
        /// The new token.
        new: String,
        /// What makes it the only one.
        cookies: HeaderMap,
    },
}

/// How far a browser is that wants another token than this one. The new one is sealed together with the old, so that nobody
/// can plant one.
pub(crate) fn replacing(key: &Key, old: &str, headers: &HeaderMap, secure: Secure) -> Replacing {
    let (cookie, next) = if secure.0 { (SECURE_COOKIE, SECURE_NEXT) } else { (COOKIE, NEXT) };
    let sealed = |new: &str| hex::encode(&key.seal("next token", format!("{old} {new}").as_bytes())[..16]);
    let brought = cookie_named(headers, next);
    let brought = brought.as_deref().and_then(|value| value.split_once('.'));
    if let Some((new, _)) = brought.filter(|(new, seal)| is_sealed(key, new) && *seal == sealed(new)) {
        let mut cookies = HeaderMap::new();
        cookies.append(header::SET_COOKIE, set_cookie(cookie, new, COOKIE_SECONDS, secure));
        cookies.append(header::SET_COOKIE, set_cookie(next, "", 0, secure));
        return Replacing::Ready { new: new.to_owned(), cookies };
    }
    let new = make(key);
    let value = format!("{new}.{}", sealed(&new));
    let given = set_cookie(next, &value, COOKIE_SECONDS, secure);
    Replacing::Given(HeaderMap::from_iter([(header::SET_COOKIE, given)]))
}

/// A new token, sealed.
pub(crate) fn make(key: &Key) -> String {
    let random = luck::token_half();
    hex::encode([&random[..], &seal(key, &random)].concat())
}

fn seal(key: &Key, random: &[u8]) -> [u8; 16] {
    let mut seal = [0; 16];
    seal.copy_from_slice(&key.seal("token", random)[..16]);
    seal
}

/// Was it made here?
pub(crate) fn is_sealed(key: &Key, token: &str) -> bool {
    let Ok(bytes) = hex::decode(token) else { return false };
    bytes.len() == TOKEN_LENGTH / 2 && seal(key, &bytes[..16])[..] == bytes[16..]
}

/// Was it made here? Those from before there were seals are known by the seats they hold.
async fn is_known(house: &House, token: &str) -> Result<bool, Problem> {
    if is_sealed(&house.key, token) {
        return Ok(true);
    }
    let held = house.store.list(Listing::HeldBy(TokenHash::of(token)), 1).await;
    held.map(|held| !held.is_empty()).map_err(|error| Problem::store(&error))
}

impl<S: Send + Sync> FromRequestParts<S> for OptionalToken {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Problem> {
        let recognised = parts.extensions.get::<Recognised>().cloned().unwrap_or_default();
        if session_in_header(&parts.headers).is_some() {
            let signed_in = recognised.by_header.ok_or(Problem::NotSignedIn)?;
            return Ok(OptionalToken::of_account(signed_in, false));
        }
        if let Some(value) = parts.headers.get(header::AUTHORIZATION) {
            let token = value.to_str().ok().and_then(|value| value.strip_prefix("Bearer "));
            let token = token.map(str::trim).filter(|token| is_token(token));
            let token = token.ok_or(Problem::Token)?;
            return Ok(OptionalToken { token: Some(token.to_owned()), by_cookie: false, signed_in: None });
        }
        Ok(match recognised.by_cookie {
            Some(signed_in) => OptionalToken::of_account(signed_in, true),
            None => OptionalToken::of_browser(cookie(parts)),
        })
    }
}

fn is_token(text: &str) -> bool {
    text.len() == TOKEN_LENGTH && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// The token in the cookie, if there is one. Behind TLS only a cookie counts that nobody else could have set.
pub(crate) fn cookie(parts: &Parts) -> Option<String> {
    let name = if Secure::of(&parts.extensions).0 { SECURE_COOKIE } else { COOKIE };
    cookie_named(&parts.headers, name).filter(|token| is_token(token))
}

/// Is there a cookie that could act for somebody?
pub(crate) fn has_cookie(headers: &HeaderMap) -> bool {
    cookies(headers).any(|(name, token)| match name {
        COOKIE | SECURE_COOKIE => is_token(token),
        SESSION | SECURE_SESSION => is_session(token),
        _ => false,
    })
}

/// The cookie of this name.
pub(crate) fn cookie_named(headers: &HeaderMap, name: &str) -> Option<String> {
    cookies(headers).find(|(other, _)| *other == name).map(|(_, value)| value.to_owned())
}

fn cookies(headers: &HeaderMap) -> impl Iterator<Item = (&str, &str)> {
    let lines = headers.get_all(header::COOKIE).into_iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn f11_only_what_was_made_here_is_recognised() {
        let (key, other) = (Key([1; 32]), Key([2; 32]));
        let token = make(&key);
        assert!(is_token(&token) && is_sealed(&key, &token));
        assert!(!is_sealed(&other, &token));
        assert!(!is_sealed(&key, &"a".repeat(TOKEN_LENGTH)));
        assert_ne!(make(&key), token);
    }
}
