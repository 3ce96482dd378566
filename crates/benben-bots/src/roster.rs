//! The bots by name, for commands and tables.

use crate::{Bot, Greedy, Random, Taste};

/// The names of all bots, weakest first.
pub const BOTS: &[&str] = &["random", "greedy"];

/// The bot with this name, if there is one.
pub fn bot<G: Taste>(name: &str) -> Option<Box<dyn Bot<G>>> {
    match name {
        "random" => Some(Box::new(Random::default())),
        "greedy" => Some(Box::new(Greedy::default())),
        _ => None,
    }
}
