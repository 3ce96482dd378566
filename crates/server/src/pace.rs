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

    /// What a seat has in its bank at the beginning.
    pub(crate) fn bank_ms(self) -> Option<u64> {
        match self {
            Pace::Bank { seconds, .. } => Some(seconds * 1000),
            Pace::None | Pace::Decision { .. } => None,
        }
    }

    /// How long a seat with this bank may think about its next decision.
    pub(crate) fn allowance(self, bank_ms: Option<u64>) -> Option<Duration> {
        match self {
            Pace::None => None,
            Pace::Decision { seconds } => Some(Duration::from_secs(seconds)),
            Pace::Bank { .. } => Some(Duration::from_millis(bank_ms.unwrap_or(0))),
        }
    }

    /// What is in the bank after a decision that took so long.
    pub(crate) fn after(self, bank_ms: Option<u64>, spent: Duration) -> Option<u64> {
        match self {
            Pace::None | Pace::Decision { .. } => None,
            Pace::Bank { increment, .. } => {
                let left = bank_ms.unwrap_or(0).saturating_sub(spent.as_millis() as u64);
                Some(left + increment * 1000)
            }
        }
    }
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
        assert_eq!(pace.after(Some(60_000), Duration::from_secs(20)), Some(45_000));
        assert_eq!(pace.after(Some(1_000), Duration::from_secs(20)), Some(5_000));
        assert_eq!(pace.allowance(Some(45_000)), Some(Duration::from_secs(45)));
    }

    #[test]
    fn times_beyond_reason_are_refused() {
        assert!(Pace::Decision { seconds: 0 }.check().is_err());
        assert!(Pace::Decision { seconds: u64::MAX }.check().is_err());
        assert!(Pace::Bank { seconds: 60, increment: u64::MAX }.check().is_err());
        assert!(Pace::Decision { seconds: 1 }.check().is_ok());
    }
}
