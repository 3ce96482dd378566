//! The levels: bots for people, from a friendly beginner to one that beats most.

use crate::{Bot, Budget, Depth, Heuristics, Overlooking, Search};
use std::time::Duration;

/// How well a bot plays. A level is a budget and a policy, never hidden knowledge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Beginner.
    Apprentice,
    /// Intermediate.
    Scribe,
    /// Strong.
    Architect,
    /// Strongest.
    Pharaoh,
}

impl Level {
    /// All, weakest first.
    pub const ALL: [Level; 4] = [Level::Apprentice, Level::Scribe, Level::Architect, Level::Pharaoh];

    /// The one that plays where nobody chose a level: for whoever just wants to play, for a player who left, or whose time is up.
    pub const USUAL: Level = Level::Scribe;

    /// The name for commands and tables.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Apprentice => "apprentice",
            Level::Scribe => "scribe",
            Level::Architect => "architect",
            Level::Pharaoh => "pharaoh",
        }
    }

    /// One sentence for people.
    pub const fn sentence(self) -> &'static str {
        match self {
            Level::Apprentice => {
                "Has just learned the rules; takes what looks good and overlooks half of it."
            }
            Level::Scribe => "Looks a few moves ahead and rarely blunders.",
            Level::Architect => "Plans ahead and knows what usually wins.",
            Level::Pharaoh => "Thinks everything through and forgives nothing.",
        }
    }

    /// The level with this name.
    pub fn named(name: &str) -> Option<Self> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }

    /// A bot of this level. With a limit it answers in time on a slow machine, too; without one the same luck gives the same game.
    pub fn bot<H: Heuristics>(self, limit: Option<Duration>) -> Box<dyn Bot<H::Game>> {
        let search = |iterations| Box::new(Search::<H>::new(Budget { iterations, limit, threads: 1 }));
        match self {
            Level::Apprentice => Box::new(Overlooking::<H>::default()),
            Level::Scribe => search(H::SEARCH.iterations[0]),
            Level::Architect => search(H::SEARCH.iterations[1]),
            Level::Pharaoh => search(H::SEARCH.iterations[2]),
        }
    }

    /// How deeply this level looks at candidates when it is asked for advice; none for the one that does not search.
    pub const fn depth<H: Heuristics>(self) -> Option<Depth> {
        let iterations = match self {
            Level::Apprentice => return None,
            Level::Scribe => H::SEARCH.iterations[0],
            Level::Architect => H::SEARCH.iterations[1],
            Level::Pharaoh => return Some(Depth::strongest::<H>()),
        };
        Some(Depth::iterations(iterations))
    }

    /// How long a bot of this level may think about one decision.
    pub const fn limit(self) -> Duration {
        match self {
            Level::Apprentice => Duration::from_millis(50),
            Level::Scribe => Duration::from_millis(200),
            Level::Architect => Duration::from_millis(500),
            Level::Pharaoh => Duration::from_millis(2000),
        }
    }
}
