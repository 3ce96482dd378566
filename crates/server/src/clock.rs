//! Which day it is. Whoever tests moves it.

use benben_core::Day;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

/// The machine's clock, or one that is so much ahead of it. Clones are the same clock.
#[derive(Clone, Debug, Default)]
pub struct Clock {
    ahead_ms: Arc<AtomicI64>,
}

impl Clock {
    /// Lets time pass.
    pub fn advance(&self, time: Duration) {
        self.ahead_ms.fetch_add(time.as_millis() as i64, Ordering::Relaxed);
    }

    /// The time, in unix milliseconds.
    pub fn now(&self) -> i64 {
        self.moved(crate::house::now())
    }

    /// When something happened by this clock that happened then by the machine's.
    pub(crate) fn moved(&self, at: i64) -> i64 {
        at + self.ahead_ms.load(Ordering::Relaxed)
    }

    /// The day in UTC.
    pub(crate) fn today(&self) -> Day {
        Day::of(self.now())
    }
}
