//! Clocks: they run for people the rules wait for. When time is up, a bot decides.

use super::{Hand, LiveTable, bot_of};
use crate::pace::Pace;
use benben_core::Seat;
use std::time::Duration;
use tokio::time::Instant;

impl LiveTable {
    /// The rules begin to wait for some and do not wait for others any more.
    pub(super) fn start_clocks(&mut self) {
        let awaited = self.playing().map(|game| game.turn().awaited()).unwrap_or_default();
        let now = Instant::now();
        for seat in self.seats() {
            let since = &mut self.places[seat.index()].awaited_since;
            *since = awaited.contains(seat).then(|| since.unwrap_or(now));
        }
    }

    /// When the seat's time is up.
    pub(super) fn time_up_at(&self, seat: Seat) -> Option<Instant> {
        let since = self.places[seat.index()].awaited_since?;
        let allowance = self.pace.allowance(self.stored_seat(seat).clock_ms)?;
        (self.hand(seat) == Hand::Person).then(|| since + allowance)
    }

    /// When the next person's time is up.
    pub(super) fn deadline(&self) -> Option<Instant> {
        self.seats()
            .filter(|seat| self.places[seat.index()].thinking.is_none())
            .filter_map(|seat| self.time_up_at(seat))
            .min()
    }

    /// Bots decide for those whose time is up.
    pub(super) fn time_is_up(&mut self) {
        let now = Instant::now();
        for seat in self.seats() {
            if self.time_up_at(seat).is_some_and(|at| at <= now) {
                let bot = bot_of(self.stored_seat(seat));
                self.think(seat, bot, Duration::ZERO);
            }
        }
    }

    /// What a seat's bank holds after the decision it has just made.
    pub(super) fn bank_after_decision(&self, seat: Seat) -> Option<u64> {
        if self.pace == Pace::None || self.hand(seat) != Hand::Person {
            return None;
        }
        let spent = self.places[seat.index()].awaited_since?.elapsed();
        self.pace.after(self.stored_seat(seat).clock_ms, spent)
    }
}
