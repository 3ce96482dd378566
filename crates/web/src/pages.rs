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
pub use problem::problem;
pub use replay::{Moment, Side, moment, replay};
pub use rules::rules;
pub use screen::screen;
pub use setup::{OptionShown, Setup, With, setup};
pub use table::table;

use crate::{Face, Texts};
use benben_core::{Choice, Game, Meta};
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
    /// The rules, in Markdown.
    pub rules: &'static str,
}

impl GameShown {
    /// The game in this language.
    pub fn of<F: Face>(texts: Texts) -> Self {
        let texts = texts.about::<F>();
        let option = |choice: &Choice| OptionShown::of::<F>(texts, choice);
        let meta = &F::Game::META;
        GameShown {
            meta,
            title: F::title(texts),
            tagline: F::tagline(texts),
            emblem: F::emblem(),
            minutes: F::MINUTES,
            options: meta.options.iter().map(option).collect(),
            rules: F::RULES[texts.language()],
        }
    }
}
