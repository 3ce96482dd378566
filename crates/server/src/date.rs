//! Dates as machines write them.

const SECONDS: i64 = 1000;
const DAY: i64 = 24 * 3600;

/// Unix milliseconds as `2026-11-17T08:30:00Z`.
pub(crate) fn iso(unix_milliseconds: i64) -> String {
    let seconds = unix_milliseconds.div_euclid(SECONDS);
    let (days, rest) = (seconds.div_euclid(DAY), seconds.rem_euclid(DAY));
    let (year, month, day) = civil(days);
    format!("{year:04}-{month:02}-{day:02}T{:02}:{:02}:{:02}Z", rest / 3600, rest / 60 % 60, rest % 60)
}

/// Year, month and day of a day counted from 1970. Years are counted from March, so that a leap day is a year's last.
fn civil(days: i64) -> (i64, i64, i64) {
    const ERA: i64 = 146_097;
    let since = days + 719_468;
    let (era, day_of_era) = (since.div_euclid(ERA), since.rem_euclid(ERA));
    let year = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year + year / 4 - year / 100);
    let from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    (year + era * 400 + i64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_those_of_the_calendar() {
        for (milliseconds, date) in [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_400_000, "2000-02-29T00:00:00Z"),
            (1_078_099_199_999, "2004-02-29T23:59:59Z"),
            (1_794_904_245_000, "2026-11-17T08:30:45Z"),
            (4_107_542_400_000, "2100-03-01T00:00:00Z"),
            (-1, "1969-12-31T23:59:59Z"),
        ] {
            assert_eq!(iso(milliseconds), date);
        }
    }
}
