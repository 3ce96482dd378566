//! A finished game looked at again: who may, and what the page shows of it.

use super::{LiveTable, PageViewer};
use crate::erased::PlayedStep;
use crate::problem::{Missing, Problem};
use crate::reviews::Finished;
use benben_bots::{Grade, Move, Report, SeatReport};
use benben_core::{Seat, Seats, Turn};
use benben_store::{Status, TokenHash};
use benben_web::Language;
use benben_web::Look;
use benben_web::pages::{
    AccountShown, CandidateShown, DecisionShown, GradeShown, Moment, MoveShown, ReviewShown, Side,
};

/// Which seat's game, and which of its decisions: the one after so many steps.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct WhichDecision {
    pub(crate) seat: Option<Seat>,
    pub(crate) step: Option<usize>,
}

/// Shows a review to somebody who has this seat, if any.
pub(crate) type ShowReview<T> = Box<dyn FnOnce(&ReviewShown<'_>, Option<Seat>) -> T + Send>;

impl LiveTable {
    /// May whoever has this token have the game reviewed? Only once it is over.
    pub(crate) async fn check_review(&mut self, token: Option<TokenHash>) -> Result<(), Problem> {
        self.looks_from(token)?;
        self.check_finished()
    }

    /// The same for whoever looks at a page.
    pub(crate) async fn check_review_page(&mut self, page_viewer: PageViewer) -> Result<(), Problem> {
        self.page_look(&page_viewer)?;
        self.check_finished()
    }

    /// Is there a finished game that everybody may look into?
    pub(super) fn check_finished(&self) -> Result<(), Problem> {
        match (&self.game, self.stored.status) {
            (Some(_), Status::Over) => self.check_day_over(),
            (_, Status::Closed) => Err(self.closed()),
            _ => Err(Problem::NotOver),
        }
    }

    /// The finished game, to be reviewed.
    pub(crate) async fn finished_game(&mut self) -> Result<Finished, Problem> {
        self.check_finished()?;
        let resigned = match self.game.as_ref().map(|game| game.turn()) {
            Some(Turn::Over) | None => Seats::NONE,
            // Those who gave up have ended it.
            Some(_) => self.seats().filter(|seat| self.stored_seat(*seat).resigned).collect(),
        };
        let record = self.with_record(|record| record).await?.ok_or(Problem::NotOver)?;
        Ok(Finished { record, resigned })
    }

    /// The review of one seat's game, with one of its decisions looked at closely.
    pub(crate) async fn review_page<T: 'static>(
        &mut self,
        page_viewer: PageViewer,
        report: Report<String>,
        which: WhichDecision,
        show: ShowReview<T>,
    ) -> Result<T, Problem> {
        let look = self.page_look(&page_viewer)?;
        self.check_finished()?;
        let own = look.you.or(look.yours.first().map(|own| own.seat));
        let seat = which.seat.or(own).unwrap_or(Seat::new(0));
        let reported = report.seats.into_iter().find(|reported| reported.seat == seat);
        let reported = reported.ok_or(Missing::Seat)?;
        let language = look.language;
        let steps = self.game.as_ref().map_or(0, |game| game.steps());
        let found = self.found_again(&reported, language).await?;
        let chosen = match which.step {
            Some(step) => found.iter().position(|(shown, _)| shown.before_step == step),
            None => worst(&found),
        };
        let decision = match chosen {
            Some(index) => {
                let (before, moved) = (found[index].0.before_step, found[index].1.clone());
                Some((index, self.decision_in_words(seat, before, moved, language).await?))
            }
            None => None,
        };
        let step = decision.as_ref().map_or(steps, |(index, _)| found[*index].0.before_step);
        let moves = found.into_iter().map(|(shown, _)| shown).collect();
        let account = account(&reported);
        let shown = move |moment: &Moment<'_>| {
            show(&ReviewShown { seat, account, moves, chosen: decision, moment }, own)
        };
        self.moment(page_viewer, Some(step), Side::Seat(seat), Box::new(shown)).await
    }

    /// The decisions that were judged, in the seat's own words.
    pub(super) async fn found_again(
        &mut self,
        reported: &SeatReport<String>,
        language: Language,
    ) -> Result<Vec<Found>, Problem> {
        let seat = reported.seat;
        let steps = self.game.as_ref().map_or(0, |game| game.steps());
        let names = self.names_in(language);
        let played = self.elsewhere(steps, move |game| {
            game.played_by(Look { seat: Some(seat), open: false, names: &names, language }, seat)
        });
        Ok(found(reported, &played.await?))
    }

    pub(super) async fn decision_in_words(
        &mut self,
        seat: Seat,
        before: usize,
        moved: Move<String>,
        language: Language,
    ) -> Result<DecisionShown, Problem> {
        let lines: Vec<Vec<String>> =
            moved.candidates.iter().map(|candidate| candidate.line.clone()).collect();
        let names = self.names_in(language);
        let said = self.elsewhere(before, move |game| {
            let look = Look { seat: Some(seat), open: false, names: &names, language };
            game.lines_in_words(look, before, seat, &lines)
        });
        let said = said.await?;
        let candidates = moved.candidates.into_iter().zip(said).map(|(candidate, line)| CandidateShown {
            text: line.first().cloned().unwrap_or_else(|| candidate.action.clone()),
            line,
            expected: candidate.expected,
            error: candidate.error,
            other_order: candidate.other_order,
            played: candidate.action == moved.played,
        });
        let why = moved.why.map(|why| (why.best, why.played));
        Ok(DecisionShown { candidates: candidates.collect(), why })
    }
}

/// A decision as the page lists it, and as it was judged.
pub(super) type Found = (MoveShown, Move<String>);

fn found(reported: &SeatReport<String>, played: &[PlayedStep]) -> Vec<Found> {
    let shown = |moved: &Move<String>| {
        let step = played.iter().find(|step| step.number == moved.step)?;
        let shown = MoveShown {
            before_step: step.before,
            text: step.text.clone(),
            grade: grade(moved.grade),
            loss: moved.loss,
            error: moved.error,
            before: moved.before,
            after: moved.after,
        };
        Some((shown, moved.clone()))
    };
    reported.moves.iter().filter_map(shown).collect()
}

/// The decision that cost most; the first if none cost anything.
fn worst(found: &[Found]) -> Option<usize> {
    let costs = found.iter().enumerate().rev();
    costs.max_by(|(_, (one, _)), (_, (other, _))| one.loss.total_cmp(&other.loss)).map(|(index, _)| index)
}

/// As it is read: rounded, so that it still adds up.
fn account(reported: &SeatReport<String>) -> AccountShown {
    let account = reported.account.rounded();
    AccountShown {
        fair: account.fair,
        deal: account.deal,
        decisions: account.decisions,
        between: account.between,
        result: account.result,
    }
}

/// A grade as pages name it.
pub(super) fn grade(grade: Grade) -> GradeShown {
    match grade {
        Grade::Best => GradeShown::Best,
        Grade::Good => GradeShown::Good,
        Grade::Slip => GradeShown::Slip,
        Grade::Mistake => GradeShown::Mistake,
        Grade::Blunder => GradeShown::Blunder,
    }
}
