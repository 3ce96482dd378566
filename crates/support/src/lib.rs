//! What tests and automation stand on when they meet Benben from outside, as people and programs do.
//!
//! - [`Server`]: the real `benben serve` as a process, which can be stopped, killed and started again.
//! - [`Client`]: HTTP to a server, and [`Stream`]s of events.
//! - [`Seat`]: somebody at a table, opened and played over the API.
//! - [`PushService`], [`PushBrowser`]: what brings messages to browsers, and what reads them there.
//! - [`wait_for`], [`wait_within`], [`wait_for_async`], [`in_time`]: waiting that ends, and says what it waited for.
//! - [`PostgresServer`]: a database server of a test's own, which can be stopped, killed and started again.
//! - [`NatsServer`]: a bus of a test's own, in the same way.
//! - [`Proxy`]: what stands between two programs and cuts, holds or delays what they say.
//! - [`history`]: the judge of everything that was sent, shown and kept.
//! - [`effort()`]: how much is tried every day, and how much when everything is tested.
//! - [`timed`]: how long something took, where limits by time are tested.
//! - [`pause`]: doing nothing for a while, for load at a certain pace.
//!
//! This crate knows no game and no other crate of ours but the contract and the client for programs: whoever uses it says which program and which
//! game. Only tests and automation depend on it.

mod client;
mod effort;
pub mod history;
mod nats;
#[cfg(unix)]
mod postgres;
mod process;
mod proxy;
mod push;
mod seat;
mod server;
mod stream;
mod wait;

pub use benben_client::silence;
pub use client::{Client, Reply};
pub use effort::{THOROUGH, effort};
pub use nats::NatsServer;
#[cfg(unix)]
pub use postgres::{PASSWORD, PostgresServer, USER};
pub use process::Process;
pub use proxy::{Passage, Proxy};
pub use push::{PushBrowser, PushService, Pushed};
pub use seat::{Seat, open, play};
pub use server::{Serve, Server};
pub use stream::Stream;
pub use wait::{LONG, WaitedInVain, in_time, pause, timed, wait_for, wait_for_async, wait_within};
