//! A line of the record: an action that was played, or a step that was taken back. The one place that reads and
//! writes how taking back is written down.

use super::{CannotUndo, Played, Refused, Table};
use crate::{Game, NotationError, Refusal, Seat};
use std::fmt;
use std::str::FromStr;

/// How an entry begins that takes a step back.
const UNDO: &str = "undo ";
/// How it ends if the luck that was drawn stays drawn.
const SAME_LUCK: &str = " same luck";

/// What becomes of the luck of a step that is taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoneLuck {
    /// It comes again, whatever is played instead: so it is today.
    Same,
    /// Other luck is drawn. Written by early releases, and only read since.
    Other,
}

/// One line of the record: everything that was ever done at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry<A> {
    /// An action was played.
    Play {
        /// By whom.
        seat: Seat,
        /// What.
        action: A,
    },
    /// A step was taken back.
    Undo {
        /// By whom; it was this seat's step.
        seat: Seat,
        /// Which step.
        step: u64,
        /// What became of its luck.
        luck: UndoneLuck,
    },
}

impl<A> Entry<A> {
    /// Who did it.
    pub fn seat(&self) -> Seat {
        match self {
            Entry::Play { seat, .. } | Entry::Undo { seat, .. } => *seat,
        }
    }
}

impl<A: FromStr<Err = NotationError>> Entry<A> {
    /// Reads what `Display` has written about something that this seat did.
    pub fn parse(seat: Seat, text: &str) -> Result<Self, NotationError> {
        let Some(undone) = text.strip_prefix(UNDO) else {
            return Ok(Entry::Play { seat, action: text.parse()? });
        };
        let (number, luck) = match undone.strip_suffix(SAME_LUCK) {
            Some(number) => (number, UndoneLuck::Same),
            None => (undone, UndoneLuck::Other),
        };
        // A number has one spelling, so that an entry has one text.
        let step = number.parse().ok().filter(|step: &u64| step.to_string() == number);
        let step = step.ok_or_else(|| NotationError::new(text, "`undo` and the number of a step"))?;
        Ok(Entry::Undo { seat, step, luck })
    }
}

impl<A: fmt::Display> fmt::Display for Entry<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Play { action, .. } => action.fmt(f),
            Entry::Undo { step, luck: UndoneLuck::Same, .. } => write!(f, "{UNDO}{step}{SAME_LUCK}"),
            Entry::Undo { step, luck: UndoneLuck::Other, .. } => write!(f, "{UNDO}{step}"),
        }
    }
}

/// Why an entry does not follow from those before it.
#[derive(Clone, Debug, PartialEq)]
pub enum NotEntered<R> {
    /// The action is refused.
    Refused(Refused<R>),
    /// The step cannot be taken back.
    CannotUndo(CannotUndo),
    /// Taking back would take back another step than the entry says.
    OtherStep {
        /// The step that the entry names.
        named: u64,
        /// The seat's latest step.
        latest: u64,
    },
}

impl<R: Refusal> fmt::Display for NotEntered<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotEntered::Refused(refused) => match refused.rule() {
                Some(rule) => write!(f, "rule {rule} forbids it"),
                None => f.write_str("its number isn't the seat's next one"),
            },
            NotEntered::CannotUndo(cannot) => cannot.fmt(f),
            NotEntered::OtherStep { named, latest } => {
                write!(f, "undo takes back step {latest}, not {named}")
            }
        }
    }
}

impl<G: Game> Table<G> {
    /// Does again what an entry of a record says, or says why it does not follow. Then nothing is changed.
    pub fn enter(&mut self, entry: Entry<G::Action>) -> Result<Played<G::Event>, NotEntered<G::Refusal>> {
        match entry {
            Entry::Play { seat, action } => self.play(seat, action).map_err(NotEntered::Refused),
            Entry::Undo { seat, step: named, luck } => {
                let latest = self.steps().iter().rev().find(|step| step.seat == seat);
                if let Some(latest) = latest.map(|step| step.number).filter(|latest| *latest != named) {
                    return Err(NotEntered::OtherStep { named, latest });
                }
                self.take_back(seat, luck).map_err(NotEntered::CannotUndo)?;
                Ok(Played { step: self.entries().len() as u64, events: Vec::new(), drawn: 0 })
            }
        }
    }
}
