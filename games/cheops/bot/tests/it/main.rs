//! The bot of Cheops: how strong it is, and the golden games it played.

#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

mod ending;
mod records;
mod strength;
