//! What is in the box: cards.

use serde::{Deserialize, Serialize};

/// __R__1: cards in hand at the start.
pub const HAND: usize = 7;

/// The most cards an edition can have.
pub(crate) const CARDS: usize = 60;

/// The values a card can have.
pub(crate) const VALUES: std::ops::RangeInclusive<u8> = 1..=9;

/// A card, told by its value: equal cards are the same to everyone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Card(pub u8);
