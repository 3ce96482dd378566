//! A finished game, explained: what each seat scored for what, and how the points grew.

use crate::{Face, Language, Texts};
use benben_core::{Game, Outcome, PerSeat, RESIGNATION, ScoreLine, Seat, Seats, Table, Turn};
use std::sync::Arc;

/// How a finished game went, in no language: computed once, by playing it again, and kept.
#[derive(Clone, Debug)]
pub struct Course {
    /// Scores, places and accounts.
    pub outcome: Outcome,
    /// Scores over the game, one curve a seat.
    pub curves: Vec<Vec<i32>>,
    /// Who gave up, where that ended the game; nobody where it was played to the end.
    pub resigned: Seats,
    /// Were the points counted scoring by scoring, so that the account has a line for each?
    by_scoring: bool,
}

/// A finished game in the viewer's language.
#[derive(Clone, Debug)]
pub struct Finished {
    /// How it went.
    pub course: Arc<Course>,
    /// What each line of the accounts counts, in seat order.
    pub whats: Vec<Vec<String>>,
}

impl Course {
    /// How the game at this table went; nothing while it is played.
    pub fn of<F: Face>(table: &Table<F::Game>) -> Option<Self> {
        let over = table.turn() == Turn::Over;
        over.then(|| Self::ending::<F>(table, table.game().outcome(table.state()), Seats::NONE))
    }

    /// How a game went that ended here because these gave up.
    pub fn conceded<F: Face>(table: &Table<F::Game>, resigned: Seats) -> Self {
        Self::ending::<F>(table, conceded(table, resigned), resigned)
    }

    fn ending<F: Face>(table: &Table<F::Game>, mut outcome: Outcome, resigned: Seats) -> Self {
        let by_scoring = outcome.account.as_slice().iter().all(Vec::is_empty);
        if by_scoring {
            count_gains::<F>(table, &mut outcome);
        }
        Course { curves: curves(table), outcome, resigned, by_scoring }
    }

    /// What each line of the accounts counts, in seat order.
    fn whats<F: Face>(&self, texts: Texts) -> Vec<Vec<String>> {
        let account = &self.outcome.account;
        let scoring = |number: usize| texts.with("account-scoring").and("number", number).say();
        let whats = |seat: Seat| {
            if self.by_scoring {
                (1..=account[seat].len()).map(scoring).collect()
            } else {
                account[seat].iter().map(|line| F::account(texts, line.what)).collect()
            }
        };
        Seats::all(account.len()).into_iter().map(whats).collect()
    }
}

impl Finished {
    /// A course of this game, told in this language.
    pub fn new<F: Face>(course: Arc<Course>, language: Language) -> Self {
        let whats = course.whats::<F>(Texts::new(language).about::<F>());
        Finished { course, whats }
    }
}

/// The finished game, explained in this language; nothing while it is played. Plays it again: whoever shows a game
/// often keeps its [`Course`].
pub fn finished<F: Face>(table: &Table<F::Game>, language: Language) -> Option<Finished> {
    Course::of::<F>(table).map(|course| Finished::new::<F>(Arc::new(course), language))
}

/// What a game comes to that ends here because these gave up: they are last, the others rank by what they have now.
pub fn conceded<G: Game>(table: &Table<G>, resigned: Seats) -> Outcome {
    let standings = table.game().standings(table.state()).with_last(resigned);
    Outcome { standings, ended_by: RESIGNATION, account: PerSeat::new(table.seats()) }
}

/// The account of a game whose points were counted scoring by scoring.
fn count_gains<F: Face>(table: &Table<F::Game>, outcome: &mut Outcome) {
    table.retrace(|_, events| {
        for (rule, gains) in events.iter().filter_map(F::gains) {
            for (seat, points) in gains.iter() {
                let (count, each, points) = (1, *points, *points);
                outcome.account[seat].push(ScoreLine {
                    rule,
                    what: "scoring",
                    mark: None,
                    count,
                    each,
                    points,
                });
            }
        }
    });
}

/// Everybody's points after every step.
fn curves<G: Game>(table: &Table<G>) -> Vec<Vec<i32>> {
    let mut curves = vec![Vec::new(); table.seats()];
    table.retrace(|then, _| {
        let standings = then.game().standings(then.state());
        standings.scores.iter().for_each(|(seat, score)| curves[seat.index()].push(*score));
    });
    curves
}
