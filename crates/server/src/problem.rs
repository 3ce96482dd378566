//! Why a request was not fulfilled: one list for programs and for pages.
//!
//! `answer` says what programs get (status, code, message, hint), `sentence` what pages say in the viewer's language.
//! Both go through the whole list, so a problem without a code or a text does not compile.

mod answer;
mod retry;
mod sentence;

pub(crate) use retry::LostRace;

use crate::erased::{Objection, OpeningError};
use crate::pace::PaceError;
use crate::rated::Unrated;
use crate::workers::Undone;
use benben_core::{CannotUndo, Meta, NotationError, RecordError, RuleId, Rulebook, Seat};
use benben_store::StoreError;
use serde::Serialize;
use utoipa::ToSchema;

/// Whoever waits for too much already is asked to come back after so many seconds.
const WORK_SECONDS: u64 = 5;

/// Why a request was not fulfilled. Nothing was changed by it.
#[derive(Clone, Debug)]
pub(crate) enum Problem {
    /// What was sent cannot be understood.
    Malformed(String),
    /// What was sent is not an action of the game.
    Notation {
        /// Title of the game.
        title: &'static str,
        /// What is wrong.
        error: NotationError,
    },
    /// What should be a token is none.
    Token,
    /// The body is of another kind than this one.
    MediaType(BodyKind),
    /// The body is larger than anything sensible.
    BodyTooLarge,
    /// The request did not arrive in time.
    RequestTooSlow,
    /// The address does not know the method.
    Method,
    /// The request is for a name that is not ours.
    Host,
    /// The request comes from another site.
    OtherSite,
    /// There is no such thing.
    NotFound(Missing),
    /// Whoever asks is not signed in.
    NotSignedIn,
    /// Name and password do not belong together, or there is no such name: nobody learns which.
    SignIn,
    /// The password is not the one that belongs to whoever is signed in.
    WrongPassword,
    /// Nobody can come in with this code, or not any more.
    EntryCode,
    /// Somebody keeps this name, or one that looks like it.
    NameKept,
    /// Nobody keeps a new name here.
    RegistrationClosed,
    /// Only whoever was invited keeps a name here.
    InvitationNeeded,
    /// The invitation doesn't hold, or not any more.
    Invitation,
    /// The password would be guessed.
    WeakPassword,
    /// The password is longer than anything sensible.
    LongPassword,
    /// What a passkey has signed does not hold.
    Passkey,
    /// The passkey is there already.
    PasskeyKnown,
    /// Nobody needs so many passkeys.
    ManyPasskeys,
    /// Without it nobody could sign in to the account any more.
    LastWayIn,
    /// Browsers keep no passkeys for this address.
    NoPasskeysHere,
    /// Nobody is their own friend.
    OwnLink,
    /// One of two has as many friends as anybody can have.
    ManyFriends,
    /// This server sends no such messages.
    NoticesOff,
    /// Messages cannot be sent to this address.
    NoticeAddress,
    /// A holiday cannot be taken so.
    Holiday(HolidayError),
    /// Whoever asks holds no seat here.
    NoSeat,
    /// Only those who play may look.
    NoSpectators,
    /// A table cannot be opened so.
    Opening(OpeningError),
    /// Options are plain words.
    OptionWords,
    /// The pace is beyond reason, or no pace.
    Pace(PaceError),
    /// No game has so many seats.
    TooManySeats,
    /// Whoever opens a table takes one seat only.
    TwoSeats,
    /// Nobody may be called so.
    Name(NameError),
    /// There is no such bot.
    Level,
    /// There is no such phrase.
    Phrase,
    /// Nobody may write so, or not here.
    Words(WordsError),
    /// Nobody comes into this account.
    Locked,
    /// Not everyone has sat down yet.
    NotDealt,
    /// Not everyone has said that they are ready.
    NotReady,
    /// This is the host's to decide.
    NotHost,
    /// The host does not want whoever asks at this table.
    Blocked,
    /// Whoever wants to leave says so.
    OwnSeat,
    /// The game has begun.
    Dealt,
    /// The game is over.
    Over,
    /// This is for finished games.
    NotOver,
    /// Nobody can play on from there.
    NoBranch,
    /// Nobody gets hints at this table.
    NoHints,
    /// Somebody else has to decide.
    NotAwaited,
    /// What was asked about is not the position any more.
    Moved,
    /// Nothing can be played at this table any more.
    Closed(String),
    /// Whoever asks holds this seat already.
    Seated(Seat),
    /// The seat is not open.
    Taken,
    /// The seat is reserved for its player for a while.
    Reserved,
    /// Only an awaited player who is absent can be replaced.
    Present,
    /// No person holds the seat.
    NoPerson,
    /// No bot stands in for whoever asks.
    NotAway,
    /// Whoever asks has resigned.
    Resigned,
    /// Nobody asks to take back.
    NobodyAsked,
    /// The step cannot be taken back.
    CannotUndo(CannotUndo),
    /// The record is so long that nothing is taken back any more.
    TooLongToUndo,
    /// In a deal of the day nothing is tried out, and nobody else plays.
    OneTry,
    /// Others have yet to play this deal today.
    DayRuns,
    /// Something does not go with a rated table.
    Rated(Unrated),
    /// Whoever asks does not organise this tournament.
    NotOrganiser,
    /// The tournament has begun, and everyone's opponents are known.
    Begun,
    /// The tournament is over.
    TournamentOver,
    /// So many play that nobody else can.
    TournamentFull,
    /// With so few there is no tournament.
    FewPlayers,
    /// Whoever is meant does not play in this tournament.
    NotInTournament,
    /// One bot is enough.
    OneBot,
    /// Without a clock a tournament could wait forever.
    NeedsClock,
    /// A tournament has no such numbers of players, rounds or seconds.
    TournamentNumbers,
    /// No tournament may be called so.
    Title,
    /// The table changed in the same moment.
    Race,
    /// A rule of the game forbids it.
    Refused(Box<Forbidden>),
    /// The seat's next action has another number.
    WrongNumber {
        /// Which.
        expected: u64,
    },
    /// The record does not hold.
    BrokenRecord(Box<RecordError>),
    /// The client has more than it may have.
    TooMany {
        /// Of what.
        what: Limited,
        /// When to try again, in seconds.
        seconds: u64,
    },
    /// Too much waits to be done, for whomever.
    Crowded,
    /// The store has as much as it may have.
    StoreFull,
    /// What is stored cannot be read by this release.
    Unreadable,
    /// What is stored is not what was written.
    Damaged,
    /// Somebody has replaced or removed the database under the running server.
    Exchanged,
    /// The store failed.
    Store,
    /// The server stops.
    Stopping,
    /// Another server has it, and doesn't answer: it isn't known whether anything was done.
    Elsewhere,
    /// We were wrong.
    Fault,
}

/// Why nobody may be called so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NameError {
    /// It is too short or too long.
    Length,
    /// It has characters that nobody sees, or that change how others are read.
    Characters,
    /// Bots are called so.
    Bot,
    /// Somebody at the table is called so, or almost so.
    Alike,
}

/// Why a holiday cannot be taken so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HolidayError {
    /// It ends before it begins, or is no day.
    Days,
    /// It begins in the past, or more than a year from now.
    When,
    /// There is one on some of these days already.
    Overlap,
    /// There are no more so many days left that year.
    TooMany,
}

/// Why something can't be written at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WordsError {
    /// There is nothing in it, or too much.
    Length,
    /// It has characters that nobody sees, or that change how others are read.
    Characters,
    /// The host hasn't switched it on.
    Off,
    /// Strangers meet here.
    Barred,
}

/// What there is none of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Missing {
    /// An address.
    Address,
    /// A table.
    Table,
    /// A table with this join code.
    Code,
    /// A game.
    Game,
    /// A seat.
    Seat,
    /// A deal of this day.
    Day,
    /// A tournament.
    Tournament,
    /// A file.
    File,
    /// A session.
    Session,
    /// A friend, or a link that leads to one.
    Friend,
    /// An address of one's own.
    Webhook,
    /// Something that somebody wrote.
    Line,
    /// Somebody who shows something.
    Person,
}

/// What a body must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BodyKind {
    /// JSON, from programs.
    Json,
    /// A form, from pages.
    Form,
}

/// What a client can have too many of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Limited {
    /// Requests.
    Requests,
    /// Open streams.
    Streams,
    /// Open connections.
    Connections,
    /// Things that wait to be done and take long.
    Work,
    /// Tables that are not finished.
    Tables,
    /// Tournaments that are not over.
    Tournaments,
    /// Bytes that are kept.
    Bytes,
    /// Tries to get in.
    Attempts,
    /// Things that one seat says.
    Talk,
    /// Reports that wait.
    Reports,
}

/// The rule that forbids an action; missing where none does.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Forbidden {
    /// Its id.
    #[schema(required = false)]
    pub(crate) rule: String,
    /// Its text, in Markdown.
    #[schema(required = false)]
    pub(crate) rule_text: String,
    /// The facts that failed, with their `kind`.
    #[schema(value_type = Object, required = false)]
    pub(crate) facts: serde_json::Value,
    /// Title of the game.
    #[serde(skip)]
    title: &'static str,
}

impl Forbidden {
    /// This rule forbids it, because of these facts.
    pub(crate) fn new(meta: &'static Meta, rule: RuleId, facts: serde_json::Value) -> Self {
        let text = Rulebook::new(meta.rules).rule(rule).map(|rule| rule.text.to_owned());
        Forbidden { rule: rule.to_owned(), rule_text: text.unwrap_or_default(), facts, title: meta.title }
    }
}

impl Problem {
    /// What was sent cannot be understood.
    pub(crate) fn malformed(message: impl Into<String>) -> Self {
        Problem::Malformed(message.into())
    }

    /// The store failed. The cause is for the log.
    pub(crate) fn store(error: &StoreError) -> Self {
        tracing::error!(%error, "the store failed");
        Self::of_store(error)
    }

    /// The same where the cause is in the log already.
    pub(crate) fn of_store(error: &StoreError) -> Self {
        match error {
            StoreError::Broken { .. } | StoreError::Damaged { .. } => Problem::Damaged,
            StoreError::Exchanged { .. } => Problem::Exchanged,
            _ => Problem::Store,
        }
    }

    /// What is stored cannot be read. What it is, is for the log.
    pub(crate) fn unreadable(what: &str, error: &impl std::fmt::Display) -> Self {
        tracing::error!(what, %error, "a stored table cannot be read");
        Problem::Unreadable
    }

    /// What takes long was not done.
    pub(crate) fn undone(undone: Undone) -> Self {
        match undone {
            Undone::EnoughOfYours => Problem::TooMany { what: Limited::Work, seconds: WORK_SECONDS },
            Undone::Crowded => Problem::Crowded,
            Undone::Panicked => Problem::Fault,
        }
    }

    /// Something speaks against an action.
    pub(crate) fn objection(meta: &'static Meta, objection: Objection) -> Self {
        match objection {
            Objection::Notation(error) => Problem::Notation { title: meta.title, error },
            Objection::ByRule { rule, facts } => {
                Problem::Refused(Box::new(Forbidden::new(meta, rule, facts)))
            }
        }
    }
}

impl From<OpeningError> for Problem {
    fn from(error: OpeningError) -> Self {
        Problem::Opening(error)
    }
}

impl From<Missing> for Problem {
    fn from(missing: Missing) -> Self {
        Problem::NotFound(missing)
    }
}

impl From<CannotUndo> for Problem {
    fn from(cannot: CannotUndo) -> Self {
        Problem::CannotUndo(cannot)
    }
}

impl From<PaceError> for Problem {
    fn from(error: PaceError) -> Self {
        Problem::Pace(error)
    }
}
