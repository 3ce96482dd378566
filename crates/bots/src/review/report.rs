//! A review as plain data, the same for every game: what the command writes as JSON and what other programs get.

use super::{Account, Decision, Grade, Review, Weighed, Why};
use crate::Heuristics;
use benben_core::{Game, Record, Seat};
use serde::Serialize;

/// A finished game, reviewed. `W` is how reasons are told: as names for programs, or as sentences.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report<W> {
    /// The id of the game.
    pub game: &'static str,
    /// How strong a player reviewed it.
    pub level: &'static str,
    /// Each seat that was asked about.
    pub seats: Vec<SeatReport<W>>,
}

/// A seat's game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatReport<W> {
    /// Whose.
    pub seat: Seat,
    /// Who sat there.
    pub player: String,
    /// Where its result came from.
    #[serde(flatten)]
    pub account: Account,
    /// Each decision it had, in order.
    pub moves: Vec<Move<W>>,
}

/// One decision.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Move<W> {
    /// The number of the step in the record, from 1.
    pub step: u64,
    /// What was played.
    pub played: String,
    /// The best that was found.
    pub best: String,
    /// How good it was.
    pub grade: Grade,
    /// What it cost.
    pub loss: f64,
    /// The standard error of that.
    pub error: f64,
    /// The expected share with the best.
    pub before: f64,
    /// The expected share with what was played.
    pub after: f64,
    /// What luck and the others brought until the next decision or the end.
    pub between: f64,
    /// What was considered, the best first.
    pub candidates: Vec<Alternative>,
    /// Why the best is better, where it matters.
    pub why: Option<Reasons<W>>,
}

/// An action that was considered.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Alternative {
    /// In notation.
    pub action: String,
    /// The expected share of the win.
    pub expected: f64,
    /// The standard error of its distance from the best.
    pub error: f64,
    /// How the turn goes on, as far as that depends neither on others nor on luck.
    pub line: Vec<String>,
    /// Is it the best in another order?
    pub other_order: bool,
}

/// Why the best is better.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Reasons<W> {
    /// What the best brings and leaves.
    pub best: W,
    /// What was played brings and leaves.
    pub played: W,
}

/// A review of this record as plain data. `tell` says how reasons are told.
pub fn report<H: Heuristics, W>(
    record: &Record,
    level: &'static str,
    review: &Review<H>,
    tell: impl Fn(&Why) -> W,
) -> Report<W> {
    let seats = review.seats.iter().map(|seat| SeatReport {
        seat: seat.seat,
        player: record.players.get(seat.seat.index()).cloned().unwrap_or_default(),
        account: seat.account,
        moves: seat.decisions.iter().map(|decision| moved(decision, &tell)).collect(),
    });
    Report { game: H::Game::META.id, level, seats: seats.collect() }
}

fn moved<H: Heuristics, W>(decision: &Decision<H>, tell: &impl Fn(&Why) -> W) -> Move<W> {
    let judgement = &decision.judgement;
    let (best, played) = (judgement.best(), judgement.played());
    Move {
        step: decision.step,
        played: played.action.to_string(),
        best: best.action.to_string(),
        grade: judgement.grade,
        loss: judgement.loss(),
        error: played.error,
        before: best.expected,
        after: played.expected,
        between: decision.between,
        candidates: judgement.candidates.iter().map(alternative).collect(),
        why: decision.why.as_ref().map(|[best, played]| Reasons { best: tell(best), played: tell(played) }),
    }
}

fn alternative<A: ToString>(weighed: &Weighed<A>) -> Alternative {
    Alternative {
        action: weighed.action.to_string(),
        expected: weighed.expected,
        error: weighed.error,
        line: weighed.line.iter().map(ToString::to_string).collect(),
        other_order: weighed.other_order,
    }
}
