//! Tables with days for a decision rest: while nobody looks they leave memory, and come back when somebody is to be reminded or
//! time is up. What their clocks show is noted for so long.

use super::{LiveTable, Place};
use benben_store::{Attention, Loaded, Rest, Status};
use serde::{Deserialize, Serialize};
use std::time::Duration;
use tokio::time::Instant;

/// What is due so soon is waited for in memory. It is longer than the server goes without looking who is due.
pub(super) const SOON: Duration = Duration::from_secs(2 * 60);
/// Times that are worked out anew differ by less.
const SAME_MS: u64 = 1_000;

/// What a table's clocks show, as it is noted.
#[derive(Debug, Serialize, Deserialize)]
struct Noted {
    /// After so many entries.
    entries: usize,
    /// In seat order.
    seats: Vec<NotedSeat>,
}

#[derive(Debug, Serialize, Deserialize)]
struct NotedSeat {
    /// Since when its clock runs, in unix milliseconds by the calendar.
    since: Option<i64>,
    /// Milliseconds used of its decisions, as [`super::clock::Clock`] has them.
    used: Vec<u64>,
    /// Of which decision it was last reminded.
    reminded_of: usize,
    /// Did a bot decide for it because time was up?
    out_of_time: bool,
}

impl LiveTable {
    /// How many entries were played; none before the deal.
    pub(super) fn entries(&self) -> usize {
        self.game.as_ref().map_or(0, |game| game.entries())
    }

    /// May it rest while somebody's clock runs until then?
    pub(super) fn may_rest_until(&self, at: Instant) -> bool {
        // Whoever asked to take back waits for an answer, which only memory knows.
        self.pace.is_by_days() && self.undo.is_none() && at > Instant::now() + SOON
    }

    /// When somebody is to be reminded or time is up, by the calendar.
    fn due_at(&self) -> Option<i64> {
        let at = [self.next_reminder(), self.deadline()].into_iter().flatten().min()?;
        Some(self.by_the_calendar(at))
    }

    fn noted(&self) -> String {
        let seat = |place: &Place| NotedSeat {
            since: place.clock.since().map(|since| self.by_the_calendar(since)),
            used: place.clock.used_ms(),
            reminded_of: place.told.reminded_of(),
            out_of_time: place.out_of_time,
        };
        let noted = Noted { entries: self.entries(), seats: self.places.iter().map(seat).collect() };
        serde_json::to_string(&noted).expect("numbers can be written")
    }

    /// Lays down what is needed to come back in time. False if the table must stay: something else was stored meanwhile, or
    /// nothing can be.
    pub(super) async fn lay_to_rest(&mut self) -> bool {
        if self.stored.status != Status::Playing || !self.pace.is_by_days() {
            return true;
        }
        let due_at = self.due_at();
        let rests = self.stored.attention == Attention::None;
        let known = match (due_at, self.rests_until) {
            (Some(due), Some(known)) => due.abs_diff(known) < SAME_MS,
            (due, known) => due == known,
        };
        // Where no clock runs, it is known already whether it needs the server.
        if (rests && known) || (!rests && due_at.is_none()) {
            return true;
        }
        let rest = due_at.map(|due_at| Rest { due_at, clocks: self.noted() });
        let (id, revision, entries) = (self.stored.id.clone(), self.stored.revision, self.entries() as u64);
        match self.house.store.rest(id, revision, entries, rest).await {
            Ok(true) => {
                (self.stored.attention, self.rests_until) = (Attention::None, due_at);
                true
            }
            Ok(false) => {
                self.stale = true;
                false
            }
            Err(error) => {
                tracing::warn!(%error, "a table that could rest stays in memory");
                false
            }
        }
    }

    /// What was noted when it last rested, if nothing was played since: from when on each clock runs.
    pub(super) fn recall_rest(&mut self, loaded: &Loaded) -> Vec<Option<i64>> {
        let unknown = vec![None; self.places.len()];
        let Some(rest) = loaded.rest.as_ref().filter(|_| loaded.table.status == Status::Playing) else {
            return unknown;
        };
        if loaded.table.attention == Attention::None {
            self.rests_until = Some(rest.due_at);
        }
        let noted = serde_json::from_str::<Noted>(&rest.clocks).ok();
        let fits =
            |noted: &Noted| noted.entries == loaded.entries.len() && noted.seats.len() == self.places.len();
        let Some(noted) = noted.filter(fits) else { return unknown };
        let since = noted.seats.iter().map(|seat| seat.since).collect();
        for (place, seat) in self.places.iter_mut().zip(noted.seats) {
            place.clock.recall(&seat.used);
            place.told.recall(seat.reminded_of);
            place.out_of_time = seat.out_of_time;
        }
        since
    }

    /// Did it come to memory only to be looked at, with its rest known?
    pub(super) fn is_at_rest(&self) -> bool {
        self.stored.attention == Attention::None && self.rests_until.is_some()
    }

    /// So much of its time a seat can't have used yet, because the server has only just begun.
    pub(super) fn spared(&self, least: Duration) -> Duration {
        let up = self.house.config.clock.now() - self.house.begun;
        least.saturating_sub(Duration::from_millis(u64::try_from(up).unwrap_or(0)))
    }
}
