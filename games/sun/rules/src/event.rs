//! What is told to everyone.

use crate::components::{Card, Deck, Symbol};
use crate::pyramid::Place;
use crate::state::Ended;
use benben_core::Seat;
use serde::Serialize;

/// A public fact that happened.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Event {
    /// S8, S20: a card was drawn; which is the seat's secret.
    Drew {
        /// Who.
        seat: Seat,
        /// From which deck.
        deck: Deck,
    },
    /// S9.
    Discarded {
        /// Who.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// S10: the discard pile became the deck.
    Reshuffled {
        /// Which.
        deck: Deck,
        /// Cards in the new deck.
        cards: u8,
    },
    /// S12, S16.
    Placed {
        /// Who.
        seat: Seat,
        /// Which card.
        card: Card,
        /// Where.
        place: Place,
        /// What it scored.
        points: u8,
    },
    /// S20: the points were chosen.
    SymbolPoints {
        /// Who.
        seat: Seat,
        /// Whose symbol.
        symbol: Symbol,
        /// How many.
        points: u8,
    },
    /// S7: the turn passed on.
    TurnEnded {
        /// Whose turn is over.
        seat: Seat,
    },
    /// S21, S23.
    Ended {
        /// How.
        how: Ended,
    },
}
