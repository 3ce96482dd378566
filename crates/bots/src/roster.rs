//! The bots by name, for commands and tables.

use crate::{Bot, Budget, Greedy, Level, Others, Random, Search, Sight, Style, Taste};

/// The names of all bots, weakest first. Besides them there is `search:ITERATIONS`.
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
/// `search:800` searches with 800 iterations; `search:800/curiosity=0.5/horizon=20` also changes the [`Style`], to
/// compare styles by self-play.
pub fn bot<G: Taste>(name: &str) -> Option<Box<dyn Bot<G>>> {
    bot_in_style(name, G::STYLE)
}

/// The bot with this name; if it is `search:ITERATIONS`, it searches in this style.
pub fn bot_in_style<G: Taste>(name: &str, style: Style) -> Option<Box<dyn Bot<G>>> {
    match name {
        "random" => Some(Box::new(Random::default())),
        "greedy" => Some(Box::new(Greedy::default())),
        _ => match Level::named(name) {
            Some(level) => Some(level.bot(None)),
            None => searcher(name.strip_prefix("search:")?, style),
        },
    }
}

/// The bot with this name for tables with people: on a slow machine it thinks less rather than longer.
pub fn bot_in_time<G: Taste>(name: &str) -> Option<Box<dyn Bot<G>>> {
    match Level::named(name) {
        Some(level) => Some(level.bot(Some(level.limit()))),
        None => bot(name),
    }
}

/// `ITERATIONS`, then changes of the style, each after a slash.
fn searcher<G: Taste>(text: &str, style: Style) -> Option<Box<dyn Bot<G>>> {
    let mut words = text.split('/');
    let iterations = words.next()?.parse().ok().filter(|count| *count > 0)?;
    let style = words.try_fold(style, changed)?;
    Some(Box::new(Search::with_style(Budget::iterations(iterations), style)))
}

/// The style with one change, such as `curiosity=0.5`.
fn changed(mut style: Style, change: &str) -> Option<Style> {
    let (key, value) = change.split_once('=')?;
    match key {
        "curiosity" => style.curiosity = value.parse().ok()?,
        "doubt" => style.doubt = value.parse().ok()?,
        "width" => style.width = value.parse().ok().filter(|width| *width > 0)?,
        "horizon" => style.horizon = value.parse().ok()?,
        "whim" => style.whim = value.parse().ok()?,
        "margin" => style.margin = value.parse().ok()?,
        "sight" => {
            style.sight = match value {
                "urge" => Sight::Urge,
                "promise" => Sight::Promise,
                "own-promise" => Sight::OwnPromise,
                _ => return None,
            }
        }
        "others" => {
            style.others = match value {
                "search" => Others::Search,
                "impulse" => Others::Impulse,
                _ => return None,
            }
        }
        _ => return None,
    }
    Some(style)
}
