//! What is told to everyone.

use crate::action::Offering;
use crate::components::Card;
use crate::state::Ended;
use benben_core::{PerSeat, Seat};
use serde::Serialize;

/// A public fact that happened.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Event {
    /// A6.
    Mummy {
        /// Whose row.
        seat: Seat,
        /// Which mummy.
        card: Card,
    },
    /// A7.
    Papyrus {
        /// Who covered the papyrus.
        seat: Seat,
        /// With which.
        card: Card,
    },
    /// A8.
    Sacrifice {
        /// Who.
        seat: Seat,
        /// Which cards lie on the discard pile now.
        cards: Offering,
    },
    /// A5: cards were drawn; which is the seat's secret.
    Drew {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// A17.
    Reshuffled {
        /// Cards in the new deck.
        cards: u8,
    },
    /// A11, A12.
    Scored {
        /// Who set it off.
        seat: Seat,
        /// What each seat got.
        gains: PerSeat<i16>,
    },
    /// A16, A18.
    Ended {
        /// How.
        how: Ended,
    },
}
