//! Games without their types: the one place where a table forgets which game it plays.
//!
//! What a table asks of its game is split by what it serves: [`Playing`], [`Showing`], [`Deciding`] and [`Recording`].
//! A [`LiveGame`] is all of these.

mod account;
mod actions;
mod begun;
mod foresight;
mod live;
mod mind;
mod opening;
mod posed;
mod proof;
mod review;

pub(crate) use crate::json::Json;
pub(crate) use account::account;
pub(crate) use begun::begun;
pub(crate) use live::Live;
pub(crate) use mind::Mind;
pub(crate) use opening::{Opening, OpeningError, check, deal, deal_for_rehearsal, verify};
pub(crate) use posed::posed;
pub(crate) use proof::{Claim, prove};
pub(crate) use review::{ReviewInProgress, begin_review, told_review};

use benben_bots::{Alternative, Grade, Kept, Level, Puzzle};
use benben_core::{
    Branch, CannotUndo, Deal, NotationError, Record, RuleId, Seat, Seats, Standings, Turn, Viewer,
};
use benben_web::table::Advised;
use benben_web::{Language, Look, Parts, Pick, Sentence, Stations};
use maud::Markup;

/// A decision to be made elsewhere, on a thread that may be kept busy. It answers the action's notation.
pub(crate) type Decision = Box<dyn FnOnce() -> String + Send>;

/// Advice to be made elsewhere, too. It knows what the seat sees, and no more.
pub(crate) type Advising = Box<dyn FnOnce() -> Vec<AdvisedAction> + Send>;

/// A candidate and a reason, in notation and in no language.
#[derive(Clone, Debug)]
pub(crate) struct AdvisedAction {
    pub(crate) candidate: Alternative,
    pub(crate) why: Kept,
}

/// Something else in the place of what was played, to be judged elsewhere by what the seat sees. It answers nothing if there is nothing
/// to decide.
pub(crate) type Judging = Box<dyn FnOnce() -> Option<RetriedAction> + Send>;

/// What somebody would do instead, judged.
#[derive(Clone, Debug)]
pub(crate) struct RetriedAction {
    pub(crate) advised: AdvisedAction,
    pub(crate) grade: Grade,
    /// What it costs, as a share of the win.
    pub(crate) loss: f64,
}

/// An answer to a puzzle beside the solution, in notation and in no language.
#[derive(Clone, Debug)]
pub(crate) struct Answered {
    /// Is it the solution?
    pub(crate) right: bool,
    /// The solution, and what speaks for it.
    pub(crate) solution: AdvisedAction,
    /// The answer, and what speaks against it; the next best if the answer is the solution.
    pub(crate) other: AdvisedAction,
}

/// How a program wants to be told what it may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wording {
    /// By what it has to send.
    Notation,
    /// Also by what a person would pick, and in words: to be shown to somebody. They cost more than all the rest.
    Texts(Language),
}

/// What a program is told about the game.
#[derive(Debug)]
pub(crate) struct Facts {
    /// Whom the rules wait for, as far as the viewer can know.
    pub(crate) awaited: Seats,
    /// What the viewer may do: a list.
    pub(crate) actions: Json,
    /// What the viewer may know.
    pub(crate) view: Json,
}

/// What was just entered in the record.
#[derive(Debug)]
pub(crate) struct Told {
    /// Its number in the record.
    pub(crate) step: u64,
    /// How it is written there.
    pub(crate) entry: String,
    /// What everyone learned.
    pub(crate) events: Vec<Json>,
}

/// How a game begins that branches off from another.
#[derive(Clone, Debug)]
pub(crate) struct Beginning {
    /// The entries of the record.
    pub(crate) entries: Vec<(Seat, String)>,
    /// Whom the rules wait for then.
    pub(crate) awaited: Seats,
}

/// Something a seat played.
#[derive(Clone, Debug)]
pub(crate) struct PlayedStep {
    /// Its number in the record.
    pub(crate) number: u64,
    /// After how many of the steps that count.
    pub(crate) before: usize,
    /// What it was, in words.
    pub(crate) text: String,
}

/// What speaks against an action.
#[derive(Clone, Debug)]
pub(crate) enum Objection {
    /// It is not written as the game's actions are.
    Notation(NotationError),
    /// A rule forbids it.
    ByRule {
        /// Which.
        rule: RuleId,
        /// The facts that failed, tagged with their kind.
        facts: serde_json::Value,
    },
}

/// Why an action was not played.
#[derive(Clone, Debug)]
pub(crate) enum NotPlayed {
    /// Something speaks against it.
    Objection(Objection),
    /// It was played before, under this number.
    Already,
    /// The seat's next action has another number.
    WrongNumber {
        /// Which.
        expected: u64,
    },
}

/// Playing: who may act, what was done, taking back.
pub(crate) trait Playing {
    /// Whom the rules wait for.
    fn turn(&self) -> Turn;
    /// The number of the seat's next action.
    fn next_number(&self, seat: Seat) -> u64;
    /// Whose the latest step is that was not taken back.
    fn last_seat(&self) -> Option<Seat>;
    /// Has the seat played something that is not taken back?
    fn has_played(&self, seat: Seat) -> bool;
    /// How many of the seat's decisions are not taken back.
    fn decisions(&self, seat: Seat) -> usize;
    /// How many entries the record has.
    fn entries(&self) -> usize;
    /// Is the action legal now?
    fn check(&self, seat: Seat, text: &str) -> Result<(), Objection>;
    /// Plays the seat's `number`-th action, written in notation.
    fn play(&mut self, seat: Seat, number: u64, text: &str) -> Result<Told, NotPlayed>;
    /// Does the seat know what it will see after this action, whatever is hidden and whatever luck brings?
    fn foresees(&self, seat: Seat, text: &str) -> bool;
    /// May the seat take back without asking?
    fn undo_is_free(&self, seat: Seat) -> bool;
    /// The game ends here, because these have given up and nobody is left to play against; says who stands where.
    fn concede(&mut self, resigned: Seats) -> Standings;
    /// Takes back the seat's latest step.
    fn undo(&mut self, seat: Seat) -> Result<Told, CannotUndo>;
}

/// Showing: what a viewer may know, for programs and for pages. Nothing here plays a game again, so nothing costs more
/// late in a game than early.
pub(crate) trait Showing {
    /// Whom the rules wait for, as far as the viewer can know: in a simultaneous step nobody can tell who is done.
    fn awaited(&self, viewer: Viewer) -> Seats;
    /// What a program is told; `acts` is false for a seat that may only look.
    fn facts(&self, look: Look<'_>, acts: bool, wording: Wording) -> Facts;
    /// What the face says and draws, the log included; `acts` is false for a seat that may only look.
    fn parts(&self, look: Look<'_>, acts: bool) -> Parts;
    /// What the viewer may know, drawn as text.
    fn drawing(&self, viewer: Viewer) -> String;
    /// Why what these picks mean is not possible.
    fn why_not(&self, look: Look<'_>, picks: &[Pick]) -> Option<Markup>;
    /// Why this action is not possible.
    fn explain(&self, look: Look<'_>, action: &str) -> Option<Markup>;
    /// Advice as people are told it. What is not possible here is left out.
    fn advised(&self, look: Look<'_>, advice: &[AdvisedAction]) -> Vec<Advised>;
    /// How many events were told to everyone.
    fn told(&self) -> usize;
    /// How many of these events had been told after so many of the steps that count.
    fn told_until(&self, steps: usize) -> usize;
    /// What the latest step that told anything told.
    fn latest(&self) -> &[Json];
    /// Everything that was told to everyone, from the first event on.
    fn log(&self) -> Vec<Json>;
    /// What a log in words says about each of these events; nothing about some.
    fn sentences(&self, look: Look<'_>) -> Vec<Option<String>>;
    /// The same for pages: only what is said, with whose doing it was and when.
    fn whole_log(&self, look: Look<'_>) -> Vec<Sentence>;
    /// Where turns and rounds of the finished game begin.
    fn stations(&self) -> Option<Stations>;
    /// The finished game, explained; nothing while it is played.
    fn outcome(&self) -> Option<Json>;
}

/// Deciding: what a bot would do.
pub(crate) trait Deciding {
    /// What the bot of this name would do, seeing only what the seat sees.
    fn decision(&self, seat: Seat, bot: &str, luck: u64) -> Option<Decision>;
    /// What a player of this level would advise the seat.
    fn advice(&self, seat: Seat, level: Level, luck: u64) -> Advising;
    /// What a review by a player of this level would say of this action, in the place of the seat's step with this number.
    fn retried(&self, seat: Seat, step: u64, action: &str, level: Level) -> Judging;
    /// What this action is worth here, in answer to a puzzle; nothing if it is no action, or there is nothing to compare it with.
    fn answered(&self, puzzle: &Puzzle, action: &str) -> Option<Answered>;
}

/// Recording: from the record and back to it.
pub(crate) trait Recording {
    /// Enters a line of the record again, or says why it does not follow from those before.
    fn enter(&mut self, seat: Seat, entry: &str) -> Result<(), String>;
    /// From these places on the luck is another: said before anything is entered.
    fn branch(&mut self, branches: Vec<Branch>);
    /// What leads to the game after so many of the steps that count, if one can play on from there.
    fn beginning(&self, steps: usize) -> Option<Beginning>;
    /// Writes down what was played.
    fn record(&self, players: &[String], deal: Option<Deal>) -> Record;
    /// After how many steps something was told, each time.
    fn told_after(&self) -> Vec<usize>;
    /// How many of those somebody in this seat has followed: up to their own latest step, or to the last round.
    fn followed(&self, seat: Option<Seat>) -> usize;
    /// What a seat played, in words and by what it saw; without what was taken back.
    fn played_by(&self, look: Look<'_>, seat: Seat) -> Vec<PlayedStep>;
    /// What the seat could have gone on with after so many steps, in words: as far as each line can be played.
    fn lines_in_words(
        &self,
        look: Look<'_>,
        steps: usize,
        seat: Seat,
        lines: &[Vec<String>],
    ) -> Vec<Vec<String>>;
    /// How many steps count: those that were not taken back.
    fn steps(&self) -> usize;
    /// The table after so many steps of those that count, to look back.
    fn after(&self, steps: usize) -> Box<dyn LiveGame>;
}

/// One game being played, whichever it is.
pub(crate) trait LiveGame: Playing + Showing + Deciding + Recording + Send {}

impl<T: Playing + Showing + Deciding + Recording + Send> LiveGame for T {}
