//! What is told to everyone.

use crate::components::Card;
use benben_core::Seat;
use serde::Serialize;

/// A public fact that happened.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Event {
    /// __R__1, __R__2.
    Laid {
        /// Who.
        seat: Seat,
        /// Which card.
        card: Card,
        /// Did it beat the card before it?
        scored: bool,
    },
    /// __R__2: the last card was laid.
    Ended,
}
