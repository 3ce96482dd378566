//! What a browser remembers for its owner, in cookies of ours: a name, and what was chosen last for each game.

use axum::http::{HeaderMap, HeaderValue, header};

/// The name its owner goes by.
pub(crate) const NAME: &str = "name";
/// The longest thing worth remembering, in bytes.
const LONGEST: usize = 400;

/// Under which name the last choice for a game is kept.
pub(crate) fn choice_of(game: &str) -> String {
    format!("choice-{game}")
}

/// Lets the browser remember something for a year.
pub(crate) fn remember(answer: &mut HeaderMap, key: &str, value: &str) {
    let value = percent(value);
    if value.len() > LONGEST {
        return;
    }
    let cookie = format!("{key}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000");
    let cookie = HeaderValue::try_from(cookie).expect("everything but plain letters is encoded");
    answer.append(header::SET_COOKIE, cookie);
}

/// What the browser remembers under this key.
pub(crate) fn recall(headers: &HeaderMap, key: &str) -> Option<String> {
    let value = super::token::cookie_named(headers, key).filter(|value| value.len() <= LONGEST)?;
    plain(&value)
}

/// Everything but letters, digits and a few signs as `%XX`.
fn percent(text: &str) -> String {
    let mut encoded = String::new();
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' => encoded.push(byte as char),
            _ => encoded.push_str(&format!("%{byte:02X}")),
        }
    }
    encoded
}

fn plain(text: &str) -> Option<String> {
    let mut parts = text.split('%');
    let mut bytes = parts.next()?.as_bytes().to_vec();
    for part in parts {
        let (code, rest) = part.split_at_checked(2)?;
        bytes.push(u8::from_str_radix(code, 16).ok()?);
        bytes.extend_from_slice(rest.as_bytes());
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_remembered_is_recalled() {
        for text in ["Eva", "Žofie & spol.; ano", "with=bots players=3", "100 %", ""] {
            let mut answer = HeaderMap::new();
            remember(&mut answer, "key", text);
            let cookie = answer[header::SET_COOKIE].to_str().unwrap().split(';').next().unwrap().to_owned();
            let sent = HeaderMap::from_iter([(header::COOKIE, HeaderValue::try_from(cookie).unwrap())]);
            assert_eq!(recall(&sent, "key").as_deref(), Some(text));
        }
    }

    #[test]
    fn what_others_wrote_is_not_trusted() {
        for cookie in ["key=%", "key=%zz", "key=%ff", "key=%C3"] {
            let sent = HeaderMap::from_iter([(header::COOKIE, HeaderValue::from_static(cookie))]);
            assert_eq!(recall(&sent, "key"), None);
        }
        let mut answer = HeaderMap::new();
        remember(&mut answer, "key", &"x".repeat(LONGEST + 1));
        assert!(answer.is_empty());
    }
}
