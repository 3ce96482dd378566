//! Colours of the drawn position in a terminal: a face says which piece of the drawing has which.

use crate::{Face, Texts};

/// A colour or weight that every terminal knows. Never the only thing that tells two pieces apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tint {
    /// Red.
    Red,
    /// Orange.
    Orange,
    /// Yellow.
    Yellow,
    /// Green.
    Green,
    /// Blue.
    Blue,
    /// Light blue.
    Sky,
    /// Pink or purple.
    Pink,
    /// Less important: walls, what is empty.
    Faint,
    /// More important: what was marked.
    Strong,
}

/// A line of the drawing in pieces, each a word, a gap or a run of the same sign, with its colour if it has one.
pub fn tinted<F: Face>(texts: Texts, line: &str) -> Vec<(&str, Option<Tint>)> {
    let (mut pieces, mut start) = (Vec::new(), 0);
    let mut letters = line.char_indices().peekable();
    while let Some((at, letter)) = letters.next() {
        let next = letters.peek().copied();
        if next.is_none_or(|(_, next)| !belong_together(letter, next)) {
            let end = at + letter.len_utf8();
            pieces.push((&line[start..end], F::tint(texts, &line[start..end], start)));
            start = end;
        }
    }
    pieces
}

fn belong_together(letter: char, next: char) -> bool {
    let in_word = |c: char| c.is_alphanumeric() || c == ':';
    if in_word(letter) { in_word(next) } else { letter == next }
}
