//! A table on a page: what the viewer is shown, in their language, with what their browser holds.

use super::{Advice, Projection, Stage};
use crate::Texts;
use crate::pages::{GameShown, LevelShown};
use benben_core::Seat;

/// A seat that this browser holds. Several people may share a browser; then each has a number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Own {
    /// The seat.
    pub seat: Seat,
    /// Which of several people, for addresses.
    pub person: Option<u8>,
}

/// A table on a page.
#[derive(Clone, Debug)]
pub struct TablePage<'a> {
    /// What the viewer is shown.
    pub table: Projection<'a>,
    /// All seats this browser holds.
    pub yours: Vec<Own>,
    /// Is it seen from afar, on a screen for a room? Then there is nothing to fill in.
    pub afar: bool,
    /// What is played, for those who may not know it yet: before the deal.
    pub game: Option<GameShown>,
    /// The bots that can be asked to sit down: before the deal.
    pub levels: Vec<LevelShown>,
    /// What a bot would do, where the viewer has just asked.
    pub advice: Option<Advice>,
    /// The viewer's language.
    pub texts: Texts,
}

impl TablePage<'_> {
    /// The viewer's seat.
    pub(crate) fn you(&self) -> Option<Seat> {
        self.table.you.map(|you| you.seat)
    }

    /// The number of the viewer's next action.
    pub(crate) fn number(&self) -> u64 {
        self.table.you.map_or(1, |you| you.number)
    }

    /// Is it being played?
    pub(crate) fn is_played(&self) -> bool {
        self.table.stage == Stage::Playing
    }

    /// Is it the deal of a day that still lasts?
    pub(crate) fn day_runs(&self) -> bool {
        self.table.daily.is_some_and(|(_, runs)| runs)
    }

    /// Do the rules wait for the viewer?
    pub(crate) fn is_my_turn(&self) -> bool {
        self.you().is_some_and(|seat| self.table.awaited.contains(seat))
    }

    /// What the seat is called.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.table.seats.get(seat.index()).map_or("", |place| place.name.as_str())
    }

    /// The address of something at this table.
    pub(crate) fn to(&self, what: &str) -> String {
        let seat = self.you().or(self.yours.first().map(|own| own.seat));
        match seat.and_then(|seat| self.person(seat)) {
            Some(person) => format!("/t/{}/{what}?person={person}", self.table.id),
            None => format!("/t/{}/{what}", self.table.id),
        }
    }

    /// The address of the page itself.
    pub(crate) fn here(&self) -> String {
        match self.you().and_then(|seat| self.person(seat)) {
            Some(person) => format!("/t/{}?person={person}", self.table.id),
            None => format!("/t/{}", self.table.id),
        }
    }

    /// Which of several people at this browser holds the seat.
    fn person(&self, seat: Seat) -> Option<u8> {
        self.yours.iter().find(|own| own.seat == seat)?.person
    }

    /// Does this browser hold the seat?
    pub(crate) fn is_yours(&self, seat: Seat) -> bool {
        self.yours.iter().any(|own| own.seat == seat)
    }

    /// Does the host sit at this browser?
    pub(crate) fn is_host(&self) -> bool {
        self.table.host.is_some_and(|host| self.is_yours(host))
    }

    /// Where several people share this browser: who shall get it, once the viewer has nothing to do. It goes around: who
    /// else has acted in secret is not known here, so the first who may be awaited could be one who has acted already.
    pub fn pass_on(&self) -> Option<Own> {
        if self.yours.len() < 2 || self.is_my_turn() {
            return None;
        }
        let me = self.you().and_then(|seat| self.yours.iter().position(|own| own.seat == seat));
        let (before, after) = self.yours.split_at(me.map_or(0, |at| at + 1));
        after.iter().chain(before).copied().find(|own| self.table.awaited.contains(own.seat))
    }
}
