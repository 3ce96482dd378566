//! Where bots think: a few threads of their own, so that they never delay people's requests.

use crate::erased::Decision;
use crate::metrics::Metrics;
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::Semaphore;

/// A bounded pool for decisions of bots.
#[derive(Clone, Debug)]
pub(crate) struct Thinkers {
    seats: Arc<Semaphore>,
    metrics: Metrics,
}

/// The bot panicked.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Panicked;

impl Thinkers {
    /// At most `threads` decisions at once.
    pub(crate) fn new(threads: usize, metrics: Metrics) -> Self {
        Thinkers { seats: Arc::new(Semaphore::new(threads)), metrics }
    }

    /// Waits until everybody who asked before has a thread.
    pub(crate) async fn room(&self) {
        drop(self.seats.acquire().await.expect("the pool is never closed"));
    }

    /// Makes the decision when a thread is free.
    pub(crate) async fn decide(&self, decision: Decision) -> Result<String, Panicked> {
        self.metrics.bot_waiting.inc();
        let permit = self.seats.clone().acquire_owned().await.expect("the pool is never closed");
        let thinking = tokio::task::spawn_blocking(move || {
            let (start, _permit) = (Instant::now(), permit);
            (decision(), start.elapsed())
        });
        let decided = thinking.await;
        self.metrics.bot_waiting.dec();
        let (action, time) = decided.map_err(|_| Panicked)?;
        self.metrics.bot_seconds.observe(time.as_secs_f64());
        Ok(action)
    }
}
