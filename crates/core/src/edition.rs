//! Editions: what is printed on the components, as a TOML file, and what is wrong with a wrong one.

use crate::{Meta, in_plain_words};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};
use toml::Spanned;

/// A mistake in an edition file: where, in which field, and what is expected there.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, {field}: {expected}")]
pub struct EditionError {
    /// Line of the file, from 1.
    pub line: usize,
    /// Path of the field, such as `papyri[3].number`.
    pub field: String,
    /// What is expected, and what was found.
    pub expected: String,
}

/// A value that remembers where it stands in the file, so that checking its meaning can name the line.
#[derive(Clone, Debug, Deserialize)]
#[serde(transparent)]
pub struct Field<T>(Spanned<T>);

impl<T> Field<T> {
    /// The value.
    pub fn value(&self) -> &T {
        self.0.get_ref()
    }

    /// The mistake that this field, called `field`, is not as expected.
    pub fn mistake(&self, text: &str, field: impl fmt::Display, expected: impl Into<String>) -> EditionError {
        EditionError {
            line: line_at(text, self.0.span().start),
            field: field.to_string(),
            expected: expected.into(),
        }
    }
}

fn line_at(text: &str, offset: usize) -> usize {
    1 + text.bytes().take(offset).filter(|byte| *byte == b'\n').count()
}

/// How `Spanned` calls its inside in a path; not a name that stands in the file.
const SPANNED_INSIDE: &str = ".$__serde_spanned_private_value";

/// Reads a TOML text into its raw form, or names line, field and what is expected.
pub fn read_toml<T: DeserializeOwned>(text: &str) -> Result<T, EditionError> {
    let error = |field: String, cause: &toml::de::Error| EditionError {
        line: line_at(text, cause.span().map_or(0, |span| span.start)),
        field: if field == "." { "file".to_owned() } else { field },
        expected: in_plain_words(cause.message()).trim().replace('\n', ", "),
    };
    let document = toml::Deserializer::parse(text).map_err(|cause| error("file".to_owned(), &cause))?;
    serde_path_to_error::deserialize(document)
        .map_err(|wrapped| error(wrapped.path().to_string().replace(SPANNED_INSIDE, ""), wrapped.inner()))
}

/// An edition file as it is kept and recorded: its text, its name, and a fingerprint of its content. Copies share them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EditionFile(Arc<Inside>);

#[derive(Debug, PartialEq, Eq)]
struct Inside {
    text: String,
    name: String,
    game: Option<String>,
    fingerprint: String,
}

#[derive(Deserialize)]
struct Named {
    name: Field<String>,
    game: Option<Field<String>>,
}

impl EditionFile {
    /// Reads the name and takes the fingerprint; the game checks the rest.
    pub fn new(text: impl Into<String>) -> Result<Self, EditionError> {
        let text = text.into();
        let named: Named = read_toml(&text)?;
        let is_plain = |c: char| c.is_ascii_alphanumeric() || c == '-';
        let name = named.name.value();
        if name.is_empty() || name.len() > 40 || !name.chars().all(is_plain) {
            return Err(named.name.mistake(&text, "name", "expected up to 40 letters, digits and hyphens"));
        }
        let (name, game) = (name.clone(), named.game.map(|game| game.value().clone()));
        // Comments and spacing do not change an edition: the fingerprint is taken of the parsed content.
        let content: toml::Table = read_toml(&text)?;
        let fingerprint = crate::fair::fingerprint(&content.to_string());
        Ok(EditionFile(Arc::new(Inside { text, name, game, fingerprint })))
    }

    /// The edition that comes with a game.
    pub fn built_in(meta: &Meta) -> Self {
        Self::read_once(meta.edition)
    }

    /// The edition with this fingerprint that comes with a game, or came with an earlier release of it. A game that was
    /// played with one names only its fingerprint.
    pub fn shipped(meta: &Meta, fingerprint: &str) -> Option<Self> {
        let texts = std::iter::once(meta.edition).chain(meta.earlier_editions.iter().copied());
        texts.map(Self::read_once).find(|edition| edition.fingerprint() == fingerprint)
    }

    /// Every table asks for such an edition, so it is read once.
    fn read_once(text: &'static str) -> Self {
        static READ: Mutex<Vec<(&'static str, EditionFile)>> = Mutex::new(Vec::new());
        let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, edition)) = read.iter().find(|(known, _)| std::ptr::eq(*known, text)) {
            return edition.clone();
        }
        let edition = EditionFile::new(text).expect("editions that come with a game are tested");
        read.push((text, edition.clone()));
        edition
    }

    /// Its text.
    pub fn text(&self) -> &str {
        &self.0.text
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.0.name
    }

    /// The id of the game it is printed for, if it says so.
    pub fn game(&self) -> Option<&str> {
        self.0.game.as_deref()
    }

    /// Is it printed for this game? An edition that names no game is taken at the word of whoever offers it.
    pub(crate) fn check_game(&self, id: &str) -> Result<(), EditionError> {
        if self.game().is_none_or(|game| game == id) {
            return Ok(());
        }
        let Some(game) = read_toml::<Named>(self.text())?.game.filter(|game| game.value() != id) else {
            return Ok(());
        };
        Err(game.mistake(self.text(), "game", format!("expected `{id}`, found `{}`", game.value())))
    }

    /// Sixteen hexadecimal digits that change with its content, but not with comments or spacing.
    pub fn fingerprint(&self) -> &str {
        &self.0.fingerprint
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[allow(dead_code)]
    struct Raw {
        name: String,
        cards: Vec<Card>,
    }

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Card {
        value: Field<u8>,
    }

    fn message(text: &str) -> String {
        read_toml::<Raw>(text).unwrap_err().to_string()
    }

    #[test]
    fn a_mistake_names_line_field_and_what_is_expected() {
        assert_eq!(
            message("name = 'x'\ncards = [\n  { value = 1 },\n  { value = 'one' },\n]\n"),
            "line 4, cards[1].value: wrong kind of value: string \"one\", expected a whole number"
        );
        assert_eq!(message("name = 'x'\ncards = [ {} ]\n"), "line 2, cards[0]: missing field `value`");
        assert!(message("name = 'x'\nkards = []\n").starts_with("line 2, kards: unknown field `kards`"));
        assert!(message("name = 'x\n").starts_with("line 1, file: "));
        assert!(message("\n\n").contains("missing field"));
    }

    #[test]
    fn a_checked_value_knows_its_line() {
        let text = "name = 'x'\n\ncards = [ { value = 9 } ]\n";
        let raw: Raw = read_toml(text).unwrap();
        let mistake = raw.cards[0].value.mistake(text, "cards[0].value", "expected 1 to 5, found 9");
        assert_eq!(mistake.to_string(), "line 3, cards[0].value: expected 1 to 5, found 9");
    }

    #[test]
    fn comments_do_not_change_the_fingerprint() {
        let plain = EditionFile::new("name = 'x'\nn = 1\n").unwrap();
        let noted = EditionFile::new("# mine\nname = 'x'   # yes\nn = 1\n").unwrap();
        let other = EditionFile::new("name = 'x'\nn = 2\n").unwrap();
        assert_eq!(plain.fingerprint(), noted.fingerprint());
        assert_ne!(plain.fingerprint(), other.fingerprint());
    }

    #[test]
    fn a_name_is_one_plain_word() {
        let mistake = EditionFile::new("# mine\nname = 'two words'\n").unwrap_err().to_string();
        assert_eq!(mistake, "line 2, name: expected up to 40 letters, digits and hyphens");
    }

    #[test]
    fn an_edition_of_another_game_is_refused() {
        let edition = EditionFile::new("name = 'x'\ngame = 'chess'\n").unwrap();
        assert_eq!(edition.game(), Some("chess"));
        assert_eq!(edition.check_game("chess"), Ok(()));
        let mistake = edition.check_game("sealed").unwrap_err().to_string();
        assert_eq!(mistake, "line 2, game: expected `sealed`, found `chess`");
        assert_eq!(EditionFile::new("name = 'x'\n").unwrap().check_game("sealed"), Ok(()));
    }
}
