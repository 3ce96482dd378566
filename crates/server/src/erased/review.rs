//! Reviews without the game's types: made decision by decision, and told in a language.

use benben_bots::{Heuristics, Kept, Level, NotReviewed, Report, Reviewing};
use benben_core::{Record, Seats};
use benben_games::{FaceVisitor, visit_face};
use benben_web::{Face, Language, Texts, why};

/// A review that is being made.
pub(crate) trait ReviewInProgress: Send {
    /// Of how many decisions.
    fn total(&self) -> usize;
    /// How many are judged.
    fn done(&self) -> usize;
    /// Judges the next; false if all are.
    fn step(&mut self) -> bool;
    /// All of it.
    fn finish(self: Box<Self>) -> Report<Kept>;
}

struct Making<H: Heuristics> {
    reviewing: Reviewing<H>,
    level: Level,
    players: Vec<String>,
}

impl<H: Heuristics> ReviewInProgress for Making<H> {
    fn total(&self) -> usize {
        self.reviewing.total()
    }

    fn done(&self) -> usize {
        self.reviewing.done()
    }

    fn step(&mut self) -> bool {
        self.reviewing.step()
    }

    fn finish(self: Box<Self>) -> Report<Kept> {
        Report::of(&self.reviewing.finish(), self.level.name(), &self.players)
    }
}

/// The luck of all reviews, which is also what `benben review` uses: the same game gives the same review.
pub(super) const SEED: u64 = 1;

struct Begin<'a>(&'a Record, Seats, Level);

impl FaceVisitor for Begin<'_> {
    type Out = Result<Box<dyn ReviewInProgress>, NotReviewed>;

    fn visit<F: Face, H: Heuristics<Game = F::Game>>(self) -> Self::Out {
        let Begin(record, resigned, level) = self;
        let depth = level.depth::<H>().expect("whoever reviews thinks ahead");
        let reviewing = Reviewing::<H>::of(record, None, resigned, depth, SEED)?;
        Ok(Box::new(Making { reviewing, level, players: record.players.clone() }))
    }
}

/// Begins to review a game that is over, perhaps because these gave up; nothing if it is of an unknown game.
pub(crate) fn begin_review(
    record: &Record,
    resigned: Seats,
    level: Level,
) -> Option<Result<Box<dyn ReviewInProgress>, NotReviewed>> {
    visit_face(&record.game, Begin(record, resigned, level))
}

struct Tell(Report<Kept>, Language);

impl FaceVisitor for Tell {
    type Out = Report<String>;

    fn visit<F: Face, H: Heuristics<Game = F::Game>>(self) -> Report<String> {
        let Tell(report, language) = self;
        report.told(|kept| why::<F>(Texts::new(language), kept.points, kept.named()))
    }
}

/// The review with its reasons in this language; nothing if it is of an unknown game.
pub(crate) fn told_review(report: Report<Kept>, language: Language) -> Option<Report<String>> {
    let game = report.game.clone();
    visit_face(&game, Tell(report, language))
}
