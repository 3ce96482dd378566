//! The bot of Pyramid of the Sun: how strong it is, and the golden games it played.

#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

mod records;
mod strength;
mod waiting;
