//! Clocks: they run for people the rules wait for, and count the time that was used, whatever is taken back. When time is
//! up, a bot decides.

use super::bots::Reason;
use super::{Hand, LiveTable, bot_of};
use crate::pace::{Change, Pace};
use benben_core::{Seat, Seats};
use benben_store::{Holder, StoredSeat};
use std::time::Duration;
use tokio::time::Instant;

/// A seat's clock, as far as it is only in memory.
#[derive(Clone, Debug, Default)]
pub(super) struct Clock {
    /// Since when it runs: since when the rules wait for the seat.
    since: Option<Instant>,
    /// Where each decision has a time of its own: what was used of it, for the seat's first decision, its second, and so
    /// on.
    used: Vec<Duration>,
}

impl Clock {
    /// Since when it runs.
    pub(super) fn since(&self) -> Option<Instant> {
        self.since
    }

    /// What was used, in milliseconds.
    pub(super) fn used_ms(&self) -> Vec<u64> {
        self.used.iter().map(|used| u64::try_from(used.as_millis()).unwrap_or(u64::MAX)).collect()
    }

    /// What was used before the table rested.
    pub(super) fn recall(&mut self, used_ms: &[u64]) {
        self.used = used_ms.iter().copied().map(Duration::from_millis).collect();
    }

    fn used(&self, decision: usize) -> Duration {
        self.used.get(decision).copied().unwrap_or_default()
    }

    /// So much time was used on this decision.
    fn use_up(&mut self, decision: usize, time: Duration) {
        if self.used.len() <= decision {
            self.used.resize(decision + 1, Duration::ZERO);
        }
        self.used[decision] += time;
    }
}

/// However long the server was stopped, whoever is awaited has this time at least when it is back.
const LEAST: Duration = Duration::from_secs(60 * 60);

impl LiveTable {
    /// Days go on while a table rests, and while the server is stopped: the clocks of those the rules wait for have run since
    /// then, or else since `began`, in unix milliseconds. Shorter times begin anew, because nobody could decide meanwhile.
    pub(super) fn recall_clocks(&mut self, began: i64, since: &[Option<i64>]) {
        let Pace::Decision { seconds } = self.pace else { return };
        let awaited = self.playing().map(|game| game.turn().awaited()).unwrap_or_default();
        if !self.pace.is_by_days() {
            return;
        }
        let clock = &self.house.config.clock;
        let (began, now) = (clock.moved(began), clock.now());
        let most = Duration::from_secs(seconds).saturating_sub(self.spared(LEAST));
        for seat in awaited {
            let decision = self.decisions(seat);
            let place = &mut self.places[seat.index()];
            let since = since.get(seat.index()).copied().flatten().unwrap_or(began);
            let passed =
                Duration::from_millis(u64::try_from(place.holidays.counted(since, now)).unwrap_or(0));
            let used = place.clock.used(decision);
            place.clock.use_up(decision, passed.min(most.saturating_sub(used)));
        }
    }

    /// The time by the calendar at some moment.
    pub(super) fn by_the_calendar(&self, at: Instant) -> i64 {
        let (now, clock) = (Instant::now(), self.house.config.clock.now());
        let milliseconds = |time: Duration| i64::try_from(time.as_millis()).unwrap_or(i64::MAX);
        clock - milliseconds(now.saturating_duration_since(at))
            + milliseconds(at.saturating_duration_since(now))
    }

    /// How much of a seat's time was used between these moments: days off do not count.
    fn used_between(&self, seat: Seat, since: Instant, at: Instant) -> Duration {
        let (passed, holidays) = (at.saturating_duration_since(since), &self.places[seat.index()].holidays);
        if holidays.is_empty() {
            return passed;
        }
        let from = self.by_the_calendar(since);
        let to = from + i64::try_from(passed.as_millis()).unwrap_or(i64::MAX);
        Duration::from_millis(holidays.counted(from, to).unsigned_abs())
    }

    /// When a seat has used so much time since that moment.
    fn used_up_at(&self, seat: Seat, since: Instant, time: Duration) -> Instant {
        let holidays = &self.places[seat.index()].holidays;
        if holidays.is_empty() {
            return since + time;
        }
        let from = self.by_the_calendar(since);
        let end = holidays.end(from, i64::try_from(time.as_millis()).unwrap_or(i64::MAX));
        since + Duration::from_millis((end - from).unsigned_abs())
    }

    /// Since when a seat's clock runs, and how much time it had then. Clocks run for people.
    fn running(&self, seat: Seat) -> Option<(Instant, Duration)> {
        if self.pace == Pace::None || self.hand(seat) != Hand::Person {
            return None;
        }
        let clock = &self.places[seat.index()].clock;
        let used = clock.used(self.decisions(seat));
        let allowance = self.pace.allowance(self.stored_seat(seat).clock_ms, used)?;
        Some((clock.since?, allowance))
    }

    /// What is left on a seat's clock at some moment, if it runs.
    pub(super) fn left_on_clock(&self, seat: Seat, at: Instant) -> Option<Duration> {
        let (since, allowance) = self.running(seat)?;
        Some(allowance.saturating_sub(self.used_between(seat, since, at)))
    }

    /// When so much time is left on a seat's clock, if it runs.
    pub(super) fn left_at(&self, seat: Seat, left: Duration) -> Option<Instant> {
        let (since, allowance) = self.running(seat)?;
        Some(self.used_up_at(seat, since, allowance.saturating_sub(left)))
    }

    /// The rules begin to wait for some and do not wait for others any more.
    pub(super) fn start_clocks(&mut self) {
        let awaited = self.playing().map(|game| game.turn().awaited()).unwrap_or_default();
        let now = Instant::now();
        for seat in self.seats() {
            let since = &mut self.places[seat.index()].clock.since;
            *since = awaited.contains(seat).then(|| since.unwrap_or(now));
        }
    }

    /// How many decisions of the seat count.
    pub(super) fn decisions(&self, seat: Seat) -> usize {
        self.game.as_ref().map_or(0, |game| game.decisions(seat))
    }

    /// When the seat's time is up.
    pub(super) fn time_up_at(&self, seat: Seat) -> Option<Instant> {
        self.left_at(seat, Duration::ZERO)
    }

    /// When the next person's time is up.
    pub(super) fn deadline(&self) -> Option<Instant> {
        if !self.is_at_home() {
            return None;
        }
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
                self.think(seat, bot, Duration::ZERO, Reason::TimeUp);
            }
        }
    }

    /// Whose clocks stop with an entry of this seat that the game has just taken: its own, and those of seats that the
    /// rules do not wait for any more. All others run on.
    pub(super) fn clocks_that_stop(&self, seat: Seat) -> Seats {
        let awaited = self.game.as_ref().map_or(Seats::NONE, |game| game.turn().awaited());
        let runs = |other: &Seat| self.places[other.index()].clock.since.is_some();
        self.seats().filter(runs).filter(|other| *other == seat || !awaited.contains(*other)).collect()
    }

    /// Stops clocks.
    pub(super) fn stop_clocks(&mut self, stopping: Seats, seat: Seat, change: Change, now: Instant) {
        for other in stopping {
            let counted = self.decisions(other);
            // The clock ran for the decision that the seat was about to make before this entry.
            let decision = match change {
                Change::Played if other == seat => counted.saturating_sub(1),
                Change::TakenBack if other == seat => counted + 1,
                Change::Played | Change::TakenBack => counted,
            };
            if let Some(since) = self.places[other.index()].clock.since.take() {
                let used = self.used_between(other, since, now);
                self.places[other.index()].clock.use_up(decision, used);
            }
        }
    }

    /// What the seats' banks hold after an entry of this seat, where there are banks: time used is gone for good, and a
    /// decision that is taken back gives back what it had brought.
    pub(super) fn banks_after(
        &self,
        stopping: Seats,
        seat: Seat,
        change: Change,
        now: Instant,
    ) -> Option<Vec<Option<i64>>> {
        let Pace::Bank { .. } = self.pace else { return None };
        let bank = |other: Seat| {
            let StoredSeat { holder, clock_ms, .. } = self.stored_seat(other);
            if *holder == Holder::Bot {
                return *clock_ms;
            }
            let since = self.places[other.index()].clock.since.filter(|_| stopping.contains(other));
            let used = since.map_or(Duration::ZERO, |since| now.saturating_duration_since(since));
            let left = self.pace.after(*clock_ms, used);
            if other == seat { self.pace.with_increment(left, change) } else { left }
        };
        Some(self.seats().map(bank).collect())
    }
}
