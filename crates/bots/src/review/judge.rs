//! One decision judged by what its seat knew: what was played beside the best that was found, each searched as deeply.

use super::grade::Grade;
use super::order::is_same_turn;
use crate::{ActionOf, Budget, Expected, Heuristics, Outlook, Search, ViewOf};
use benben_core::{Fast, Game, Seat};

/// How deeply a decision is searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Depth {
    /// Iterations that find the actions worth a closer look.
    pub scout: u32,
    /// Iterations below each of these.
    pub each: u32,
    /// How many they are, besides what was played.
    pub finalists: usize,
}

impl Depth {
    /// As deeply as the strongest level thinks.
    pub const fn strongest<H: Heuristics>() -> Self {
        let iterations = H::SEARCH.iterations[2];
        Depth { scout: iterations, each: iterations / 2, finalists: 3 }
    }

    /// So many times as deeply.
    #[must_use]
    pub const fn times(self, factor: u32) -> Self {
        Depth { scout: self.scout * factor, each: self.each * factor, ..self }
    }

    /// So many iterations, and as many below each finalist.
    pub const fn iterations(iterations: u32) -> Self {
        Depth { scout: iterations, each: iterations, finalists: 3 }
    }
}

/// An action with what the seat could expect of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Weighed<A> {
    /// What.
    pub action: A,
    /// How often the first search visited it.
    pub visits: u32,
    /// The expected share of the win.
    pub expected: f64,
    /// The standard error of its distance from the best.
    pub error: f64,
    /// How its turn goes on, as far as that depends neither on others nor on luck; the action itself first.
    pub line: Vec<A>,
    /// Is it the best in another order?
    pub other_order: bool,
}

/// A decision, judged.
#[derive(Clone, Debug, PartialEq)]
pub struct Judgement<A> {
    /// What was played: its place among the candidates.
    pub played: usize,
    /// The best that was found first, then by expected share.
    pub candidates: Vec<Weighed<A>>,
    /// How good it was.
    pub grade: Grade,
}

impl<A: Copy> Judgement<A> {
    /// The best that was found.
    pub fn best(&self) -> &Weighed<A> {
        &self.candidates[0]
    }

    /// What was played.
    pub fn played(&self) -> &Weighed<A> {
        &self.candidates[self.played]
    }

    /// What it cost, as a share of the win: never less than 0.
    pub fn loss(&self) -> f64 {
        self.best().expected - self.played().expected
    }
}

/// Judges what a seat with this view played. None if there was nothing to decide. Only the view is known here, so nothing else can
/// count; the same seed gives the same judgement.
pub fn judge<H: Heuristics>(
    game: &H::Game,
    view: &ViewOf<H>,
    seat: Seat,
    played: ActionOf<H>,
    depth: Depth,
    seed: u64,
) -> Option<Judgement<ActionOf<H>>> {
    let mut candidates = weigh::<H>(game, view, seat, Some(played), depth, seed)?;
    let is_played = |weighed: &Weighed<ActionOf<H>>| weighed.action == played;
    // Of equally good actions the one that was played is the best.
    if let Some(place) = candidates.iter().position(is_played)
        && candidates[place].expected >= candidates[0].expected
    {
        candidates[..=place].rotate_right(1);
    }
    let place = candidates.iter().position(is_played)?;
    let loss = candidates[0].expected - candidates[place].expected;
    let grade = Grade::of(loss, candidates[place].error);
    Some(Judgement { played: place, candidates, grade })
}

/// The actions worth a closer look, best first, and one more that is asked about. None if there is nothing to decide.
pub fn weigh<H: Heuristics>(
    game: &H::Game,
    view: &ViewOf<H>,
    seat: Seat,
    asked: Option<ActionOf<H>>,
    depth: Depth,
    seed: u64,
) -> Option<Vec<Weighed<ActionOf<H>>>> {
    let mut legal = Vec::new();
    game.legal(&game.imagine(view, &mut Fast::part(seed, 0)), seat, &mut legal);
    if legal.len() < 2 {
        return None;
    }
    let scout = Search::<H>::new(Budget::iterations(depth.scout))
        .ponder(game, view, seat, &mut Fast::part(seed, 1))
        .candidates;
    let found = scout.iter().filter(|candidate| candidate.visits > 0);
    let mut finalists: Vec<_> =
        found.take(depth.finalists).map(|candidate| (candidate.action, candidate.visits)).collect();
    if let Some(asked) = asked.filter(|asked| finalists.iter().all(|(action, _)| action != asked)) {
        let visits = scout.iter().find(|candidate| candidate.action == asked).map_or(0, |found| found.visits);
        finalists.push((asked, visits));
    }
    compare::<H>(game, view, seat, &finalists, depth.each, seed)
}

/// These actions, each searched as deeply and found so often before, best first. None if there are none.
pub(crate) fn compare<H: Heuristics>(
    game: &H::Game,
    view: &ViewOf<H>,
    seat: Seat,
    actions: &[(ActionOf<H>, u32)],
    each: u32,
    seed: u64,
) -> Option<Vec<Weighed<ActionOf<H>>>> {
    let seats = game.standings(&game.imagine(view, &mut Fast::part(seed, 0))).scores.len();
    let mut search = Search::<H>::new(Budget::iterations(each));
    let mut rows: Vec<Row<ActionOf<H>>> = actions
        .iter()
        .map(|&(action, visits)| {
            let Outlook { expected: outlook, line, values } = search.outlook(game, view, seat, action, seed);
            let expected = outlook.told(&H::CALIBRATION, seats);
            let weighed = Weighed { action, visits, expected, error: 0.0, line, other_order: false };
            Row { weighed, outlook, values }
        })
        .collect();
    rows.sort_by(|a, b| b.weighed.expected.total_cmp(&a.weighed.expected));
    let (first, others) = rows.split_first_mut()?;
    for Row { weighed, outlook, values } in others {
        // Where one of the two is decided, only the other one is uncertain.
        let slope = |outlook: Expected| outlook.slope(&H::CALIBRATION, seats);
        let slope = slope(*outlook).or_else(|| slope(first.outlook)).unwrap_or_default();
        weighed.error = slope * error_of_difference(&first.values, values);
    }
    for place in 1..rows.len() {
        let (better, rest) = rows.split_at_mut(place);
        let weighed = &mut rest[0].weighed;
        let is_same = |better: &&Row<ActionOf<H>>| {
            is_same_turn::<H>(game, view, seat, &better.weighed.line, &weighed.line, seed)
        };
        let Some(index) = better.iter().position(|better| is_same(&better)) else { continue };
        // The rest of the turn leads to the same table, so it is worth as much; the search below it looked elsewhere.
        let as_good = &better[index].weighed;
        weighed.other_order = index == 0 || as_good.other_order;
        (weighed.expected, weighed.error) = (as_good.expected, as_good.error);
    }
    // Among the best, what is really different comes after what is the same in another order.
    let mut candidates: Vec<_> = rows.into_iter().map(|row| row.weighed).collect();
    candidates[1..].sort_by(|a, b| b.expected.total_cmp(&a.expected));
    Some(candidates)
}

/// A candidate that is being compared.
struct Row<A> {
    weighed: Weighed<A>,
    outlook: Expected,
    values: Vec<f32>,
}

/// The standard error of the mean difference, from pairs that saw the same table.
fn error_of_difference(first: &[f32], other: &[f32]) -> f64 {
    let differences: Vec<f64> = first.iter().zip(other).map(|(a, b)| f64::from(*a) - f64::from(*b)).collect();
    let count = differences.len().max(2) as f64;
    let mean = differences.iter().sum::<f64>() / count;
    let squares: f64 = differences.iter().map(|difference| (difference - mean).powi(2)).sum();
    (squares / (count - 1.0) / count).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_that_differ_by_the_same_are_sure() {
        assert_eq!(error_of_difference(&[0.5, 0.25, 1.0], &[0.25, 0.0, 0.75]), 0.0);
        assert!(error_of_difference(&[0.5, 0.25, 1.0], &[0.75, 0.0, 0.75]) > 0.1);
    }
}
