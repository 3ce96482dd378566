//! Somebody's holidays, and the time that counts between them. All times are in unix milliseconds.

use crate::problem::HolidayError;
use benben_core::Day;
use benben_store::{MOST_HOLIDAYS, StoredHoliday};

/// So many days a calendar year.
pub(crate) const MOST_DAYS: u32 = 28;
/// Nobody plans further ahead.
const AHEAD: i64 = 366;

/// Somebody's holidays, the earliest first; no two share a day.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Calendar {
    holidays: Vec<StoredHoliday>,
}

impl Calendar {
    pub(crate) fn new(mut holidays: Vec<StoredHoliday>) -> Self {
        holidays.sort();
        Calendar { holidays }
    }

    /// Is there any?
    pub(crate) fn is_empty(&self) -> bool {
        self.holidays.is_empty()
    }

    /// As they are stored.
    pub(crate) fn kept(self) -> Vec<StoredHoliday> {
        self.holidays
    }

    /// The last day of the holiday on this day, if there is one.
    pub(crate) fn until(&self, today: Day) -> Option<Day> {
        self.holidays
            .iter()
            .find(|holiday| holiday.from <= today && today <= holiday.to)
            .map(|holiday| holiday.to)
    }

    /// How many days of a year are taken.
    pub(crate) fn taken(&self, year: i64) -> u32 {
        let days = self.holidays.iter().flat_map(|holiday| holiday.from.0..=holiday.to.0);
        days.filter(|day| Day(*day).date().0 == year).count() as u32
    }

    /// With one more.
    pub(super) fn with(mut self, from: Day, to: Day, today: Day) -> Result<Self, HolidayError> {
        if to < from {
            return Err(HolidayError::Days);
        }
        if from < today || to > today.plus(AHEAD) {
            return Err(HolidayError::When);
        }
        if self.holidays.iter().any(|known| known.from <= to && from <= known.to) {
            return Err(HolidayError::Overlap);
        }
        // Those of earlier years count for nothing any more.
        let this_year = today.date().0;
        self.holidays.retain(|holiday| holiday.to.date().0 >= this_year);
        self.holidays.push(StoredHoliday { from, to });
        self.holidays.sort();
        let too_many = [from.date().0, to.date().0].into_iter().any(|year| self.taken(year) > MOST_DAYS);
        if too_many || self.holidays.len() > MOST_HOLIDAYS {
            return Err(HolidayError::TooMany);
        }
        Ok(self)
    }

    /// Without the one that begins on this day, as far as it is still to come. Today stays: otherwise the hours that were
    /// not counted would be, all at once.
    pub(super) fn without(mut self, from: Day, today: Day) -> Self {
        self.holidays.retain(|holiday| holiday.from != from || holiday.from <= today);
        for holiday in &mut self.holidays {
            if holiday.from == from && holiday.to > today {
                holiday.to = today;
            }
        }
        self
    }

    /// When each begins, and when it is over.
    fn spans(&self) -> impl Iterator<Item = (i64, i64)> {
        self.holidays.iter().map(|holiday| (holiday.from.begins_at(), holiday.to.plus(1).begins_at()))
    }

    /// How much time counts between these two.
    pub(crate) fn counted(&self, from: i64, to: i64) -> i64 {
        let free = self.spans().map(|(begin, end)| (end.min(to) - begin.max(from)).max(0));
        (to - from).max(0) - free.sum::<i64>().min((to - from).max(0))
    }

    /// When so much time has counted since this time.
    pub(crate) fn end(&self, from: i64, time: i64) -> i64 {
        let mut end = from.saturating_add(time.max(0));
        for (begin, over) in self.spans() {
            if over > from && begin < end {
                end = end.saturating_add(over - begin.max(from));
            }
        }
        end
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const DAY: i64 = 86_400_000;

    fn calendar(holidays: &[(i64, i64)]) -> Calendar {
        let holiday = |(from, to): &(i64, i64)| StoredHoliday { from: Day(*from), to: Day(*to) };
        Calendar::new(holidays.iter().map(holiday).collect())
    }

    #[test]
    fn days_off_do_not_count() {
        let calendar = calendar(&[(10, 11), (20, 20)]);
        assert_eq!(calendar.counted(9 * DAY, 10 * DAY), DAY);
        assert_eq!(calendar.counted(9 * DAY, 12 * DAY), DAY);
        assert_eq!(calendar.counted(10 * DAY, 12 * DAY), 0);
        assert_eq!(calendar.counted(11 * DAY + 5, 12 * DAY + 5), 5);
        assert_eq!(calendar.counted(0, 30 * DAY), 27 * DAY);
        assert_eq!(calendar.end(9 * DAY + DAY / 2, DAY), 12 * DAY + DAY / 2);
        assert_eq!(calendar.end(9 * DAY, DAY), 10 * DAY, "over before it begins");
        assert_eq!(calendar.end(10 * DAY + 7, 5), 12 * DAY + 5);
        assert_eq!(
            (calendar.until(Day(9)), calendar.until(Day(10)), calendar.until(Day(12))),
            (None, Some(Day(11)), None)
        );
    }

    #[test]
    fn there_are_28_days_a_year_from_today_on() {
        // The first of January 2027.
        let new_year = Day(20_819);
        assert_eq!(new_year.date(), (2027, 1, 1));
        let today = new_year.plus(-10);
        let with = |calendar: Calendar, from, days: i64| calendar.with(from, Day(from.0 + days - 1), today);
        assert!(with(Calendar::default(), today, 28).is_ok());
        assert_eq!(with(Calendar::default(), new_year, 29), Err(HolidayError::TooMany));
        let january = with(Calendar::default(), new_year, 20).unwrap();
        assert_eq!(with(january.clone(), new_year.plus(40), 9), Err(HolidayError::TooMany));
        assert!(with(january.clone(), new_year.plus(40), 8).is_ok());
        assert_eq!(with(january.clone(), new_year.plus(19), 1), Err(HolidayError::Overlap));
        // Ten days of the old year, twenty-eight of the new one.
        assert!(with(Calendar::default(), today, 38).is_ok());
        assert_eq!(with(Calendar::default(), today, 39), Err(HolidayError::TooMany));
        assert_eq!(with(january.clone(), today.plus(-1), 1), Err(HolidayError::When));
        assert_eq!(with(january.clone(), today.plus(400), 1), Err(HolidayError::When));
        assert_eq!(january.with(new_year.plus(50), new_year.plus(49), today), Err(HolidayError::Days));
    }

    #[test]
    fn ending_a_holiday_leaves_what_has_been() {
        assert_eq!(calendar(&[(10, 20)]).without(Day(10), Day(9)), Calendar::default());
        assert_eq!(calendar(&[(10, 20)]).without(Day(10), Day(10)), calendar(&[(10, 10)]));
        assert_eq!(calendar(&[(10, 20)]).without(Day(10), Day(15)), calendar(&[(10, 15)]));
        assert_eq!(calendar(&[(10, 20)]).without(Day(10), Day(25)), calendar(&[(10, 20)]));
        assert_eq!(calendar(&[(10, 20)]).without(Day(11), Day(9)), calendar(&[(10, 20)]));
    }

    fn holidays() -> impl Strategy<Value = Calendar> {
        // Gaps and lengths, so that no two share a day.
        prop::collection::vec((1..6i64, 1..6i64), 0..6).prop_map(|lengths| {
            let mut next = 0;
            let holiday = |(gap, length)| {
                let from = next + gap;
                next = from + length;
                (from, next - 1)
            };
            calendar(&lengths.into_iter().map(holiday).collect::<Vec<_>>())
        })
    }

    proptest! {
        /// When time is up, exactly what was given has been used, and a moment before it hadn't been.
        #[test]
        fn what_was_given_is_used_when_time_is_up(calendar in holidays(), from in 0..40 * DAY, time in 1..9 * DAY) {
            let end = calendar.end(from, time);
            prop_assert_eq!(calendar.counted(from, end), time);
            prop_assert_eq!(calendar.counted(from, end - 1), time - 1);
        }

        /// It doesn't matter how often somebody looks.
        #[test]
        fn time_adds_up(calendar in holidays(), mut times in prop::array::uniform3(0..60 * DAY)) {
            times.sort_unstable();
            let [a, b, c] = times;
            prop_assert_eq!(calendar.counted(a, b) + calendar.counted(b, c), calendar.counted(a, c));
        }
    }
}
