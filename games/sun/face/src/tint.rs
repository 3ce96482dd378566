//! The colours of the drawn position in a terminal: stones have the colours of their symbols.

use benben_sun::Symbol;
use benben_web::Tint;

/// The colour of a stone such as `R5m`, or of a place without one.
pub(crate) fn tint(piece: &str) -> Option<Tint> {
    if piece.starts_with('.') {
        return Some(Tint::Faint);
    }
    let (value, letter) = piece.split_at_checked(piece.len().checked_sub(1)?)?;
    let symbol = Symbol::from_letter(letter.chars().next()?);
    match symbol.filter(|_| value.trim_start_matches(['L', 'R']).parse::<u8>().is_ok())? {
        Symbol::Sun => Some(Tint::Yellow),
        Symbol::Moon => Some(Tint::Sky),
        Symbol::Eagle => Some(Tint::Red),
        Symbol::Jaguar => Some(Tint::Green),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stones_have_the_colours_of_their_symbols() {
        let tints = ["R5m", "0s", "3j", ".", "a1", "hand", "points", "s", "12"].map(tint);
        let (moon, day, jaguar) = (Some(Tint::Sky), Some(Tint::Yellow), Some(Tint::Green));
        assert_eq!(tints, [moon, day, jaguar, Some(Tint::Faint), None, None, None, None, None]);
    }
}
