//! Dates as machines write them.

use benben_core::Day;

const SECONDS: i64 = 1000;

/// Unix milliseconds as `2026-11-17T08:30:00Z`.
pub(crate) fn iso(unix_milliseconds: i64) -> String {
    let day = Day::of(unix_milliseconds);
    let rest = (unix_milliseconds - day.begins_at()) / SECONDS;
    format!("{day}T{:02}:{:02}:{:02}Z", rest / 3600, rest / 60 % 60, rest % 60)
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
