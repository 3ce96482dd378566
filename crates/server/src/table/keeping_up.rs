//! Keeping up with other servers that change the same table: how far what is in memory is, and loading it again where they were
//! faster.

use super::LiveTable;
use crate::nodes::Whose;
use crate::problem::Problem;
use crate::tables::Ask;
use benben_store::Latest;
use std::sync::atomic::{AtomicU64, Ordering};

/// How far a table in memory is, for whoever compares it with the store.
#[derive(Debug)]
pub(crate) struct Progress {
    revision: AtomicU64,
    steps: AtomicU64,
    lines: AtomicU64,
}

/// Nothing is behind of what isn't loaded yet.
const UNKNOWN: u64 = u64::MAX;

impl Default for Progress {
    fn default() -> Self {
        let unknown = || AtomicU64::new(UNKNOWN);
        Progress { revision: unknown(), steps: unknown(), lines: unknown() }
    }
}

impl Progress {
    /// Is it not as far as this?
    pub(crate) fn is_behind(&self, latest: &Latest) -> bool {
        let lines = self.lines.load(Ordering::Relaxed);
        self.revision.load(Ordering::Relaxed) < latest.revision
            || self.steps.load(Ordering::Relaxed) < latest.steps
            // Of talk it is first learned how far it is.
            || (lines < latest.lines || lines == UNKNOWN) && self.steps.load(Ordering::Relaxed) != UNKNOWN
    }
}

impl LiveTable {
    /// Lets it be known how far it is.
    pub(super) fn note_progress(&self) {
        let Progress { revision, steps, lines } = &*self.progress_shown;
        revision.store(self.stored.revision, Ordering::Relaxed);
        steps.store(self.entries() as u64, Ordering::Relaxed);
        lines.store(self.heard_lines.unwrap_or(UNKNOWN), Ordering::Relaxed);
    }

    /// Is the table at home here? Then bots think and clocks run here.
    pub(super) fn is_at_home(&self) -> bool {
        self.house.is_home_of(Whose::Table(&self.stored.id))
    }

    /// Does what nobody asked for.
    pub(crate) async fn heed(&mut self, what: Ask) -> Result<(), Problem> {
        match what {
            Ask::CatchUp(latest) => {
                self.compare(&latest);
                self.refresh().await?;
                self.hear_missed(latest.lines).await;
            }
            Ask::Stay => self.changed = true,
            Ask::NoteVisit => self.note_visit().await,
            Ask::Move => {
                // What its clocks show is noted where it can be; otherwise it follows from what was played.
                let _ = Box::pin(self.lay_to_rest()).await;
                self.leaves = true;
            }
        }
        Ok(())
    }

    /// Makes sure that what is in memory is what is stored, as far as that is in doubt.
    pub(crate) async fn make_sure(&mut self) -> Result<(), Problem> {
        let doubtful = |table: &Self| {
            table.house.nodes.as_ref().is_some_and(|nodes| nodes.is_doubtful(&table.stored.id))
        };
        if !self.stale && doubtful(self) {
            self.look_whether_behind().await?;
        }
        self.refresh().await
    }

    /// What was refused may be possible after all, if others have changed the table: then it lost a race, and is tried again.
    pub(crate) async fn doubt<T>(&mut self, result: Result<T, Problem>) -> Result<T, Problem> {
        let Err(problem) = result else { return result };
        if self.house.nodes.is_some() && !self.stale && problem.is_judged_by_the_table() {
            self.look_whether_behind().await?;
            if self.stale {
                return Err(Problem::Race);
            }
        }
        Err(problem)
    }

    async fn look_whether_behind(&mut self) -> Result<(), Problem> {
        let latest = self.house.store.latest(vec![self.stored.id.clone()]).await;
        let latest = latest.map_err(|error| Problem::store(&error))?;
        match latest.first() {
            Some(latest) => self.compare(latest),
            // Loading it says that it is gone.
            None => self.stale = true,
        }
        Ok(())
    }

    /// What is stored may be further than what is in memory.
    fn compare(&mut self, latest: &Latest) {
        self.stale |= self.stored.revision < latest.revision || (self.entries() as u64) < latest.steps;
    }

    /// Loads the table again, with all that others have done. Whoever watches goes on watching, and whoever was there is there.
    pub(super) async fn load_again(&mut self) -> Result<(), Problem> {
        match LiveTable::load(&self.house, &self.stored.id).await {
            Ok(mut new) => {
                new.take_over(self);
                *self = new;
                Ok(())
            }
            Err(problem) => {
                self.leaves |= matches!(problem, Problem::NotFound(_));
                Err(problem)
            }
        }
    }

    /// What only memory knows comes along.
    fn take_over(&mut self, old: &mut Self) {
        self.channels = std::mem::take(&mut old.channels);
        self.progress_shown = old.progress_shown.clone();
        self.bot_table = old.bot_table.take();
        self.uncounted = std::mem::take(&mut old.uncounted);
        (self.audience, self.visited, self.host_seen) = (old.audience, old.visited, old.host_seen);
        (self.heard_lines, self.try_noted, self.leaves) = (old.heard_lines, old.try_noted, old.leaves);
        self.epoch = old.epoch + 1;
        // Whoever asked to take back did so before anything else was played.
        self.undo = old.undo.filter(|_| self.entries() <= old.entries());
        let most = old.places.len().max(self.places.len());
        for seat in benben_core::Seats::all(most) {
            let index = seat.index();
            let token = |table: &Self| table.stored.seats.get(index).map(|seat| seat.token);
            if token(self) != token(old) {
                self.channels.end(seat);
                continue;
            }
            let waits = self.decisions(seat) <= old.decisions(seat);
            let (new, known) = (&mut self.places[index], old.places[index].clone());
            let clock = if waits { known.clock.clone() } else { new.clock.clone() };
            *new = super::Place { clock, holidays: new.holidays.clone(), thinking: None, ..known };
        }
        self.changed = true;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use benben_store::TableId;

    #[test]
    fn what_is_not_loaded_yet_is_not_behind() {
        let latest = |revision, steps, lines| Latest { table: TableId::from_bits(1), revision, steps, lines };
        let progress = Progress::default();
        assert!(!progress.is_behind(&latest(9, 9, 9)));
        progress.revision.store(2, Ordering::Relaxed);
        progress.steps.store(3, Ordering::Relaxed);
        assert!(progress.is_behind(&latest(2, 3, 0)), "of talk nothing is known");
        progress.lines.store(1, Ordering::Relaxed);
        assert!(!progress.is_behind(&latest(2, 3, 1)));
        for further in [latest(3, 3, 1), latest(2, 4, 1), latest(2, 3, 2)] {
            assert!(progress.is_behind(&further), "{further:?}");
        }
    }
}
