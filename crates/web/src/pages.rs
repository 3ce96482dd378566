//! Whole pages.

mod home;
mod problem;
mod replay;
mod rules;
mod screen;
mod setup;
mod shell;
mod table;

pub use home::{Home, Listed, home};
pub use problem::{problem, problem_text};
pub use replay::{Moment, Side, moment, replay};
pub use rules::{rulebook, rules};
pub use screen::screen;
pub use setup::{OptionShown, Setup, With, setup};
pub use table::table;

use crate::{Face, Texts};
use benben_core::Meta;
use maud::Markup;

/// A game as pages introduce it.
#[derive(Debug)]
pub struct GameShown {
    /// What is true of the game.
    pub meta: &'static Meta,
    /// Its title.
    pub title: String,
    /// One sentence.
    pub tagline: String,
    /// A picture.
    pub emblem: Markup,
    /// How long it takes, in minutes.
    pub minutes: (u32, u32),
    /// What can be chosen.
    pub options: Vec<OptionShown>,
}

impl GameShown {
    /// The game in this language.
    pub fn of<G: Face>(texts: Texts) -> Self {
        let option = |choice: &benben_core::Choice| OptionShown::of::<G>(texts, choice);
        GameShown {
            meta: &G::META,
            title: G::title(texts),
            tagline: G::tagline(texts),
            emblem: G::emblem(),
            minutes: G::MINUTES,
            options: G::META.options.iter().map(option).collect(),
        }
    }
}
