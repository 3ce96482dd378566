//! __Name__'s rules on both sides of their edges, and its laws.

#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

mod edition;
mod laws;
mod rules_covered;
mod turn;
