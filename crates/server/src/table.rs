//! A live table: everything about one game that is being played, owned by one task.
//!
//! Requests come in one after another; whatever they change is stored before anyone sees it; then everyone who watches
//! gets a new snapshot, and bots that are to move begin to think.

mod absence;
mod arrange;
mod attention;
mod audience;
mod bots;
mod branch;
mod clock;
mod company;
mod count;
mod daily;
mod elsewhere;
mod evidence;
mod fault;
mod hearing;
mod hint;
mod host;
mod keeping_up;
mod leave;
mod load;
mod look;
mod notices;
mod page;
mod play;
mod projection;
mod rating;
mod reach;
mod rematch;
mod resign;
mod rest;
mod retry;
mod review;
mod sit;
mod snapshot;
mod talk;
mod task;
mod time_called;
mod undo;
mod vanished;
mod visit;
mod watch;
mod words;

pub(crate) use absence::StandIn;
pub(crate) use branch::BranchWish;
pub(crate) use daily::Tried;
pub(crate) use hearing::Watching;
pub(crate) use hint::{Hint, HintAsked};
pub(crate) use host::Removal;
pub(crate) use keeping_up::Progress;
pub(crate) use look::{Log, WhyNot};
pub(crate) use page::{PageViewer, PlayedOnPage, Shown, levels, names};
pub(crate) use play::Acknowledged;
pub(crate) use rematch::{NextWish, Seating};
pub(crate) use retry::Retry;
pub(crate) use review::{ShowReview, WhichDecision};
pub(crate) use sit::Seated;
pub(crate) use sit::{Arrival, Called, deal_if_full};
pub(crate) use snapshot::{RatingShown, Snapshot};
pub(crate) use talk::{LineShown, Talk};
pub(crate) use task::run;
pub(crate) use undo::{MOST_ENTRIES_TO_UNDO, Undone};
pub(crate) use watch::{Frame, Hearing, Without};
pub(crate) use words::Reporting;

use crate::bot_name::BotName;
use crate::erased::LiveGame;
use crate::holidays::Calendar;
use crate::house::{House, now};
use crate::pace::Pace;
use crate::problem::Problem;
use crate::web::limits::OpenBotTable;
use benben_core::{Meta, Options, Seat, Seats};
use benben_store::{SaveError, Status, StoredSeat, StoredTable, TokenHash};
use std::sync::Arc;
use tokio::time::Instant;

/// A table in memory.
pub(crate) struct LiveTable {
    house: Arc<House>,
    meta: &'static Meta,
    /// As it is in the store.
    stored: StoredTable,
    pace: Pace,
    options: Options,
    /// None before the deal, and after a fault.
    game: Option<Box<dyn LiveGame>>,
    /// What is only in memory, in seat order.
    places: Vec<Place>,
    /// Who asks to take back, and who agreed.
    undo: Option<undo::UndoRequest>,
    /// When the server must look at it again, as that is stored, in unix milliseconds.
    rests_until: Option<i64>,
    /// The next game of the same people.
    rematch: Option<rematch::NextGame>,
    /// What happened besides the game.
    notices: notices::Notices,
    /// At a rated table, how well its people play and what it changed.
    ratings: rating::Ratings,
    /// What is known of its people besides.
    company: company::Company,
    /// Why nothing can be played here any more, where it is not the end of the game.
    closed_because: Option<String>,
    channels: watch::Channels,
    audience: audience::Audience,
    /// What is in memory may not be what is stored: load before anything else.
    stale: bool,
    /// Somebody might see something new.
    changed: bool,
    /// When a host who has no seat was last heard of.
    host_seen: Instant,
    /// When somebody last looked since it came to memory.
    visited: Option<Instant>,
    /// Bots could play on here, and nobody looks.
    waits_for_visit: bool,
    /// One of the tables of bots alone that play for one client at the same time.
    bot_table: Option<OpenBotTable>,
    /// Grows whenever a decision that is being made becomes worthless.
    epoch: u64,
    uncounted: count::Uncounted,
    /// Is the result of a deal of the day being noted?
    try_noted: bool,
    /// How far it is, where others see it.
    progress_shown: Arc<Progress>,
    /// The number of the last line of talk that those who listen have heard, once that is known.
    heard_lines: Option<u64>,
    /// It leaves memory at once.
    leaves: bool,
}

/// What is only in memory about a seat.
#[derive(Clone, Debug)]
struct Place {
    /// When its holder was last heard of, or stopped watching.
    seen: Instant,
    /// Did somebody watch from it when this was last looked at?
    was_watched: bool,
    /// Was the latest decision made by the clock, and nothing heard of the holder since?
    out_of_time: bool,
    /// Who wishes that a bot plays for the holder, who is absent.
    wished: Seats,
    clock: clock::Clock,
    /// When its clock stands still.
    holidays: Calendar,
    told: reach::Told,
    breath: talk::Breath,
    /// The number of the action a bot is thinking about.
    thinking: Option<u64>,
}

/// Who decides for a seat now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Hand {
    Person,
    Bot(BotName),
}

impl LiveTable {
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seats::all(self.stored.seats.len()).into_iter()
    }

    fn stored_seat(&self, seat: Seat) -> &StoredSeat {
        &self.stored.seats[seat.index()]
    }

    /// Who decides for the seat now.
    fn hand(&self, seat: Seat) -> Hand {
        let stored = self.stored_seat(seat);
        if attention::is_played_by_a_person(stored) {
            return Hand::Person;
        }
        Hand::Bot(bot_of(stored))
    }

    /// The seats for which people decide now.
    fn people(&self) -> Seats {
        self.seats().filter(|seat| self.hand(*seat) == Hand::Person).collect()
    }

    /// The seat this token holds, if it holds one.
    fn seat_held_by(&self, token: Option<TokenHash>) -> Option<Seat> {
        let token = token?;
        self.seats().find(|seat| self.stored_seat(*seat).token == Some(token))
    }

    /// The seat of whoever asks; from now on they count as present.
    fn seat_of(&mut self, token: Option<TokenHash>) -> Result<Seat, Problem> {
        let seat = self.seat_held_by(token).ok_or(Problem::NoSeat)?;
        self.heard_of(seat);
        self.note_look();
        Ok(seat)
    }

    /// The game, if it is being played.
    fn playing(&mut self) -> Result<&mut dyn LiveGame, Problem> {
        let closed = self.closed();
        match self.stored.status {
            Status::Gathering => Err(Problem::NotDealt),
            Status::Over => Err(Problem::Over),
            Status::Closed => Err(closed),
            Status::Playing => match &mut self.game {
                Some(game) => Ok(game.as_mut()),
                None => Err(closed),
            },
        }
    }

    fn closed(&self) -> Problem {
        let reason = self.closed_because.as_deref().unwrap_or("this table was closed");
        Problem::Closed(reason.to_owned())
    }

    /// Stores the table as it shall be. Nobody sees it before.
    async fn save(&mut self, mut next: StoredTable) -> Result<(), Problem> {
        next.changed_at = now();
        let before = self.notices_before_the_deal(&mut next);
        next.attention = self.attention_in(&next);
        match self.house.store.save_table(next.clone()).await {
            Ok(revision) => {
                next.revision = revision;
                let gathered = self.stored.status == Status::Gathering;
                self.stored = next;
                self.changed = true;
                self.notices = before.unwrap_or_else(|| std::mem::take(&mut self.notices));
                self.house.tell_home(&self.stored.id);
                self.recall_holidays().await;
                if gathered {
                    self.tell_those_before();
                }
                Ok(())
            }
            Err(SaveError::Store(error)) => {
                self.stale = true;
                Err(Problem::store(&error))
            }
            Err(_) => {
                self.stale = true;
                self.house.metrics.races_lost.inc();
                Err(Problem::Race)
            }
        }
    }
}

/// The bot that plays for this seat where no person does.
fn bot_of(seat: &StoredSeat) -> BotName {
    if seat.level.is_empty() {
        return BotName::USUAL;
    }
    BotName::named(&seat.level).expect("levels are checked when they are chosen and when a table is loaded")
}
