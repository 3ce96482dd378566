//! What a bot would do: asked by the seat that has to decide, made elsewhere from what it sees, and worth nothing once the position
//! is another.

use super::{LiveTable, PageViewer, Shown};
use crate::erased::{AdvisedAction, Advising, Wording};
use crate::problem::Problem;
use benben_bots::Level;
use benben_core::Seat;
use benben_store::TokenHash;
use benben_web::table::{Advice, Happening};
use benben_web::{Language, Look, Texts, level_name};
use serde::Serialize;
use std::hash::{DefaultHasher, Hash, Hasher};
use tokio::time::Instant;
use utoipa::ToSchema;

/// A hint to be made.
pub(crate) struct HintAsked {
    pub(crate) work: Advising,
    pub(crate) at: AskedAt,
}

/// The position as the seat that asked knows it. What others do in secret meanwhile is none of its business.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct AskedAt {
    seat: Seat,
    number: u64,
    told: usize,
    epoch: u64,
}

/// What a bot would do in your place, knowing only what you know.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Hint {
    /// The number that your action will have.
    number: u64,
    /// How strong the player is who was asked.
    level: &'static str,
    /// Is there only one thing you can do? Then nothing was considered.
    forced: bool,
    /// What is worth considering, the best first: at most three.
    candidates: Vec<HintCandidate>,
}

/// Something you could do.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct HintCandidate {
    /// The action in the game's notation.
    action: String,
    /// The expected share of the win: 1 means a win, 0 a loss.
    expected: f64,
    /// The standard error of its distance from the best.
    error: f64,
    /// What it brings now and what it leaves, compared with the best; the best compared with the next.
    why: String,
    /// How your turn goes on, as far as that depends neither on others nor on luck; the action itself first.
    line: Vec<String>,
    /// Is it the best in another order?
    other_order: bool,
    /// What a person would pick for it, if you asked for texts.
    #[serde(skip_serializing_if = "Option::is_none")]
    picks: Option<Vec<String>>,
    /// What a person would call it, if you asked for texts.
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
}

impl LiveTable {
    /// Whoever has to decide asks. That is noted before anything is answered.
    pub(crate) async fn ask_hint(&mut self, token: Option<TokenHash>) -> Result<HintAsked, Problem> {
        let (seat, level) = (self.seat_of(token)?, self.house.config.reviewer);
        self.playing()?;
        if !self.stored.hints {
            return Err(Problem::NoHints);
        }
        let at = self.asked_at(seat).ok_or(Problem::NotAwaited)?;
        let mut hash = DefaultHasher::new();
        // Asked twice, the answer is the same; and it does not depend on what others have done in secret.
        (self.stored.id.as_str(), seat.index(), at.number, at.told).hash(&mut hash);
        let work = self.playing()?.advice(seat, level, hash.finish());
        let progress = self.progress();
        if !self.notices.has(seat, Happening::Hint, progress) {
            let notices = self.notices.with_untold(seat, Happening::Hint, progress);
            self.save_noting(self.stored.clone(), notices).await?;
        }
        Ok(HintAsked { work, at })
    }

    /// The position in which this seat has to decide; none if it has not.
    fn asked_at(&mut self, seat: Seat) -> Option<AskedAt> {
        let epoch = self.epoch;
        let decides = !self.stored_seat(seat).resigned;
        let game = self.playing().ok()?;
        let awaited = decides && game.turn().awaited().contains(seat);
        awaited.then(|| AskedAt { seat, number: game.next_number(seat), told: game.told(), epoch })
    }

    fn check_unmoved(&mut self, at: AskedAt) -> Result<(), Problem> {
        if self.asked_at(at.seat) == Some(at) { Ok(()) } else { Err(Problem::Moved) }
    }

    /// The hint for a program, if it is still about the position there is.
    pub(crate) async fn tell_hint(
        &mut self,
        at: AskedAt,
        advised: Vec<AdvisedAction>,
        wording: Wording,
    ) -> Result<Hint, Problem> {
        self.check_unmoved(at)?;
        let (language, worded) = match wording {
            Wording::Notation => (Language::English, false),
            Wording::Texts(language) => (language, true),
        };
        let shown = self.advice_in(at.seat, &advised, language);
        let candidates = advised.into_iter().zip(shown.candidates).map(|(advised, shown)| HintCandidate {
            action: advised.candidate.action,
            expected: advised.candidate.expected,
            error: advised.candidate.error,
            why: shown.why,
            line: advised.candidate.line,
            other_order: advised.candidate.other_order,
            picks: worded.then(|| shown.picks.iter().map(ToString::to_string).collect()),
            text: worded.then_some(shown.text),
        });
        let candidates: Vec<_> = candidates.collect();
        let (number, level) = (at.number, self.house.config.reviewer.name());
        Ok(Hint { number, level, forced: candidates.is_empty(), candidates })
    }

    /// The page with the hint, if it is still about the position there is.
    pub(crate) async fn show_hint<T>(
        &mut self,
        page_viewer: PageViewer,
        at: AskedAt,
        advised: Vec<AdvisedAction>,
        show: Shown<T>,
    ) -> Result<T, Problem> {
        let look = self.page_look(&page_viewer)?;
        self.check_unmoved(at)?;
        let advice = self.advice_in(at.seat, &advised, look.language);
        Ok(self.with_page_and(&look, Instant::now(), Some(advice), show))
    }

    fn advice_in(&self, seat: Seat, advised: &[AdvisedAction], language: Language) -> Advice {
        let names = self.names_in(language);
        let look = Look { seat: Some(seat), open: false, names: &names, language };
        let candidates = self.game.as_ref().map(|game| game.advised(look, advised)).unwrap_or_default();
        let level: Level = self.house.config.reviewer;
        Advice { by: level_name(level.name(), Texts::new(language)), candidates }
    }
}
