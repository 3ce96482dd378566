//! The server on a socket: what clients see who are too many, too slow, too strange, or there when it stops.

#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

mod bytes;
mod crowds;
mod server;
mod slowness;
mod stopping;
