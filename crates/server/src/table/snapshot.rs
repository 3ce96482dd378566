//! What programs are sent: the projection of the table for one viewer and what the game tells that viewer, as JSON.

use super::LiveTable;
use crate::erased::Json;
use crate::pace::Pace;
use benben_core::{Commitment, Nonce, Seat, Seats, Secret, Seed};
use benben_store::{Holder as Stored, Status, StoredSeat};
use benben_web::table::{Holder, Place, Projection, Stage};
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
    pub(crate) status: &'static str,
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
    pub(crate) you: Option<YouShown>,
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
    pub(crate) name: &'a str,
    /// The level of the bot that plays for the seat, if one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) level: Option<&'static str>,
    /// Does a bot stand in for somebody who is away, or has left?
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
    /// Nobody yet: before the deal it is kept for somebody who has yet to come.
    Reserved,
    /// A person, or a program with a token.
    Person,
    /// A bot of the server.
    Bot,
}

/// What only the viewer's own seat has.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = You)]
pub(crate) struct YouShown {
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
        Stored::Bot => seat.level.clone(),
        Stored::Person | Stored::Open => seat.name.clone(),
    }
}

impl LiveTable {
    /// Calls `send` with the table as this seat sees it, or the public.
    pub(super) fn with_snapshot<T>(&self, seat: Option<Seat>, send: impl FnOnce(&Snapshot<'_>) -> T) -> T {
        let names: Vec<String> = self.stored.seats.iter().map(player_name).collect();
        let look = Look { seat, open: self.lies_open(), names: &names, language: Language::English };
        let facts = self.game.as_ref().map(|game| game.facts(look, self.may_act(seat)));
        let (awaited, offered, view) = match facts {
            Some(facts) => (facts.awaited, facts.offered, Some(facts.view)),
            None => (Seats::NONE, Vec::new(), None),
        };
        let shown = self.project(seat, awaited, names);
        send(&self.snapshot(&shown, offered, view))
    }

    fn snapshot<'a>(
        &'a self,
        shown: &'a Projection<'a>,
        offered: Vec<Offered>,
        view: Option<Json>,
    ) -> Snapshot<'a> {
        let (stored, game) = (&self.stored, self.game.as_ref());
        Snapshot {
            table: shown.id,
            game: shown.meta.id,
            title: shown.meta.title,
            rules_version: stored.rules_version,
            edition: &stored.edition,
            options: shown.meta.options.iter().map(|c| (c.key, self.options.chosen(c.key))).collect(),
            status: shown.stage.name(),
            reason: match shown.stage {
                Stage::Closed { reason } => reason,
                Stage::Gathering { .. } | Stage::Playing | Stage::Over => None,
            },
            code: match shown.stage {
                Stage::Gathering { code } => code,
                Stage::Playing | Stage::Over | Stage::Closed { .. } => None,
            },
            pace: self.pace,
            spectators: stored.spectators,
            seats: self.seats().zip(&shown.seats).map(|(seat, place)| SeatShown::new(seat, place)).collect(),
            awaited: shown.awaited,
            you: shown.you.map(|you| YouShown {
                seat: you.seat,
                number: you.number,
                actions: offered.into_iter().map(action_shown).collect(),
                can_undo: you.can_undo,
            }),
            view,
            told: game.map_or(0, |game| game.told()),
            events: game.map_or(&[], |game| game.latest()),
            outcome: game.and_then(|game| game.outcome()),
            deal: self.deal_shown(),
            undo: shown.undo.map(|asked| UndoShown { by: asked.by, agreed: asked.agreed }),
            rematch_of: stored.rematch_of.as_ref().map(|id| id.as_str()),
            rematch: shown.rematch,
        }
    }

    /// Secret and seed tell the luck to come, so they are shown when none comes.
    fn deal_shown(&self) -> DealShown {
        let (stored, over) = (&self.stored, self.stored.status == Status::Over);
        DealShown {
            commitment: stored.commitment,
            nonces: stored.seats.iter().map(|seat| seat.nonce).collect(),
            secret: over.then_some(stored.secret),
            seed: stored.seed.filter(|_| over),
        }
    }
}

impl<'a> SeatShown<'a> {
    fn new(seat: Seat, place: &'a Place) -> Self {
        let holder = place.holder;
        SeatShown {
            seat,
            kind: match holder {
                Holder::Open | Holder::Vacant { .. } => SeatKind::Open,
                Holder::Reserved { .. } => SeatKind::Reserved,
                Holder::Person { .. } | Holder::Resigned { .. } => SeatKind::Person,
                Holder::Bot { .. } => SeatKind::Bot,
            },
            name: &place.name,
            level: holder.bot(),
            away: holder.is_away(),
            present: holder.is_present(),
            resigned: matches!(holder, Holder::Resigned { .. }),
            clock_ms: place.clock_ms,
        }
    }
}

fn action_shown(offered: Offered) -> ActionShown {
    let picks = offered.picks.iter().map(ToString::to_string).collect();
    ActionShown { picks, text: offered.text, action: offered.action }
}
