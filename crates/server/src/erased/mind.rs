//! What plays and judges a game, as far as a table needs it: found once, by the game's types.

use super::review::SEED;
use super::{AdvisedAction, Answered, RetriedAction};
use benben_bots::{
    Advice, Alternative, Bot, Heuristics, Kept, Level, Puzzle, advise, answer_puzzle, judge_again,
};
use benben_core::{Game, Seat};

/// How an action is judged in the place of a step: by game, view, the step with its seat, the action and the level of the judge.
type JudgingAgain<G> = fn(&G, &<G as Game>::View, (u64, Seat), &str, Level) -> Option<RetriedAction>;

/// How an answer to a puzzle is judged.
type Answering<G> = fn(&G, &<G as Game>::View, Seat, &Puzzle, &<G as Game>::Action) -> Option<Answered>;

/// A game's bots, and what they advise.
pub(crate) struct Mind<G: Game> {
    /// Finds a bot by name.
    pub(super) bot: fn(&str) -> Option<Box<dyn Bot<G>>>,
    /// What a player of this level would do with this view.
    pub(super) advise: fn(&G, &G::View, Seat, Level, u64) -> Vec<AdvisedAction>,
    /// What it thinks of this action in the place of the step with this number, as it reviews games.
    pub(super) judge_again: JudgingAgain<G>,
    /// What an action is worth with this view, in answer to a puzzle.
    pub(super) answer: Answering<G>,
}

impl<G: Game> Clone for Mind<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Mind<G> {}

impl<G: Game> Mind<G> {
    /// With bots that are found so.
    pub(crate) fn of<H: Heuristics<Game = G>>(bot: fn(&str) -> Option<Box<dyn Bot<G>>>) -> Self {
        Mind { bot, advise: advised::<H>, judge_again: judged_again::<H>, answer: answered::<H> }
    }
}

/// Only the view comes here, so nothing else can count.
fn advised<H: Heuristics>(
    game: &H::Game,
    view: &<H::Game as Game>::View,
    seat: Seat,
    level: Level,
    luck: u64,
) -> Vec<AdvisedAction> {
    let Some(depth) = level.depth::<H>() else { return Vec::new() };
    advise::<H>(game, view, seat, depth, luck).iter().map(untyped).collect()
}

/// The same: only the view comes here.
fn answered<H: Heuristics>(
    game: &H::Game,
    view: &<H::Game as Game>::View,
    seat: Seat,
    puzzle: &Puzzle,
    action: &<H::Game as Game>::Action,
) -> Option<Answered> {
    let verdict = answer_puzzle::<H>(game, view, seat, puzzle, *action)?;
    let (solution, other) = (untyped(&verdict.solution), untyped(&verdict.other));
    Some(Answered { right: verdict.right, solution, other })
}

fn untyped<A: ToString>(advice: &Advice<A>) -> AdvisedAction {
    AdvisedAction { candidate: Alternative::of(&advice.weighed), why: Kept::from(&advice.why) }
}

/// The same here.
fn judged_again<H: Heuristics>(
    game: &H::Game,
    view: &<H::Game as Game>::View,
    place: (u64, Seat),
    tried: &str,
    level: Level,
) -> Option<RetriedAction> {
    let retried = judge_again::<H>(game, view, place, tried.parse().ok()?, level.depth::<H>()?, SEED)?;
    let advised =
        AdvisedAction { candidate: Alternative::of(&retried.weighed), why: Kept::from(&retried.why) };
    Some(RetriedAction { advised, grade: retried.grade, loss: retried.loss })
}
