//! The registry: what must be true of every game in it.

#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

mod any_text;
mod faces;
mod registry;
