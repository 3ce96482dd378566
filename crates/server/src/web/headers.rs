//! What every answer carries to keep browsers careful.

use crate::house::House;
use crate::metrics::StatusLabel;
use crate::web::client::Secure;
use axum::http::{HeaderName, HeaderValue, Method, header};
use axum::response::Response;
use std::sync::LazyLock;
use std::time::Instant;

/// Everything comes from here, nothing inline, nobody frames us.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; \
    base-uri 'none'; frame-ancestors 'none'";

/// What pages here may not ask of the device. They still may make a sound, keep the screen on, fill it, and share a
/// link.
const PERMISSIONS_POLICY: &str = "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), \
    encrypted-media=(), geolocation=(), gyroscope=(), hid=(), identity-credentials-get=(), idle-detection=(), \
    magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), xr-spatial-tracking=()";

/// Who has come over TLS once comes over TLS for a year.
const STRICT_TRANSPORT_SECURITY: &str = "max-age=31536000";

const SECURITY_HEADERS: [(HeaderName, &str); 8] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    // Other sites learn nothing; without any referrer browsers would not say where our own forms come from, either.
    (header::REFERRER_POLICY, "same-origin"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("permissions-policy"), PERMISSIONS_POLICY),
    (HeaderName::from_static("origin-agent-cluster"), "?1"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// The same as values: making one looks at every letter of it, and they are on every answer.
static SECURITY_VALUES: LazyLock<[(HeaderName, HeaderValue); 8]> =
    LazyLock::new(|| SECURITY_HEADERS.map(|(name, value)| (name, HeaderValue::from_static(value))));

/// Adds them.
pub(crate) fn complete(mut response: Response, secure: Secure) -> Response {
    let headers = response.headers_mut();
    // With those that the connection adds.
    headers.reserve(SECURITY_HEADERS.len() + 4);
    for (name, value) in &*SECURITY_VALUES {
        headers.insert(name, value.clone());
    }
    if secure.0 {
        let strict = HeaderValue::from_static(STRICT_TRANSPORT_SECURITY);
        headers.insert(header::STRICT_TRANSPORT_SECURITY, strict);
    }
    // What a table shows is for the moment and for one viewer.
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Counts an answer. What was asked for has the ids of tables in it; only its address without them is logged.
pub(crate) fn count(house: &House, response: &Response, method: &Method, address: &str, start: Instant) {
    let label = StatusLabel { status: response.status().as_u16() };
    house.metrics.responses.get_or_create(&label).inc();
    tracing::debug!(%method, route = address, status = label.status, took = ?start.elapsed(), "answered");
}
