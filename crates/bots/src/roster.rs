//! The bots by name, for commands and tables.

use crate::{
    Bot, Budget, Greedy, Heuristics, Level, OpponentModel, PriorSource, Random, Search, SearchSettings,
};

/// The names of all bots, weakest first. Besides them there are `search:ITERATIONS`, and each game's own styles
/// ([`Heuristics::STYLES`]).
pub const BOTS: &[&str] = &[
    "random",
    Level::Apprentice.name(),
    "greedy",
    Level::Scribe.name(),
    Level::Architect.name(),
    Level::Pharaoh.name(),
];

/// The bot with this name, if there is one. It thinks by number, not by the clock, so the same luck gives the same game.
///
/// `search:800` searches with 800 iterations; `search:800/exploration=0.5/rollout-depth=20` also changes the
/// [`SearchSettings`], to compare them by self-play.
pub fn bot<H: Heuristics>(name: &str) -> Option<Box<dyn Bot<H::Game>>> {
    bot_with_settings::<H>(name, H::SEARCH)
}

/// The bot with this name; if it is `search:ITERATIONS`, it searches with these settings.
pub fn bot_with_settings<H: Heuristics>(
    name: &str,
    settings: SearchSettings<H>,
) -> Option<Box<dyn Bot<H::Game>>> {
    match name {
        "random" => Some(Box::new(Random::default())),
        "greedy" => Some(Box::new(Greedy::<H>::default())),
        _ => {
            if let Some(level) = Level::named(name) {
                return Some(level.bot::<H>(None));
            }
            if let Some(style) = H::STYLES.iter().find(|style| style.name == name) {
                return Some((style.seated)());
            }
            searcher(name.strip_prefix("search:")?, settings)
        }
    }
}

/// The bot with this name for tables with people: on a slow machine it thinks less rather than longer.
pub fn bot_in_time<H: Heuristics>(name: &str) -> Option<Box<dyn Bot<H::Game>>> {
    match Level::named(name) {
        Some(level) => Some(level.bot::<H>(Some(level.limit()))),
        None => bot::<H>(name),
    }
}

/// `ITERATIONS`, then changes of the settings, each after a slash.
fn searcher<H: Heuristics>(text: &str, settings: SearchSettings<H>) -> Option<Box<dyn Bot<H::Game>>> {
    let mut words = text.split('/');
    let iterations = words.next()?.parse().ok().filter(|count| *count > 0)?;
    let settings = words.try_fold(settings, changed)?;
    Some(Box::new(Search::with_settings(Budget::iterations(iterations), settings)))
}

/// The settings with one change, such as `exploration=0.5`.
fn changed<H: Heuristics>(mut settings: SearchSettings<H>, change: &str) -> Option<SearchSettings<H>> {
    let (key, value) = change.split_once('=')?;
    match key {
        "exploration" => settings.exploration = value.parse().ok()?,
        "temperature" => settings.prior_temperature = value.parse().ok()?,
        "width" => settings.width = value.parse().ok().filter(|width| *width > 0)?,
        "rollout-depth" => settings.rollout_depth = value.parse().ok()?,
        "epsilon" => settings.epsilon = value.parse().ok()?,
        "value-weight" => settings.value_weight = value.parse().ok()?,
        "prior" => {
            settings.prior = match value {
                "policy" => PriorSource::Policy,
                "value" => PriorSource::Value,
                "own-value" => PriorSource::OwnValue,
                _ => return None,
            }
        }
        "opponents" => {
            settings.opponents = match value {
                "search" => OpponentModel::Search,
                "default-policy" => OpponentModel::DefaultPolicy,
                _ => return None,
            }
        }
        _ => return None,
    }
    Some(settings)
}
