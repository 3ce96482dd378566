//! What people may write at a table: a line that everyone can read, cleaned as names are.

use crate::accounts::SignedIn;
use crate::house::House;
use crate::name;
use crate::problem::{Problem, WordsError};
use crate::web::client::Client;
use benben_store::{Author, TokenHash};
use std::sync::Arc;
use unicode_normalization::UnicodeNormalization;

/// The most characters in a line.
pub(crate) const LONGEST_LINE: usize = 200;

/// Joins emoji into one, and is invisible itself.
const JOINER: char = '\u{200d}';

/// A line as it is kept, if one may write so. Breaks become spaces; what nobody sees, or what turns letters around, is refused.
pub(crate) fn check(text: &str) -> Result<String, Problem> {
    // What is far too long isn't looked at any closer.
    if text.len() > 16 * LONGEST_LINE {
        return Err(Problem::Words(WordsError::Length));
    }
    let seen = text.chars().filter(|letter| !name::is_emoji_style(*letter) && *letter != JOINER);
    let spaced = seen.map(|letter| if matches!(letter, '\n' | '\r' | '\t') { ' ' } else { letter });
    let composed: String = spaced.nfkc().collect();
    let line = composed.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    if line.is_empty() || line.chars().count() > LONGEST_LINE {
        return Err(Problem::Words(WordsError::Length));
    }
    if !name::is_readable(&line) {
        return Err(Problem::Words(WordsError::Characters));
    }
    Ok(line)
}

/// Who writes or reports something. Whoever brings no token is known by where they ask from.
pub(crate) fn author(
    house: &House,
    client: Client,
    token: Option<TokenHash>,
    signed_in: Option<&Arc<SignedIn>>,
) -> Author {
    let nobody = || TokenHash::of(&format!("client/{}", hex::encode(house.opener(client).0)));
    let account = signed_in.map(|signed_in| signed_in.account.clone());
    Author { token: token.unwrap_or_else(nobody), account }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(text: &str) -> Option<WordsError> {
        match check(text) {
            Ok(_) => None,
            Err(Problem::Words(error)) => Some(error),
            Err(other) => panic!("{other:?}"),
        }
    }

    #[test]
    fn people_write_as_they_like() {
        for text in ["Ahoj, jak se máš?", "Cześć! <b>", "https://example.org", "Gut 👍🏽 🐫", "Привет", "ok…"]
        {
            assert_eq!(check(text).unwrap(), check(text.trim()).unwrap(), "{text}");
        }
        assert_eq!(check("  two\r\nlines\tand  gaps ").unwrap(), "two lines and gaps");
        assert_eq!(refused(&"ž".repeat(LONGEST_LINE)), None);
        assert_eq!(refused("👨\u{200d}👩\u{200d}👧 ❤\u{fe0f}"), None);
    }

    #[test]
    fn what_nobody_sees_or_turns_letters_around_is_refused() {
        for text in [
            "a\u{200b}b",
            "a\u{202e}b",
            "\u{2066}a\u{2069}",
            "a\u{ad}",
            "a\u{7}",
            "a\u{2028}b",
            "\u{3164}",
            "a\u{feff}",
            "\u{2800}",
            "\u{e000}",
            "a\u{300}\u{301}\u{302}\u{303}",
        ] {
            assert_eq!(refused(text), Some(WordsError::Characters), "{text:?}");
        }
        for text in ["", " \n ", "\u{200d}", &"x".repeat(LONGEST_LINE + 1), &"x".repeat(100_000)] {
            assert_eq!(refused(text), Some(WordsError::Length));
        }
    }
}
