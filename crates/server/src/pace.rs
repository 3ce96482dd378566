//! How much time there is, and what is left of it.

use benben_core::{NotationError, Words};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;
use utoipa::ToSchema;

/// The longest time that can be given: a week for one decision, or for a whole game.
const MOST_SECONDS: u64 = 7 * 24 * 3600;

/// How much time there is to decide. When it is up, a bot decides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Pace {
    /// As much as one likes.
    #[default]
    None,
    /// So much for each decision.
    Decision {
        /// How long.
        seconds: u64,
    },
    /// So much for all of a seat's decisions together, and some more with each.
    Bank {
        /// How long.
        seconds: u64,
        /// Added after each decision.
        #[serde(default)]
        increment: u64,
    },
}

/// What happens to a seat's time with an entry of the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Change {
    /// It has decided.
    Played,
    /// Its latest decision was taken back.
    TakenBack,
}

/// Why something is no pace.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum PaceError {
    /// No time at all, or more than anybody waits.
    #[error("expected 1 to {MOST_SECONDS} seconds")]
    Seconds,
    /// It is not written as paces are.
    #[error(transparent)]
    Notation(#[from] NotationError),
}

impl Pace {
    /// Is the time within reason?
    pub(crate) fn check(self) -> Result<(), PaceError> {
        let (seconds, increment) = match self {
            Pace::None => return Ok(()),
            Pace::Decision { seconds } => (seconds, 0),
            Pace::Bank { seconds, increment } => (seconds, increment),
        };
        if seconds == 0 || seconds > MOST_SECONDS || increment > MOST_SECONDS {
            return Err(PaceError::Seconds);
        }
        Ok(())
    }

    /// Are there days for a decision? Then nobody is expected to sit and wait.
    pub(crate) fn is_by_days(self) -> bool {
        self.shown().is_by_days()
    }

    /// As pages say it.
    pub(crate) fn shown(self) -> benben_web::table::Pace {
        match self {
            Pace::None => benben_web::table::Pace::None,
            Pace::Decision { seconds } => benben_web::table::Pace::Decision { seconds },
            Pace::Bank { seconds, increment } => benben_web::table::Pace::Bank { seconds, increment },
        }
    }

    /// What a seat has in its bank at the beginning.
    pub(crate) fn bank_ms(self) -> Option<i64> {
        match self {
            Pace::Bank { seconds, .. } => Some(milliseconds(seconds)),
            Pace::None | Pace::Decision { .. } => None,
        }
    }

    /// How long a seat with this bank may think about its next decision, of whose own time this was used before.
    pub(crate) fn allowance(self, bank_ms: Option<i64>, used: Duration) -> Option<Duration> {
        match self {
            Pace::None => None,
            Pace::Decision { seconds } => Some(Duration::from_secs(seconds).saturating_sub(used)),
            Pace::Bank { .. } => Some(Duration::from_millis(bank_ms.unwrap_or(0).max(0) as u64)),
        }
    }

    /// What is in the bank after thinking for so long. More than there was cannot be used: then a bot decides.
    pub(crate) fn after(self, bank_ms: Option<i64>, used: Duration) -> Option<i64> {
        let bank = bank_ms.unwrap_or(0);
        let used = i64::try_from(used.as_millis()).unwrap_or(i64::MAX);
        self.bank_ms().map(|_| bank - used.min(bank.max(0)))
    }

    /// What is in the bank with what a decision brings, or without it where the decision is taken back. Whoever has used
    /// that already is in debt, so that nobody gains time by taking back.
    pub(crate) fn with_increment(self, bank_ms: Option<i64>, change: Change) -> Option<i64> {
        let Pace::Bank { increment, .. } = self else { return bank_ms };
        let increment = milliseconds(increment);
        bank_ms.map(|bank| match change {
            Change::Played => bank + increment,
            Change::TakenBack => bank - increment,
        })
    }
}

/// Times are within reason, so they fit.
fn milliseconds(seconds: u64) -> i64 {
    i64::try_from(seconds.saturating_mul(1000)).unwrap_or(i64::MAX)
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pace::None => f.write_str("none"),
            Pace::Decision { seconds } => write!(f, "decision {seconds}"),
            Pace::Bank { seconds, increment } => write!(f, "bank {seconds} {increment}"),
        }
    }
}

impl FromStr for Pace {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words::new(text);
        let pace = match words.word("a pace")? {
            "none" => Pace::None,
            "decision" => Pace::Decision { seconds: words.read("seconds")? },
            "bank" => Pace::Bank { seconds: words.read("seconds")?, increment: words.read("seconds")? },
            word => return Err(NotationError::new(word, "none, decision or bank")),
        };
        words.end()?;
        Ok(pace)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pace_reads_back_as_it_is_stored() {
        for pace in [Pace::None, Pace::Decision { seconds: 60 }, Pace::Bank { seconds: 900, increment: 10 }] {
            assert_eq!(pace.to_string().parse(), Ok(pace));
        }
    }

    #[test]
    fn a_bank_shrinks_by_what_was_spent_and_grows_by_the_increment() {
        let pace = Pace::Bank { seconds: 60, increment: 5 };
        let decided = |bank, seconds| {
            pace.with_increment(pace.after(Some(bank), Duration::from_secs(seconds)), Change::Played)
        };
        assert_eq!(decided(60_000, 20), Some(45_000));
        assert_eq!(decided(1_000, 20), Some(5_000));
        assert_eq!(pace.allowance(Some(45_000), Duration::ZERO), Some(Duration::from_secs(45)));
    }

    #[test]
    fn what_a_decision_brought_goes_with_it_even_if_it_was_used() {
        let pace = Pace::Bank { seconds: 60, increment: 5 };
        assert_eq!(pace.with_increment(Some(7_000), Change::TakenBack), Some(2_000));
        assert_eq!(pace.with_increment(Some(1_000), Change::TakenBack), Some(-4_000));
        assert_eq!(pace.allowance(Some(-4_000), Duration::ZERO), Some(Duration::ZERO));
        assert_eq!(pace.after(Some(-4_000), Duration::from_secs(1)), Some(-4_000), "a debt does not grow");
    }

    #[test]
    fn a_decision_has_what_is_left_of_its_own_time() {
        let pace = Pace::Decision { seconds: 60 };
        assert_eq!(pace.allowance(None, Duration::from_secs(20)), Some(Duration::from_secs(40)));
        assert_eq!(pace.allowance(None, Duration::from_secs(70)), Some(Duration::ZERO));
    }

    #[test]
    fn times_beyond_reason_are_refused() {
        assert!(Pace::Decision { seconds: 0 }.check().is_err());
        assert!(Pace::Decision { seconds: u64::MAX }.check().is_err());
        assert!(Pace::Bank { seconds: 60, increment: u64::MAX }.check().is_err());
        assert!(Pace::Decision { seconds: 1 }.check().is_ok());
    }
}
