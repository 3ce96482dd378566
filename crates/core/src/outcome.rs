//! How a game ended: scores, places, and which rule parted equals.

use crate::{PerSeat, RuleId, Seat, Seats};
use serde::Serialize;

/// Who stands where. Small and without heap: every playout asks for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Standings {
    /// Points of each seat.
    pub scores: PerSeat<i32>,
    /// Place of each seat, from 1. Equals share a place, and the next place is skipped (1, 1, 3).
    pub places: PerSeat<u8>,
    /// The rule that parted this seat from another with the same score.
    pub parted_by: PerSeat<Option<RuleId>>,
}

impl Standings {
    /// Ranks by points, most first. Equals share.
    pub fn by_score(scores: PerSeat<i32>) -> Self {
        let places =
            scores.map(|score| 1 + scores.as_slice().iter().filter(|&other| other > score).count() as u8);
        Standings { scores, places, parted_by: PerSeat::new(scores.len()) }
    }

    /// Parts those who still share a place: more of `merit` ranks before less. `rule` says so.
    #[must_use]
    pub fn part_equals(mut self, rule: RuleId, merit: &PerSeat<i32>) -> Self {
        let places = self.places;
        for (seat, place) in places.iter() {
            let equals = places.iter().filter(|(other, p)| *p == place && *other != seat);
            let (mut better, mut parted) = (0, false);
            for (other, _) in equals {
                better += u8::from(merit[other] > merit[seat]);
                parted |= merit[other] != merit[seat];
            }
            self.places[seat] = place + better;
            if parted {
                self.parted_by[seat] = self.parted_by[seat].or(Some(rule));
            }
        }
        self
    }

    /// Those who gave up rank last, whatever they have, and share that place.
    #[must_use]
    pub fn with_last(mut self, last: Seats) -> Self {
        let places = self.places;
        for (seat, place) in places.iter() {
            let gave_up = last.contains(seat);
            let better = places.iter().filter(|(other, p)| !last.contains(*other) && (gave_up || *p < place));
            self.places[seat] = 1 + better.count() as u8;
            if gave_up {
                self.parted_by[seat] = None;
            }
        }
        self
    }

    /// The seats on the first place.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        self.places.iter().filter(|(_, place)| **place == 1).map(|(seat, _)| seat)
    }

    /// The seat's share of the win: 1 alone, a half with one other, 0 without.
    pub fn share(&self, seat: Seat) -> f64 {
        if self.places[seat] == 1 { 1.0 / self.winners().count() as f64 } else { 0.0 }
    }
}

/// One line of the final account: `count` times `each` makes `points`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ScoreLine {
    /// The rule the points come from.
    pub rule: RuleId,
    /// What is counted, as a key for texts (`cards`, `gem-pairs`, `treasure-blue`).
    pub what: &'static str,
    /// What stands on the component that prices it (`x5`, `20/15`), where there is one.
    pub mark: Option<String>,
    /// How many.
    pub count: i32,
    /// Worth of each.
    pub each: i32,
    /// What they add to the score; may be negative.
    pub points: i32,
}

/// What stands in place of a rule where a game ended because nobody was left to play against.
pub const RESIGNATION: RuleId = "resignation";

/// A finished game, explained.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// Scores and places.
    #[serde(flatten)]
    pub standings: Standings,
    /// The rule by which the game ended, or [`RESIGNATION`].
    pub ended_by: RuleId,
    /// Per seat, the account that adds up to its score.
    pub account: PerSeat<Vec<ScoreLine>>,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn per_seat(values: &[i32]) -> PerSeat<i32> {
        PerSeat::from_fn(values.len(), |seat| values[seat.index()])
    }

    #[test]
    fn equals_share_a_place_and_the_next_is_skipped() {
        let standings = Standings::by_score(per_seat(&[10, 30, 30, 5]));
        assert_eq!(standings.places.as_slice(), [3, 1, 1, 4]);
        assert_eq!(standings.share(Seat::new(1)), 0.5);
        assert_eq!(standings.share(Seat::new(0)), 0.0);
    }

    #[test]
    fn a_tie_break_names_the_rule_that_parted_the_equals() {
        let standings =
            Standings::by_score(per_seat(&[30, 30, 30, 5])).part_equals("S22", &per_seat(&[1, 2, 1, 9]));
        assert_eq!(standings.places.as_slice(), [2, 1, 2, 4]);
        assert_eq!(standings.parted_by.as_slice(), [Some("S22"), Some("S22"), Some("S22"), None]);
    }

    #[test]
    fn a_second_tie_break_only_parts_those_still_equal() {
        let standings = Standings::by_score(per_seat(&[7, 7, 7]))
            .part_equals("C29", &per_seat(&[2, 2, 1]))
            .part_equals("X1", &per_seat(&[0, 1, 5]));
        assert_eq!(standings.places.as_slice(), [2, 1, 3]);
        assert_eq!(standings.parted_by.as_slice(), [Some("C29"); 3]);
    }

    #[test]
    fn whoever_gave_up_is_last_and_the_others_move_up() {
        let standings = Standings::by_score(per_seat(&[40, 10, 30, 10]));
        let gave_up = |seats: &[usize]| seats.iter().map(|seat| Seat::new(*seat)).collect();
        assert_eq!(standings.with_last(gave_up(&[0])).places.as_slice(), [4, 2, 1, 2]);
        assert_eq!(standings.with_last(gave_up(&[0, 2, 3])).places.as_slice(), [2, 1, 2, 2]);
        assert_eq!(standings.with_last(gave_up(&[])), standings);
    }

    #[test]
    fn no_tie_break_where_everything_is_equal() {
        let standings = Standings::by_score(per_seat(&[7, 7])).part_equals("S22", &per_seat(&[3, 3]));
        assert_eq!(standings.places.as_slice(), [1, 1]);
        assert_eq!(standings.parted_by.as_slice(), [None, None]);
    }
}
