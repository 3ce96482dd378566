//! Connections that cannot be accepted: said now and then, and not a thousand times.

use std::io;
use std::time::Duration;
use tokio::time::Instant;

/// It is said no more often than this.
const EVERY: Duration = Duration::from_secs(60);

/// What went wrong since it was last said.
#[derive(Debug, Default)]
pub(super) struct Trouble {
    said: Option<Instant>,
    unsaid: u64,
}

impl Trouble {
    /// Logs a failure, or counts it until the next time.
    pub(super) fn tell(&mut self, error: &io::Error) {
        if let Some(failures) = self.due(Instant::now()) {
            tracing::error!(%error, failures, "connections cannot be accepted");
        }
    }

    /// How many are to be said, if it is time.
    fn due(&mut self, now: Instant) -> Option<u64> {
        self.unsaid += 1;
        if self.said.is_some_and(|said| now < said + EVERY) {
            return None;
        }
        self.said = Some(now);
        Some(std::mem::take(&mut self.unsaid))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn f14_a_thousand_failures_are_said_once_a_minute() {
        let (mut trouble, start) = (Trouble::default(), Instant::now());
        assert_eq!(trouble.due(start), Some(1));
        for failure in 0..999 {
            assert_eq!(trouble.due(start + Duration::from_millis(failure)), None);
        }
        assert_eq!(trouble.due(start + EVERY), Some(1_000));
    }
}
