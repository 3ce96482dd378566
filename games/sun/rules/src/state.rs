//! How everything lies on the table.

use crate::components::{Card, DRAWN_CARDS, Deck, EDGE_CARDS, HAND_LIMIT, STANDARD_CARDS, Shape};
use crate::pyramid::{Place, Pyramid};
use benben_core::{PerSeat, Pile, Seat};
use serde::{Deserialize, Serialize};

/// A hand: sorted, at most five cards, and two more while its owner draws (S8, S9).
pub type Hand = Pile<Card, { HAND_LIMIT + DRAWN_CARDS }>;

/// A deck with its discard pile (S5, S9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Stock<const N: usize> {
    /// Cards to draw. Their order is decided by luck when they are drawn, so it means nothing.
    pub deck: Pile<Card, N>,
    /// Discarded cards, in the order they came.
    pub discards: Pile<Card, N>,
}

impl<const N: usize> Stock<N> {
    /// S10: an empty deck is replaced by its discard pile; if that is empty too, nothing can be drawn.
    #[inline]
    pub fn can_be_drawn(&self) -> bool {
        self.deck.len() + self.discards.len() > 0
    }
}

/// Standard cards to draw and discarded.
pub type StandardStock = Stock<STANDARD_CARDS>;

/// Edge cards to draw and discarded.
pub type EdgeStock = Stock<EDGE_CARDS>;

/// What a seat's points came from. Each part fits a byte: even values of 9 everywhere bring 165 by standard cards, 144 by edges,
/// 27 by the top and 180 by symbols.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Points {
    /// S16: by standard cards.
    pub standard: u8,
    /// S17: by edge cards, doubled.
    pub edge: u8,
    /// S17: by the top card, tripled.
    pub top: u8,
    /// S20: by symbols.
    pub symbols: u8,
}

impl Points {
    /// All together.
    #[inline]
    pub fn total(self) -> u16 {
        u16::from(self.standard) + u16::from(self.edge) + u16::from(self.top) + u16::from(self.symbols)
    }

    /// Adds what a card of this shape scored.
    #[inline]
    pub(crate) fn add_card(&mut self, shape: Shape, points: u8) {
        match shape {
            Shape::Standard => self.standard += points,
            Shape::Left | Shape::Right => self.edge += points,
            Shape::Top => self.top += points,
        }
    }
}

/// What the player in turn is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Stage {
    /// S7: has done nothing yet, and draws or plays.
    Choosing,
    /// S8: has drawn the first card and chooses a deck for the second.
    SecondDraw,
    /// S9: holds too many cards.
    Discarding,
    /// S20: must use the symbol of the card just placed.
    Symbol {
        /// Where it lies.
        place: Place,
    },
    /// S11: has placed a card, and places another or stops.
    Placing,
}

/// How the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ended {
    /// S21: the very top was placed.
    Built,
    /// S23: too many turns without a placed card.
    Quiet,
}

/// The whole table, secrets included.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// Whose turn it is.
    pub turn: Seat,
    /// What this player is doing.
    pub stage: Stage,
    /// What is built.
    pub pyramid: Pyramid,
    /// Standard cards not in play.
    pub standard: StandardStock,
    /// Edge cards not in play.
    pub edge: EdgeStock,
    /// S5: the open edge card that marks the edge deck and is out of the game.
    pub marker: Card,
    /// Cards in hand.
    pub hands: PerSeat<Hand>,
    /// Points so far.
    pub points: PerSeat<Points>,
    /// Turns since a card was placed, all seats together (S23).
    pub quiet_turns: u8,
    /// How the game ended, once it did.
    pub ended: Option<Ended>,
}

impl State {
    /// S10: can a card of this deck be drawn?
    #[inline]
    pub fn can_be_drawn(&self, deck: Deck) -> bool {
        match deck {
            Deck::Standard => self.standard.can_be_drawn(),
            Deck::Edge => self.edge.can_be_drawn(),
        }
    }
}
