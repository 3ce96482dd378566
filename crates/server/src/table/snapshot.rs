//! What a viewer is shown: the whole table as it is now, and nothing that the viewer may not know.
//!
//! No field counts what others do in secret: in a simultaneous turn the number of steps would tell how many extra marks
//! somebody earned. What is told to everyone is counted by `told`.

use super::{Hand, LiveTable};
use crate::erased::Json;
use crate::pace::Pace;
use benben_core::{Commitment, Nonce, Seat, Seats, Secret, Seed, Turn, Viewer};
use benben_store::{Holder, Status, StoredSeat};
use benben_web::{Language, Look, Offered};
use serde::Serialize;
use std::collections::BTreeMap;
use utoipa::ToSchema;

/// The table as one viewer sees it.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Snapshot<'a> {
    /// Id of the table.
    pub(crate) table: &'a str,
    /// Id of the game.
    pub(crate) game: &'a str,
    /// Title of the game.
    pub(crate) title: &'a str,
    /// Version of the rules.
    pub(crate) rules_version: u32,
    /// Name of the edition.
    pub(crate) edition: &'a str,
    /// What was chosen before the game.
    pub(crate) options: BTreeMap<&'a str, &'a str>,
    /// `gathering`, `playing`, `over` or `closed`.
    #[schema(value_type = String)]
    pub(crate) status: Status,
    /// Why it is closed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) reason: Option<&'a str>,
    /// The code to join by, while seats are open.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) code: Option<&'a str>,
    /// How much time there is.
    pub(crate) pace: Pace,
    /// May anyone with the link watch?
    pub(crate) spectators: bool,
    /// Who sits where.
    pub(crate) seats: Vec<SeatShown<'a>>,
    /// Whom the rules wait for, as far as you can know: in a simultaneous step nobody can tell who is done.
    #[schema(value_type = Vec<u8>)]
    pub(crate) awaited: Seats,
    /// Your seat; missing for spectators.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) you: Option<You>,
    /// What you may know of the game; everything when it is over. Its form is the game's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Object)]
    pub(crate) view: Option<Json>,
    /// How many events were told to everyone so far.
    pub(crate) told: usize,
    /// What was told last.
    #[schema(value_type = Vec<Object>)]
    pub(crate) events: &'a [Json],
    /// The finished game, explained.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Object)]
    pub(crate) outcome: Option<Json>,
    /// Where the luck comes from.
    pub(crate) deal: DealShown,
    /// Who asks to take back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) undo: Option<UndoShown>,
    /// The table this is a rematch of.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) rematch_of: Option<&'a str>,
    /// The next game of the same people.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) rematch: Option<&'a str>,
}

/// A seat as everyone sees it.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SeatShown<'a> {
    /// Its number.
    #[schema(value_type = u8)]
    pub(crate) seat: Seat,
    /// Who holds it.
    pub(crate) kind: SeatKind,
    /// The holder's name.
    pub(crate) name: String,
    /// The bot's level, or that of the bot standing in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) level: Option<&'a str>,
    /// Does a bot stand in? Before the deal: is the seat kept for somebody who has yet to come?
    pub(crate) away: bool,
    /// Is somebody watching from this seat?
    pub(crate) present: bool,
    /// Has the seat given up?
    pub(crate) resigned: bool,
    /// Time left to think when this snapshot was made, in milliseconds, while the clock runs or there is a bank.
    /// Only your own in a simultaneous step.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) clock_ms: Option<u64>,
}

/// Who holds a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum SeatKind {
    /// Nobody.
    Open,
    /// A person, or a program with a token.
    Person,
    /// A bot of the server.
    Bot,
}

/// What only the viewer's own seat has.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct You {
    /// Your seat.
    #[schema(value_type = u8)]
    pub(crate) seat: Seat,
    /// The number of your next action.
    pub(crate) number: u64,
    /// Your legal actions; none unless the rules wait for you.
    pub(crate) actions: Vec<ActionShown>,
    /// Have you played something that could be taken back?
    pub(crate) can_undo: bool,
}

/// A legal action.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ActionShown {
    /// What to send.
    pub(crate) action: String,
    /// The things it is made of.
    pub(crate) picks: Vec<String>,
    /// What it means, in plain words.
    pub(crate) text: String,
}

/// Where the luck comes from.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct DealShown {
    /// The hash of the server's secret, fixed when the table was opened.
    #[schema(value_type = String)]
    pub(crate) commitment: Commitment,
    /// Each seat's share of the luck, in seat order.
    #[schema(value_type = Vec<String>)]
    pub(crate) nonces: Vec<Option<Nonce>>,
    /// The server's secret, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = String)]
    pub(crate) secret: Option<Secret>,
    /// The seed, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = String)]
    pub(crate) seed: Option<Seed>,
}

/// Who asks to take back.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct UndoShown {
    /// Whose action it is.
    #[schema(value_type = u8)]
    pub(crate) by: Seat,
    /// Who has agreed so far.
    #[schema(value_type = Vec<u8>)]
    pub(crate) agreed: Seats,
}

/// What a record calls whoever sits there.
pub(super) fn player_name(seat: &StoredSeat) -> String {
    match seat.holder {
        Holder::Bot => seat.level.clone(),
        Holder::Person | Holder::Open => seat.name.clone(),
    }
}

impl LiveTable {
    /// When the game is over, everything lies open.
    pub(super) fn seen_as(&self, viewer: Viewer) -> Viewer {
        if self.stored.status == Status::Over { Viewer::Open } else { viewer }
    }

    /// The table as this viewer sees it.
    pub(super) fn snapshot(&self, viewer: Viewer) -> Snapshot<'_> {
        let stored = &self.stored;
        let over = stored.status == Status::Over;
        let playing = stored.status == Status::Playing;
        let awaited = self.game.as_ref().filter(|_| playing).map(|game| game.awaited(viewer));
        let awaited = awaited.unwrap_or_default();
        let options = stored.options.split_ascii_whitespace().filter_map(|pair| pair.split_once('='));
        Snapshot {
            table: stored.id.as_str(),
            game: self.meta.id,
            title: self.meta.title,
            rules_version: stored.rules_version,
            edition: &stored.edition,
            options: options.collect(),
            status: stored.status,
            reason: self.closed_because.as_deref(),
            code: stored.code.as_ref().map(|code| code.as_str()),
            pace: self.pace,
            spectators: stored.spectators,
            seats: self.seats().map(|seat| self.seat_shown(seat, viewer, awaited)).collect(),
            awaited,
            you: self.you(viewer, playing),
            view: self.game.as_ref().map(|game| game.view(self.seen_as(viewer))),
            told: self.told.iter().map(|told| told.events.len()).sum(),
            events: self.told.last().map_or(&[], |told| &told.events),
            outcome: self.game.as_ref().filter(|game| game.turn() == Turn::Over).map(|game| game.outcome()),
            deal: DealShown {
                commitment: stored.commitment,
                nonces: stored.seats.iter().map(|seat| seat.nonce).collect(),
                secret: over.then_some(stored.secret),
                seed: stored.seed.filter(|_| over),
            },
            undo: self.undo.map(|asked| UndoShown { by: asked.by, agreed: asked.agreed }),
            rematch_of: stored.rematch_of.as_ref().map(|id| id.as_str()),
            rematch: self.rematch.as_ref().map(|id| id.as_str()),
        }
    }

    /// What everyone is called, in seat order.
    pub(super) fn names(&self) -> Vec<String> {
        self.stored.seats.iter().map(player_name).collect()
    }

    fn seat_shown(&self, seat: Seat, viewer: Viewer, awaited: Seats) -> SeatShown<'_> {
        let stored = self.stored_seat(seat);
        // In a simultaneous step a clock that stands still would tell who is done.
        let clock = viewer.sees(seat) || awaited.len() <= 1;
        SeatShown {
            seat,
            kind: match stored.holder {
                Holder::Open => SeatKind::Open,
                Holder::Person => SeatKind::Person,
                Holder::Bot => SeatKind::Bot,
            },
            name: player_name(stored),
            level: match (self.stored.status, self.hand(seat)) {
                (Status::Gathering, _) if stored.holder != Holder::Bot => None,
                (_, Hand::Bot(level)) => Some(level),
                (_, Hand::Person) => None,
            },
            away: stored.away,
            present: self.channels.is_watched(seat),
            resigned: stored.resigned,
            clock_ms: self.clock_ms(seat).filter(|_| clock),
        }
    }

    /// What is left on the seat's clock.
    pub(super) fn clock_ms(&self, seat: Seat) -> Option<u64> {
        let now = tokio::time::Instant::now();
        let left = self.time_up_at(seat).map(|at| at.saturating_duration_since(now).as_millis() as u64);
        left.or(self.stored_seat(seat).clock_ms)
    }

    fn you(&self, viewer: Viewer, playing: bool) -> Option<You> {
        let Viewer::Seat(seat) = viewer else { return None };
        let game = self.game.as_ref().filter(|_| playing && !self.stored_seat(seat).resigned);
        let (names, language) = (self.names(), Language::English);
        let look = Look { seat: Some(seat), open: false, names: &names, language };
        let actions = game.map(|game| game.offers(look)).unwrap_or_default();
        Some(You {
            seat,
            number: self.game.as_ref().map_or(1, |game| game.next_number(seat)),
            actions: actions.into_iter().map(action_shown).collect(),
            can_undo: game.is_some_and(|game| game.has_played(seat)),
        })
    }
}

fn action_shown(offered: Offered) -> ActionShown {
    let picks = offered.picks.iter().map(ToString::to_string).collect();
    ActionShown { picks, text: offered.text, action: offered.action }
}
