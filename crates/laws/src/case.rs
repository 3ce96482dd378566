//! One random game as proptest makes and shrinks it: a few numbers.

use crate::Lawful;
use benben_core::Game;
use proptest::collection::vec;
use proptest::strategy::Strategy;

/// The numbers that decide a whole game. Smaller numbers, simpler game.
#[derive(Clone, Debug)]
pub(crate) struct Case {
    /// Index into the settings.
    pub(crate) setting: usize,
    pub(crate) seats: usize,
    /// The luck of the table, of the choices when they run out, and of the law itself.
    pub(crate) seed: u64,
    /// The first choices: of a seat among the awaited, and of its action.
    pub(crate) choices: Vec<u16>,
}

/// Every kind of game: all settings, all numbers of seats.
pub(crate) fn cases<L: Lawful>(settings: usize) -> impl Strategy<Value = Case> {
    let meta = &L::Game::META;
    (0..settings, meta.min_seats..=meta.max_seats, 0..1_000_000u64, vec(0..1000u16, 0..24))
        .prop_map(|(setting, seats, seed, choices)| Case { setting, seats, seed, choices })
}
