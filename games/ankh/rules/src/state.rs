//! How everything lies on the table.

use crate::components::{CARDS, Card, HAND, MOST, PAPYRI};
use benben_core::{PerSeat, Pile, Seat};
use serde::{Deserialize, Serialize};

/// A hand: sorted, and of four cards whenever its owner is awaited (A5).
pub type Hand = Pile<Card, HAND>;

/// A row of mummies in the order they were laid. Shorter than the top papyrus asks for, or it would have been scored (A11).
pub type Row = Pile<Card, { MOST as usize }>;

/// How the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ended {
    /// A16: someone reached the goal in a scoring.
    Goal,
    /// A18: too many turns without a scoring.
    Quiet,
}

/// The whole table, secrets included.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// Whose turn it is.
    pub turn: Seat,
    /// The papyrus on top in the middle: its wish holds (A7).
    pub papyrus: Card,
    /// The papyri beneath it, in the order they were covered.
    pub beneath: Pile<Card, PAPYRI>,
    /// Cards to draw. Their order is decided by luck when they are drawn, so it means nothing.
    pub deck: Pile<Card, CARDS>,
    /// Sacrificed cards and scored rows, in the order they came.
    pub discard: Pile<Card, CARDS>,
    /// Cards in hand.
    pub hands: PerSeat<Hand>,
    /// Mummies laid out.
    pub rows: PerSeat<Row>,
    /// Points so far.
    pub scores: PerSeat<i16>,
    /// Turns since the last scoring, all seats together (A18).
    pub quiet_turns: u16,
    /// How the game ended, once it did.
    pub ended: Option<Ended>,
}
