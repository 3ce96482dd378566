//! How a tournament is played: everyone against everyone or Swiss, at which tables, for how many rounds.

use crate::{Entrant, Points};

/// The most players of a tournament.
pub const MOST_PLAYERS: usize = 256;
/// The most rounds of a tournament.
pub const MOST_ROUNDS: u32 = 20;
/// Up to so many players everyone meets everyone, if nobody wants fewer rounds.
pub const ROUND_ROBIN_PLAYERS: usize = 8;

/// Who meets whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Everyone meets everyone.
    RoundRobin,
    /// Those meet who have about the same number of points.
    Swiss,
}

/// How a tournament is played. Made when it begins, from whoever is there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Who meets whom.
    pub format: Format,
    /// How many sit at a table, where the number of players divides.
    pub seats: usize,
    /// With fewer, there is no game.
    pub least: usize,
    /// How many rounds.
    pub rounds: u32,
    /// Who was there at the beginning.
    pub field: Vec<Entrant>,
    /// Where luck comes from.
    pub seed: u64,
}

impl Plan {
    /// The plan for these players: as many rounds as are wanted, or as many as make sense.
    pub fn new(seats: usize, least: usize, rounds: Option<u32>, field: Vec<Entrant>, seed: u64) -> Self {
        let (least, players) = (least.max(2), field.len());
        let enough = enough_rounds(seats, players);
        let rounds = rounds.unwrap_or(enough).clamp(1, MOST_ROUNDS);
        let small = players <= ROUND_ROBIN_PLAYERS;
        let format = if small && rounds >= enough { Format::RoundRobin } else { Format::Swiss };
        Plan { format, seats: seats.max(least), least, rounds, field, seed }
    }

    /// May somebody join after it has begun? Where everyone meets everyone there is no place for more.
    pub fn takes_late_joiners(&self) -> bool {
        self.format == Format::Swiss
    }

    /// What a bye is worth to somebody whom the pairing leaves over: in a Swiss tournament a win at tables of two, and at
    /// larger ones what an average seat brings. Where everyone meets everyone, everyone sits out once: then it is worth nothing.
    pub fn bye(&self) -> Points {
        match (self.format, self.seats) {
            (Format::RoundRobin, 2) => Points::NONE,
            (Format::Swiss, 2) => Points::WIN,
            _ => Points::HALF,
        }
    }
}

/// As many rounds as make sense for so many players.
pub(crate) fn enough_rounds(seats: usize, players: usize) -> u32 {
    let players = players.max(2) as u32;
    let seats = seats.max(2) as u32;
    let rounds = match (seats, players as usize <= ROUND_ROBIN_PLAYERS) {
        // With an odd number somebody sits out in each round.
        (2, true) => {
            if players.is_multiple_of(2) {
                players - 1
            } else {
                players
            }
        }
        // Everyone has met everyone, and had each seat.
        (_, true) => (players - 1).div_ceil(seats - 1).max(seats),
        // One winner is left after so many rounds, and some more part those behind.
        (2, false) => logarithm(players, 2) + 1,
        (_, false) => logarithm(players, seats) + 2,
    };
    rounds.min(MOST_ROUNDS)
}

/// The smallest power to which the base reaches the number.
fn logarithm(number: u32, base: u32) -> u32 {
    (1..).find(|power| base.saturating_pow(*power) >= number).unwrap_or(1)
}

/// How many sit at each table, largest tables first, and how many are left over: as few as possible, at tables whose sizes differ by
/// at most one. Ten players of a game for four sit at tables of 4, 3 and 3.
pub fn table_sizes(players: usize, seats: usize, least: usize) -> (Vec<usize>, usize) {
    for over in 0..players {
        let seated = players - over;
        let tables = seated.div_ceil(seats);
        if seated / tables >= least.max(2) {
            let larger = seated % tables;
            let size = |table| seated / tables + usize::from(table < larger);
            return ((0..tables).map(size).collect(), over);
        }
    }
    (Vec::new(), players)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_sits_alone_and_tables_are_of_about_the_same_size() {
        assert_eq!(table_sizes(10, 4, 2), (vec![4, 3, 3], 0));
        assert_eq!(table_sizes(5, 4, 2), (vec![3, 2], 0));
        assert_eq!(table_sizes(5, 4, 3), (vec![4], 1));
        assert_eq!(table_sizes(9, 2, 2), (vec![2, 2, 2, 2], 1));
        assert_eq!(table_sizes(1, 2, 2), (vec![], 1));
        assert_eq!(table_sizes(0, 2, 2), (vec![], 0));
        for players in 2..=256 {
            for seats in 2..=5 {
                let (sizes, over) = table_sizes(players, seats, 2);
                assert_eq!(sizes.iter().sum::<usize>() + over, players);
                assert!(sizes.iter().all(|size| (2..=seats).contains(size)), "{players} {seats}");
                assert!(over <= usize::from(seats == 2));
            }
        }
    }

    #[test]
    fn there_are_as_many_rounds_as_make_sense() {
        let rounds = |seats, players| enough_rounds(seats, players);
        assert_eq!([2, 3, 4, 7, 8].map(|players| rounds(2, players)), [1, 3, 3, 7, 7]);
        assert_eq!([9, 16, 32, 256].map(|players| rounds(2, players)), [5, 5, 6, 9]);
        assert_eq!([4, 8, 9, 32, 256].map(|players| rounds(4, players)), [4, 4, 4, 5, 6]);
    }

    #[test]
    fn few_players_who_want_few_rounds_play_swiss() {
        let field = |players| (0..players).map(Entrant).collect::<Vec<_>>();
        let format = |players, rounds| Plan::new(2, 2, rounds, field(players), 1).format;
        assert_eq!(format(8, None), Format::RoundRobin);
        assert_eq!(format(8, Some(14)), Format::RoundRobin);
        assert_eq!(format(8, Some(3)), Format::Swiss);
        assert_eq!(format(9, None), Format::Swiss);
    }
}
