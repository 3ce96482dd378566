//! What a simulation counts: whole numbers only, so that adding up in any order gives the same.

use crate::statistics::Histogram;
use benben_core::Standings;

/// A win among up to five can be shared without a rest.
const SIXTIETHS: u64 = 60;

/// What one bot did on one seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Cell {
    sixtieths: u64,
    /// Its scores.
    pub(crate) scores: Histogram,
}

impl Cell {
    /// Wins; a shared one counts in part.
    pub(crate) fn wins(&self) -> f64 {
        self.sixtieths as f64 / SIXTIETHS as f64
    }

    fn merge(&mut self, other: &Cell) {
        self.sixtieths += other.sixtieths;
        self.scores.merge(&other.scores);
    }
}

/// What came of all games so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Tally {
    /// The different bots, in the order they were named.
    names: Vec<String>,
    /// Which of `names` sits on each chair.
    chairs: Vec<usize>,
    /// One a name and seat, seats of the first name first.
    cells: Vec<Cell>,
    /// Decisions in each game.
    pub(crate) lengths: Histogram,
}

impl Tally {
    /// Nothing yet, for these bots, one a chair.
    pub(crate) fn new(bots: &[&str]) -> Self {
        let mut names: Vec<String> = Vec::new();
        let mut chairs = Vec::new();
        for bot in bots {
            let known = names.iter().position(|name| name == bot);
            chairs.push(known.unwrap_or(names.len()));
            if known.is_none() {
                names.push((*bot).to_owned());
            }
        }
        let cells = vec![Cell::default(); names.len() * bots.len()];
        Tally { names, chairs, cells, lengths: Histogram::default() }
    }

    /// Counts one game, in which the chairs were turned by this many seats.
    pub(crate) fn count(&mut self, turned: usize, decisions: u64, standings: &Standings) {
        self.lengths.count(i32::try_from(decisions).expect("games end"));
        let seats = self.chairs.len();
        let share = SIXTIETHS / standings.winners().count() as u64;
        for (seat, score) in standings.scores.iter() {
            let name = self.chairs[(seat.index() + turned) % seats];
            let cell = &mut self.cells[name * seats + seat.index()];
            cell.scores.count(*score);
            if standings.places[seat] == 1 {
                cell.sixtieths += share;
            }
        }
    }

    /// Counts everything that another tally of the same bots has counted.
    pub(crate) fn merge(&mut self, other: &Tally) {
        self.lengths.merge(&other.lengths);
        for (cell, theirs) in self.cells.iter_mut().zip(&other.cells) {
            cell.merge(theirs);
        }
    }

    /// How many games were played.
    pub(crate) fn games(&self) -> u64 {
        self.lengths.total()
    }

    /// How many decisions were made.
    pub(crate) fn decisions(&self) -> u64 {
        self.lengths.sum() as u64
    }

    /// Each bot's name, how many seats it fills, and what it did on all of them.
    pub(crate) fn by_bot(&self) -> impl Iterator<Item = (&str, usize, Cell)> {
        let seats = self.chairs.len();
        self.names.iter().enumerate().map(move |(index, name)| {
            let filled = self.chairs.iter().filter(|chair| **chair == index).count();
            (name.as_str(), filled, sum(&self.cells[index * seats..(index + 1) * seats]))
        })
    }

    /// What happened on each seat, whoever sat there.
    pub(crate) fn by_seat(&self) -> impl Iterator<Item = Cell> {
        let seats = self.chairs.len();
        (0..seats).map(move |seat| sum(self.cells.iter().skip(seat).step_by(seats)))
    }
}

fn sum<'a>(cells: impl IntoIterator<Item = &'a Cell>) -> Cell {
    let mut sum = Cell::default();
    cells.into_iter().for_each(|cell| sum.merge(cell));
    sum
}

#[cfg(test)]
mod tests {
    use super::*;
    use benben_core::PerSeat;

    fn standings(scores: [i32; 3]) -> Standings {
        Standings::by_score(PerSeat::from_fn(3, |seat| scores[seat.index()]))
    }

    #[test]
    fn wins_and_scores_go_to_whoever_sat_there() {
        let mut tally = Tally::new(&["greedy", "random", "greedy"]);
        tally.count(0, 10, &standings([5, 9, 1]));
        tally.count(1, 20, &standings([5, 9, 9]));
        let bots: Vec<_> =
            tally.by_bot().map(|(name, seats, cell)| (name, seats, cell.wins(), cell.scores.sum())).collect();
        // Turned by one, random sits on seat 1 and greedy on seats 2 and 3.
        assert_eq!(bots, [("greedy", 2, 1.0, 24), ("random", 1, 1.0, 14)]);
        let seats: Vec<_> = tally.by_seat().map(|cell| cell.wins()).collect();
        assert_eq!(seats, [0.0, 1.5, 0.5]);
        assert_eq!((tally.games(), tally.decisions()), (2, 30));
    }
}
