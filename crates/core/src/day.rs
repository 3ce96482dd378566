//! A day of the calendar, by which a deal of the day is known. Nothing here knows which day it is.

use crate::notation::{NotationError, serde_as_text};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// A day in UTC, counted from the first of 1970. Written as `2026-11-17`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(pub i64);

const MILLISECONDS: i64 = 24 * 3600 * 1000;
/// Days of the four hundred years after which the calendar repeats.
const ERA: i64 = 146_097;

impl Day {
    /// The day of this moment, in unix milliseconds.
    pub const fn of(unix_milliseconds: i64) -> Self {
        Day(unix_milliseconds.div_euclid(MILLISECONDS))
    }

    /// When it begins, in unix milliseconds.
    pub const fn begins_at(self) -> i64 {
        self.0 * MILLISECONDS
    }

    /// The day so many days later; earlier, if they are below 0.
    pub const fn plus(self, days: i64) -> Self {
        Day(self.0 + days)
    }

    /// Year, month and day of the month. Years are counted from March, so that a leap day is a year's last.
    pub const fn date(self) -> (i64, i64, i64) {
        let since = self.0 + 719_468;
        let (era, day_of_era) = (since.div_euclid(ERA), since.rem_euclid(ERA));
        let year = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
        let day_of_year = day_of_era - (365 * year + year / 4 - year / 100);
        let from_march = (5 * day_of_year + 2) / 153;
        let day = day_of_year - (153 * from_march + 2) / 5 + 1;
        let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
        (year + era * 400 + (month <= 2) as i64, month, day)
    }

    /// The day of this date, which need not exist.
    const fn on(year: i64, month: i64, day: i64) -> Self {
        let year = if month <= 2 { year - 1 } else { year };
        let (era, year_of_era) = (year.div_euclid(400), year.rem_euclid(400));
        let from_march = if month > 2 { month - 3 } else { month + 9 };
        let day_of_year = (153 * from_march + 2) / 5 + day - 1;
        let day_of_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year;
        Day(era * ERA + day_of_era - 719_468)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl FromStr for Day {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let number = |part: Option<&str>| part.and_then(|part| part.parse::<u16>().ok()).map(i64::from);
        let mut parts = text.split('-');
        let date = (number(parts.next()), number(parts.next()), number(parts.next()));
        if let (Some(year), Some(month @ 1..=12), Some(day @ 1..=31)) = date {
            let found = Day::on(year, month, day);
            // Written in any other way, or a day that no calendar has, it comes back otherwise.
            if found.to_string() == text {
                return Ok(found);
            }
        }
        Err(NotationError::new(text, "a day such as 2026-11-17"))
    }
}

impl Serialize for Day {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serde_as_text::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for Day {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        serde_as_text::deserialize(deserializer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        for (days, date) in [
            (0, "1970-01-01"),
            (11_016, "2000-02-29"),
            (12_477, "2004-02-29"),
            (20_774, "2026-11-17"),
            (47_541, "2100-03-01"),
            (-1, "1969-12-31"),
        ] {
            assert_eq!((Day(days).to_string().as_str(), date.parse()), (date, Ok(Day(days))));
            assert_eq!(Day::of(Day(days).begins_at()), Day(days));
            assert_eq!(Day::of(Day(days + 1).begins_at() - 1), Day(days));
        }
    }

    #[test]
    fn what_is_no_day_is_refused() {
        for text in
            ["", "2026-11", "2026-02-29", "2026-13-01", "2026-1-01", "2026-11-17-1", "+026-11-17", "-1-1-1"]
        {
            assert!(text.parse::<Day>().is_err(), "{text}");
        }
    }
}
