//! What is counted while the load runs.

use super::noted::Noted;
use super::trouble::Trouble;
use serde::Serialize;
use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

/// What is counted while the load runs.
#[derive(Debug, Default)]
pub(super) struct Tally {
    /// Until an action was acknowledged.
    pub(super) acknowledged: Times,
    /// Until the other player's stream showed it.
    pub(super) seen: Times,
    /// Games that were played to the end.
    pub(super) games: u64,
    /// Streams and connections that had to begin again.
    pub(super) reconnects: u64,
    /// Every table that was opened, and what was done there.
    pub(super) noted: Vec<Rc<RefCell<Noted>>>,
    /// What went wrong.
    pub(super) errors: u64,
    /// The first thing that went wrong.
    pub(super) first_error: Option<String>,
}

impl Tally {
    /// Something went wrong.
    pub(super) fn failed(&mut self, trouble: &Trouble) {
        self.errors += 1;
        self.first_error.get_or_insert_with(|| trouble.to_string());
    }
}

/// Many times, in microseconds.
#[derive(Debug, Default)]
pub(super) struct Times(Vec<u32>);

/// What is told of many times, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(crate) struct Spread {
    /// Half of them were shorter.
    pub(crate) p50: f64,
    /// One in a hundred was longer.
    pub(crate) p99: f64,
    /// The longest.
    pub(crate) max: f64,
}

impl Times {
    /// One more.
    pub(super) fn add(&mut self, time: Duration) {
        self.0.push(u32::try_from(time.as_micros()).unwrap_or(u32::MAX));
    }

    /// How many.
    pub(super) fn count(&self) -> u64 {
        self.0.len() as u64
    }

    /// What is told of them; nothing if there are none.
    pub(super) fn spread(&mut self) -> Option<Spread> {
        self.0.sort_unstable();
        let last = self.0.len().checked_sub(1)?;
        let at = |share: f64| f64::from(self.0[(last as f64 * share).round() as usize]) / 1000.0;
        Some(Spread { p50: at(0.5), p99: at(0.99), max: at(1.0) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spread_tells_the_middle_and_the_end() {
        let mut times = Times::default();
        assert_eq!(times.spread(), None);
        for milliseconds in (0..=100).rev() {
            times.add(Duration::from_millis(milliseconds));
        }
        assert_eq!(times.spread(), Some(Spread { p50: 50.0, p99: 99.0, max: 100.0 }));
    }
}
