//! How everything lies on the table.

use crate::components::{Card, Cards, PerColour};
use crate::edition::{EXPEDITIONS, SKULL_BOXES};
use crate::fields::Fields;
use crate::shapes::Shape;
use benben_core::{PerSeat, Pile, Seat, Seats};
use serde::{Deserialize, Serialize};

/// P7: rounds in a game.
pub const ROUNDS: u8 = 4;
/// P7: expedition cards revealed in a round; one stays unseen.
pub const REVEALED: usize = EXPEDITIONS - 1;
/// P4: boxes for gems of each colour.
pub const GEM_BOXES: u8 = 10;
/// P5: cards a player has in play, if there are enough.
pub const IN_PLAY: usize = 2;
/// P6: cards in the offer, if there are enough.
pub const OFFERED: usize = 4;
/// P28: bonuses of each colour.
pub const BONUSES: usize = 3;

/// What the table is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Step {
    /// P5: everyone keeps two of four cards.
    Choosing,
    /// P10: everyone marks.
    Marking,
    /// P25: one after another takes new cards.
    Taking,
    /// P31, P27: nothing more.
    Over,
}

/// P4: a player's score sheet, without the bonuses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sheet {
    /// Red gems ticked, at most 10.
    pub red: u8,
    /// Green gems ticked, at most 10.
    pub green: u8,
    /// Skulls ticked, at most 10: always the first boxes, because ticking fills from the left and erasing takes the
    /// worst.
    pub skulls: u8,
    /// Torch boxes ticked, one a round.
    pub torches: Torches,
}

/// P4: the four torch boxes, one bit a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "[bool; 4]", into = "[bool; 4]")]
pub struct Torches(u8);

impl Torches {
    /// Ticks the box of a round, counted from 1.
    #[inline]
    pub fn tick(&mut self, round: u8) {
        self.0 |= 1 << (round - 1);
    }

    /// Is the box of this round ticked?
    #[inline]
    pub fn has(self, round: u8) -> bool {
        self.0 >> (round - 1) & 1 != 0
    }

    /// How many are ticked.
    #[inline]
    pub fn count(self) -> u8 {
        self.0.count_ones() as u8
    }
}

impl From<[bool; 4]> for Torches {
    fn from(boxes: [bool; 4]) -> Self {
        let mut torches = Torches::default();
        (1..=ROUNDS).zip(boxes).filter(|(_, ticked)| *ticked).for_each(|(round, _)| torches.tick(round));
        torches
    }
}

impl From<Torches> for [bool; 4] {
    fn from(torches: Torches) -> Self {
        [1, 2, 3, 4].map(|round| torches.has(round))
    }
}

/// A card in play and what everyone knows to be marked on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chamber {
    /// Which card.
    pub card: Card,
    /// Its marks: one connected area around the entry (P14).
    pub marked: Fields,
}

/// P10: what a player has marked since the last reveal, unknown to the others until all have finished.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sealed {
    /// New marks on each of the player's chambers, in the same order.
    pub marks: [Fields; IN_PLAY],
    /// The score sheet with what the marks ticked.
    pub sheet: Sheet,
    /// P18: extra fields still to be marked. None when the player has finished.
    pub extra: u8,
}

/// What lies before one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Player {
    /// P5: the four cards dealt, while two are being chosen. The player's secret.
    pub dealt: Cards,
    /// P5: the two chosen, while others still choose. The player's secret.
    pub kept: Cards,
    /// The cards in play.
    pub chambers: Pile<Chamber, IN_PLAY>,
    /// The score sheet as everyone knows it.
    pub sheet: Sheet,
    /// P24: completed cards.
    pub completed: Cards,
    /// P10: marks not yet revealed; none before the first of a step. The player's secret.
    pub sealed: Option<Sealed>,
}

impl Player {
    /// All marks on one of the chambers, sealed ones included.
    #[inline]
    pub fn marked(&self, index: usize) -> Fields {
        let marked = self.chambers[index].marked;
        match &self.sealed {
            Some(sealed) => marked | sealed.marks[index],
            None => marked,
        }
    }

    /// P18: does the player owe an extra field (rather than a first marking)?
    #[inline]
    pub fn owes_extra(&self) -> bool {
        self.sealed.is_some_and(|sealed| sealed.extra > 0)
    }
}

/// P28: who earned a colour's bonuses: the first of them 10, the second 6, the third 3.
pub type Earned = Pile<Seat, BONUSES>;

/// The whole table, secrets included.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// What the table is doing.
    pub step: Step,
    /// Whose action is awaited.
    pub awaited: Seats,
    /// The round, from 1 to 4.
    pub round: u8,
    /// P9: shapes revealed this round; the last one holds.
    pub revealed: Pile<Shape, REVEALED>,
    /// P7: shapes not yet revealed this round, sorted. Their order is decided by luck when they are revealed.
    pub unseen: Pile<Shape, EXPEDITIONS>,
    /// Cards to draw. Their order is decided by luck when they are drawn.
    pub deck: Cards,
    /// Cards to take.
    pub offer: Cards,
    /// Cards completed in this step, while their owners take new ones; none at other times.
    pub fresh: Cards,
    /// P28: colour bonuses earned.
    pub bonuses: PerColour<Earned>,
    /// What lies before each player.
    pub players: PerSeat<Player>,
}

impl State {
    /// P9: the shape that holds now. There is one while the table is marking.
    #[inline]
    pub fn shape(&self) -> Option<Shape> {
        self.revealed.last().copied()
    }

    /// P31: was the last expedition card of the game revealed?
    pub fn is_last_step(&self) -> bool {
        self.round == ROUNDS && self.revealed.len() == REVEALED
    }
}

const _: () = assert!(SKULL_BOXES == 10 && ROUNDS == 4, "the sheet's types are made for these");
