//! The contract that every Benben game fulfils, and what follows from it alone.
//!
//! Read in this order: [`Game`] is the contract, [`Seat`] and [`Turn`] say who may act, [`Chance`] is luck,
//! [`Table`] is one game being played, [`Outcome`] is how it ends, [`Record`] is what remains of it.
//!
//! This crate does no IO, reads no clock, and knows no player, no HTTP and no language.

mod chance;
mod edition;
mod fair;
mod game;
mod notation;
mod options;
mod outcome;
mod pile;
mod playout;
mod record;
mod rules;
mod seat;
mod setting;
mod table;

pub use chance::{Chance, Fast, Keyed, Scripted};
pub use edition::{EditionError, EditionFile, Field, read_toml};
pub use fair::{Commitment, Deal, FairError, Nonce, Secret, Seed};
pub use game::{Eyes, Game, Meta, Refusal, RuleId, Silence, Sink, Turn, Viewer, awaited};
pub use notation::{NotationError, Words, serde_as_text};
pub use options::{Choice, OptionError, Options};
pub use outcome::{Outcome, ScoreLine, Standings};
pub use pile::Pile;
pub use playout::play_randomly;
pub use record::{Ending, Record, RecordError, RecordStep};
pub use rules::{Chapter, Rule, Rulebook};
pub use seat::{MAX_SEATS, PerSeat, Seat, Seats, SeatsIter};
pub use setting::Setting;
pub use table::{CannotUndo, Entry, Played, Refused, Step, Table};
