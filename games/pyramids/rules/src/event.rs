//! What is told to everyone.

use crate::components::{Card, Cards, Colour};
use crate::fields::Fields;
use crate::shapes::Shape;
use crate::state::Sheet;
use benben_core::{RuleId, Seat};
use serde::Serialize;

/// A public fact that happened. Nothing is told of a simultaneous step before all have finished it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Event {
    /// P5: everyone has chosen, and this is what a player kept.
    Kept {
        /// Who.
        seat: Seat,
        /// Which two.
        cards: Cards,
    },
    /// P6, P27: a card came into the offer.
    Offered {
        /// Which.
        card: Card,
    },
    /// P9: the shape that holds now.
    Revealed {
        /// In which round.
        round: u8,
        /// Which shape.
        shape: Shape,
    },
    /// P10: everyone has marked, and these are a player's new marks on one card.
    Marked {
        /// Who.
        seat: Seat,
        /// On which card.
        card: Card,
        /// Which fields, extra fields included.
        fields: Fields,
    },
    /// P17: the marks changed a player's score sheet.
    Ticked {
        /// Whose.
        seat: Seat,
        /// What it shows now.
        sheet: Sheet,
    },
    /// P24: a card is complete.
    Completed {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// P25: a player took a new card.
    Took {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
        /// Unseen from the deck, not from the offer.
        blind: bool,
    },
    /// P28: a player earned a colour bonus.
    Bonus {
        /// Who.
        seat: Seat,
        /// Of which colour.
        colour: Colour,
        /// How many points.
        points: u8,
    },
    /// P7: all expedition cards were shuffled for this round.
    Round {
        /// Which begins.
        round: u8,
    },
    /// P31, P27: the game is over.
    Ended {
        /// By which rule.
        rule: RuleId,
    },
}
