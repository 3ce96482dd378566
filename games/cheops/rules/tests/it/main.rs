//! Cheops's rules on both sides of their edges, its laws and its golden games. `position` lays out tables in notation.

#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

mod components;
mod editions;
mod end;
mod kept_laws;
mod laws;
mod laws_at_once;
mod market;
mod notation;
mod position;
mod records;
mod rules_covered;
mod turn;
mod view;
