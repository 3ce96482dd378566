//! Writes with a cookie must come from our own pages.

use crate::problem::Problem;
use crate::web::client::Secure;
use crate::web::token;
use axum::extract::Request;
use axum::http::{HeaderMap, Uri, header};

/// Refuses a write that another site could have sent. A token in a header cannot be sent by another site; but where a
/// cookie comes along, it could be the cookie that acts.
pub(crate) fn require_same_origin(request: &Request, secure: Secure) -> Result<(), Problem> {
    if !request.method().is_safe() && !may_write(request.headers(), secure) {
        return Err(Problem::OtherSite);
    }
    Ok(())
}

fn may_write(headers: &HeaderMap, secure: Secure) -> bool {
    let by_header_alone = headers.contains_key(header::AUTHORIZATION) && !token::has_cookie(headers);
    by_header_alone || is_own(headers, secure)
}

/// Browsers say where a write comes from. Without a cookie there is nothing to steal, and programs say nothing.
fn is_own(headers: &HeaderMap, secure: Secure) -> bool {
    if let Some(site) = headers.get("sec-fetch-site")
        && site != "same-origin"
        && site != "none"
    {
        return false;
    }
    match headers.get(header::ORIGIN) {
        None => !token::has_cookie(headers),
        Some(origin) => {
            let origin = origin.to_str().ok().and_then(|origin| origin.parse::<Uri>().ok());
            let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
            let authority = origin.as_ref().and_then(Uri::authority).map(|authority| authority.as_str());
            let scheme = origin.as_ref().and_then(Uri::scheme_str);
            let same_scheme = !secure.0 || scheme == Some("https");
            authority.is_some() && authority == host && same_scheme
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect()
    }

    fn may(pairs: &[(&'static str, &'static str)]) -> bool {
        may_write(&headers(pairs), Secure(false))
    }

    const COOKIE: (&str, &str) =
        ("cookie", "benben=0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef");
    const HOST: (&str, &str) = ("host", "table.example:8080");
    const OWN: (&str, &str) = ("origin", "http://table.example:8080");
    const EVIL: (&str, &str) = ("origin", "http://evil.example");
    const BEARER: (&str, &str) = ("authorization", "Bearer of good news");

    #[test]
    fn a_cookie_needs_our_own_origin() {
        assert!(may(&[HOST, COOKIE, OWN]));
        assert!(!may(&[HOST, COOKIE]));
        assert!(!may(&[HOST, COOKIE, EVIL]));
        assert!(!may(&[HOST, COOKIE, ("origin", "null")]));
        assert!(!may(&[HOST, COOKIE, ("origin", "http://table.example")]));
    }

    #[test]
    fn f10_a_header_beside_a_cookie_changes_nothing() {
        assert!(may(&[HOST, COOKIE, OWN, BEARER]));
        assert!(!may(&[HOST, COOKIE, EVIL, BEARER]));
        assert!(!may(&[HOST, COOKIE, BEARER]));
        assert!(!may(&[HOST, COOKIE, EVIL, ("authorization", "Basic x")]));
        assert!(may(&[HOST, BEARER]));
    }

    #[test]
    fn without_a_cookie_only_a_foreign_site_is_refused() {
        assert!(may(&[HOST]));
        assert!(!may(&[HOST, EVIL]));
        assert!(!may(&[HOST, ("sec-fetch-site", "cross-site")]));
    }

    #[test]
    fn behind_tls_a_page_without_is_another_site() {
        let cookie = "__Host-benben=0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";
        let from = |origin| {
            may_write(
                &headers(&[("host", "a.example"), ("cookie", cookie), ("origin", origin)]),
                Secure(true),
            )
        };
        assert!(from("https://a.example"));
        assert!(!from("http://a.example"));
    }
}
