//! Scripted players of one game: each with a plan of its own, found by name.

use crate::Bot;
use benben_core::Game;
use std::fmt;

/// A scripted player of one game.
pub struct Style<G: Game> {
    /// Its name, for commands.
    pub name: &'static str,
    /// What it does, as part of a sentence: `sells, and ends the game when ahead`.
    pub about: &'static str,
    /// A fresh one.
    pub seated: fn() -> Box<dyn Bot<G>>,
}

impl<G: Game> fmt::Debug for Style<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Style({})", self.name)
    }
}
