//! Somebody was here: noted when the table leaves memory, so that a table people look at is not removed.

use super::LiveTable;
use crate::house::now;
use tokio::time::Instant;

/// Visits that come sooner after the latest change are not noted, in milliseconds: an hour is nothing to how long tables
/// are kept.
const WORTH_NOTING: i64 = 3_600_000;

impl LiveTable {
    /// Somebody looks. Where bots have waited for that, they play on.
    pub(super) fn note_look(&mut self) {
        self.visited = Some(Instant::now());
        self.changed |= self.waits_for_visit;
    }

    /// Notes that somebody looked at the table while it was in memory.
    pub(super) async fn note_visit(&mut self) {
        let at = now();
        if self.visited.is_none() || at - self.stored.changed_at < WORTH_NOTING {
            return;
        }
        if let Err(error) = self.house.store.touch(self.stored.id.clone(), at).await {
            tracing::warn!(%error, "a visit to a table was not noted");
        }
    }
}
