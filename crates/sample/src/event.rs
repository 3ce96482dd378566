//! What everyone learns.

use super::{Card, Chamber};
use benben_core::Seat;
use serde::Serialize;

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    Shown {
        seat: Seat,
        tokens: [u8; 3],
    },
    Won {
        seat: Seat,
        chamber: Chamber,
        card: Card,
    },
    Discarded {
        chamber: Chamber,
        card: Card,
    },
    Swapped {
        seat: Seat,
        /// Only a flawed game tells.
        #[serde(skip_serializing_if = "Option::is_none")]
        drawn: Option<Card>,
    },
    Kept {
        seat: Seat,
    },
    Laid {
        chamber: Chamber,
        card: Card,
    },
    Ended,
    /// Only a flawed game tells.
    Sealed {
        seat: Seat,
    },
}
