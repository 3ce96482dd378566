//! What programs are sent: the projection of the table for one viewer and what the game tells that viewer, as JSON.

use super::LiveTable;
use crate::erased::{Facts, Json, Wording};
use crate::pace::Pace;
use benben_core::{Commitment, Nonce, Seat, Seats, Secret, Seed};
use benben_store::{Holder as Stored, StoredSeat};
use benben_web::table::{Holder, Place, Projection, Replacing, SeatRating, Stage};
use benben_web::{Language, Look};
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;
use tokio::time::Instant;
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
    /// Fingerprint of what is printed on its components.
    pub(crate) edition_fingerprint: &'a str,
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
    /// Can players ask on their turn what a bot would do?
    pub(crate) hints: bool,
    /// Do ratings follow from how it ends?
    pub(crate) rated: bool,
    /// Id of the tournament that is played here.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(crate) tournament: Option<&'a str>,
    /// How many watch without a seat. Above 20 only about how many.
    pub(crate) audience: usize,
    /// The seat of the host, who arranges the seats before the game; missing if the host has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u8>)]
    pub(crate) host: Option<Seat>,
    /// Does the game start only when the host says so?
    pub(crate) host_starts: bool,
    /// Who sits where.
    pub(crate) seats: Vec<SeatShown<'a>>,
    /// Who has to act, as far as you can know: when several act at the same time, nobody can tell who is done.
    #[schema(value_type = Vec<u8>)]
    pub(crate) awaited: Seats,
    /// Your seat; missing for spectators.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) you: Option<YouShown<'a>>,
    /// What you may know of the game; everything when it is over. Its form is the game's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Object)]
    pub(crate) view: Option<&'a Json>,
    /// How many events were told to everyone so far.
    pub(crate) told: usize,
    /// What was told last.
    #[schema(value_type = Vec<Object>)]
    pub(crate) events: &'a [Json],
    /// The finished game, explained.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Object)]
    pub(crate) outcome: Option<Json>,
    /// Where the luck comes from; missing in a game that branches off from another.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(crate) deal: Option<DealShown>,
    /// The game this one branches off from. It isn't a real game, because nobody dealt it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) branch: Option<BranchShown<'a>>,
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

/// Where a game branches off from another.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Branch)]
pub(crate) struct BranchShown<'a> {
    /// Id of the table where it was played. It may have been removed.
    pub(crate) of: &'a str,
    /// After how many entries of its record.
    pub(crate) entries: u64,
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
    /// The last day of the holder's holiday, as `2027-05-03`, while they are on one and their clock stands still for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) holiday_until: Option<String>,
    /// What becomes of your wish that a bot plays for this absent player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) stand_in: Option<StandInShown>,
    /// Time left to think when this snapshot was made, in milliseconds, while the clock runs or there is a bank.
    /// Only your own in a simultaneous step.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) clock_ms: Option<u64>,
    /// How well they play, at a rated table.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(crate) rating: Option<RatingShown>,
    /// Is it a name that this player keeps? A guest may be called as they like, even as somebody is who keeps their name.
    pub(crate) keeps_name: bool,
    /// The name of a profile that everyone can see: `/api/v1/people/{name}`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(crate) profile: Option<&'a str>,
}

/// How well somebody plays.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[schema(as = SeatRating)]
pub(crate) struct RatingShown {
    /// In points: 1500 is where everybody begins.
    pub(crate) rating: i32,
    /// How far off that may be: one standard deviation. 0 for a bot.
    pub(crate) deviation: i32,
    /// Is too little known yet?
    pub(crate) provisional: bool,
    /// What it was before this game, once ratings have followed from it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(crate) before: Option<i32>,
}

impl From<RatingShown> for SeatRating {
    fn from(shown: RatingShown) -> Self {
        let RatingShown { rating, deviation, provisional, before } = shown;
        SeatRating { points: rating, deviation, provisional, before }
    }
}

impl From<SeatRating> for RatingShown {
    fn from(shown: SeatRating) -> Self {
        let SeatRating { points, deviation, provisional, before } = shown;
        RatingShown { rating: points, deviation, provisional, before }
    }
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

/// What becomes of your wish that a bot plays for a player who is absent and has to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = StandInPossible)]
#[serde(rename_all = "lowercase")]
pub(crate) enum StandInShown {
    /// It is too early.
    Later,
    /// It counts, and others who are there have to wish it, too.
    Together,
    /// You have wished it.
    Wished,
    /// A bot plays at once.
    Now,
}

impl From<Replacing> for StandInShown {
    fn from(replacing: Replacing) -> Self {
        match replacing {
            Replacing::Later => StandInShown::Later,
            Replacing::Together => StandInShown::Together,
            Replacing::Wished => StandInShown::Wished,
            Replacing::Now => StandInShown::Now,
        }
    }
}

/// What only the viewer's own seat has.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = You)]
pub(crate) struct YouShown<'a> {
    /// Your seat.
    #[schema(value_type = u8)]
    pub(crate) seat: Seat,
    /// The number of your next action.
    pub(crate) number: u64,
    /// Your legal actions; none unless the rules wait for you.
    #[schema(value_type = Vec<ActionShown>)]
    pub(crate) actions: &'a Json,
    /// Have you played something that could be taken back?
    pub(crate) can_undo: bool,
}

/// A legal action.
#[derive(ToSchema)]
#[expect(dead_code, reason = "this is how the game writes it; here it is only described")]
pub(crate) struct ActionShown {
    /// What to send.
    action: String,
    /// The things a person would pick on the page, if you asked for `texts`.
    #[schema(nullable = false)]
    picks: Option<Vec<String>>,
    /// What it means in plain words, if you asked for `texts`.
    #[schema(nullable = false)]
    text: Option<String>,
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

/// How a program looks at a table. Those that look alike get the same snapshot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ProgramLook {
    /// The seat whose side of the table it is; none for the public.
    pub(super) seat: Option<Seat>,
    pub(super) wording: Wording,
}

impl LiveTable {
    /// Calls `send` with the table as this program sees it, and the clocks as they were at this time.
    pub(super) fn with_snapshot<T>(
        &self,
        look: ProgramLook,
        at: Instant,
        send: impl FnOnce(&Snapshot<'_>) -> T,
    ) -> T {
        let ProgramLook { seat, wording } = look;
        let names: Vec<String> = self.stored.seats.iter().map(player_name).collect();
        let language = match wording {
            Wording::Notation => Language::default(),
            Wording::Texts(language) => language,
        };
        let look = Look { seat, open: self.lies_open(), names: &names, language };
        let facts = self.game.as_ref().map(|game| game.facts(look, self.may_act(seat), wording));
        let awaited = facts.as_ref().map_or(Seats::NONE, |facts| facts.awaited);
        let shown = self.project(seat, awaited, names, at);
        send(&self.snapshot(&shown, facts.as_ref()))
    }

    fn snapshot<'a>(&'a self, shown: &'a Projection<'a>, facts: Option<&'a Facts>) -> Snapshot<'a> {
        let (stored, game) = (&self.stored, self.game.as_ref());
        Snapshot {
            table: shown.id,
            game: shown.meta.id,
            title: shown.meta.title,
            rules_version: stored.rules_version,
            edition: &stored.edition,
            edition_fingerprint: &stored.edition_fingerprint,
            options: shown.meta.options.iter().map(|c| (c.key, self.options.chosen(c.key))).collect(),
            status: shown.stage.name(),
            reason: match shown.stage {
                Stage::Closed { reason, .. } => reason,
                Stage::Gathering { .. } | Stage::Playing | Stage::Over => None,
            },
            code: match shown.stage {
                Stage::Gathering { code } => code,
                Stage::Playing | Stage::Over | Stage::Closed { .. } => None,
            },
            pace: self.pace,
            spectators: stored.spectators,
            hints: stored.hints,
            rated: stored.rated,
            tournament: shown.tournament,
            audience: shown.audience,
            host: shown.host,
            host_starts: shown.host_starts,
            seats: self.seats().zip(&shown.seats).map(|(seat, place)| SeatShown::new(seat, place)).collect(),
            awaited: shown.awaited,
            you: shown.you.map(|you| YouShown {
                seat: you.seat,
                number: you.number,
                actions: facts.map_or(&NO_ACTIONS, |facts| &facts.actions),
                can_undo: you.can_undo,
            }),
            view: facts.map(|facts| &facts.view),
            told: game.map_or(0, |game| game.told()),
            events: game.map_or(&[], |game| game.latest()),
            outcome: game.and_then(|game| game.outcome()),
            deal: stored.branch_of.is_none().then(|| self.deal_shown()),
            branch: shown.branch.map(|branch| BranchShown { of: branch.of, entries: branch.entries }),
            undo: shown.undo.map(|asked| UndoShown { by: asked.by, agreed: asked.agreed }),
            rematch_of: stored.rematch_of.as_ref().map(|id| id.as_str()),
            rematch: shown.rematch.as_ref().map(|next| next.id),
        }
    }

    /// Secret and seed tell the luck to come, so they are shown when none comes.
    fn deal_shown(&self) -> DealShown {
        let (stored, over) = (&self.stored, self.lies_open());
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
            stand_in: place.replacing.map(StandInShown::from),
            holiday_until: place.holiday_until.map(|day| day.to_string()),
            clock_ms: place.clock_ms,
            rating: place.rating.map(RatingShown::from),
            keeps_name: place.keeps_name,
            profile: place.profile.as_deref(),
        }
    }
}

static NO_ACTIONS: LazyLock<Json> = LazyLock::new(|| Json::of(&[(); 0]));
