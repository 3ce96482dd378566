//! Why an action is not legal.

use crate::components::Card;
use crate::fields::Fields;
use crate::shapes::Shape;
use crate::state::Step;
use benben_core::RuleId;
use serde::Serialize;

/// The rule that forbids an action, with the facts that failed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Refusal {
    /// P8: the steps run in order, and this action belongs to another.
    OtherStep {
        /// What the table is doing.
        step: Step,
    },
    /// P5: one keeps two different cards of those dealt, the lower number first.
    NotDealt {
        /// The card that is not dealt, or not another one.
        card: Card,
    },
    /// P10: one marks on one's own cards in play.
    NotInPlay {
        /// The card asked for.
        card: Card,
    },
    /// P11: several fields must be the whole shape.
    NotTheShape {
        /// The shape that holds.
        shape: Shape,
        /// The fields asked for.
        fields: Fields,
    },
    /// P12: walls are never marked.
    Wall {
        /// The walls among the fields asked for.
        fields: Fields,
    },
    /// P12: no field is marked twice.
    MarkedBefore {
        /// The fields asked for that are marked.
        fields: Fields,
    },
    /// P13: the first marking on a card includes its entry.
    WithoutEntry {
        /// The entry.
        entry: Fields,
    },
    /// P14: every later marking shares a side with the marks.
    Apart {
        /// The fields asked for.
        fields: Fields,
    },
    /// P18: a cross gives exactly one field.
    OneField {
        /// The fields asked for.
        fields: Fields,
    },
    /// P25: the card is not in the offer.
    NotOffered {
        /// The card asked for.
        card: Card,
    },
    /// P27: the deck is empty.
    DeckEmpty,
}

impl benben_core::Refusal for Refusal {
    fn rule(&self) -> RuleId {
        match self {
            Refusal::NotDealt { .. } => "P5",
            Refusal::OtherStep { .. } => "P8",
            Refusal::NotInPlay { .. } => "P10",
            Refusal::NotTheShape { .. } => "P11",
            Refusal::Wall { .. } | Refusal::MarkedBefore { .. } => "P12",
            Refusal::WithoutEntry { .. } => "P13",
            Refusal::Apart { .. } => "P14",
            Refusal::OneField { .. } => "P18",
            Refusal::NotOffered { .. } => "P25",
            Refusal::DeckEmpty => "P27",
        }
    }
}
