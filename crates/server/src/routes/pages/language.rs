//! Choosing a language.

use super::reply::{FormBody, redirect};
use crate::web::client::Secure;
use crate::web::session::LANGUAGE_COOKIE;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use benben_web::Language;
use serde::Deserialize;

/// Which language, and which page to show in it.
#[derive(Debug, Deserialize)]
pub(crate) struct Choice {
    language: String,
    #[serde(default)]
    to: String,
}

/// From now on the pages speak this language.
pub(crate) async fn language(Secure(secure): Secure, FormBody(choice): FormBody<Choice>) -> Response {
    let language = Language::coded(&choice.language).unwrap_or_default();
    let secure = if secure { "; Secure" } else { "" };
    let cookie = format!(
        "{LANGUAGE_COOKIE}={}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000{secure}",
        language.code()
    );
    let cookie = HeaderValue::try_from(cookie).expect("codes are plain letters");
    redirect(own_page(&choice.to), HeaderMap::from_iter([(header::SET_COOKIE, cookie)]))
}

/// Only our own pages are led to.
fn own_page(path: &str) -> &str {
    let plain = path.bytes().all(|byte| byte.is_ascii_graphic()) && !path.contains('\\');
    if path.starts_with('/') && !path.starts_with("//") && plain { path } else { "/" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_led_elsewhere() {
        assert_eq!(own_page("/t/abc?person=2"), "/t/abc?person=2");
        for foreign in ["", "https://evil.example", "//evil.example", "/\\evil.example", "/a\r\nb"] {
            assert_eq!(own_page(foreign), "/");
        }
    }
}
