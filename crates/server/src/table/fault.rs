//! When we were wrong, or a table has grown too long: one table closes, the others go on.

use super::LiveTable;
use super::clock::Clock;
use benben_store::Status;

/// What people read when a table was closed by a fault.
const REASON: &str = "this table was closed because of a fault in the server; all other tables carry on";

impl LiveTable {
    /// Closes the table after a panic. What was played stays stored.
    pub(super) async fn close_by_fault(&mut self) {
        tracing::error!(game = self.meta.id, "a panic closed a table");
        self.house.metrics.tables_closed_by_fault.inc();
        self.close_for(REASON).await;
    }

    /// Closes a table that has grown too long. No game does so by itself: people take back and play on, again and again,
    /// until nothing can be taken back any more.
    pub(super) async fn close_if_too_long(&mut self) {
        let most = self.house.config.entries_per_table;
        if self.stored.status == Status::Playing
            && self.game.as_ref().is_some_and(|game| game.entries() >= most)
        {
            tracing::warn!(game = self.meta.id, "a table has too many entries and was closed");
            let reason = format!("this table was closed because its game has reached {most} entries");
            self.close_for(&reason).await;
        }
    }

    async fn close_for(&mut self, reason: &str) {
        self.forget_game(reason);
        let mut next = self.stored.clone();
        next.status = Status::Closed;
        next.code = None;
        next.result = Some(reason.to_owned());
        // If even that cannot be stored, the next load finds the same and closes it again.
        if self.save(next).await.is_err() {
            self.stored.status = Status::Closed;
            self.stale = false;
        }
        self.changed = true;
    }

    /// Nothing can be played here any more.
    pub(super) fn forget_game(&mut self, reason: &str) {
        self.game = None;
        self.undo = None;
        self.epoch += 1;
        for place in &mut self.places {
            (place.thinking, place.clock) = (None, Clock::default());
        }
        self.closed_because = Some(reason.to_owned());
    }
}
