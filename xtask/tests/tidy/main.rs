//! What is true of the whole repository: its files are named and begin as they should, and its documents do not lie.

#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

mod dependencies;
mod deploy;
mod documents;
mod map;
mod metadata;
mod names;
mod repository;
mod rules;
mod sources;
mod threats;
