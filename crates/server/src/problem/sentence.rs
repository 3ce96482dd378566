//! A problem as pages say it, in the viewer's language.

use super::{Missing, Problem};
use benben_web::Texts;

impl Problem {
    /// The sentence for somebody who reads a page.
    pub(crate) fn sentence(&self, texts: Texts) -> String {
        match self {
            Problem::NotFound(Missing::Code) => texts.say("problem-code"),
            Problem::NotFound(
                Missing::Address | Missing::Table | Missing::Game | Missing::Seat | Missing::File,
            ) => texts.say("problem-not-found"),
            Problem::NoSeat => texts.say("problem-no-seat"),
            Problem::NoSpectators => texts.say("problem-no-spectators"),
            Problem::Taken | Problem::Race => texts.say("problem-taken"),
            Problem::Seated(_) => texts.say("problem-seated"),
            Problem::Name => texts.say("problem-name"),
            Problem::NotDealt => texts.say("problem-not-dealt"),
            Problem::Over => texts.say("problem-over"),
            Problem::NotOver => texts.say("problem-not-over"),
            Problem::Closed(_) => texts.say("problem-closed"),
            Problem::Resigned => texts.say("problem-resigned"),
            Problem::WrongNumber { .. } | Problem::NobodyAsked | Problem::Dealt | Problem::NotAway => {
                texts.say("problem-old")
            }
            Problem::CannotUndo(_) => texts.say("problem-nothing-to-undo"),
            Problem::Present | Problem::NoPerson | Problem::Reserved => texts.say("problem-present"),
            Problem::TooMany { .. } => texts.say("problem-too-many"),
            Problem::Store => texts.say("problem-store"),
            Problem::Opening(_)
            | Problem::OptionWords
            | Problem::Pace(_)
            | Problem::TooManySeats
            | Problem::TwoSeats
            | Problem::Level => texts.say("problem-opening"),
            Problem::Unreadable => texts.say("problem-unreadable"),
            // What only a program or a broken browser can do wrong, and what we do wrong.
            Problem::Malformed(_)
            | Problem::Notation { .. }
            | Problem::Token
            | Problem::MediaType(_)
            | Problem::BodyTooLarge
            | Problem::RequestTooSlow
            | Problem::Method
            | Problem::OtherSite
            | Problem::Refused(_)
            | Problem::BrokenRecord(_)
            | Problem::Fault => texts.say("problem-other"),
        }
    }
}
