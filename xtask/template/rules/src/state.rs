//! How everything lies on the table.

use crate::components::{CARDS, Card, HAND};
use benben_core::{PerSeat, Pile, Seat};
use serde::{Deserialize, Serialize};

/// A hand: sorted.
pub type Hand = Pile<Card, HAND>;

/// The whole table, secrets included.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// Whose turn it is; the next seat once the game is over.
    pub turn: Seat,
    /// The cards in the middle, the newest last.
    pub pile: Pile<Card, CARDS>,
    /// The cards nobody was dealt. Their order means nothing.
    pub deck: Pile<Card, CARDS>,
    /// Cards in hand.
    pub hands: PerSeat<Hand>,
    /// Points so far.
    pub scores: PerSeat<i16>,
}

impl State {
    /// __R__2: all hands are empty.
    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        self.hands.as_slice().iter().all(|hand| hand.is_empty())
    }
}
