//! What a page says around a face, whichever game is played.

use crate::{Parts, Texts};
use benben_core::{Seat, Seats};
use std::time::Duration;

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// People are missing.
    Gathering,
    /// Being played.
    Playing,
    /// Played to the end.
    Over,
    /// Nothing can be played here any more.
    Closed,
}

impl Stage {
    /// For markup.
    pub const fn name(self) -> &'static str {
        match self {
            Stage::Gathering => "gathering",
            Stage::Playing => "playing",
            Stage::Over => "over",
            Stage::Closed => "closed",
        }
    }
}

/// Who holds a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Nobody yet.
    Open,
    /// A person.
    Person,
    /// A bot.
    Bot,
}

/// Somebody at the table.
#[derive(Clone, Debug)]
pub struct Sitter {
    /// Who holds the seat.
    pub kind: Kind,
    /// What they are called.
    pub name: String,
    /// The bot's level, also that of one standing in.
    pub level: Option<String>,
    /// Does a bot stand in?
    pub away: bool,
    /// Is somebody there?
    pub present: bool,
    /// Have they given up?
    pub resigned: bool,
    /// Time left, in milliseconds.
    pub clock_ms: Option<u64>,
}

/// Somebody asks to take back.
#[derive(Clone, Copy, Debug)]
pub struct UndoAsked {
    /// Who.
    pub by: Seat,
    /// Who agreed.
    pub agreed: Seats,
}

/// A seat that this browser holds. Several people may share a browser; then each has a number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Own {
    /// The seat.
    pub seat: Seat,
    /// Which of several people, for addresses.
    pub person: Option<u8>,
}

/// Everything around a face.
#[derive(Clone, Debug)]
pub struct Around<'a> {
    /// Id of the table.
    pub id: &'a str,
    /// Id of the game.
    pub game: &'a str,
    /// How far it is.
    pub stage: Stage,
    /// Why it is closed.
    pub reason: Option<&'a str>,
    /// Who sits where.
    pub seats: Vec<Sitter>,
    /// The viewer's seat.
    pub you: Option<Seat>,
    /// All seats this browser holds.
    pub yours: Vec<Own>,
    /// The number of the viewer's next action.
    pub number: u64,
    /// Has the viewer played something that could be taken back?
    pub can_undo: bool,
    /// Who asks to take back.
    pub undo: Option<UndoAsked>,
    /// The code to join by.
    pub code: Option<&'a str>,
    /// The newest sentences of the log.
    pub log: Vec<String>,
    /// The next game of the same people.
    pub rematch: Option<&'a str>,
    /// The hash that the deal was fixed by, and after the end the secret.
    pub commitment: String,
    /// After how long the table is removed if nobody comes, if ever.
    pub removed_after: Option<Duration>,
    /// The viewer's language.
    pub texts: Texts,
}

impl Around<'_> {
    /// What the seat is called.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.seats.get(seat.index()).map_or("", |sitter| sitter.name.as_str())
    }

    /// The address of something at this table.
    pub(crate) fn to(&self, what: &str) -> String {
        let seat = self.you.or(self.yours.first().map(|own| own.seat));
        match seat.and_then(|seat| self.person(seat)) {
            Some(person) => format!("/t/{}/{what}?person={person}", self.id),
            None => format!("/t/{}/{what}", self.id),
        }
    }

    /// The address of the page itself.
    pub(crate) fn here(&self) -> String {
        match self.you.and_then(|seat| self.person(seat)) {
            Some(person) => format!("/t/{}?person={person}", self.id),
            None => format!("/t/{}", self.id),
        }
    }

    /// Which of several people at this browser holds the seat.
    pub(crate) fn person(&self, seat: Seat) -> Option<u8> {
        self.yours.iter().find(|own| own.seat == seat)?.person
    }

    /// Does this browser hold the seat?
    pub(crate) fn is_yours(&self, seat: Seat) -> bool {
        self.yours.iter().any(|own| own.seat == seat)
    }

    /// Where several people share this browser: who shall get it, once the viewer has nothing to do.
    pub(crate) fn pass_on(&self, parts: Option<&Parts>) -> Option<Own> {
        let awaited = parts?.awaited;
        if self.stage != Stage::Playing || self.yours.len() < 2 {
            return None;
        }
        if self.you.is_some_and(|seat| awaited.contains(seat)) {
            return None;
        }
        self.yours.iter().copied().find(|own| awaited.contains(own.seat))
    }
}
