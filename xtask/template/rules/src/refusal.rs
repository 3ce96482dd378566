//! Why an action is not legal.

use crate::components::Card;
use benben_core::RuleId;
use serde::Serialize;

/// The rule that forbids an action, with the facts that failed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Refusal {
    /// __R__1: the hand does not have this card.
    NotInHand {
        /// The card asked for.
        card: Card,
    },
}

impl benben_core::Refusal for Refusal {
    fn rule(&self) -> RuleId {
        match self {
            Refusal::NotInHand { .. } => "__R__1",
        }
    }
}
