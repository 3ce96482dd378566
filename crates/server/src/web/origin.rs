//! Writes with a cookie must come from our own pages.

use crate::problem::Problem;
use crate::web::token;
use axum::extract::Request;
use axum::http::{HeaderMap, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// Refuses a write that another site could have sent. A token in a header cannot be sent by another site.
pub(crate) async fn require_same_origin(request: Request, next: Next) -> Response {
    let headers = request.headers();
    let reads = request.method().is_safe();
    let by_header = headers.contains_key(header::AUTHORIZATION);
    if !reads && !by_header && !is_own(headers) {
        return Problem::OtherSite.into_response();
    }
    next.run(request).await
}

/// Browsers say where a write comes from. Without a cookie there is nothing to steal, and programs say nothing.
fn is_own(headers: &HeaderMap) -> bool {
    if let Some(site) = headers.get("sec-fetch-site")
        && site != "same-origin"
        && site != "none"
    {
        return false;
    }
    match headers.get(header::ORIGIN) {
        None => token::cookie(headers).is_none(),
        Some(origin) => {
            let origin = origin.to_str().ok().and_then(|origin| origin.parse::<Uri>().ok());
            let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
            let authority = origin.as_ref().and_then(Uri::authority).map(|authority| authority.as_str());
            authority.is_some() && authority == host
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect()
    }

    const COOKIE: (&str, &str) =
        ("cookie", "benben=0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef");
    const HOST: (&str, &str) = ("host", "table.example:8080");

    #[test]
    fn a_cookie_needs_our_own_origin() {
        assert!(is_own(&headers(&[HOST, COOKIE, ("origin", "http://table.example:8080")])));
        assert!(!is_own(&headers(&[HOST, COOKIE])));
        assert!(!is_own(&headers(&[HOST, COOKIE, ("origin", "http://evil.example")])));
        assert!(!is_own(&headers(&[HOST, COOKIE, ("origin", "null")])));
        assert!(!is_own(&headers(&[HOST, COOKIE, ("origin", "http://table.example")])));
    }

    #[test]
    fn without_a_cookie_only_a_foreign_site_is_refused() {
        assert!(is_own(&headers(&[HOST])));
        assert!(!is_own(&headers(&[HOST, ("origin", "http://evil.example")])));
        assert!(!is_own(&headers(&[HOST, ("sec-fetch-site", "cross-site")])));
    }
}
