//! Choosing a language.

use super::reply::{FormBody, redirect};
use crate::house::House;
use crate::keepsakes::{self, Settings};
use crate::web::client::Secure;
use crate::web::session::{LANGUAGE_COOKIE, PageProblem, Session};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use benben_web::Language;
use serde::Deserialize;
use std::sync::Arc;

/// Which language, and which page to show in it.
#[derive(Debug, Deserialize)]
pub(crate) struct Choice {
    language: String,
    #[serde(default)]
    to: String,
}

/// From now on the pages speak this language, and for somebody who is signed in those on their other devices, too.
pub(crate) async fn language(
    State(house): State<Arc<House>>,
    session: Session,
    secure: Secure,
    FormBody(choice): FormBody<Choice>,
) -> Result<Response, PageProblem> {
    let language = Language::coded(&choice.language).unwrap_or_default();
    if let Some(who) = session.signed_in() {
        let chosen = keepsakes::choose(&house, &who.account, &Settings::spoken(language)).await;
        chosen.map_err(|problem| session.problem(problem))?;
    }
    let mut cookies = HeaderMap::new();
    speak(&mut cookies, language, secure);
    Ok(redirect(own_page(&choice.to), cookies))
}

/// A browser whose pages speak this language from now on.
pub(super) fn speak(answer: &mut HeaderMap, language: Language, Secure(secure): Secure) {
    let secure = if secure { "; Secure" } else { "" };
    let cookie = format!(
        "{LANGUAGE_COOKIE}={}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000{secure}",
        language.code()
    );
    answer.append(header::SET_COOKIE, HeaderValue::try_from(cookie).expect("codes are plain letters"));
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
