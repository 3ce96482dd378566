//! The colours of the drawn position in a terminal: gems, torches and what is marked stand out, walls step back.

use super::names;
use benben_pyramids::Colour;
use benben_web::{Texts, Tint};

/// The colour of a symbol's letter, of a colour's name, of a wall, or of the brackets around what is marked.
pub(crate) fn tint(texts: Texts, piece: &str) -> Option<Tint> {
    match Colour::ALL.into_iter().find(|colour| names::colour(texts, *colour) == piece) {
        Some(Colour::Purple) => return Some(Tint::Pink),
        Some(Colour::Orange) => return Some(Tint::Orange),
        Some(Colour::Green) => return Some(Tint::Green),
        None => {}
    }
    match piece {
        "R" => Some(Tint::Red),
        "G" => Some(Tint::Green),
        "L" => Some(Tint::Yellow),
        "P" => Some(Tint::Pink),
        "E" | "T" | "+" => Some(Tint::Sky),
        "x" | "[" | "]" | "(" | ")" => Some(Tint::Strong),
        _ if piece.starts_with(['#', '.']) => Some(Tint::Faint),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::PyramidsFace;
    use benben_web::Language;

    #[test]
    fn gems_stand_out_and_walls_step_back() {
        let texts = Texts::new(Language::English).about::<PyramidsFace>();
        let tints = ["R", "orange", "[", "######", "round", "a"].map(|piece| tint(texts, piece));
        let (red, orange) = (Some(Tint::Red), Some(Tint::Orange));
        assert_eq!(tints, [red, orange, Some(Tint::Strong), Some(Tint::Faint), None, None]);
    }
}
