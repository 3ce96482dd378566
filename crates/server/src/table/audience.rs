//! How many watch without a seat: everyone at the table sees it.
//!
//! It is counted when somebody comes or goes, and never because something is played: otherwise a frame with another count
//! would tell that somebody has just acted in secret.

use super::LiveTable;
use std::time::Duration;
use tokio::time::Instant;

/// So much time at least is between two counts, so that coming and going costs the others little.
const APART: Duration = Duration::from_secs(2);

/// What was counted last.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Audience {
    shown: usize,
    counted: Option<Instant>,
}

impl Audience {
    /// How many watch, as everyone is told.
    pub(super) const fn shown(self) -> usize {
        self.shown
    }
}

/// A few are counted one by one; of many only about how many they are, so that not everyone who comes or goes is news.
fn about(count: usize) -> usize {
    let unit = match count {
        0..=20 => 1,
        21..=99 => 10,
        100..=999 => 100,
        _ => 1000,
    };
    count - count % unit
}

impl LiveTable {
    /// When the audience is to be counted again; never while what everyone was told is true.
    pub(super) fn next_count(&self) -> Option<Instant> {
        let news = about(self.channels.spectators()) != self.audience.shown;
        news.then(|| self.audience.counted.map_or_else(Instant::now, |counted| counted + APART))
    }

    /// Counts the audience, unless that was done just now.
    pub(super) fn count_audience(&mut self) {
        // First when it is due, then what time it is: what is due at once would otherwise be due a moment later, for ever.
        let due = self.next_count();
        let now = Instant::now();
        if due.is_some_and(|due| due <= now) {
            self.audience = Audience { shown: about(self.channels.spectators()), counted: Some(now) };
            self.changed = true;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::about;

    #[test]
    fn a_few_are_counted_and_many_are_estimated() {
        assert_eq!(
            [0, 1, 20, 21, 39, 99, 100, 555, 12_345].map(about),
            [0, 1, 20, 20, 30, 90, 100, 500, 12_000]
        );
    }
}
