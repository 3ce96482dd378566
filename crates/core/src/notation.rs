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

/// Writes a number as notations do: plainly, whatever width a drawing asked for the whole, and fast.
pub fn write_number(to: &mut impl fmt::Write, number: u8) -> fmt::Result {
    if number >= 100 {
        return write!(to, "{number}");
    }
    if number >= 10 {
        to.write_char(char::from(b'0' + number / 10))?;
    }
    to.write_char(char::from(b'0' + number % 10))
}

/// A notation of a few letters, put together here and handed over in one piece: cards and places are written a hundred times
/// for every snapshot, and a formatter takes every piece by itself.
///
/// ```
/// let mut letters = benben_core::Letters::default();
/// letters.push('c');
/// letters.push_number(12);
/// assert_eq!(letters.as_str(), "c12");
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Letters {
    bytes: [u8; 8],
    length: u8,
}

impl Letters {
    /// Adds one of the letters, digits and signs that notations are made of.
    #[inline]
    pub fn push(&mut self, letter: char) {
        debug_assert!(letter.is_ascii());
        self.bytes[usize::from(self.length)] = letter as u8;
        self.length += 1;
    }

    /// Adds a number below 100.
    #[inline]
    pub fn push_number(&mut self, number: u8) {
        debug_assert!(number < 100);
        if number >= 10 {
            self.push(char::from(b'0' + number / 10));
        }
        self.push(char::from(b'0' + number % 10));
    }

    /// The notation.
    #[inline]
    pub fn as_str(&self) -> &str {
        str::from_utf8(&self.bytes[..usize::from(self.length)]).expect("letters are plain")
    }
}

/// A value that is written as its notation in JSON, too, whatever its own form there is.
#[derive(Clone, Copy, Debug)]
pub struct Written<T>(pub T);

impl<T: fmt::Display> serde::Serialize for Written<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serde_as_text::serialize(&self.0, serializer)
    }
}

/// For `#[serde(with = "benben_core::serde_as_text")]`: written as `Display` writes it, read by `FromStr`.
pub mod serde_as_text {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};
    use std::borrow::Cow;
    use std::fmt::{self, Display, Write};
    use std::str::FromStr;

    /// Writes the notation. Most are a few letters: handed over in one piece they cost a third of what `collect_str` takes,
    /// which escapes every fragment by itself.
    pub fn serialize<T: Display + ?Sized, S: Serializer>(
        value: &T,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut short = Short { bytes: [0; 64], length: 0 };
        match write!(short, "{value}") {
            Ok(()) => serializer.serialize_str(short.text()),
            Err(fmt::Error) => serializer.collect_str(value),
        }
    }

    /// Room for what most values are written as.
    struct Short {
        bytes: [u8; 64],
        length: usize,
    }

    impl Short {
        fn text(&self) -> &str {
            str::from_utf8(&self.bytes[..self.length]).expect("only whole strings were written")
        }
    }

    impl Write for Short {
        fn write_str(&mut self, text: &str) -> fmt::Result {
            let end = self.length + text.len();
            self.bytes.get_mut(self.length..end).ok_or(fmt::Error)?.copy_from_slice(text.as_bytes());
            self.length = end;
            Ok(())
        }
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
