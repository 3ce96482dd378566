//! What a place at a table is worth, counted exactly.

use std::fmt;
use std::iter::Sum;
use std::ops::Add;

/// Parts of a point. Halves of thirds, quarters and so on up to sevenths are whole numbers of them.
const PARTS: u32 = 840;

/// Tournament points, kept in parts so that thirds add up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points(u32);

impl Points {
    /// Nothing.
    pub const NONE: Points = Points(0);
    /// As much as an average seat brings, at tables of any size.
    pub const HALF: Points = Points(PARTS / 2);
    /// As much as a win.
    pub const WIN: Points = Points(PARTS);

    /// What a place at a table is worth: 1 for the first, 0 for the last, even steps in between. Those who share a place share
    /// what their places are worth. So a table brings half a point a seat, whatever its size.
    ///
    /// Places count from 1, and equals leave out the next place (1, 1, 3). A table has at least two and at most eight seats.
    pub fn of_place(place: u8, places: &[u8]) -> Points {
        let seats = places.len() as u32;
        debug_assert!((2..=8).contains(&seats), "a table has two to eight seats");
        let equals = places.iter().filter(|other| **other == place).count() as u32;
        let worse = places.iter().filter(|other| **other > place).count() as u32;
        // Twice the mean of what the shared places are worth, in steps.
        let twice = 2 * worse + equals - 1;
        Points(PARTS * twice / (2 * (seats - 1)))
    }

    /// Twelfths of a point, rounded: fine enough to see who is close to whom.
    pub(crate) fn twelfths(self) -> i64 {
        i64::from((self.0 + PARTS / 24) / (PARTS / 12))
    }

    /// As a number.
    pub fn as_f64(self) -> f64 {
        f64::from(self.0) / f64::from(PARTS)
    }

    /// So many times.
    pub(crate) fn times(self, count: usize) -> Points {
        Points(self.0 * count as u32)
    }
}

impl Add for Points {
    type Output = Points;
    fn add(self, other: Points) -> Points {
        Points(self.0 + other.0)
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Points>>(points: I) -> Points {
        points.fold(Points::NONE, Add::add)
    }
}

/// As people write it: at most two decimals, and none where they would be zero.
impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hundredths(f, (u64::from(self.0) * 100 + u64::from(PARTS) / 2) / u64::from(PARTS))
    }
}

/// How strong somebody's opponents were: the sum, round by round, of the mean of their points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Strength(u64);

impl Strength {
    /// One round against these opponents.
    pub(crate) fn of(opponents: &[Points]) -> Strength {
        let sum: u64 = opponents.iter().map(|points| u64::from(points.0)).sum();
        Strength(sum * u64::from(PARTS) / opponents.len().max(1) as u64)
    }

    /// As a number.
    pub fn as_f64(self) -> f64 {
        self.0 as f64 / f64::from(PARTS * PARTS)
    }
}

impl Sum for Strength {
    fn sum<I: Iterator<Item = Strength>>(strengths: I) -> Strength {
        Strength(strengths.map(|strength| strength.0).sum())
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let whole = u64::from(PARTS) * u64::from(PARTS);
        write_hundredths(f, (self.0 * 100 + whole / 2) / whole)
    }
}

fn write_hundredths(f: &mut fmt::Formatter<'_>, hundredths: u64) -> fmt::Result {
    let (whole, rest) = (hundredths / 100, hundredths % 100);
    match rest {
        0 => write!(f, "{whole}"),
        rest if rest % 10 == 0 => write!(f, "{whole}.{}", rest / 10),
        rest => write!(f, "{whole}.{rest:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn worth(places: &[u8]) -> Vec<String> {
        places.iter().map(|place| Points::of_place(*place, places).to_string()).collect()
    }

    #[test]
    fn places_are_worth_even_steps_from_one_to_nothing() {
        assert_eq!(worth(&[2, 1]), ["0", "1"]);
        assert_eq!(worth(&[1, 2, 3]), ["1", "0.5", "0"]);
        assert_eq!(worth(&[1, 2, 3, 4]), ["1", "0.67", "0.33", "0"]);
    }

    #[test]
    fn those_who_share_a_place_share_what_their_places_are_worth() {
        assert_eq!(worth(&[1, 1]), ["0.5", "0.5"]);
        assert_eq!(worth(&[1, 1, 3]), ["0.75", "0.75", "0"]);
        assert_eq!(worth(&[1, 2, 2, 4]), ["1", "0.5", "0.5", "0"]);
    }

    #[test]
    fn a_table_brings_half_a_point_a_seat() {
        for places in [&[1, 2][..], &[1, 1, 1], &[1, 2, 2, 4], &[1, 2, 3, 3, 5], &[1, 1, 3, 3, 3]] {
            let sum: Points = places.iter().map(|place| Points::of_place(*place, places)).sum();
            assert_eq!(sum, Points::HALF.times(places.len()), "{places:?}");
        }
    }
}
