//! Mistakes of a finished game as positions to try again: for whoever may see its review, as the seat knew them.

use super::review::{Found, grade};
use super::{LiveTable, PageViewer};
use crate::erased::{Judging, LiveGame, RetriedAction};
use crate::exercise::Exercise;
use crate::introduction::title;
use crate::problem::{Missing, Problem};
use crate::web::path::DecisionPath;
use benben_bots::{Alternative, Level, Move, Report, SeatReport};
use benben_core::{Meta, Seat};
use benben_web::pages::{DecisionShown, JudgedTry, Mistakes};
use benben_web::{Language, Look, Texts};

/// A mistake to try again.
pub(crate) struct Retry {
    meta: &'static Meta,
    /// The game up to there.
    game: Box<dyn LiveGame>,
    seat: Seat,
    names: Vec<String>,
    /// How strong a player judges.
    level: Level,
    moved: Move<String>,
    pub(crate) mistakes: Mistakes,
    /// Which of them it is.
    pub(crate) index: usize,
    pub(crate) decision: DecisionShown,
}

impl LiveTable {
    /// All mistakes of a seat.
    pub(crate) async fn mistakes(
        &mut self,
        page_viewer: PageViewer,
        report: Report<String>,
        seat: Seat,
    ) -> Result<Mistakes, Problem> {
        Ok(self.find_mistakes(&page_viewer, report, seat).await?.0)
    }

    /// One of them, as a position.
    pub(crate) async fn retry(
        &mut self,
        page_viewer: PageViewer,
        report: Report<String>,
        DecisionPath { seat, step }: DecisionPath,
    ) -> Result<Retry, Problem> {
        let language = page_viewer.language;
        let level = Level::named(&report.level).ok_or(Problem::Fault)?;
        let (mistakes, found) = self.find_mistakes(&page_viewer, report, seat).await?;
        let is_asked = |(shown, _): &Found| shown.before_step == step;
        let index = found.iter().position(is_asked).ok_or(Missing::Address)?;
        let moved = found[index].1.clone();
        let decision = self.decision_in_words(seat, step, moved.clone(), language).await?;
        let game = self.elsewhere(step, move |game| game.after(step)).await?;
        let (meta, names) = (self.meta, self.names_in(language));
        Ok(Retry { meta, game, seat, names, level, moved, mistakes, index, decision })
    }

    async fn find_mistakes(
        &mut self,
        page_viewer: &PageViewer,
        report: Report<String>,
        seat: Seat,
    ) -> Result<(Mistakes, Vec<Found>), Problem> {
        let look = self.page_look(page_viewer)?;
        self.check_finished()?;
        let language = look.language;
        let own = look.you.or(look.yours.first().map(|own| own.seat)) == Some(seat);
        let is_asked = |reported: &SeatReport<String>| reported.seat == seat;
        let reported = report.seats.into_iter().find(is_asked).ok_or(Missing::Seat)?;
        let mut found = self.found_again(&reported, language).await?;
        found.retain(|(shown, _)| shown.grade.is_wrong());
        let texts = Texts::new(language);
        let mistakes = Mistakes {
            title: title(self.meta.id, texts),
            table: self.stored.id.to_string(),
            seat,
            name: self.names_in(language).swap_remove(seat.index()),
            own,
            moves: found.iter().map(|(shown, _)| shown.clone()).collect(),
            texts,
        };
        Ok((mistakes, found))
    }
}

impl Retry {
    /// The position, as nobody has touched it.
    pub(crate) fn position(&self) -> Exercise {
        Exercise::new(self.meta, self.game.after(self.game.steps()), self.seat, self.names.clone())
    }

    /// The best that the review found, in words, and the board that shows it.
    pub(crate) fn best(&self, language: Language) -> (String, Exercise) {
        let mut exercise = self.position();
        let offered = exercise.offered(language, &self.moved.best);
        exercise.demonstrate(language, &self.moved.best);
        (offered.map_or_else(|| self.moved.best.clone(), |offered| offered.text), exercise)
    }

    /// What the review says of this action, if it has looked at it closely enough to say why.
    pub(crate) fn known(&self, language: Language, action: &str) -> Option<JudgedTry> {
        let why = self.moved.why.as_ref()?;
        let known = self.moved.candidates.iter().find(|candidate| candidate.action == action)?;
        let why = match known.action.as_str() {
            best if best == self.moved.best => &why.best,
            played if played == self.moved.played => &why.played,
            _ => return None,
        };
        let loss = self.moved.before - known.expected;
        let grade = benben_bots::Grade::of(loss, known.error);
        Some(self.judged(language, known, grade, loss, why.clone()))
    }

    /// Judges any other action, elsewhere.
    pub(crate) fn judging(&self, action: &str) -> Judging {
        self.game.retried(self.seat, self.moved.step, action, self.level)
    }

    /// The result of that, in words; nothing if there is nothing to say.
    pub(crate) fn told(&self, language: Language, retried: &RetriedAction) -> Option<JudgedTry> {
        let RetriedAction { advised, grade, loss } = retried;
        let said = self.game.advised(self.look(language), std::slice::from_ref(advised)).pop()?;
        Some(self.judged(language, &advised.candidate, *grade, *loss, said.why))
    }

    fn judged(
        &self,
        language: Language,
        candidate: &Alternative,
        found: benben_bots::Grade,
        loss: f64,
        why: String,
    ) -> JudgedTry {
        let offered = self.position().offered(language, &candidate.action);
        JudgedTry {
            text: offered.map_or_else(|| candidate.action.clone(), |offered| offered.text),
            grade: grade(found),
            loss,
            error: candidate.error,
            why: Some(why),
            as_played: candidate.action == self.moved.played,
        }
    }

    fn look(&self, language: Language) -> Look<'_> {
        Look { seat: Some(self.seat), open: false, names: &self.names, language }
    }
}
