//! How long tables are kept that nobody comes to.

use benben_store::Status;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// How long a table is kept that nobody comes to: `90m`, `12h`, `30d` or `forever`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lifetime {
    /// It is never removed.
    Forever,
    /// It is removed after this time.
    For(Duration),
}

/// A text that is no lifetime.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected minutes, hours or days, such as `90m`, `12h` or `30d`, or `forever`")]
pub struct LifetimeError;

const MINUTE: u64 = 60;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;
/// Longer than that is as good as forever, and times stay far from the end of numbers.
const MOST_DAYS: u64 = 100_000;

impl Lifetime {
    /// So many days.
    pub const fn days(days: u64) -> Self {
        Lifetime::For(Duration::from_secs(days * DAY))
    }

    /// The time, if there is an end to it.
    pub fn duration(self) -> Option<Duration> {
        match self {
            Lifetime::Forever => None,
            Lifetime::For(time) => Some(time),
        }
    }

    /// Tables where nobody was since this time have had theirs. All times are in unix milliseconds.
    pub(crate) fn idle_since(self, now: i64) -> Option<i64> {
        self.duration().map(|time| now.saturating_sub(time.as_millis() as i64))
    }
}

impl fmt::Display for Lifetime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Lifetime::For(time) = self else { return f.write_str("forever") };
        let seconds = time.as_secs();
        if seconds.is_multiple_of(DAY) {
            write!(f, "{}d", seconds / DAY)
        } else if seconds.is_multiple_of(HOUR) {
            write!(f, "{}h", seconds / HOUR)
        } else {
            write!(f, "{}m", seconds.div_ceil(MINUTE))
        }
    }
}

impl FromStr for Lifetime {
    type Err = LifetimeError;

    fn from_str(text: &str) -> Result<Self, LifetimeError> {
        if text == "forever" {
            return Ok(Lifetime::Forever);
        }
        let unit = match text.chars().last() {
            Some('m') => MINUTE,
            Some('h') => HOUR,
            Some('d') => DAY,
            _ => return Err(LifetimeError),
        };
        let count: u64 = text[..text.len() - 1].parse().map_err(|_| LifetimeError)?;
        let seconds = count.checked_mul(unit).filter(|seconds| (1..=MOST_DAYS * DAY).contains(seconds));
        seconds.map(|seconds| Lifetime::For(Duration::from_secs(seconds))).ok_or(LifetimeError)
    }
}

/// How long tables are kept that nobody comes to, by how far they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Retention {
    /// Those that still gather players.
    pub gathering: Lifetime,
    /// Those that were dealt and not played to the end.
    pub unfinished: Lifetime,
    /// Those that were played to the end.
    pub finished: Lifetime,
}

impl Default for Retention {
    fn default() -> Self {
        Retention {
            gathering: Lifetime::days(1),
            unfinished: Lifetime::days(30),
            finished: Lifetime::Forever,
        }
    }
}

impl Retention {
    /// How long a table with this status is kept. One that was closed has no result: it is unfinished.
    pub(crate) fn of(&self, status: Status) -> Lifetime {
        match status {
            Status::Gathering => self.gathering,
            Status::Playing | Status::Closed => self.unfinished,
            Status::Over => self.finished,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lifetime_reads_back_as_it_is_written() {
        for text in ["forever", "1m", "90m", "12h", "1d", "30d", "100000d"] {
            assert_eq!(text.parse::<Lifetime>().unwrap().to_string(), text);
        }
        assert_eq!("24h".parse(), Ok(Lifetime::days(1)));
        for text in
            ["", "d", "0d", "-1d", "1", "1 d", "1s", "never", "1é", "100001d", "99999999999999999999d"]
        {
            assert_eq!(text.parse::<Lifetime>(), Err(LifetimeError), "{text}");
        }
    }

    #[test]
    fn a_lifetime_ends_so_long_after_somebody_was_there() {
        assert_eq!(Lifetime::days(1).idle_since(90_000_000), Some(3_600_000));
        assert_eq!(Lifetime::Forever.idle_since(90_000_000), None);
    }
}
