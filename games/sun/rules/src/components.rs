//! What is in the box: standard cards, edge cards and base cards, each with a value and perhaps a symbol (S1-S3).

use serde::{Deserialize, Serialize};

/// S2: standard cards.
pub(crate) const STANDARD_CARDS: usize = 48;

/// S3: left edges, right edges and tops together.
pub(crate) const EDGE_CARDS: usize = 30;

/// S1: inner base cards.
pub(crate) const INNER_BASE_CARDS: usize = 8;

/// S9: cards in hand after drawing.
pub const HAND_LIMIT: usize = 5;

/// S8: cards drawn in a drawing turn.
pub(crate) const DRAWN_CARDS: usize = 2;

/// The highest value a card may have: no pyramid has a higher level.
pub(crate) const HIGHEST_VALUE: u8 = 9;

/// What some cards bear besides their value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Symbol {
    /// `s`
    Sun,
    /// `m`
    Moon,
    /// `e`
    Eagle,
    /// `j`
    Jaguar,
}

impl Symbol {
    /// All four.
    pub const ALL: [Symbol; 4] = [Symbol::Sun, Symbol::Moon, Symbol::Eagle, Symbol::Jaguar];

    /// Its letter in notation.
    pub const fn letter(self) -> char {
        match self {
            Symbol::Sun => 's',
            Symbol::Moon => 'm',
            Symbol::Eagle => 'e',
            Symbol::Jaguar => 'j',
        }
    }

    /// The symbol of this letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Symbol::ALL.into_iter().find(|symbol| symbol.letter() == letter)
    }
}

/// What shape a card has, which says where it may go (S13-S15) and what it multiplies (S17).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Shape {
    /// S15: goes anywhere.
    Standard,
    /// S13: only leftmost.
    Left,
    /// S13: only rightmost.
    Right,
    /// S14: only on the very top.
    Top,
}

impl Shape {
    /// All four.
    pub const ALL: [Shape; 4] = [Shape::Standard, Shape::Left, Shape::Right, Shape::Top];

    /// The deck that cards of this shape belong to (S5).
    #[inline]
    pub const fn deck(self) -> Deck {
        match self {
            Shape::Standard => Deck::Standard,
            Shape::Left | Shape::Right | Shape::Top => Deck::Edge,
        }
    }
}

/// S5: the two decks, each with a discard pile of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Deck {
    /// Standard cards.
    Standard,
    /// Left edges, right edges and tops.
    Edge,
}

impl Deck {
    /// Both.
    pub const ALL: [Deck; 2] = [Deck::Standard, Deck::Edge];
}

/// A card, told by its face: two cards with the same face are the same to everyone. One byte, because hands, decks and
/// pyramid are copied all the time. Ordered by shape, value and symbol, so standard cards come before edge cards.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// Faces of one value: without a symbol, or with one of four.
const FACES: u8 = 5;

/// The shape is in the two highest bits, the face below.
const SHAPE_SHIFT: u8 = 6;
const FACE_MASK: u8 = (1 << SHAPE_SHIFT) - 1;

impl Card {
    /// A card of value 0 to 9.
    pub const fn new(shape: Shape, value: u8, symbol: Option<Symbol>) -> Self {
        assert!(value <= HIGHEST_VALUE);
        let symbol = match symbol {
            None => 0,
            Some(symbol) => 1 + symbol as u8,
        };
        Card((shape as u8) << SHAPE_SHIFT | (value * FACES + symbol))
    }

    /// Its shape.
    #[inline]
    pub const fn shape(self) -> Shape {
        Shape::ALL[(self.0 >> SHAPE_SHIFT) as usize]
    }

    /// Its value.
    #[inline]
    pub const fn value(self) -> u8 {
        (self.0 & FACE_MASK) / FACES
    }

    /// Its symbol, if it bears one.
    #[inline]
    pub const fn symbol(self) -> Option<Symbol> {
        match (self.0 & FACE_MASK) % FACES {
            0 => None,
            code => Some(Symbol::ALL[(code - 1) as usize & 3]),
        }
    }

    /// The deck it belongs to; base cards belong to none.
    #[inline]
    pub const fn deck(self) -> Deck {
        self.shape().deck()
    }

    /// The byte that tells it from other cards.
    #[inline]
    pub(crate) const fn byte(self) -> u8 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn s3_a_card_keeps_its_shape_value_and_symbol() {
        let symbols = || Symbol::ALL.into_iter().map(Some).chain([None]);
        let mut cards = Vec::new();
        for shape in Shape::ALL {
            for value in 0..=HIGHEST_VALUE {
                for symbol in symbols() {
                    let card = Card::new(shape, value, symbol);
                    assert_eq!((card.shape(), card.value(), card.symbol()), (shape, value, symbol));
                    cards.push(card);
                }
            }
        }
        cards.sort_unstable();
        cards.dedup();
        assert_eq!(cards.len(), 200, "no two faces are the same card");
    }

    #[test]
    fn s5_standard_cards_sort_before_edge_cards() {
        let highest_standard = Card::new(Shape::Standard, HIGHEST_VALUE, Some(Symbol::Jaguar));
        let lowest_edge = Card::new(Shape::Left, 0, None);
        assert!(highest_standard < lowest_edge);
        assert_eq!((highest_standard.deck(), lowest_edge.deck()), (Deck::Standard, Deck::Edge));
    }
}
