//! Bots at the made-up game: what is true of them in any game.

#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

mod arena;
mod encoding;
mod network;
mod review;
mod roster;
mod sealed_bot;
mod search;
