//! Advice for a seat that has to decide: a few candidates, each with its expected share of the win and one reason.

use super::judge::{Depth, Weighed, weigh};
use super::reasons::{Why, why};
use crate::{ActionOf, Heuristics, ViewOf};
use benben_core::Seat;

/// A candidate, and why it is good or not as good as the best.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice<A> {
    /// The candidate.
    pub weighed: Weighed<A>,
    /// What it brings now and what it leaves: the best compared with the next, the others with the best.
    pub why: Why,
}

/// The best candidates for a seat with this view, best first; none if there is nothing to decide. The same seed gives the same advice.
pub fn advise<H: Heuristics>(
    game: &H::Game,
    view: &ViewOf<H>,
    seat: Seat,
    depth: Depth,
    seed: u64,
) -> Vec<Advice<ActionOf<H>>> {
    let candidates = weigh::<H>(game, view, seat, None, depth, seed).unwrap_or_default();
    let lines: Vec<_> = candidates.iter().map(|weighed| weighed.line.clone()).collect();
    // The best is compared with the next that is really different.
    let is_different = |weighed: &Weighed<ActionOf<H>>| !weighed.other_order;
    let next = candidates.iter().skip(1).position(is_different).map_or(0, |place| place + 1);
    let explained = candidates.into_iter().enumerate().map(|(place, weighed)| {
        let is_best = place == 0 || weighed.other_order;
        let other = if is_best { &lines[next] } else { &lines[0] };
        let why = why::<H>(game, view, seat, &lines[place], other, is_best, seed);
        Advice { weighed, why }
    });
    explained.collect()
}
