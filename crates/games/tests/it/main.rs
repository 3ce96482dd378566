//! The registry: what must be true of every game in it, of its rules and its bot.

#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

mod any_text;
mod calibration;
mod corpora;
mod encodings;
mod faces;
mod leak;
mod puzzles;
mod registry;
mod review;
mod strength;
mod twins;
