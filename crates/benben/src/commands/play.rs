//! `benben play`: a game at this terminal, against bots or at a table of a server.

mod join;
mod local;

use crate::data::Data;
use crate::examples::examples;
use crate::failure::{Failure, did_you_mean};
use benben_terminal::{Inks, Session, Trouble, play_lines, play_screen};
use benben_web::{Language, Texts};
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};

/// Play a game in the terminal: against bots, or at a table of a running server.
#[derive(Debug, clap::Args)]
#[command(after_help = examples("\
Examples:
  benben play GAME                           against one bot
  benben play GAME --bots pharaoh,scribe     against two of them
  benben play GAME --seats 4 --lang cs       in Czech
  benben play game.txt                       goes on with a saved game
  benben play --join http://127.0.0.1:8642/j/CODE

Type `help` during the game to see what you can do. Every action is saved at once, in `played` \
in the data directory or where --out says. The file knows what is hidden, so don't look into it \
before the game is over."))]
pub(crate) struct Args {
    /// The game, by its id (see `benben games`), or the file of a game to carry on with.
    #[arg(value_name = "GAME|FILE", required_unless_present = "join", conflicts_with = "join")]
    what: Option<String>,
    /// How many players there are, you included [default: you and the bots, or the fewest the game allows]
    #[arg(long, value_name = "N")]
    seats: Option<usize>,
    /// Which bots play: `random`, `apprentice`, `greedy`, `scribe`, `architect`, `pharaoh` or `search:ITERATIONS`. A shorter list is repeated until all other seats are filled [default: scribe]
    #[arg(long, value_name = "BOT,…", value_delimiter = ',')]
    bots: Vec<String>,
    /// Where you sit [default: seat 1, or where you sat]
    #[arg(long, value_name = "SEAT")]
    seat: Option<usize>,
    /// Your name [default: your user name]
    #[arg(long)]
    name: Option<String>,
    /// The language: `en`, `cs`, `sk` or `pl` [default: the terminal's]
    #[arg(long)]
    lang: Option<String>,
    /// The same seed gives the same luck [default: luck that nobody can predict]
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    /// A game option; can be repeated (see `benben games`).
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// Your own edition file instead of the built-in one (see `benben edition`).
    #[arg(long, value_name = "FILE")]
    edition: Option<PathBuf>,
    /// Save the game here [default: a new file in the data directory, or the file you carry on with]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Sit down at a table of a server: its link, or the link with its code.
    #[arg(long, value_name = "URL", conflicts_with_all = ["seats", "bots", "seat", "seed", "options", "edition", "out"])]
    join: Option<String>,
    /// The token of your seat, to carry on at a table where you sat before.
    #[arg(long, env = "BENBEN_TOKEN", hide_env_values = true)]
    token: Option<String>,
    /// Print line by line and without colours, for screen readers. That is also what happens where there is no terminal.
    #[arg(long)]
    plain: bool,
    #[command(flatten)]
    data: Data,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let texts = Texts::new(language(args.lang.as_deref())?);
    let mut session = match (&args.join, &args.what) {
        (Some(link), _) => join::sit_down(args, link, texts)?,
        (None, Some(game)) if benben_games::ids().any(|id| id == game) => local::begin(args, game, texts)?,
        (None, Some(file)) => local::go_on(args, Path::new(file), texts)?,
        (None, None) => return Err(Failure::Usage("name a game, or a file to carry on with".to_owned())),
    };
    show(session.as_mut(), args.plain, out).map_err(failure)
}

/// In full screen where it can be.
fn show(session: &mut dyn Session, plain: bool, out: &mut impl Write) -> Result<(), Trouble> {
    let able = std::env::var("TERM").is_ok_and(|term| term != "dumb");
    let (reads, shows) = (std::io::stdin().is_terminal(), std::io::stdout().is_terminal());
    if able && reads && shows && !plain {
        return play_screen(session, out);
    }
    let coloured = able && shows && !plain && std::env::var_os("NO_COLOR").is_none();
    let inks = if coloured { Inks::Coloured } else { Inks::Plain };
    play_lines(session, inks, &mut std::io::stdin().lock(), out)
}

/// The language that was asked for, or the one that the terminal's user reads.
fn language(code: Option<&str>) -> Result<Language, Failure> {
    let known = Language::ALL.map(Language::code);
    if let Some(code) = code {
        return Language::coded(code).ok_or_else(|| {
            let hint = did_you_mean(code, known.into_iter());
            Failure::Usage(format!("there is no language `{code}`: {hint}"))
        });
    }
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(|name| std::env::var(name).ok());
    let locale = locale.unwrap_or_default();
    let words = locale.split(['.', '@']).next().unwrap_or_default().replace('_', "-");
    Ok(Language::accepted(&words))
}

/// What you are called, if nobody else may be called so.
fn name(args: &Args, texts: Texts, is_bot: impl Fn(&str) -> bool) -> Result<String, Failure> {
    let fits = |name: &str| (1..=30).contains(&name.chars().count()) && !name.contains(char::is_control);
    if let Some(name) = &args.name {
        let name = name.trim();
        return match name {
            _ if is_bot(name) => {
                Err(Failure::Usage(format!("`{name}` is what a bot is called: choose another --name")))
            }
            _ if !fits(name) => Err(Failure::Usage("a --name has 1 to 30 characters".to_owned())),
            _ => Ok(name.to_owned()),
        };
    }
    let user = std::env::var("USER").ok().filter(|name| fits(name) && !is_bot(name));
    Ok(user.unwrap_or_else(|| texts.say("name-guest")))
}

fn failure(trouble: Trouble) -> Failure {
    match trouble {
        Trouble::Failed(problem) => Failure::Failed(problem),
        Trouble::Terminal(error) => Failure::Output(error),
    }
}
