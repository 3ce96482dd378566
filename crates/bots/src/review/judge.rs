//! One decision judged by what its seat knew: what was played beside the best that was found, each searched as deeply.

use super::grade::Grade;
use super::order::is_other_order;
use crate::search::{mean, settled};
use crate::{ActionOf, Budget, Heuristics, Search, ViewOf};
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
    let mut search = Search::<H>::new(Budget::iterations(each));
    let mut rows: Vec<(Weighed<ActionOf<H>>, Vec<f32>)> = actions
        .iter()
        .map(|&(action, visits)| {
            let values = settled(&search.weigh(game, view, seat, action, seed)).to_vec();
            let line = search.settled_line(game, view, seat, action, seed);
            let expected = mean(&values);
            (Weighed { action, visits, expected, error: 0.0, line, other_order: false }, values)
        })
        .collect();
    rows.sort_by(|(a, _), (b, _)| b.expected.total_cmp(&a.expected));
    let (first, others) = rows.split_first_mut()?;
    for (weighed, values) in others {
        weighed.error = error_of_difference(&first.1, values);
        if is_other_order::<H>(game, view, seat, &first.0.line, weighed.action, seed) {
            // The rest of the turn leads to the same table, so it is worth as much; the search below it looked elsewhere.
            (weighed.expected, weighed.error, weighed.other_order) = (first.0.expected, 0.0, true);
        }
    }
    // Among the best, what is really different comes after what is the same in another order.
    let mut candidates: Vec<_> = rows.into_iter().map(|(weighed, _)| weighed).collect();
    candidates[1..].sort_by(|a, b| b.expected.total_cmp(&a.expected));
    let seats = game.standings(&game.imagine(view, &mut Fast::part(seed, 0))).scores.len();
    for weighed in &mut candidates {
        let slope = H::CALIBRATION.slope(seats, weighed.expected);
        weighed.error *= slope;
        weighed.expected = H::CALIBRATION.apply(seats, weighed.expected);
    }
    Some(candidates)
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
