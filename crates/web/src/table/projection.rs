//! What one viewer is shown of a table, whichever game is played there: built up once, from what that viewer may know.
//! Pages and the API's JSON are both made from it.

use super::{Notice, Pace};
use crate::Called;
use benben_core::{Commitment, Day, Meta, Seat, Seats};
use std::time::Duration;

/// The table as one viewer sees it.
#[derive(Clone, Debug)]
pub struct Projection<'a> {
    /// Id of the table.
    pub id: &'a str,
    /// What is true of the game.
    pub meta: &'static Meta,
    /// How far it is.
    pub stage: Stage<'a>,
    /// What was chosen before the game: keys and values.
    pub options: Vec<(&'a str, &'a str)>,
    /// How much time there is.
    pub pace: Pace,
    /// Where the host sits, who invites and arranges the seats.
    pub host: Option<Seat>,
    /// Does the game start only when the host says so?
    pub host_starts: bool,
    /// May those who have to decide ask what a bot would do?
    pub hints: bool,
    /// Do ratings follow from how it ends?
    pub rated: bool,
    /// The tournament that is played here.
    pub tournament: Option<&'a str>,
    /// The game this one branches off from.
    pub branch: Option<BranchPoint<'a>>,
    /// Do the same people play once more?
    pub is_rematch: bool,
    /// Who sits where, in seat order.
    pub seats: Vec<Place>,
    /// Whom the rules wait for, as far as the viewer can know; nobody unless it is being played.
    pub awaited: Seats,
    /// What only the viewer's own seat has.
    pub you: Option<You>,
    /// Who asks to take back.
    pub undo: Option<UndoAsked>,
    /// The next game of the same people.
    pub rematch: Option<Rematch<'a>>,
    /// The day whose deal is played here, and whether it still lasts: then its luck is told to nobody.
    pub daily: Option<(Day, bool)>,
    /// The hash that the deal was fixed by.
    pub commitment: Commitment,
    /// How many watch without a seat; of many only about how many.
    pub audience: usize,
    /// What happened besides the game, in order.
    pub notices: Vec<Notice>,
    /// After how long the table is removed if nobody comes, if ever.
    pub removed_after: Option<Duration>,
}

/// Where a game branches off from another.
#[derive(Clone, Copy, Debug)]
pub struct BranchPoint<'a> {
    /// The table at which that one was played.
    pub of: &'a str,
    /// After how many entries of its record.
    pub entries: u64,
}

/// The next game of the same people.
#[derive(Clone, Debug)]
pub struct Rematch<'a> {
    /// Id of its table.
    pub id: &'a str,
    /// Has it begun?
    pub begun: bool,
    /// Who sits where, in seat order.
    pub seats: Vec<NextSeat>,
}

/// A seat in the next game.
#[derive(Clone, Debug)]
pub struct NextSeat {
    /// Whose it is; nothing if it is free.
    pub name: String,
    /// Are they there?
    pub ready: bool,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage<'a> {
    /// People are missing.
    Gathering {
        /// The code to join by, while seats are open.
        code: Option<&'a str>,
    },
    /// Being played.
    Playing,
    /// Played to the end.
    Over,
    /// Nothing can be played here any more.
    Closed {
        /// Whose doing it was.
        by: ClosedBy,
        /// Why, if it is known.
        reason: Option<&'a str>,
    },
}

/// Whose doing it is that nothing can be played at a table any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClosedBy {
    /// Those who sat there have left before the game began.
    People,
    /// The host did not want it any more.
    Host,
    /// It was played against bots until people came.
    PeopleCame,
    /// Something went wrong.
    Fault,
}

impl Stage<'_> {
    /// Its name, for markup and programs.
    pub const fn name(self) -> &'static str {
        match self {
            Stage::Gathering { .. } => "gathering",
            Stage::Playing => "playing",
            Stage::Over => "over",
            Stage::Closed { .. } => "closed",
        }
    }
}

/// A seat, and what everyone may know about it.
#[derive(Clone, Debug)]
pub struct Place {
    /// Who has it.
    pub holder: Holder,
    /// What they are called; nothing if nobody has it.
    pub name: String,
    /// The last day of their holiday, while they are on one and their clock stands still for it.
    pub holiday_until: Option<Day>,
    /// Time left to think, in milliseconds, while the clock runs or there is a bank.
    pub clock_ms: Option<u64>,
    /// How well they play, at a rated table.
    pub rating: Option<SeatRating>,
    /// Is the name one that they keep?
    pub keeps_name: bool,
    /// The name of a profile that everyone can see.
    pub profile: Option<String>,
    /// May the viewer let a bot play for them? Nothing if it is not for the viewer to say.
    pub replacing: Option<Replacing>,
}

impl Place {
    /// The name, and whether it is theirs.
    pub(super) fn called(&self) -> Called {
        Called { name: self.name.clone(), kept: self.keeps_name }
    }
}

/// How well somebody at a rated table plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatRating {
    /// In points.
    pub points: i32,
    /// How far off that may be.
    pub deviation: i32,
    /// Is too little known yet?
    pub provisional: bool,
    /// What it was before this game, once that is rated.
    pub before: Option<i32>,
}

impl SeatRating {
    /// As lists show it: marked while too little is known.
    pub fn number(self) -> String {
        format!("{}{}", self.points, if self.provisional { "?" } else { "" })
    }
}

/// May somebody let a bot play for a player who is absent and has to act?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Replacing {
    /// Not yet.
    Later,
    /// If the others who are there wish it, too.
    Together,
    /// They have wished it, and others have not.
    Wished,
    /// At once.
    Now,
}

/// Who has a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holder {
    /// Nobody yet.
    Open,
    /// Before the deal: it is kept for somebody who has yet to come.
    Reserved {
        /// Are they watching already?
        presence: Presence,
    },
    /// A person, or a program with a token.
    Person {
        /// Are they there?
        presence: Presence,
        /// The bot that stands in for them.
        stand_in: Option<&'static str>,
    },
    /// Whoever held it has resigned; a bot plays on.
    Resigned {
        /// Are they still there?
        presence: Presence,
        /// Which bot.
        bot: &'static str,
    },
    /// Whoever held it has left the game: a bot plays until somebody sits down.
    Vacant {
        /// Which bot.
        bot: &'static str,
    },
    /// A bot of the server.
    Bot {
        /// Its level.
        level: &'static str,
    },
}

impl Holder {
    /// The bot that plays for the seat now, if one does.
    pub const fn bot(self) -> Option<&'static str> {
        match self {
            Holder::Open | Holder::Reserved { .. } => None,
            Holder::Person { stand_in, .. } => stand_in,
            Holder::Resigned { bot, .. } | Holder::Vacant { bot } | Holder::Bot { level: bot } => Some(bot),
        }
    }

    /// Does a bot stand in for a person who may come, or come back?
    pub const fn is_away(self) -> bool {
        matches!(self, Holder::Person { stand_in: Some(_), .. } | Holder::Vacant { .. })
    }

    /// Is whoever holds the seat there?
    pub const fn is_present(self) -> bool {
        match self {
            Holder::Open | Holder::Vacant { .. } | Holder::Bot { .. } => false,
            Holder::Reserved { presence }
            | Holder::Person { presence, .. }
            | Holder::Resigned { presence, .. } => matches!(presence, Presence::Here),
        }
    }

    /// Is it a person who should decide, and is not there?
    pub const fn is_absent(self) -> bool {
        matches!(self, Holder::Person { presence: Presence::Gone, stand_in: None })
    }
}

/// Is somebody there?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// They watch.
    Here,
    /// They do not.
    Gone,
}

/// What only the viewer's own seat has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct You {
    /// The seat.
    pub seat: Seat,
    /// The number of its next action.
    pub number: u64,
    /// Has it played something that could be taken back?
    pub can_undo: bool,
}

/// Somebody asks to take back.
#[derive(Clone, Copy, Debug)]
pub struct UndoAsked {
    /// Who.
    pub by: Seat,
    /// Who agreed.
    pub agreed: Seats,
}
