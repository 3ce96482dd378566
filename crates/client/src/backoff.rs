//! Pauses between attempts: short at first, then longer and longer.

use std::hash::{BuildHasher, RandomState};
use std::time::Duration;

/// How long to wait before trying again.
#[derive(Clone, Debug)]
pub struct Backoff {
    first: Duration,
    longest: Duration,
    next: Duration,
    /// What is left of the whole patience; none if it has no end.
    left: Option<Duration>,
}

impl Backoff {
    /// A quarter of a second, then twice as long each time up to 15 seconds, all in all no longer than `patience`.
    pub fn new(patience: Option<Duration>) -> Self {
        let first = Duration::from_millis(250);
        Backoff { first, longest: Duration::from_secs(15), next: first, left: patience }
    }

    /// How long to wait now, and at least as long as the server asked for; nothing once the patience is at its end.
    pub fn pause(&mut self, asked: Option<u64>) -> Option<Duration> {
        let pause = self.next.max(asked.map_or(Duration::ZERO, Duration::from_secs));
        self.next = (self.next * 2).min(self.longest);
        if let Some(left) = &mut self.left {
            *left = left.checked_sub(pause)?;
        }
        Some(pause)
    }

    /// It worked: the next pause is a short one again.
    pub fn worked(&mut self) {
        self.next = self.first;
    }
}

/// A pause up to half as long again: of many who lost the same server, not all come back in the same moment.
pub(crate) fn spread(pause: Duration) -> Duration {
    let more = RandomState::new().hash_one(()) % 1_000;
    pause + pause / 2 * u32::try_from(more).unwrap_or(0) / 1_000
}

#[cfg(test)]
mod tests {
    use super::*;

    fn millis(backoff: &mut Backoff, asked: Option<u64>) -> Option<u128> {
        backoff.pause(asked).map(|pause| pause.as_millis())
    }

    #[test]
    fn pauses_grow_until_they_are_long_enough() {
        let mut backoff = Backoff::new(None);
        let pauses: Vec<_> = (0..9).filter_map(|_| millis(&mut backoff, None)).collect();
        assert_eq!(pauses, [250, 500, 1000, 2000, 4000, 8000, 15000, 15000, 15000]);
        backoff.worked();
        assert_eq!(millis(&mut backoff, None), Some(250));
        assert_eq!(millis(&mut backoff, Some(3)), Some(3000));
    }

    #[test]
    fn pauses_are_spread_and_no_shorter() {
        let pause = Duration::from_secs(2);
        let spread: std::collections::BTreeSet<_> = (0..50).map(|_| spread(pause)).collect();
        assert!(spread.len() > 10, "{spread:?}");
        assert!(spread.iter().all(|spread| (pause..pause * 3 / 2).contains(spread)), "{spread:?}");
    }

    #[test]
    fn patience_ends() {
        let mut backoff = Backoff::new(Some(Duration::from_secs(1)));
        assert_eq!([(); 3].map(|()| millis(&mut backoff, None)), [Some(250), Some(500), None]);
    }
}
