//! A review without the game's types: what `benben review --json` prints, the API answers and a store keeps.

use super::{Account, Decision, Effect, Grade, Review, Weighed, Why};
use crate::Heuristics;
use benben_core::{Game, Record, Seat};
use serde::{Deserialize, Serialize};

/// A finished game, reviewed. `W` is how reasons are told: [`Kept`] in no language, or a sentence in one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Report<W> {
    /// Id of the game.
    pub game: String,
    /// How strong a player reviewed it.
    pub level: String,
    /// Each seat that was asked about.
    pub seats: Vec<SeatReport<W>>,
}

/// A seat's game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeatReport<W> {
    /// Whose.
    pub seat: Seat,
    /// What its player is called.
    pub player: String,
    /// Where its result came from.
    #[serde(flatten)]
    pub account: Account,
    /// Each decision it had, in order.
    pub moves: Vec<Move<W>>,
}

/// One decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
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
    /// The best first.
    pub candidates: Vec<Alternative>,
    /// Why the best is better, where that matters.
    pub why: Option<Reasons<W>>,
}

/// What could have been played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
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

/// What the best and what was played bring now, and what they leave.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Reasons<W> {
    /// Of the best.
    pub best: W,
    /// Of what was played.
    pub played: W,
}

/// A reason in no language.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Kept {
    /// Points that it brings at once on average.
    pub points: i32,
    /// The name of the strongest reason, and for whom something is better or worse by it.
    pub reason: Option<(String, Effect)>,
}

impl From<&Why> for Kept {
    fn from(why: &Why) -> Self {
        let reason = why.reason.map(|(reason, effect)| (reason.to_owned(), effect));
        Kept { points: why.points, reason }
    }
}

impl Kept {
    fn of(why: &Why) -> Self {
        Kept::from(why)
    }

    /// The reason and its effect, as faces know them.
    pub fn named(&self) -> Option<(&str, &'static str)> {
        self.reason.as_ref().map(|(reason, effect)| (reason.as_str(), effect.name()))
    }
}

impl Report<Kept> {
    /// A review by a player of this level of a game between these players.
    pub fn of<H: Heuristics>(review: &Review<H>, level: &str, players: &[String]) -> Self {
        reported(review, level, players, Kept::of)
    }
}

/// A review of this record as plain data. `tell` says how reasons are told.
pub fn report<H: Heuristics, W>(
    record: &Record,
    level: &str,
    review: &Review<H>,
    tell: impl Fn(&Why) -> W,
) -> Report<W> {
    reported(review, level, &record.players, tell)
}

fn reported<H: Heuristics, W>(
    review: &Review<H>,
    level: &str,
    players: &[String],
    tell: impl Fn(&Why) -> W,
) -> Report<W> {
    let seats = review.seats.iter().map(|seat| SeatReport {
        seat: seat.seat,
        player: players.get(seat.seat.index()).cloned().unwrap_or_default(),
        account: seat.account,
        moves: seat.decisions.iter().map(|decision| moved(decision, &tell)).collect(),
    });
    Report { game: H::Game::META.id.to_owned(), level: level.to_owned(), seats: seats.collect() }
}

impl<W> Report<W> {
    /// The same, with reasons told in another way.
    pub fn told<T>(self, tell: impl Fn(W) -> T) -> Report<T> {
        let tell = &tell;
        let seat = |seat: SeatReport<W>| SeatReport {
            seat: seat.seat,
            player: seat.player,
            account: seat.account,
            moves: seat.moves.into_iter().map(|moved| moved.told(tell)).collect(),
        };
        Report { game: self.game, level: self.level, seats: self.seats.into_iter().map(seat).collect() }
    }
}

impl<W> Move<W> {
    fn told<T>(self, tell: &impl Fn(W) -> T) -> Move<T> {
        Move {
            step: self.step,
            played: self.played,
            best: self.best,
            grade: self.grade,
            loss: self.loss,
            error: self.error,
            before: self.before,
            after: self.after,
            between: self.between,
            candidates: self.candidates,
            why: self.why.map(|why| Reasons { best: tell(why.best), played: tell(why.played) }),
        }
    }
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
        candidates: judgement.candidates.iter().map(Alternative::of).collect(),
        why: decision.why.as_ref().map(|[best, played]| Reasons { best: tell(best), played: tell(played) }),
    }
}

impl Alternative {
    /// A candidate that was weighed.
    pub fn of<A: ToString>(weighed: &Weighed<A>) -> Self {
        Alternative {
            action: weighed.action.to_string(),
            expected: weighed.expected,
            error: weighed.error,
            line: weighed.line.iter().map(ToString::to_string).collect(),
            other_order: weighed.other_order,
        }
    }
}
