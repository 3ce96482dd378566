//! Reading what a person or another program has written.

use std::fmt;

/// A text that is not what was expected.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("found `{found}`, expected {expected}")]
pub struct NotationError {
    /// What stands there.
    pub found: String,
    /// What should.
    pub expected: String,
}

impl NotationError {
    /// `found` stands where `expected` should.
    pub fn new(found: impl fmt::Display, expected: impl Into<String>) -> Self {
        // A hostile text must not flood the message.
        let found: String = found.to_string().chars().take(40).collect();
        NotationError { found, expected: expected.into() }
    }
}

/// The words of one notation, read from left to right.
#[derive(Clone, Debug)]
pub struct Words<'a> {
    whole: &'a str,
    rest: std::str::SplitAsciiWhitespace<'a>,
}

impl<'a> Words<'a> {
    /// The words of this text.
    pub fn new(whole: &'a str) -> Self {
        Words { whole, rest: whole.split_ascii_whitespace() }
    }

    /// The next word, which must be there.
    pub fn word(&mut self, expected: &str) -> Result<&'a str, NotationError> {
        self.rest.next().ok_or_else(|| NotationError::new(self.whole, expected))
    }

    /// The next word, read as a `T`.
    pub fn read<T: std::str::FromStr>(&mut self, expected: &str) -> Result<T, NotationError> {
        let word = self.word(expected)?;
        word.parse().map_err(|_| NotationError::new(word, expected))
    }

    /// The next word, if there is one.
    pub fn next_word(&mut self) -> Option<&'a str> {
        self.rest.next()
    }

    /// Nothing may follow.
    pub fn end(mut self) -> Result<(), NotationError> {
        match self.rest.next() {
            None => Ok(()),
            Some(word) => Err(NotationError::new(word, "nothing more")),
        }
    }
}

/// For `#[serde(with = "benben_core::serde_as_text")]`: written as `Display` writes it, read by `FromStr`.
pub mod serde_as_text {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};
    use std::borrow::Cow;
    use std::fmt::Display;
    use std::str::FromStr;

    /// Writes the notation.
    pub fn serialize<T: Display, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(value)
    }

    /// Reads the notation.
    pub fn deserialize<'de, T, D>(deserializer: D) -> Result<T, D::Error>
    where
        T: FromStr,
        T::Err: Display,
        D: Deserializer<'de>,
    {
        Cow::<str>::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}
