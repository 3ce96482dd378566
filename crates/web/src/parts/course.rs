//! A finished game, explained: what each seat scored for what, how the points grew, and where its turns and rounds began.

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
    /// Where a replay can stop.
    pub stations: Stations,
    /// Who gave up, where that ended the game; nobody where it was played to the end.
    pub resigned: Seats,
    /// Were the points counted scoring by scoring, so that the account has a line for each?
    by_scoring: bool,
}

/// Where a replay can stop besides after every step: after so many steps a turn or a round begins, or the game is over.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stations {
    /// Turns begin here: the rules await somebody whom they did not await before.
    pub turns: Vec<usize>,
    /// Rounds begin here: as the game counts them, or once around the table.
    pub rounds: Vec<usize>,
}

/// A finished game in the viewer's language.
#[derive(Clone, Debug)]
pub struct Finished {
    /// How it went.
    pub course: Arc<Course>,
    /// What each line of the accounts counts, with what is printed on it in brackets, in seat order.
    pub whats: Vec<Vec<String>>,
    /// By what each seat was parted from others with the same points, in seat order; nothing where nobody had the same.
    pub tie_breaks: Vec<Option<String>>,
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
        let stations = Stations::of::<F>(table);
        Course { curves: curves(table), stations, outcome, resigned, by_scoring }
    }

    /// What each line of the accounts counts, in seat order.
    fn whats<F: Face>(&self, texts: Texts) -> Vec<Vec<String>> {
        let account = &self.outcome.account;
        let scoring = |number: usize| texts.with("account-scoring").and("number", number).say();
        let marked = |line: &ScoreLine| {
            let what = F::account(texts, line.what);
            match &line.mark {
                Some(mark) => format!("{what} ({})", F::mark(texts, mark)),
                None => what,
            }
        };
        let whats = |seat: Seat| {
            if self.by_scoring {
                (1..=account[seat].len()).map(scoring).collect()
            } else {
                account[seat].iter().map(marked).collect()
            }
        };
        Seats::all(account.len()).into_iter().map(whats).collect()
    }
}

impl Finished {
    /// A course of this game, told in this language.
    pub fn new<F: Face>(course: Arc<Course>, language: Language) -> Self {
        let texts = Texts::new(language).about::<F>();
        let whats = course.whats::<F>(texts);
        let parted = course.outcome.standings.parted_by.as_slice().iter();
        let tie_breaks = parted.map(|rule| rule.map(|rule| F::tie_break(texts, rule))).collect();
        Finished { course, whats, tie_breaks }
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

impl Stations {
    fn of<F: Face>(table: &Table<F::Game>) -> Self {
        let (mut turns, mut rounds, mut told) = (Vec::new(), Vec::new(), Vec::new());
        let (mut before, mut had) = (Seats::NONE, Seats::NONE);
        table.retrace(|then, events| {
            let (step, awaited) = (then.steps().len(), then.turn().awaited());
            // In a simultaneous turn fewer and fewer are awaited, until everyone is again.
            let fresh = awaited.into_iter().any(|seat| !before.contains(seat));
            let round = events.iter().any(F::begins_round);
            if fresh || round || awaited.is_empty() {
                turns.push(step);
                // Nobody has two turns in one round.
                if step == 0 || awaited.is_empty() || awaited.into_iter().any(|seat| had.contains(seat)) {
                    rounds.push(step);
                    had = Seats::NONE;
                }
                had = awaited.into_iter().fold(had, Seats::with);
            }
            told.extend(round.then_some(step));
            before = awaited;
        });
        if !told.is_empty() {
            told.insert(0, 0);
            told.extend(turns.last().filter(|_| before.is_empty()));
            told.dedup();
            rounds = told;
        }
        Stations { turns, rounds }
    }
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
