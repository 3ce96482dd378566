//! Which bot plays: the name of one that this release knows.

use crate::problem::Problem;
use benben_bots::{BOTS, Level};
use std::fmt;

/// The name of a bot that this release knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BotName(&'static str);

impl BotName {
    /// The bot that plays where none was chosen.
    pub(crate) const USUAL: BotName = BotName(Level::USUAL.name());

    /// The bot of this name, if there is one.
    pub(crate) fn named(name: &str) -> Result<Self, Problem> {
        let known = BOTS.iter().find(|known| **known == name);
        known.map(|known| BotName(known)).ok_or(Problem::Level)
    }

    /// Its name.
    pub(crate) const fn as_str(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for BotName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}
