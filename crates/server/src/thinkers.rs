//! Where bots think: a few threads of their own, so that they never delay people's requests. Tables with people come
//! first, and those who opened the tables take turns.

use crate::erased::Decision;
use crate::metrics::Metrics;
use crate::workers::{Party, QueueLimits, Rank, Workers};
use std::time::Instant;

/// A bounded pool for decisions of bots.
#[derive(Debug)]
pub(crate) struct Thinkers {
    workers: Workers,
    metrics: Metrics,
}

/// The bot panicked.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Panicked;

impl Thinkers {
    /// At most `threads` decisions at once.
    pub(crate) fn new(threads: usize, metrics: Metrics) -> Self {
        // A bot waits once for each seat of a table in memory, and there is an end to those.
        Thinkers { workers: Workers::start("bots", threads, QueueLimits::ENDLESS), metrics }
    }

    /// Waits until everybody who asked before has a thread.
    pub(crate) async fn room(&self) {
        // Nothing cannot panic.
        let _ = self.workers.run(Rank::Last, Party::HOUSE, || ()).await;
    }

    /// Looks at a decision of a finished game, when nobody at a table waits for a bot.
    pub(crate) async fn judge<T: Send + 'static>(
        &self,
        party: Party,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Panicked> {
        self.workers.run(Rank::Study, party, work).await.map_err(|_| Panicked)
    }

    /// Makes the decision when it is the turn of whoever opened the table.
    pub(crate) async fn decide(
        &self,
        rank: Rank,
        party: Party,
        decision: Decision,
    ) -> Result<String, Panicked> {
        self.metrics.bot_waiting.inc();
        let thinking = move || {
            let start = Instant::now();
            (decision(), start.elapsed())
        };
        let decided = self.workers.run(rank, party, thinking).await;
        self.metrics.bot_waiting.dec();
        let (action, time) = decided.map_err(|_| Panicked)?;
        self.metrics.bot_seconds.observe(time.as_secs_f64());
        Ok(action)
    }
}
