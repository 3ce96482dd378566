//! Where a line must not break: Czech, Slovak and Polish keep a word of one letter with the word after it, and a number
//! with what it counts. Nobody who writes texts has to think of it.

use crate::Language;
use std::borrow::Cow;

const NO_BREAK_SPACE: char = '\u{a0}';

/// The text with no-break spaces where the language wants them.
pub(crate) fn bound(language: Language, text: Cow<'_, str>) -> Cow<'_, str> {
    if language == Language::English || !text.contains(' ') {
        return text;
    }
    let mut bound = String::with_capacity(text.len() + 8);
    let mut last = Word::None;
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        let next = chars.peek().copied().unwrap_or(' ');
        if c == ' ' && last.keeps(next) {
            bound.push(NO_BREAK_SPACE);
        } else {
            bound.push(c);
        }
        last = last.after(c);
    }
    Cow::Owned(bound)
}

/// What stands before a space.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Word {
    None,
    /// A single letter: `v`, `k`, `a`, `i`, `w`, `z`.
    Letter,
    /// A number: `12`, `d3` is none.
    Number,
    /// A number with a dot, which makes it an ordinal: `2.` in `2. místo`.
    Ordinal,
    Other,
}

impl Word {
    fn after(self, c: char) -> Self {
        match (self, c) {
            (Word::None, _) if c.is_alphabetic() => Word::Letter,
            (Word::None | Word::Number, _) if c.is_ascii_digit() => Word::Number,
            (Word::Number, '.') => Word::Ordinal,
            (Word::None, '−' | '+' | '×') | (_, ' ' | NO_BREAK_SPACE | '(' | '„' | '\n') => Word::None,
            _ => Word::Other,
        }
    }

    fn keeps(self, next: char) -> bool {
        match self {
            Word::Letter => next.is_alphanumeric() || matches!(next, '(' | '„' | '−' | '×'),
            Word::Number => next.is_alphabetic() || matches!(next, '%' | '×'),
            Word::Ordinal => next.is_lowercase(),
            Word::None | Word::Other => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let kept = bound(Language::Czech, Cow::Borrowed(text)).replace(NO_BREAK_SPACE, "~");
        assert_eq!(kept, expected);
    }

    #[test]
    fn a_word_of_one_letter_stays_with_the_next() {
        check("Anna a Ben v komnatě", "Anna a~Ben v~komnatě");
        check("V ruce i z balíčku", "V~ruce i~z~balíčku");
        check("(k poli d3 a dál)", "(k~poli d3 a~dál)");
        check("pás b: nic", "pás b: nic");
    }

    #[test]
    fn a_number_stays_with_what_it_counts() {
        check("lízne 2 karty, −3 body a 15", "lízne 2~karty, −3~body a~15");
        check("na 2. místě. Konec 5. Anna hraje", "na 2.~místě. Konec 5. Anna hraje");
        check("podíl 62 %, tedy 2 × Písař", "podíl 62~%, tedy 2~× Písař");
        check("pole d3 je volné", "pole d3 je volné");
        check("hra do 50, pak konec", "hra do 50, pak konec");
    }

    #[test]
    fn english_breaks_anywhere() {
        assert_eq!(bound(Language::English, Cow::Borrowed("a card of 5 points")), "a card of 5 points");
    }
}
