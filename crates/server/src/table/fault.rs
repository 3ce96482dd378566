//! When we were wrong: one table closes, the others go on.

use super::LiveTable;
use benben_store::Status;

/// What people read when a table was closed by a fault.
const REASON: &str = "this table was closed by a fault of the server; all other tables go on";

impl LiveTable {
    /// Closes the table after a panic. What was played stays stored.
    pub(super) async fn close_by_fault(&mut self) {
        tracing::error!(game = self.meta.id, "a panic closed a table");
        self.house.metrics.tables_closed_by_fault.inc();
        self.forget_game(REASON);
        let mut next = self.stored.clone();
        next.status = Status::Closed;
        next.code = None;
        next.result = Some(REASON.to_owned());
        // If even that cannot be stored, the next load finds the same fault and closes it again.
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
            (place.thinking, place.awaited_since) = (None, None);
        }
        self.closed_because = Some(reason.to_owned());
    }
}
