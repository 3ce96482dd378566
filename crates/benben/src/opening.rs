//! How a table of bots is asked for: game, seats, bots, seed, options, edition.

use crate::failure::{Failure, did_you_mean};
use crate::files;
use benben_bots::{BOTS, Bot, Heuristics, bot, play_record};
use benben_core::{EditionFile, Game, Options, Record, Setting};
use benben_games::{BotVisitor, RulesVisitor, ids, visit_bot, visit_rules};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::path::{Path, PathBuf};

/// How a table of bots is asked for.
#[derive(Debug, clap::Args)]
pub(crate) struct Opening {
    /// The game, by its id (see `benben games`).
    pub(crate) game: String,
    /// How many players there are [default: the fewest the game allows]
    #[arg(long, value_name = "N")]
    seats: Option<usize>,
    /// Which bots play: `random`, `apprentice`, `greedy`, `scribe`, `architect`, `pharaoh` or `search:ITERATIONS`. A shorter list is repeated until all seats are filled.
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', default_value = "random")]
    bots: Vec<String>,
    /// The same seed gives the same games, on every machine.
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) seed: u64,
    /// A game option; can be repeated (see `benben games`).
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// Your own edition file instead of the built-in one (see `benben edition`).
    #[arg(long, value_name = "FILE")]
    edition: Option<PathBuf>,
}

impl Opening {
    /// The rules with edition and options as asked for.
    pub(crate) fn setting<G: Game>(&self) -> Result<Setting<G>, Failure> {
        setting(&self.options, self.edition.as_deref())
    }

    /// How many sit at the table.
    pub(crate) fn seats<G: Game>(&self) -> Result<usize, Failure> {
        let meta = &G::META;
        let seats = self.seats.unwrap_or(meta.min_seats);
        if !(meta.min_seats..=meta.max_seats).contains(&seats) {
            return Err(Failure::Usage(format!(
                "{} is for {} to {} players, not {seats}",
                meta.title, meta.min_seats, meta.max_seats
            )));
        }
        Ok(seats)
    }

    /// The names of the bots, one a seat.
    pub(crate) fn bots<H: Heuristics>(&self) -> Result<Vec<&str>, Failure> {
        let seats = self.seats::<H::Game>()?;
        for name in &self.bots {
            check_bot::<H>(name)?;
        }
        if self.bots.len() > seats {
            let problem =
                format!("{} bots for {seats} seats: name fewer bots, or raise --seats", self.bots.len());
            return Err(Failure::Usage(problem));
        }
        Ok(self.bots.iter().map(String::as_str).cycle().take(seats).collect())
    }

    /// Lets the bots play one game at a real table: the same luck, numbering and records as people have.
    pub(crate) fn play<H: Heuristics>(&self) -> Result<Record, Failure> {
        let names = self.bots::<H>()?;
        Ok(play_record(self.setting()?, &names, &mut sit_down::<H>(&names), self.seed))
    }
}

/// The rules with these options, each written as `KEY=VALUE`, and the built-in edition or the one of this file.
pub(crate) fn setting<G: Game>(chosen: &[String], edition: Option<&Path>) -> Result<Setting<G>, Failure> {
    let mut options = Options::standard(G::META.options);
    for option in chosen {
        let (key, value) = option
            .split_once('=')
            .ok_or_else(|| Failure::Usage(format!("write the option `{option}` as KEY=VALUE")))?;
        options.set(key, value).map_err(|error| Failure::Usage(error.to_string()))?;
    }
    match edition {
        None => Ok(Setting::with_options(options)),
        Some(path) => EditionFile::new(files::read(path)?)
            .and_then(|edition| Setting::new(edition, options))
            .map_err(|error| Failure::Failed(format!("{}: {error}", files::name(path)))),
    }
}

/// Is there a bot of this name?
pub(crate) fn check_bot<H: Heuristics>(name: &str) -> Result<(), Failure> {
    if bot::<H>(name).is_none() {
        let hint = did_you_mean(name, BOTS.iter().copied().chain(H::STYLES.iter().map(|style| style.name)));
        return Err(Failure::Usage(format!("there is no bot `{name}`: {hint}")));
    }
    Ok(())
}

/// On the standard error, and only if that is a terminal.
pub(crate) fn progress_bar(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} games, {eta} to go")
        .expect("the template is valid");
    ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr()).with_style(style)
}

/// The bots of these names, which exist.
pub(crate) fn sit_down<H: Heuristics>(names: &[&str]) -> Vec<Box<dyn Bot<H::Game>>> {
    names.iter().map(|name| bot::<H>(name).expect("the names were checked")).collect()
}

/// Calls the visitor with the rules of the game of this id, or says which games there are.
pub(crate) fn with_rules<V: RulesVisitor>(id: &str, visitor: V) -> Result<V::Out, Failure> {
    visit_rules(id, visitor).ok_or_else(|| no_game(id))
}

/// Calls the visitor with the bot of the game of this id, or says which games there are.
pub(crate) fn with_bot<V: BotVisitor>(id: &str, visitor: V) -> Result<V::Out, Failure> {
    visit_bot(id, visitor).ok_or_else(|| no_game(id))
}

pub(crate) fn no_game(id: &str) -> Failure {
    Failure::Usage(format!("there is no game `{id}`: {}", did_you_mean(id, ids())))
}
