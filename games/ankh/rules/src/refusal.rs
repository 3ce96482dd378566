//! Why an action is not legal.

use crate::components::Card;
use benben_core::RuleId;
use serde::Serialize;

/// The rule that forbids an action, with the facts that failed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Refusal {
    /// A5: the hand has fewer of this card.
    NotInHand {
        /// The card asked for.
        card: Card,
        /// How many the hand has.
        held: u8,
        /// How many were asked for.
        asked: u8,
    },
    /// A6: only mummies go into a row.
    NotAMummy {
        /// The card asked for.
        card: Card,
    },
    /// A7: only papyri go into the middle.
    NotAPapyrus {
        /// The card asked for.
        card: Card,
    },
    /// A8: a sacrifice is at least one card; there is no passing.
    NothingOffered,
}

impl benben_core::Refusal for Refusal {
    fn rule(&self) -> RuleId {
        match self {
            Refusal::NotInHand { .. } => "A5",
            Refusal::NotAMummy { .. } => "A6",
            Refusal::NotAPapyrus { .. } => "A7",
            Refusal::NothingOffered => "A8",
        }
    }
}
