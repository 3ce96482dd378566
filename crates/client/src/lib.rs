//! A small typed client for the API of a Benben server, for bots and for people at a terminal.
//!
//! A [`Client`] finds tables, opens them and sits down. A [`Seat`] looks, plays and watches. Whatever can be repeated
//! without harm is repeated, with growing pauses, until the server answers: looking, and actions, because each has a
//! number. A stream that breaks off is opened again; there is nothing to catch up on.
//!
//! ```no_run
//! use benben_client::Client;
//!
//! // A bot that plays in the lobby all day.
//! let mut client = Client::new("http://127.0.0.1:8642")?;
//! loop {
//!     let seat = client.sit_in_lobby("Robot", None)?;
//!     let end = seat.play(|seen| seen.actions()[0].action.clone())?;
//!     eprintln!("{:?}", end.outcome);
//! }
//! # #[allow(unreachable_code)]
//! # Ok::<(), benben_client::Error>(())
//! ```
//!
//! This crate knows no game and no other crate of ours: it meets a server as any program does.

mod address;
mod answers;
mod backoff;
mod client;
mod error;
mod lobby;
mod seat;
mod sse;
mod tls;
mod transport;
mod watch;

pub use address::{Address, TableName};
pub use answers::{
    Acknowledged, GameShown, Games, Listed, Log, Offered, OptionShown, SeatShown, Snapshot, Status,
    UndoAsked, Undone, WhyNot, You,
};
pub use backoff::Backoff;
pub use client::{Client, Opening, SeatWish};
pub use error::{Error, Problem};
pub use seat::Seat;
pub use sse::{Event, next_event};
pub use watch::{Update, Watch, silence};
