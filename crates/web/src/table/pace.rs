//! How much time there is to decide, in words.

use crate::Texts;

const MINUTE: u64 = 60;
const DAY: u64 = 24 * 60 * MINUTE;

/// How much time there is to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// As much as one likes.
    None,
    /// So much for each decision.
    Decision {
        /// How long.
        seconds: u64,
    },
    /// So much for all of a player's decisions together, and some more with each.
    Bank {
        /// How long.
        seconds: u64,
        /// Added after each decision.
        increment: u64,
    },
}

/// With less time left than this a clock warns, in milliseconds; where a decision has little time, with a third of it.
const SOON: u64 = 15_000;

impl Pace {
    /// With how much time left a clock warns, in milliseconds.
    pub(crate) fn warns_at(self) -> u64 {
        match self {
            Pace::Decision { seconds } => SOON.min(seconds * 1000 / 3),
            Pace::None | Pace::Bank { .. } => SOON,
        }
    }

    /// What people read.
    pub fn words(self, texts: Texts) -> String {
        match self {
            Pace::None => texts.say("pace-none"),
            Pace::Decision { seconds } => texts.with("pace-decision").and("time", time(texts, seconds)).say(),
            Pace::Bank { seconds, increment } => texts
                .with("pace-bank")
                .and("time", time(texts, seconds))
                .and("more", time(texts, increment))
                .say(),
        }
    }
}

/// In the largest unit that says it exactly.
fn time(texts: Texts, seconds: u64) -> String {
    let (key, count) = match seconds {
        0 => ("time-seconds", 0),
        seconds if seconds.is_multiple_of(DAY) => ("time-days", seconds / DAY),
        seconds if seconds.is_multiple_of(MINUTE) => ("time-minutes", seconds / MINUTE),
        seconds => ("time-seconds", seconds),
    };
    texts.with(key).and("count", count).say()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn a_pace_is_said_in_the_largest_unit_that_fits() {
        let texts = Texts::new(Language::English);
        assert_eq!(Pace::Decision { seconds: 45 }.words(texts), "45 seconds per decision");
        assert_eq!(Pace::Decision { seconds: 86_400 }.words(texts), "one day per decision");
        let bank = Pace::Bank { seconds: 600, increment: 5 };
        assert_eq!(bank.words(texts), "10 minutes per player, plus 5 seconds per decision");
    }
}
