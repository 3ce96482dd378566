//! The colours of the drawn position in a terminal: cards have the colours of their suits.

use super::words;
use benben_ankh::Colour;
use benben_web::{Texts, Tint};

/// The colour of a card such as `r4`, of a gift's name, or of what is hidden.
pub(crate) fn tint(texts: Texts, piece: &str) -> Option<Tint> {
    let is_named = |colour: &Colour| words::gift(texts, *colour).split(' ').any(|word| word == piece);
    let named = Colour::ALL.into_iter().find(is_named);
    let card = piece.split_at_checked(1).filter(|(_, rest)| rest.parse::<u8>().is_ok());
    let suit = card.and_then(|(letter, _)| Colour::from_letter(letter.chars().next()?));
    match named.or(suit) {
        Some(Colour::Red) => Some(Tint::Red),
        Some(Colour::Blue) => Some(Tint::Blue),
        Some(Colour::Green) => Some(Tint::Green),
        Some(Colour::Yellow) => Some(Tint::Yellow),
        None if piece.starts_with('?') => Some(Tint::Faint),
        // A papyrus, such as `5:bryg`.
        None => piece.contains(':').then_some(Tint::Strong),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::AnkhFace;
    use benben_web::Language;

    #[test]
    fn cards_have_their_colours_and_words_have_none() {
        let tints = ["r4", "b3", "green", "5:bryg", "??", "row", "seat", "60", "r"];
        let texts = Texts::new(Language::English).about::<AnkhFace>();
        let tints = tints.map(|piece| tint(texts, piece));
        let (red, blue, green) = (Some(Tint::Red), Some(Tint::Blue), Some(Tint::Green));
        assert_eq!(tints, [red, blue, green, Some(Tint::Strong), Some(Tint::Faint), None, None, None, None]);
    }
}
