//! Silver & Gold Pyramids' rules on both sides of their edges, its laws and its golden games. `position` lays out tables in notation.

#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

mod bonuses;
mod completing;
mod components;
mod drawing;
mod end;
mod laws;
mod marking;
mod position;
mod records;
mod rules_covered;
mod start;
mod symbols;
mod undo;
