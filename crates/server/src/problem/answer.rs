//! A problem as programs get it: a status, a code, plain words, a hint.

use super::{BodyKind, Forbidden, HolidayError, Limited, Missing, NameError, Problem, WordsError};
use crate::rated::Unrated;
use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use benben_core::CannotUndo;
use serde::Serialize;
use std::borrow::Cow;
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

/// Why a request was not fulfilled. Nothing was changed by it.
#[derive(Debug, Serialize, ToSchema)]
struct Body<'a> {
    /// What kind of problem it is, for programs: `refused`, `wrong_number`, `not_found`, …
    #[schema(value_type = String)]
    error: &'static str,
    /// What is wrong, in plain words.
    message: Cow<'static, str>,
    /// What might help.
    #[serde(skip_serializing_if = "Option::is_none")]
    hint: Option<Cow<'static, str>>,
    /// By which rule of the game, if it is one that forbids it.
    #[serde(flatten)]
    #[schema(value_type = Forbidden)]
    refusal: Option<&'a Forbidden>,
    /// The number the seat's next action will have.
    #[serde(skip_serializing_if = "Option::is_none")]
    expected_number: Option<u64>,
}

impl PartialSchema for Problem {
    fn schema() -> RefOr<Schema> {
        Body::schema()
    }
}

impl ToSchema for Problem {
    fn name() -> Cow<'static, str> {
        Cow::Borrowed("Problem")
    }

    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        Body::schemas(schemas);
    }
}

impl Problem {
    /// The status of the answer, and the code that programs know the problem by.
    pub(crate) fn status_and_code(&self) -> (StatusCode, &'static str) {
        match self {
            Problem::Malformed(_) | Problem::Notation { .. } | Problem::Token => {
                (StatusCode::BAD_REQUEST, "malformed")
            }
            Problem::MediaType(_) => (StatusCode::UNSUPPORTED_MEDIA_TYPE, "media_type"),
            Problem::BodyTooLarge => (StatusCode::PAYLOAD_TOO_LARGE, "too_large"),
            Problem::RequestTooSlow => (StatusCode::REQUEST_TIMEOUT, "too_slow"),
            Problem::Method => (StatusCode::METHOD_NOT_ALLOWED, "method"),
            Problem::Host => (StatusCode::MISDIRECTED_REQUEST, "host"),
            Problem::OtherSite => (StatusCode::FORBIDDEN, "origin"),
            Problem::NotFound(_) => (StatusCode::NOT_FOUND, "not_found"),
            Problem::NotSignedIn => (StatusCode::UNAUTHORIZED, "not_signed_in"),
            Problem::SignIn => (StatusCode::UNAUTHORIZED, "sign_in"),
            Problem::WrongPassword => (StatusCode::FORBIDDEN, "wrong_password"),
            Problem::EntryCode => (StatusCode::FORBIDDEN, "code"),
            Problem::NameKept => (StatusCode::CONFLICT, "name_kept"),
            Problem::RegistrationClosed => (StatusCode::FORBIDDEN, "registration_closed"),
            Problem::InvitationNeeded | Problem::Invitation => (StatusCode::FORBIDDEN, "invitation"),
            Problem::WeakPassword | Problem::LongPassword => (StatusCode::UNPROCESSABLE_ENTITY, "password"),
            Problem::Passkey => (StatusCode::FORBIDDEN, "passkey"),
            Problem::PasskeyKnown => (StatusCode::CONFLICT, "passkey_known"),
            Problem::ManyPasskeys => (StatusCode::CONFLICT, "many_passkeys"),
            Problem::LastWayIn => (StatusCode::CONFLICT, "last_way_in"),
            Problem::NoPasskeysHere => (StatusCode::CONFLICT, "no_passkeys_here"),
            Problem::OwnLink => (StatusCode::CONFLICT, "own_link"),
            Problem::ManyFriends => (StatusCode::CONFLICT, "many_friends"),
            Problem::NoSeat => (StatusCode::UNAUTHORIZED, "no_seat"),
            Problem::NoSpectators => (StatusCode::FORBIDDEN, "no_spectators"),
            Problem::Opening(_) | Problem::OptionWords => (StatusCode::UNPROCESSABLE_ENTITY, "opening"),
            Problem::Pace(_) | Problem::NeedsClock => (StatusCode::UNPROCESSABLE_ENTITY, "pace"),
            Problem::TooManySeats | Problem::TwoSeats => (StatusCode::UNPROCESSABLE_ENTITY, "seats"),
            Problem::Name(_) => (StatusCode::UNPROCESSABLE_ENTITY, "name"),
            Problem::Level => (StatusCode::UNPROCESSABLE_ENTITY, "level"),
            Problem::Phrase => (StatusCode::UNPROCESSABLE_ENTITY, "phrase"),
            Problem::Words(WordsError::Length | WordsError::Characters) => {
                (StatusCode::UNPROCESSABLE_ENTITY, "words")
            }
            Problem::Words(WordsError::Off) => (StatusCode::CONFLICT, "words_off"),
            Problem::Words(WordsError::Barred) => (StatusCode::CONFLICT, "words_barred"),
            Problem::Locked => (StatusCode::FORBIDDEN, "locked"),
            Problem::NotDealt => (StatusCode::CONFLICT, "not_dealt"),
            Problem::NotReady => (StatusCode::CONFLICT, "not_ready"),
            Problem::NotHost => (StatusCode::FORBIDDEN, "not_host"),
            Problem::NotOrganiser => (StatusCode::FORBIDDEN, "not_organiser"),
            Problem::Begun => (StatusCode::CONFLICT, "begun"),
            Problem::TournamentOver => (StatusCode::CONFLICT, "tournament_over"),
            Problem::TournamentFull => (StatusCode::CONFLICT, "full"),
            Problem::FewPlayers => (StatusCode::CONFLICT, "few_players"),
            Problem::NotInTournament => (StatusCode::CONFLICT, "not_in_tournament"),
            Problem::OneBot => (StatusCode::CONFLICT, "one_bot"),
            Problem::TournamentNumbers => (StatusCode::UNPROCESSABLE_ENTITY, "tournament"),
            Problem::Title => (StatusCode::UNPROCESSABLE_ENTITY, "title"),
            Problem::Blocked => (StatusCode::FORBIDDEN, "blocked"),
            Problem::OwnSeat => (StatusCode::CONFLICT, "own_seat"),
            Problem::NoticesOff => (StatusCode::CONFLICT, "notices_off"),
            Problem::NoticeAddress => (StatusCode::UNPROCESSABLE_ENTITY, "notice_address"),
            Problem::Holiday(HolidayError::Days | HolidayError::When) => {
                (StatusCode::UNPROCESSABLE_ENTITY, "holiday_days")
            }
            Problem::Holiday(HolidayError::Overlap) => (StatusCode::CONFLICT, "holiday_overlap"),
            Problem::Holiday(HolidayError::TooMany) => (StatusCode::CONFLICT, "holiday_too_many"),
            Problem::Dealt => (StatusCode::CONFLICT, "dealt"),
            Problem::Over => (StatusCode::CONFLICT, "over"),
            Problem::NotOver => (StatusCode::CONFLICT, "not_over"),
            Problem::NoBranch => (StatusCode::CONFLICT, "no_branch"),
            Problem::NoHints => (StatusCode::CONFLICT, "no_hints"),
            Problem::NotAwaited => (StatusCode::CONFLICT, "not_awaited"),
            Problem::Moved => (StatusCode::CONFLICT, "moved"),
            Problem::Closed(_) => (StatusCode::GONE, "closed"),
            Problem::Seated(_) => (StatusCode::CONFLICT, "seated"),
            Problem::Taken => (StatusCode::CONFLICT, "taken"),
            Problem::Reserved => (StatusCode::CONFLICT, "kept"),
            Problem::Present => (StatusCode::CONFLICT, "present"),
            Problem::NoPerson => (StatusCode::CONFLICT, "no_person"),
            Problem::NotAway => (StatusCode::CONFLICT, "not_away"),
            Problem::Resigned => (StatusCode::CONFLICT, "resigned"),
            Problem::NobodyAsked => (StatusCode::CONFLICT, "nobody_asked"),
            Problem::CannotUndo(CannotUndo::NothingPlayed(_)) => (StatusCode::CONFLICT, "nothing_to_undo"),
            Problem::CannotUndo(CannotUndo::PlayedOn(_)) => (StatusCode::CONFLICT, "cannot_undo"),
            Problem::TooLongToUndo => (StatusCode::CONFLICT, "too_long"),
            Problem::OneTry => (StatusCode::CONFLICT, "one_try"),
            Problem::DayRuns => (StatusCode::CONFLICT, "day_runs"),
            Problem::Rated(Unrated::Guest) => (StatusCode::FORBIDDEN, "rated"),
            Problem::Rated(Unrated::Undo | Unrated::StandIn) => (StatusCode::CONFLICT, "rated"),
            Problem::Rated(_) => (StatusCode::UNPROCESSABLE_ENTITY, "rated"),
            Problem::Race => (StatusCode::CONFLICT, "race"),
            Problem::Refused(_) => (StatusCode::UNPROCESSABLE_ENTITY, "refused"),
            Problem::WrongNumber { .. } => (StatusCode::CONFLICT, "wrong_number"),
            Problem::BrokenRecord(_) => (StatusCode::UNPROCESSABLE_ENTITY, "broken_record"),
            Problem::TooMany { .. } => (StatusCode::TOO_MANY_REQUESTS, "too_many"),
            Problem::Crowded => (StatusCode::SERVICE_UNAVAILABLE, "crowded"),
            Problem::StoreFull => (StatusCode::SERVICE_UNAVAILABLE, "store_full"),
            Problem::Unreadable => (StatusCode::INTERNAL_SERVER_ERROR, "unreadable"),
            Problem::Damaged => (StatusCode::INTERNAL_SERVER_ERROR, "damaged"),
            Problem::Exchanged | Problem::Store => (StatusCode::SERVICE_UNAVAILABLE, "store"),
            Problem::Stopping => (StatusCode::SERVICE_UNAVAILABLE, "stopping"),
            Problem::Elsewhere => (StatusCode::SERVICE_UNAVAILABLE, "elsewhere"),
            Problem::Fault => (StatusCode::INTERNAL_SERVER_ERROR, "fault"),
        }
    }

    /// The code that programs know the problem by.
    pub(crate) fn code(&self) -> &'static str {
        self.status_and_code().1
    }

    /// What is wrong, in plain words.
    fn message(&self) -> Cow<'static, str> {
        Cow::Borrowed(match self {
            Problem::Malformed(message) => return message.clone().into(),
            Problem::Notation { title, error } => {
                return format!("this isn't an action of {title}: {error}").into();
            }
            Problem::Token => "the Authorization header must be `Bearer` and a token",
            Problem::MediaType(BodyKind::Json) => "the body must be JSON",
            Problem::MediaType(BodyKind::Form) => "the body must be a form",
            Problem::BodyTooLarge => "the body is too large",
            Problem::RequestTooSlow => "the request didn't arrive in time",
            Problem::Method => "this address doesn't support that method",
            Problem::Host => "this server doesn't go by this name",
            Problem::OtherSite => "this request comes from another site",
            Problem::NotFound(Missing::Address) => "there is no such address",
            Problem::NotFound(Missing::Table) => "there is no such table",
            Problem::NotFound(Missing::Code) => "there is no such code",
            Problem::NotFound(Missing::Game) => "there is no such game",
            Problem::NotFound(Missing::Seat) => "there is no such seat",
            Problem::NotFound(Missing::Day) => "there is no deal of this day",
            Problem::NotFound(Missing::Tournament) => "there is no such tournament",
            Problem::NotFound(Missing::File) => "there is no such file",
            Problem::NotFound(Missing::Session) => "there is no such session",
            Problem::NotFound(Missing::Friend) => "there is no such friend, or the link leads nowhere",
            Problem::OwnLink => "this is your own link",
            Problem::ManyFriends => "one of you has as many friends as anybody can have",
            Problem::NotFound(Missing::Person) => "nobody shows you anything under this name",
            Problem::NotFound(Missing::Line) => "there is no such line, or it's a phrase",
            Problem::NotSignedIn => "you aren't signed in",
            Problem::SignIn => "this name and this password don't belong together",
            Problem::WrongPassword => "that isn't your password",
            Problem::EntryCode => "this code doesn't let you in: it's wrong, used or too old",
            Problem::NameKept => "somebody keeps this name, or one that looks like it",
            Problem::RegistrationClosed => "names can't be kept on this server",
            Problem::InvitationNeeded => "on this server you need an invitation to keep a name",
            Problem::Invitation => "this invitation is wrong, used or too old",
            Problem::WeakPassword => "this password would be guessed too soon",
            Problem::LongPassword => "a password has at most 128 characters",
            Problem::Passkey => "what the passkey has signed doesn't hold",
            Problem::PasskeyKnown => "this passkey is known already",
            Problem::ManyPasskeys => "you have as many passkeys as anybody can have",
            Problem::LastWayIn => "this is your only way in: set a password or add another passkey first",
            Problem::NoPasskeysHere => "passkeys need a name and TLS, or localhost",
            Problem::NotFound(Missing::Webhook) => "you haven't set an address",
            Problem::NoticesOff => "this server doesn't send such messages",
            Problem::NoticeAddress => "messages can only be sent to https addresses on the internet",
            Problem::Holiday(HolidayError::Days) => {
                "a holiday is whole days, from one to the same or a later one"
            }
            Problem::Holiday(HolidayError::When) => "a holiday begins today or within a year",
            Problem::Holiday(HolidayError::Overlap) => "you're on holiday on some of these days already",
            Problem::Holiday(HolidayError::TooMany) => {
                return format!("you can take {} days a year", crate::holidays::MOST_DAYS).into();
            }
            Problem::NoSeat => "you don't have a seat at this table",
            Problem::NoSpectators => "this table doesn't allow spectators",
            Problem::Opening(error) => return error.to_string().into(),
            Problem::OptionWords => "the keys and values of options must be plain words",
            Problem::Pace(error) => return error.to_string().into(),
            Problem::TooManySeats => "no game has that many seats",
            Problem::TwoSeats => "you can only take one seat",
            Problem::Name(NameError::Length) => {
                return format!("names must be 1 to {} characters long", crate::name::LONGEST_NAME).into();
            }
            Problem::Name(NameError::Characters) => {
                "names must be visible characters in one line: letters, digits, signs and spaces"
            }
            Problem::Name(NameError::Bot) => "that's what a bot is called",
            Problem::Name(NameError::Alike) => {
                "somebody at this table has this name, or one that looks like it"
            }
            Problem::Level => {
                return format!("there is no such bot; choose from {}", benben_bots::BOTS.join(", ")).into();
            }
            Problem::Phrase => "there is no such phrase",
            Problem::Words(WordsError::Length) => {
                return format!("a line must be 1 to {} characters long", crate::words::LONGEST_LINE).into();
            }
            Problem::Words(WordsError::Characters) => {
                "a line must be visible characters: letters, digits, signs and spaces"
            }
            Problem::Words(WordsError::Off) => "writing is switched off at this table",
            Problem::Words(WordsError::Barred) => {
                "only phrases can be said here: writing is for tables where you invite people yourself"
            }
            Problem::Locked => "this account is locked",
            Problem::NotDealt => "not everyone has sat down yet",
            Problem::NotReady => "not everyone is ready yet",
            Problem::NotHost => "only the host of this table can do that",
            Problem::Blocked => "the host of this table doesn't let you sit down here",
            Problem::OwnSeat => "this is your own seat",
            Problem::Dealt => "the game has already started",
            Problem::Over => "the game is over",
            Problem::NotOver => "the game isn't over yet",
            Problem::NoBranch => "nobody can play on from this step",
            Problem::NoHints => "hints are switched off at this table",
            Problem::NotAwaited => "it isn't your turn",
            Problem::Moved => "the position has changed in the meantime",
            Problem::Closed(reason) => return reason.clone().into(),
            Problem::Seated(seat) => return format!("you already have seat {seat}").into(),
            Problem::Taken => "this seat isn't open",
            Problem::Reserved => "this seat is reserved for its player for a while",
            Problem::Present => {
                "you can only replace a player who has to act and has been absent for a while"
            }
            Problem::NoPerson => "there's no person in this seat",
            Problem::NotAway => "no bot is filling in for you",
            Problem::Resigned => "you have resigned",
            Problem::NobodyAsked => "nobody has asked you to allow an undo",
            Problem::CannotUndo(cannot) => return cannot.to_string().into(),
            Problem::TooLongToUndo => {
                return format!(
                    "nothing can be undone any more, because this game has reached {} entries",
                    crate::table::MOST_ENTRIES_TO_UNDO
                )
                .into();
            }
            Problem::OneTry => "in a deal of the day you play yourself, and nothing is undone",
            Problem::DayRuns => "others have yet to play this deal today, so its luck is still a secret",
            Problem::Rated(Unrated::Setting) => {
                "rated games are played with the standard options and edition"
            }
            Problem::Rated(Unrated::Pace) => "a rated game needs a clock",
            Problem::Rated(Unrated::Hints) => "nobody gets hints in a rated game",
            Problem::Rated(Unrated::NotReal) => {
                "the deal of a day can't be rated, nor can a game that branches off"
            }
            Problem::Rated(Unrated::Alone) => "a rated game needs at least two players, one of them a person",
            Problem::Rated(Unrated::Bot) => "this bot has no rating",
            Problem::Rated(Unrated::Guest) => {
                "everybody in a rated game is signed in, each on a device of their own"
            }
            Problem::Rated(Unrated::Undo) => {
                "in a rated game nothing is undone once others have learned from it"
            }
            Problem::Rated(Unrated::StandIn) => "in a rated game no bot plays for a person",
            Problem::Race => "the table changed at the same moment",
            Problem::NotOrganiser => "only the organiser of this tournament can do that",
            Problem::Begun => "the tournament has begun, and everyone meets everyone: nobody else can join",
            Problem::TournamentOver => "the tournament is over",
            Problem::TournamentFull => "the tournament is full",
            Problem::FewPlayers => "there are too few players for a table",
            Problem::NotInTournament => "there is no such player in this tournament",
            Problem::OneBot => "a bot plays in this tournament already",
            Problem::NeedsClock => "a tournament needs a time limit, so that nobody waits forever",
            Problem::TournamentNumbers => {
                "a tournament has tables for 2 players or more, 2 to 256 players, 1 to 20 rounds, breaks of up to an hour, and begins within 30 days"
            }
            Problem::Title => "titles must be visible characters in one line, 60 at most",
            Problem::Refused(forbidden) => {
                return format!("rule {} of {} forbids it", forbidden.rule, forbidden.title).into();
            }
            Problem::WrongNumber { expected } => {
                return format!("your next action has number {expected}: fetch the table again").into();
            }
            Problem::BrokenRecord(error) => return error.to_string().into(),
            Problem::TooMany { what: Limited::Requests, .. } => "too many requests from your address",
            Problem::TooMany { what: Limited::Streams, .. } => "too many streams from your address",
            Problem::TooMany { what: Limited::Connections, .. } => "too many connections from your address",
            Problem::TooMany { what: Limited::Work, .. } => {
                "too much from your address is waiting to be worked on"
            }
            Problem::TooMany { what: Limited::Tables, .. } => {
                "too many unfinished tables were opened from your address"
            }
            Problem::TooMany { what: Limited::Tournaments, .. } => {
                "too many unfinished tournaments were opened from your address"
            }
            Problem::TooMany { what: Limited::Bytes, .. } => "too much is stored for your address",
            Problem::TooMany { what: Limited::Attempts, .. } => {
                "too many attempts for this name, or from your address"
            }
            Problem::TooMany { what: Limited::Reports, .. } => {
                "there are many reports already, and whoever runs this server will look at them first"
            }
            Problem::TooMany { what: Limited::Talk, .. } => "you're talking faster than anybody can read",
            Problem::Crowded => "the server has too much to do at the moment",
            Problem::StoreFull => "the server has no room for more tables",
            Problem::Unreadable => "this release can't read how this table is stored",
            Problem::Damaged => {
                "the data stored for this table is damaged, so it can't be shown or continued"
            }
            Problem::Exchanged => {
                "the server's database was replaced or removed while it was running, so nothing can be stored"
            }
            Problem::Store => "the server can't write to its disk at the moment; nothing was changed",
            Problem::Stopping => "this server is being stopped, and begins nothing new",
            Problem::Elsewhere => {
                "the server that has this doesn't answer; another one takes over, and it isn't known whether anything was done"
            }
            Problem::Fault => "something went wrong on the server; it has been logged",
        })
    }

    /// What might help.
    fn hint(&self) -> Option<Cow<'static, str>> {
        Some(Cow::Borrowed(match self {
            Problem::Token => "a token consists of 64 letters and digits",
            Problem::MediaType(BodyKind::Json) => "send `Content-Type: application/json`",
            Problem::BodyTooLarge => {
                "editions and records are the largest things you can send, and they are far smaller"
            }
            Problem::RequestTooSlow => "send the whole request at once",
            Problem::Method | Problem::NotFound(Missing::Address) => {
                "see the documentation of the API at /api"
            }
            Problem::NotFound(Missing::Table) => "a table that nobody visits is removed after a while",
            Problem::Host => "whoever runs it can tell it the name: `benben serve --names NAME`",
            Problem::OtherSite => {
                "send an `Origin` header with this server's address, or the token as `Authorization: Bearer …`"
            }
            Problem::NotSignedIn | Problem::Rated(Unrated::Guest) => {
                "sign in, and send the session as `Authorization: Bearer …`"
            }
            Problem::RegistrationClosed => "you can play without an account",
            Problem::InvitationNeeded | Problem::Invitation => {
                "ask whoever runs it for one; you can play without an account"
            }
            Problem::WeakPassword => "make it longer: several words that don't belong together are good",
            Problem::NoSeat => "send the seat's token as `Authorization: Bearer …`",
            Problem::NameKept | Problem::Name(NameError::Bot | NameError::Alike) => "choose another name",
            Problem::Phrase => "`/api/v1/phrases` lists them",
            Problem::Words(WordsError::Off) => "the host can switch it on",
            Problem::Locked => "ask whoever runs this server",
            Problem::OwnSeat => "leave it instead",
            Problem::Rated(Unrated::Pace) => {
                "for instance `\"pace\": {\"kind\": \"bank\", \"seconds\": 900}`"
            }
            Problem::DayRuns => "ask again when the day is over, at midnight UTC",
            Problem::Race => "try again",
            Problem::TooMany { what: Limited::Requests, seconds } => {
                return Some(format!("wait {seconds} s, and use the stream instead of polling").into());
            }
            Problem::TooMany { what: Limited::Attempts | Limited::Talk, seconds } => {
                return Some(format!("wait {seconds} s").into());
            }
            Problem::TooMany { what: Limited::Streams, .. } => "close a stream you don't need",
            Problem::TooMany { what: Limited::Connections, .. } => {
                "close a connection, or reuse one for several requests"
            }
            Problem::TooMany { what: Limited::Work, .. } => "wait for the answers you have asked for",
            Problem::TooMany { what: Limited::Tables, .. } => {
                "finish or leave some of them; those that nobody visits are removed after a while"
            }
            Problem::TooMany { what: Limited::Tournaments, .. } => "end those that nobody plays in",
            Problem::TooMany { what: Limited::Bytes, .. } | Problem::StoreFull => {
                "ask whoever runs this server to raise the limit"
            }
            Problem::Crowded => "try again in a moment",
            Problem::Elsewhere => "look whether it was done, and try again if it wasn't",
            Problem::Stopping => {
                "try again in a moment: another server takes over, or this one is started again"
            }
            Problem::Unreadable => "use the release that stored it",
            Problem::Damaged => {
                "whoever runs this server can find out more with `benben check`, and restore a backup"
            }
            Problem::Exchanged => "whoever runs this server has to put the right file back and restart it",
            Problem::Store => "try again: it does no harm to send the same action twice",
            _ => return None,
        }))
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let (status, error) = self.status_and_code();
        let body = Body {
            error,
            message: self.message(),
            hint: self.hint(),
            refusal: match &self {
                Problem::Refused(forbidden) => Some(forbidden),
                _ => None,
            },
            expected_number: match &self {
                Problem::WrongNumber { expected } => Some(*expected),
                _ => None,
            },
        };
        let mut response = (status, Json(body)).into_response();
        self.mark(&mut response);
        if let Some(seconds) = self.retry_after() {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        if status == StatusCode::UNAUTHORIZED {
            response.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        response
    }
}
