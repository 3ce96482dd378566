//! How everything lies on the table.

use super::Card;
use super::components::Cards;
use benben_core::{Chance, PerSeat, Seat, Seats};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// From 1.
    pub round: u8,
    pub phase: Phase,
    pub deck: Cards,
    pub discard: Cards,
    pub chambers: [Card; 3],
    pub holdings: PerSeat<Holding>,
    /// Who sealed first: only a flawed game cares.
    pub first: Option<Seat>,
    /// Only a flawed game remembers anything here.
    #[serde(skip)]
    pub forgotten: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "phase", rename_all = "lowercase")]
pub enum Phase {
    Sealing,
    Swapping { seat: Seat },
    Over,
}

/// Z2: what a seat begins with.
pub const TOKENS: u8 = 5;

/// What a seat has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Holding {
    pub hand: [Card; 2],
    /// Not yet put anywhere.
    pub tokens: u8,
    /// Put into each chamber this round.
    pub put: [u8; 3],
    pub sealed: bool,
    pub spent: u8,
    pub won: Cards,
}

impl Holding {
    /// Z2.
    pub fn new(deck: &mut Cards, chance: &mut impl Chance) -> Self {
        let hand = std::array::from_fn(|_| deck.draw(chance));
        Holding { hand, tokens: TOKENS, ..Holding::default() }
    }

    pub fn put_count(&self) -> u8 {
        self.put.iter().sum()
    }

    pub fn won_points(&self) -> i32 {
        self.won.iter().map(|card| i32::from(card.0)).sum()
    }

    pub fn hand_points(&self) -> i32 {
        self.hand.iter().map(|card| i32::from(card.0)).sum()
    }
}

impl State {
    /// Who has not sealed yet.
    pub fn unsealed(&self) -> Seats {
        self.holdings.iter().filter(|(_, holding)| !holding.sealed).map(|(seat, _)| seat).collect()
    }
}
