//! The colours of the drawn position in a terminal: gems, torches and what is marked stand out, walls step back.

use benben_web::Tint;

/// The colour of a symbol's letter, of a colour's name, of a wall, or of the brackets around what is marked.
pub(crate) fn tint(piece: &str) -> Option<Tint> {
    match piece {
        "R" | "red" => Some(Tint::Red),
        "G" | "green" => Some(Tint::Green),
        "L" | "torch" => Some(Tint::Yellow),
        "P" | "purple" => Some(Tint::Pink),
        "orange" => Some(Tint::Orange),
        "E" | "T" | "+" => Some(Tint::Sky),
        "x" | "[" | "]" | "(" | ")" => Some(Tint::Strong),
        _ if piece.starts_with(['#', '.']) => Some(Tint::Faint),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gems_stand_out_and_walls_step_back() {
        let tints = ["R", "orange", "[", "######", "round", "a"].map(tint);
        let (red, orange) = (Some(Tint::Red), Some(Tint::Orange));
        assert_eq!(tints, [red, orange, Some(Tint::Strong), Some(Tint::Faint), None, None]);
    }
}
