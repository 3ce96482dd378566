//! The puzzles there are: shipped with the bots, read once. Which one is today's follows from the date alone.

use crate::house::House;
use benben_bots::{Heuristics, Puzzle, puzzles};
use benben_core::Day;
use benben_games::{BotVisitor, ids, visit_bot};
use std::sync::LazyLock;

/// The puzzles of a game.
#[derive(Debug)]
pub(crate) struct Collection {
    /// Which game.
    pub(crate) game: &'static str,
    puzzles: Vec<Puzzle>,
}

struct Shipped;

impl BotVisitor for Shipped {
    type Out = Vec<Puzzle>;

    fn visit<H: Heuristics>(self) -> Vec<Puzzle> {
        puzzles::<H>()
    }
}

static ALL: LazyLock<Vec<Collection>> = LazyLock::new(|| {
    let shipped = |game| Collection { game, puzzles: visit_bot(game, Shipped).unwrap_or_default() };
    ids().map(shipped).collect()
});

/// Every game's; some have none yet.
pub(crate) fn all() -> impl Iterator<Item = &'static Collection> {
    ALL.iter()
}

/// The puzzles of a game; nothing if there is no such game.
pub(crate) fn of(game: &str) -> Option<&'static Collection> {
    all().find(|collection| collection.game == game)
}

/// The puzzle of a day, by game and number: the same for everybody.
pub(crate) fn of_the_day(day: Day) -> Option<(&'static Collection, usize)> {
    let games: Vec<&Collection> = all().filter(|collection| !collection.is_empty()).collect();
    let (game, round) = turn(day, games.len())?;
    let collection = games[game];
    Some((collection, shuffled(round, collection.len()) + 1))
}

/// Whose turn it is among so many games, and for which time.
fn turn(day: Day, games: usize) -> Option<(usize, i64)> {
    let games = i64::try_from(games).ok().filter(|games| *games > 0)?;
    Some((day.0.rem_euclid(games) as usize, day.0.div_euclid(games)))
}

/// Every one of so many gets its turn before any comes again, and neighbours, which are about as hard, lie far apart.
fn shuffled(round: i64, count: usize) -> usize {
    let count = count as i64;
    let is_stride = |stride: &i64| greatest_common_divisor(*stride, count) == 1;
    // The golden section keeps what follows each other apart.
    let stride = (count * 5 / 8..).find(is_stride).unwrap_or(1);
    (round.rem_euclid(count) * stride).rem_euclid(count) as usize
}

fn greatest_common_divisor(one: i64, other: i64) -> i64 {
    if other == 0 { one } else { greatest_common_divisor(other, one % other) }
}

/// While a house rehearses, this is its day: pictures of it look alike on every day.
const REHEARSED: Day = Day(20_000);

/// On which day's puzzle everybody in this house tries their luck.
pub(crate) fn today(house: &House) -> Day {
    if house.config.rehearsal.is_some() { REHEARSED } else { house.config.clock.today() }
}

impl Collection {
    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        self.puzzles.len()
    }

    /// Are there none yet?
    pub(crate) fn is_empty(&self) -> bool {
        self.puzzles.is_empty()
    }

    /// The puzzle of this number, counted from 1.
    pub(crate) fn puzzle(&self, number: usize) -> Option<&Puzzle> {
        self.puzzles.get(number.checked_sub(1)?)
    }

    /// How many of the weaker levels find each.
    pub(crate) fn found_by(&self) -> Vec<u8> {
        self.puzzles.iter().map(|puzzle| puzzle.found_by).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_puzzle_has_its_day_before_any_comes_again() {
        for count in [1, 2, 3, 8, 60, 72, 79, 80] {
            let seen: BTreeSet<usize> = (-7..count as i64 - 7).map(|round| shuffled(round, count)).collect();
            assert_eq!(seen.len(), count);
        }
        let apart = (0..72).map(|round| shuffled(round, 72).abs_diff(shuffled(round + 1, 72)));
        assert!(apart.min() > Some(9), "hard follows easy");
    }

    #[test]
    fn games_take_turns_and_the_date_alone_decides() {
        let games = all().filter(|collection| !collection.is_empty()).count();
        assert!(games > 1, "two games have puzzles");
        let week: Vec<(&str, usize)> = (20_000..20_000 + games as i64)
            .map(|day| of_the_day(Day(day)).unwrap())
            .map(|(c, n)| (c.game, n))
            .collect();
        let different: BTreeSet<&str> = week.iter().map(|(game, _)| *game).collect();
        assert_eq!(different.len(), games);
        for (collection, number) in (0..500).filter_map(|day| of_the_day(Day(day))) {
            assert!(collection.puzzle(number).is_some());
        }
        assert_eq!(turn(Day(7), 0), None);
    }
}
