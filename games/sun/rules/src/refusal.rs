//! Why an action is not legal.

use crate::components::{Card, Deck};
use crate::pyramid::Place;
use benben_core::RuleId;
use serde::Serialize;

/// The rule that forbids an action, with the facts that failed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Refusal {
    /// S8: the second card is still to be drawn.
    SecondDrawIsDue,
    /// S9: the hand holds too many cards; some must be discarded first.
    DiscardIsDue {
        /// Cards in hand.
        held: u8,
        /// Cards one may keep.
        limit: u8,
    },
    /// S9: nothing is discarded while the hand is not too large.
    NothingToDiscard {
        /// Cards in hand.
        held: u8,
        /// Cards one may keep.
        limit: u8,
    },
    /// S9: the card to discard is not in the hand.
    NotInHandToDiscard {
        /// The card asked for.
        card: Card,
    },
    /// S10: deck and discard pile are both empty.
    Exhausted {
        /// Which.
        deck: Deck,
    },
    /// S11: after placing a card one does not draw.
    NoDrawAfterPlacing,
    /// S11: a turn is not over before something was done in it.
    NothingDone,
    /// S11: the card to place is not in the hand.
    NotInHand {
        /// The card asked for.
        card: Card,
    },
    /// S12: this pyramid has no such place above its base.
    Outside {
        /// The place asked for.
        place: Place,
        /// Cards in the base row.
        base: u8,
    },
    /// S12: a card lies there.
    Filled {
        /// The place asked for.
        place: Place,
        /// What lies there.
        by: Card,
    },
    /// S12: not both places below are filled.
    Unsupported {
        /// The place asked for.
        place: Place,
        /// The first of the two below that is empty.
        missing: Place,
    },
    /// S13: a left edge goes only leftmost.
    NotLeftmost {
        /// The place asked for.
        place: Place,
    },
    /// S13: a right edge goes only rightmost.
    NotRightmost {
        /// The place asked for.
        place: Place,
    },
    /// S13: no edge card on the very top.
    EdgeOnVeryTop {
        /// The very top.
        place: Place,
    },
    /// S14: a top goes only on the very top.
    NotVeryTop {
        /// The place asked for.
        place: Place,
        /// The very top.
        very_top: Place,
    },
    /// S20: the symbol of the card just placed must be used first.
    SymbolIsDue {
        /// Where that card lies.
        place: Place,
    },
    /// S20: there is no symbol to use.
    NoSymbol,
}

impl benben_core::Refusal for Refusal {
    fn rule(&self) -> RuleId {
        match self {
            Refusal::SecondDrawIsDue => "S8",
            Refusal::DiscardIsDue { .. }
            | Refusal::NothingToDiscard { .. }
            | Refusal::NotInHandToDiscard { .. } => "S9",
            Refusal::Exhausted { .. } => "S10",
            Refusal::NoDrawAfterPlacing | Refusal::NothingDone | Refusal::NotInHand { .. } => "S11",
            Refusal::Outside { .. } | Refusal::Filled { .. } | Refusal::Unsupported { .. } => "S12",
            Refusal::NotLeftmost { .. } | Refusal::NotRightmost { .. } | Refusal::EdgeOnVeryTop { .. } => {
                "S13"
            }
            Refusal::NotVeryTop { .. } => "S14",
            Refusal::SymbolIsDue { .. } | Refusal::NoSymbol => "S20",
        }
    }
}
