//! Benben from outside: the command as people and scripts see it, and the server as a process.

#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

mod command;
mod live;
#[cfg(feature = "postgres-server")]
mod postgres;
