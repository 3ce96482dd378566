//! What happened at the table besides the game, in sentences between those of the log.

use super::TablePage;
use crate::{Parts, Sentence};
use benben_core::Seat;

/// Something that happened besides the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Notice {
    /// After how many steps of the game.
    pub step: usize,
    /// Whom it is about.
    pub seat: Seat,
    /// What.
    pub what: Happening,
}

/// What can happen besides the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Happening {
    /// Somebody gave up.
    Resigned,
    /// Somebody's time was up, and a bot made the decision that follows.
    TimeUp,
    /// A bot plays for somebody from now on.
    StandIn,
    /// Somebody plays again for whom a bot played.
    Back,
    /// Somebody left for good.
    Left,
    /// Somebody took an action back.
    TookBack,
    /// Somebody is the host now, because nothing was heard of the last one.
    Host,
    /// Somebody asked what a bot would do, before the decision that follows.
    Hint,
}

impl Happening {
    /// All there are.
    pub const ALL: [Happening; 8] = [
        Happening::Resigned,
        Happening::TimeUp,
        Happening::StandIn,
        Happening::Back,
        Happening::Left,
        Happening::TookBack,
        Happening::Host,
        Happening::Hint,
    ];

    /// Its name for programs and in the store.
    pub const fn name(self) -> &'static str {
        match self {
            Happening::Resigned => "resigned",
            Happening::TimeUp => "time-up",
            Happening::StandIn => "stand-in",
            Happening::Back => "back",
            Happening::Left => "left",
            Happening::TookBack => "took-back",
            Happening::Host => "host",
            Happening::Hint => "hint",
        }
    }

    /// The one of this name.
    pub fn named(name: &str) -> Option<Self> {
        Happening::ALL.into_iter().find(|what| what.name() == name)
    }

    /// Does it belong to the decision that follows, and is told only with that? While others act in secret it would tell who has
    /// yet to decide.
    pub const fn precedes_a_decision(self) -> bool {
        matches!(self, Happening::TimeUp | Happening::Hint)
    }

    const fn key(self) -> &'static str {
        match self {
            Happening::Resigned => "notice-resigned",
            Happening::TimeUp => "notice-time-up",
            Happening::StandIn => "notice-stand-in",
            Happening::Back => "notice-back",
            Happening::Left => "notice-left",
            Happening::TookBack => "notice-took-back",
            Happening::Host => "notice-host",
            Happening::Hint => "notice-hint",
        }
    }
}

impl Notice {
    /// What is said about it, in the words of whoever reads it.
    pub fn text(self, texts: crate::Texts, name: &str) -> String {
        texts.with(self.what.key()).and("name", name).say()
    }

    /// As a sentence of the log. No step told it.
    fn sentence(self, page: &TablePage<'_>) -> Sentence {
        let text = self.text(page.texts, page.name(self.seat));
        Sentence { told: 0, step: self.step, seat: Some(self.seat), text }
    }

    /// Is it as new as what was told after this step? Some things are noted before the decision that they belong to.
    fn is_newest(self, step: usize) -> bool {
        self.step >= step || (self.what.precedes_a_decision() && self.step + 1 == step)
    }
}

/// What the game told, and what happened between.
pub(crate) fn among(page: &TablePage<'_>, log: &[Sentence]) -> Vec<Sentence> {
    let first = log.first().map_or(0, |said| said.step);
    let mut notices = page.table.notices.iter().filter(|notice| notice.step + 1 >= first).peekable();
    let mut all = Vec::with_capacity(log.len());
    for said in log {
        while let Some(notice) = notices.next_if(|notice| notice.step < said.step) {
            all.push(notice.sentence(page));
        }
        all.push(said.clone());
    }
    all.extend(notices.map(|notice| notice.sentence(page)));
    all
}

/// What the newest step told, and what happened since.
pub(super) fn newest(page: &TablePage<'_>, parts: &Parts) -> Vec<Sentence> {
    let told = || parts.log.iter().filter(|said| said.told == parts.told);
    let step = told().next().map_or(0, |said| said.step);
    let since = page.table.notices.iter().filter(|notice| notice.is_newest(step));
    let (before, after): (Vec<_>, Vec<_>) = since.partition(|notice| notice.step < step);
    let sentence =
        |notices: Vec<&Notice>| notices.into_iter().map(|notice| notice.sentence(page)).collect::<Vec<_>>();
    [sentence(before), told().cloned().collect(), sentence(after)].concat()
}
