//! What somebody's answer to a puzzle is worth, and why: judged by what the seat knows, as a review does it.

use super::{DEEP, Puzzle};
use crate::review::compare;
use crate::{ActionOf, Advice, Depth, Heuristics, ViewOf, Weighed, weigh, why};
use benben_core::Seat;

/// The same for everybody, so that everybody is told the same.
const SEED: u64 = 1;

/// An answer beside the solution, each with its share of the win and a reason.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict<A> {
    /// Is it the solution?
    pub right: bool,
    /// The solution, and what speaks for it.
    pub solution: Advice<A>,
    /// The answer, and what speaks against it; the next best if the answer is the solution.
    pub other: Advice<A>,
}

/// What this answer to a puzzle is worth. Only the view is known here, so nothing else can count. None if there is nothing to
/// compare it with. It takes about as long as a hint.
pub fn answer_puzzle<H: Heuristics>(
    game: &H::Game,
    view: &ViewOf<H>,
    seat: Seat,
    puzzle: &Puzzle,
    answered: ActionOf<H>,
) -> Option<Verdict<ActionOf<H>>> {
    let line: Option<Vec<ActionOf<H>>> = puzzle.line.iter().map(|action| action.parse().ok()).collect();
    let line = line?;
    let solution = *line.first()?;
    let right = answered == solution;
    let Depth { scout, each, .. } = Depth::strongest::<H>();
    // As deeply as the first look that made it a puzzle.
    let each = each * DEEP;
    let found = if right {
        weigh::<H>(game, view, seat, Some(solution), Depth { scout, each, finalists: 2 }, SEED)?
    } else {
        compare::<H>(game, view, seat, &[(solution, 0), (answered, 0)], each, SEED)?
    };
    if !right && found.iter().any(|weighed| weighed.other_order) {
        // The same turn in another order is as good: it leads to the same table.
        return answer_puzzle::<H>(game, view, seat, puzzle, solution);
    }
    let of_solution = found.iter().find(|weighed| weighed.action == solution)?;
    let mut others = found.iter().filter(|weighed| weighed.action != solution);
    let other = others.clone().find(|weighed| !weighed.other_order).or_else(|| others.next())?;
    let error = of_solution.error.max(other.error);
    let reason = |line: &[ActionOf<H>], other: &[ActionOf<H>], for_it| {
        why::<H>(game, view, seat, line, other, for_it, SEED)
    };
    let reasons = [reason(&line, &other.line, true), reason(&other.line, &line, false)];
    let [for_solution, against_other] = reasons;
    Some(Verdict {
        right,
        other: Advice { weighed: Weighed { error, ..other.clone() }, why: against_other },
        solution: Advice { weighed: Weighed { error: 0.0, line, ..of_solution.clone() }, why: for_solution },
    })
}
