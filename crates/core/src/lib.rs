//! The contract that every Benben game fulfils, and what follows from it alone.
//!
//! This crate does no IO, reads no clock, and knows no player, no HTTP and no language.
//!
//! # A tour
//!
//! A [`Game`] is a set of rules as a value. It says whom the rules wait for ([`Game::turn`]), what is legal and why not
//! ([`Game::legal`], [`Game::check`]), what an action does ([`Game::play`]), what each viewer may know ([`Game::view`]),
//! and who wins ([`Game::standings`]). [Shaft](#a-whole-game), at the end of this page, is a whole one.
//!
//! A [`Table`] is one game being played:
//!
//! ```
//! # #[path = "../examples/shaft/game.rs"]
//! # mod shaft;
//! use benben_core::{Seat, Seed, Setting, Table, Viewer};
//! use shaft::{Dig, Shaft};
//!
//! let mut table: Table<Shaft> = Table::open(Setting::standard(), 2, Seed::from_number(7));
//! let (ada, ben) = (Seat::new(0), Seat::new(1));
//! assert_eq!(table.legal(ada), [Dig(1), Dig(2), Dig(3)]);
//! assert!(table.play(ada, "dig 3".parse()?).is_ok());
//!
//! // Nobody acts out of turn, nobody digs four steps, and a refusal names the rule.
//! assert_eq!(table.play(ada, Dig(1)).unwrap_err().rule(), Some("T2"));
//! assert_eq!(table.play(ben, Dig(4)).unwrap_err().rule(), Some("T3"));
//!
//! // Whoever plays or watches gets a view, and a view cannot tell what it does not hold.
//! let view = table.view(Viewer::Seat(ben));
//! assert_eq!(view.to_string(), "3 steps deep, treasure at unknown, seat 2 digs");
//! # Ok::<(), benben_core::NotationError>(())
//! ```
//!
//! Luck is never kept in a state: a [`Chance`] is handed to each step. At a table it comes from a [`Seed`] and the number
//! of the step, so the same actions lead to the same game again. A [`Deal`] makes a seed that nobody can choose alone, and
//! that everybody can check afterwards.
//!
//! What remains of a game is its [`Record`]: text that a person can read, from which every state, view and event follows.
//!
//! | you want to | see |
//! |---|---|
//! | write a game | [`Game`], and what it is made of: [`Seat`], [`PerSeat`], [`Pile`], [`Words`], [`read_toml`] |
//! | play one | [`Table`], [`Setting`], [`Options`] |
//! | write a bot | [`Eyes`]: a seat's view and its legal actions, and no way to the state |
//! | know who won | [`Standings`], [`Outcome`] |
//! | read, write and verify games | [`Record`] |
//! | deal fairly | [`Deal`] |
//! | look up a rule | [`Rulebook`] |
//!
//! # A whole game
//!
//! `cargo run -p benben-core --example shaft` plays it.
//!
#![doc = concat!("```\n", include_str!("../examples/shaft/game.rs"), "```")]

mod chance;
mod complaint;
mod day;
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
pub use complaint::in_plain_words;
pub use day::Day;
pub use edition::{EditionError, EditionFile, Field, read_toml};
pub use fair::{Commitment, Deal, FairError, Nonce, Secret, Seed};
pub use game::{Eyes, Game, Meta, Refusal, RuleId, Silence, Sink, Turn, Viewer};
pub use notation::{Letters, NotationError, Words, Written, serde_as_text, write_number};
pub use options::{Choice, OptionError, Options};
pub use outcome::{Outcome, RESIGNATION, ScoreLine, Standings};
pub use pile::Pile;
pub use playout::play_randomly;
pub use record::{Ending, Record, RecordError, RecordStep};
pub use rules::{Chapter, Figure, Rule, Rulebook};
pub use seat::{MAX_SEATS, PerSeat, Seat, Seats, SeatsIter};
pub use setting::Setting;
pub use table::{Branch, CannotUndo, Entry, NotEntered, Played, Refused, Step, Table, UndoneLuck};
