//! A problem as pages say it, in the viewer's language.

use super::{HolidayError, Limited, Missing, NameError, Problem, WordsError};
use crate::rated::Unrated;
use benben_web::Texts;

impl Problem {
    /// The sentence for somebody who reads a page.
    pub(crate) fn sentence(&self, texts: Texts) -> String {
        match self {
            Problem::NotFound(Missing::Code) => texts.say("problem-code"),
            Problem::NotFound(Missing::Friend) => texts.say("problem-friend"),
            Problem::OwnLink => texts.say("problem-own-link"),
            Problem::ManyFriends => texts.say("problem-many-friends"),
            Problem::NotFound(
                Missing::Address
                | Missing::Table
                | Missing::Game
                | Missing::Seat
                | Missing::Day
                | Missing::Tournament
                | Missing::File
                | Missing::Session
                | Missing::Webhook
                | Missing::Line
                | Missing::Person,
            ) => texts.say("problem-not-found"),
            Problem::NotSignedIn => texts.say("problem-not-signed-in"),
            Problem::SignIn => texts.say("problem-sign-in"),
            Problem::WrongPassword => texts.say("problem-wrong-password"),
            Problem::EntryCode => texts.say("problem-entry-code"),
            Problem::NameKept => texts.say("problem-name-kept"),
            Problem::RegistrationClosed => texts.say("problem-registration-closed"),
            Problem::InvitationNeeded => texts.say("problem-invitation-needed"),
            Problem::Invitation => texts.say("problem-invitation"),
            Problem::WeakPassword => texts.say("problem-weak-password"),
            Problem::LongPassword => texts.say("problem-long-password"),
            Problem::Passkey | Problem::PasskeyKnown | Problem::ManyPasskeys | Problem::NoPasskeysHere => {
                texts.say("problem-passkey")
            }
            Problem::LastWayIn => texts.say("problem-last-way-in"),
            Problem::TooMany { what: Limited::Attempts, seconds } => {
                texts.with("problem-attempts").and("minutes", seconds.div_ceil(60)).say()
            }
            Problem::NoticesOff => texts.say("problem-notices-off"),
            Problem::NoticeAddress => texts.say("problem-notice-address"),
            Problem::Holiday(HolidayError::Days) => texts.say("problem-holiday-days"),
            Problem::Holiday(HolidayError::When) => texts.say("problem-holiday-when"),
            Problem::Holiday(HolidayError::Overlap) => texts.say("problem-holiday-overlap"),
            Problem::Holiday(HolidayError::TooMany) => {
                texts.with("problem-holiday-many").and("count", crate::holidays::MOST_DAYS).say()
            }
            Problem::NoSeat => texts.say("problem-no-seat"),
            Problem::NoSpectators => texts.say("problem-no-spectators"),
            Problem::Host => texts.say("problem-host"),
            Problem::Taken | Problem::Race => texts.say("problem-taken"),
            Problem::Seated(_) => texts.say("problem-seated"),
            Problem::Name(NameError::Length) => texts.say("problem-name"),
            Problem::Name(NameError::Characters) => texts.say("problem-name-characters"),
            Problem::Name(NameError::Bot) => texts.say("problem-name-bot"),
            Problem::Name(NameError::Alike) => texts.say("problem-name-alike"),
            Problem::Words(WordsError::Length) => texts.say("problem-words"),
            Problem::Words(WordsError::Characters) => texts.say("problem-words-characters"),
            Problem::Words(WordsError::Off) => texts.say("problem-words-off"),
            Problem::Words(WordsError::Barred) => texts.say("problem-words-barred"),
            Problem::Locked => texts.say("problem-locked"),
            Problem::TooMany { what: Limited::Reports, .. } => texts.say("problem-reports"),
            Problem::NotDealt => texts.say("problem-not-dealt"),
            Problem::NotReady => texts.say("problem-not-ready"),
            Problem::NotHost => texts.say("problem-not-host"),
            Problem::Blocked => texts.say("problem-blocked"),
            Problem::Over => texts.say("problem-over"),
            Problem::NotOver => texts.say("problem-not-over"),
            Problem::NoBranch => texts.say("problem-no-branch"),
            Problem::NoHints => texts.say("problem-no-hints"),
            Problem::NotAwaited => texts.say("why-not-your-turn"),
            Problem::Closed(_) => texts.say("problem-closed"),
            Problem::Resigned => texts.say("problem-resigned"),
            Problem::WrongNumber { .. }
            | Problem::Moved
            | Problem::NobodyAsked
            | Problem::Dealt
            | Problem::NotAway
            | Problem::NotInTournament
            | Problem::NoPerson => texts.say("problem-old"),
            Problem::CannotUndo(_) => texts.say("problem-nothing-to-undo"),
            Problem::TooLongToUndo => texts.say("problem-too-long-to-undo"),
            Problem::OneTry => texts.say("problem-one-try"),
            Problem::DayRuns => texts.say("problem-day-runs"),
            Problem::Rated(Unrated::Guest) => texts.say("problem-rated-guest"),
            Problem::Rated(Unrated::Undo) => texts.say("problem-rated-undo"),
            Problem::Rated(Unrated::StandIn) => texts.say("problem-rated-stand-in"),
            Problem::Rated(_) => texts.say("problem-rated"),
            Problem::NotOrganiser => texts.say("problem-not-organiser"),
            Problem::Begun => texts.say("problem-begun"),
            Problem::TournamentOver => texts.say("problem-tournament-over"),
            Problem::TournamentFull => texts.say("problem-tournament-full"),
            Problem::FewPlayers => texts.say("problem-few-players"),
            Problem::OneBot => texts.say("problem-one-bot"),
            Problem::NeedsClock => texts.say("problem-needs-clock"),
            Problem::Title => texts.say("problem-title"),
            Problem::Present => texts.say("problem-present"),
            Problem::Reserved => texts.say("problem-reserved"),
            Problem::TooMany { what: Limited::Tables | Limited::Bytes, .. } => {
                texts.say("problem-too-many-tables")
            }
            Problem::TooMany { what: Limited::Tournaments, .. } => texts.say("problem-too-many-tournaments"),
            Problem::Crowded => texts.say("problem-crowded"),
            Problem::Stopping => texts.say("problem-stopping"),
            Problem::Elsewhere => texts.say("problem-elsewhere"),
            Problem::StoreFull => texts.say("problem-store-full"),
            Problem::TooMany { .. } => texts.say("problem-too-many"),
            Problem::Damaged => texts.say("problem-damaged"),
            Problem::Exchanged | Problem::Store => texts.say("problem-store"),
            Problem::Opening(_)
            | Problem::OptionWords
            | Problem::Pace(_)
            | Problem::TooManySeats
            | Problem::TwoSeats
            | Problem::TournamentNumbers
            | Problem::Level => texts.say("problem-opening"),
            Problem::Unreadable => texts.say("problem-unreadable"),
            // What only a program or a broken browser can do wrong, and what we do wrong.
            Problem::Malformed(_)
            | Problem::Notation { .. }
            | Problem::Token
            | Problem::Phrase
            | Problem::MediaType(_)
            | Problem::BodyTooLarge
            | Problem::RequestTooSlow
            | Problem::Method
            | Problem::OwnSeat
            | Problem::OtherSite
            | Problem::Refused(_)
            | Problem::BrokenRecord(_)
            | Problem::Fault => texts.say("problem-other"),
        }
    }
}
