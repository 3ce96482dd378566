//! The colours of the drawn position in a terminal: treasures and price boards have their own.

use benben_cheops::{Colour, Kind, Tile};
use benben_web::Tint;

/// The colour of a treasure's letter, alone or with how many there are, of a colour's name, or of a tile's letter.
/// What begins a line with a single letter is a row of the pyramid.
pub(crate) fn tint(piece: &str, column: usize) -> Option<Tint> {
    let counted = piece.trim_end_matches(|c: char| c.is_ascii_digit());
    let letter = counted.chars().next().filter(|letter| counted.len() == letter.len_utf8() && column > 0);
    let colour = Colour::ALL
        .iter()
        .find(|colour| colour.to_string() == piece || letter.is_some_and(|letter| letter == colour.letter()));
    match colour {
        Some(Colour::Blue) => Some(Tint::Blue),
        Some(Colour::Orange) => Some(Tint::Orange),
        Some(Colour::Green) => Some(Tint::Green),
        Some(Colour::Pink) => Some(Tint::Pink),
        Some(Colour::Red) => Some(Tint::Red),
        Some(Colour::Sky) => Some(Tint::Sky),
        None if letter.is_some_and(|letter| Tile::ALL.iter().any(|tile| tile.letter() == letter)) => {
            Some(Tint::Strong)
        }
        None => piece.starts_with('?').then_some(Tint::Faint),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn treasures_have_their_colours_and_rows_have_none() {
        let tints =
            [("b", 4), ("b", 0), ("g2", 60), ("orange", 0), ("F", 9), ("?", 9), ("x1", 9), ("store", 40)];
        let tints = tints.map(|(piece, column)| tint(piece, column));
        let (blue, green, orange) = (Some(Tint::Blue), Some(Tint::Green), Some(Tint::Orange));
        assert_eq!(tints, [blue, None, green, orange, Some(Tint::Strong), Some(Tint::Faint), None, None]);
    }
}
