//! How much time there is to decide, in words.

use crate::Texts;

const MINUTE: u64 = 60;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

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
/// The same in hours, where there are days; people look at the page now and then.
const SOON_BY_DAYS: u64 = 8 * HOUR * 1000;

impl Pace {
    /// With how much time left a clock warns, in milliseconds.
    pub(crate) fn warns_at(self) -> u64 {
        match self {
            Pace::Decision { .. } if self.is_by_days() => SOON_BY_DAYS,
            Pace::Decision { seconds } => SOON.min(seconds * 1000 / 3),
            Pace::None | Pace::Bank { .. } => SOON,
        }
    }

    /// Are there days for a decision?
    pub const fn is_by_days(self) -> bool {
        matches!(self, Pace::Decision { seconds } if seconds >= DAY)
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
        seconds if seconds.is_multiple_of(HOUR) => ("time-hours", seconds / HOUR),
        seconds if seconds.is_multiple_of(MINUTE) => ("time-minutes", seconds / MINUTE),
        seconds => ("time-seconds", seconds),
    };
    texts.with(key).and("count", count).say()
}

/// What is left on a clock, in milliseconds: days and hours in words, and minutes and seconds as clocks show them. The script
/// says the same while it runs.
pub fn left(texts: Texts, milliseconds: u64) -> String {
    let seconds = milliseconds / 1000;
    let (more, less) = match seconds {
        DAY.. => (time(texts, seconds / DAY * DAY), ("time-hours", seconds % DAY / HOUR)),
        HOUR.. => (time(texts, seconds / HOUR * HOUR), ("time-minutes", seconds % HOUR / MINUTE)),
        _ => return format!("{}:{:02}", seconds / MINUTE, seconds % MINUTE),
    };
    let (key, count) = less;
    if count == 0 { more } else { format!("{more} {}", texts.with(key).and("count", count).say()) }
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
        assert_eq!(Pace::Decision { seconds: 3 * DAY }.words(texts), "3 days per decision");
        assert_eq!(Pace::Decision { seconds: 2 * HOUR }.words(texts), "2 hours per decision");
        let bank = Pace::Bank { seconds: 600, increment: 5 };
        assert_eq!(bank.words(texts), "10 minutes per player, plus 5 seconds per decision");
    }

    #[test]
    fn a_clock_says_days_and_hours_in_words() {
        let texts = Texts::new(Language::English);
        for (seconds, said) in [
            (7 * DAY, "7 days"),
            (DAY + 5 * HOUR + 59, "one day 5 hours"),
            (DAY - 1, "23 hours 59 minutes"),
            (HOUR, "one hour"),
            (HOUR - 1, "59:59"),
            (9, "0:09"),
        ] {
            assert_eq!(left(texts, seconds * 1000), said);
        }
        assert!(left(Texts::new(Language::Czech), 2 * DAY * 1000).ends_with("dny"));
    }

    #[test]
    fn whoever_has_days_is_warned_hours_before() {
        assert_eq!(Pace::Decision { seconds: 30 }.warns_at(), 10_000);
        assert_eq!(Pace::Decision { seconds: DAY }.warns_at(), 8 * HOUR * 1000);
        assert!(
            Pace::Decision { seconds: 7 * DAY }.is_by_days()
                && !Pace::Decision { seconds: HOUR }.is_by_days()
        );
    }
}
