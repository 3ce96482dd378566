//! Pyramid of the Sun's rules on both sides of their edges, its laws and its golden games. `position` lays out tables in notation.

#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

mod components;
mod end;
mod laws;
mod placing;
mod position;
mod records;
mod rules_covered;
mod scoring;
mod turn;
mod view;
