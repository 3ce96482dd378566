//! A finished game looked at again: what every decision was worth by what its seat knew, and an account of skill and luck that adds
//! up.
//!
//! For each decision of a seat there are two shares of the win: what the seat could expect with the best action that was found, and
//! what it could expect of the one it played. The difference is the decision's; whatever happens until the seat's next decision is
//! luck and the others. So fair share + deal + decisions + between = result, from one decision to the next.

mod account;
mod advice;
mod again;
mod grade;
mod judge;
mod order;
mod reasons;
mod report;

pub use account::Account;
pub use advice::{Advice, advise};
pub use again::{Retried, judge_again};
pub use grade::Grade;
pub(crate) use judge::compare;
pub use judge::{Depth, Judgement, Weighed, judge, weigh};
pub(crate) use order::is_same_turn;
pub use reasons::{Effect, Reason, Why, why};
pub use report::{Alternative, Kept, Move, Reasons, Report, SeatReport, report};

use crate::{ActionOf, Heuristics, ViewOf};
use benben_core::{Entry, Game, Record, RecordError, Seat, Seats, Table, Turn, Viewer};
use std::fmt;

/// A finished game, reviewed.
#[derive(Clone, Debug, PartialEq)]
pub struct Review<H: Heuristics> {
    /// Each seat that was asked about.
    pub seats: Vec<SeatReview<H>>,
}

/// A seat's game.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatReview<H: Heuristics> {
    /// Whose.
    pub seat: Seat,
    /// Where its result came from.
    pub account: Account,
    /// Each decision it had, in order.
    pub decisions: Vec<Decision<H>>,
}

/// A decision in its place in the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision<H: Heuristics> {
    /// The number of the step in the record, from 1.
    pub step: u64,
    /// What the seat knew.
    pub view: ViewOf<H>,
    /// What it was worth.
    pub judgement: Judgement<ActionOf<H>>,
    /// What luck and the others brought from here to the seat's next decision, or to the end.
    pub between: f64,
    /// Why the best is better than what was played, and what was played worse; where it matters.
    pub why: Option<[Why; 2]>,
}

/// Why a game cannot be reviewed.
#[derive(Debug)]
pub enum NotReviewed {
    /// It is not over by the rules: nobody may be told what they do not know yet.
    NotOver,
    /// It was played to its end, so nobody ended it by resigning.
    NobodyResigned,
    /// It has no such seat.
    NoSeat(Seat),
    /// Its record does not replay.
    Record(RecordError),
}

impl fmt::Display for NotReviewed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotReviewed::NotOver => f.write_str("the game isn't over: only finished games are reviewed"),
            NotReviewed::NobodyResigned => f.write_str("the game was played to its end, so nobody resigned"),
            NotReviewed::NoSeat(seat) => write!(f, "there is no seat {seat}"),
            NotReviewed::Record(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for NotReviewed {}

impl From<RecordError> for NotReviewed {
    fn from(error: RecordError) -> Self {
        NotReviewed::Record(error)
    }
}

/// Reviews a finished game for one seat or for all. `progress` is told how many decisions of how many are done. The same seed gives
/// the same review.
pub fn review<H: Heuristics>(
    record: &Record,
    seat: Option<Seat>,
    depth: Depth,
    seed: u64,
    mut progress: impl FnMut(usize, usize),
) -> Result<Review<H>, NotReviewed> {
    let mut reviewing = Reviewing::<H>::of(record, seat, Seats::NONE, depth, seed)?;
    while reviewing.step() {
        progress(reviewing.done(), reviewing.total());
    }
    Ok(reviewing.finish())
}

/// A review that is being made, decision by decision: so that whoever makes it can do something else in between.
pub struct Reviewing<H: Heuristics> {
    game: Replayed<H>,
    resigned: Seats,
    depth: Depth,
    seed: u64,
    /// The seats that were asked about, with what is judged so far.
    seats: Vec<(Seat, Vec<Decision<H>>)>,
    /// The moments to be judged, by seat; and how many of them are.
    asked: Vec<usize>,
    done: usize,
}

impl<H: Heuristics> Reviewing<H> {
    /// Begins. Where some have `resigned`, the game need not be over by the rules: it ended with that, and they are last.
    pub fn of(
        record: &Record,
        seat: Option<Seat>,
        resigned: Seats,
        depth: Depth,
        seed: u64,
    ) -> Result<Self, NotReviewed> {
        let game = Replayed::<H>::of(record, resigned)?;
        let count = game.table.seats();
        if let Some(seat) = seat.into_iter().chain(resigned).find(|seat| seat.index() >= count) {
            return Err(NotReviewed::NoSeat(seat));
        }
        let is_asked = |other: Seat| seat.is_none_or(|seat| seat == other);
        let seats: Vec<Seat> = (0..count).map(Seat::new).filter(|seat| is_asked(*seat)).collect();
        let of = |seat: Seat| {
            let moments = game.moments.iter().enumerate();
            moments.filter(move |(_, moment)| moment.seat == seat).map(|(index, _)| index)
        };
        let asked = seats.iter().flat_map(|seat| of(*seat)).collect();
        let seats = seats.into_iter().map(|seat| (seat, Vec::new())).collect();
        Ok(Reviewing { game, resigned, depth, seed, seats, asked, done: 0 })
    }

    /// Of how many decisions.
    pub fn total(&self) -> usize {
        self.asked.len()
    }

    /// How many are judged.
    pub fn done(&self) -> usize {
        self.done
    }

    /// Judges the next decision; false if all are.
    pub fn step(&mut self) -> bool {
        let Some(moment) = self.asked.get(self.done).map(|index| &self.game.moments[*index]) else {
            return false;
        };
        let decided = moment.decided(self.game.table.game(), self.depth, self.seed);
        if let Some((_, decisions)) = self.seats.iter_mut().find(|(seat, _)| *seat == moment.seat) {
            decisions.extend(decided);
        }
        self.done += 1;
        true
    }

    /// Adds everything up. Whatever was not judged yet is judged first.
    pub fn finish(mut self) -> Review<H> {
        while self.step() {}
        let table = &self.game.table;
        let fair = 1.0 / table.seats() as f64;
        let standings = table.game().standings(table.state()).with_last(self.resigned);
        let reviewed = self.seats.into_iter().map(|(seat, mut decisions)| {
            let account = settle(&mut decisions, fair, standings.share(seat));
            SeatReview { seat, account, decisions }
        });
        Review { seats: reviewed.collect() }
    }
}

/// Fills in what came between, and adds everything up.
fn settle<H: Heuristics>(decisions: &mut [Decision<H>], fair: f64, result: f64) -> Account {
    let first = decisions.first().map(|decision| decision.judgement.best().expected);
    let mut next = result;
    for decision in decisions.iter_mut().rev() {
        decision.between = next - decision.judgement.played().expected;
        next = decision.judgement.best().expected;
    }
    let deal = first.map_or(0.0, |first| first - fair);
    let lost: f64 = decisions.iter().map(|decision| -decision.judgement.loss()).sum();
    Account { fair, deal, decisions: lost, between: result - fair - deal - lost, result }
}

/// A record, replayed to its end.
struct Replayed<H: Heuristics> {
    table: Table<H::Game>,
    moments: Vec<Moment<H>>,
}

/// A step as its seat saw it coming.
struct Moment<H: Heuristics> {
    step: u64,
    seat: Seat,
    view: ViewOf<H>,
    action: ActionOf<H>,
}

impl<H: Heuristics> Replayed<H> {
    fn of(record: &Record, resigned: Seats) -> Result<Self, NotReviewed> {
        let mut table: Table<H::Game> = record.open()?;
        let mut moments = Vec::new();
        for _ in &record.steps {
            let before = table.state().clone();
            record.replay_step(&mut table)?;
            if let Some(Entry::Play { seat, action }) = table.entries().last() {
                moments.push(Moment {
                    step: table.entries().len() as u64,
                    seat: *seat,
                    view: table.game().view(&before, Viewer::Seat(*seat)),
                    action: *action,
                });
            }
        }
        match (table.turn() == Turn::Over, resigned.is_empty()) {
            (false, true) => return Err(NotReviewed::NotOver),
            (true, false) => return Err(NotReviewed::NobodyResigned),
            _ => (),
        }
        // What was taken back was not played.
        moments.retain(|moment| table.steps().iter().any(|step| step.number == moment.step));
        Ok(Replayed { table, moments })
    }
}

impl<H: Heuristics> Moment<H> {
    /// The decision, judged; none if there was nothing to decide.
    fn decided(&self, game: &H::Game, depth: Depth, seed: u64) -> Option<Decision<H>> {
        let seed = seed_of(seed, self.step, self.seat);
        let judgement = judge::<H>(game, &self.view, self.seat, self.action, depth, seed)?;
        let (best, played) = (&judgement.best().line, &judgement.played().line);
        let why = judgement.grade.is_wrong().then(|| {
            let compare =
                |line, other, for_it| why::<H>(game, &self.view, self.seat, line, other, for_it, seed);
            [compare(best, played, true), compare(played, best, false)]
        });
        Some(Decision { step: self.step, view: self.view.clone(), judgement, between: 0.0, why })
    }
}

/// Each decision has luck of its own, so that what happens elsewhere in the game does not change how it is judged.
fn seed_of(seed: u64, step: u64, seat: Seat) -> u64 {
    seed ^ step.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ (seat.index() as u64) << 56
}
