//! Another try at a decision that was reviewed: judged as the review would have judged it, with the same luck.

use super::grade::Grade;
use super::judge::{Depth, Weighed, weigh};
use super::reasons::{Why, why};
use super::seed_of;
use crate::{ActionOf, Heuristics, ViewOf};
use benben_core::Seat;

/// What somebody would do instead, judged.
#[derive(Clone, Debug, PartialEq)]
pub struct Retried<A> {
    /// What, and what the seat could expect of it.
    pub weighed: Weighed<A>,
    /// How good it is.
    pub grade: Grade,
    /// What it costs, as a share of the win: never less than 0.
    pub loss: f64,
    /// What it brings now and what it leaves, compared with the best; the best compared with the next.
    pub why: Why,
}

/// Judges another action in the place of the one with this number in the record. Only the view is known here, so nothing else can count.
/// With the depth and the seed of the review it agrees with what the review says; none if there is nothing to decide.
pub fn judge_again<H: Heuristics>(
    game: &H::Game,
    view: &ViewOf<H>,
    (step, seat): (u64, Seat),
    tried: ActionOf<H>,
    depth: Depth,
    seed: u64,
) -> Option<Retried<ActionOf<H>>> {
    let seed = seed_of(seed, step, seat);
    let mut candidates = weigh::<H>(game, view, seat, Some(tried), depth, seed)?;
    let place = candidates.iter().position(|weighed| weighed.action == tried)?;
    let loss = (candidates[0].expected - candidates[place].expected).max(0.0);
    let is_best = place == 0 || candidates[place].other_order;
    let different = |weighed: &Weighed<ActionOf<H>>| !weighed.other_order && weighed.action != tried;
    let other =
        if is_best { candidates.iter().skip(1).position(different).map(|next| next + 1) } else { Some(0) };
    let (line, other) = (&candidates[place].line, &candidates[other.unwrap_or(place)].line);
    let why = why::<H>(game, view, seat, line, other, is_best, seed);
    let weighed = candidates.swap_remove(place);
    Some(Retried { grade: Grade::of(loss, weighed.error), loss, why, weighed })
}
