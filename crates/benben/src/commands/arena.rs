//! `benben arena`: which bot is stronger, and by how much.

use super::write_json;
use crate::examples::examples;
use crate::failure::Failure;
use crate::opening::{check_bot, progress_bar, setting, with_bot};
use crate::text_table::text_table;
use benben_bots::{Entrant, Heuristics, Plan, Results, arena, bot};
use benben_core::Game;
use benben_games::BotVisitor;
use serde::Serialize;
use std::io::Write;
use std::num::NonZero;
use std::path::PathBuf;

/// Find out which bot is stronger: every pairing plays, and you get win rates and ratings with confidence intervals.
#[derive(Debug, clap::Args)]
#[command(after_help = examples("\
Examples:
  benben arena GAME --bots pharaoh,architect,greedy --games 400
  benben arena GAME --bots pharaoh,greedy --alone pharaoh --seats 4 --games 400
  benben arena GAME --bots search:400,search:400/exploration=0.6 --json

Every deal is played once from each seat, so both sides get the same cards. With more than two players, one bot sits alone \
against several of the other. Bots search a fixed number of iterations rather than for a fixed time, so the same seed gives \
the same results."))]
pub(crate) struct Args {
    /// The game, by its id (see `benben games`).
    game: String,
    /// The bots that take part, by name or as `search:ITERATIONS`.
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', required = true)]
    bots: Vec<String>,
    /// Only this bot meets the others, always sitting alone; otherwise every bot meets every other.
    #[arg(long, value_name = "BOT")]
    alone: Option<String>,
    /// How many games each pairing plays for each number of players.
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Numbers of players.
    #[arg(long, value_name = "N,…", value_delimiter = ',', default_value = "2")]
    seats: Vec<usize>,
    /// The same seed gives the same games, on every machine.
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
    /// How many threads to use [default: one per core]
    #[arg(long, value_name = "N")]
    threads: Option<NonZero<usize>>,
    /// A game option; can be repeated (see `benben games`).
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// Your own edition file instead of the built-in one (see `benben edition`).
    #[arg(long, value_name = "FILE")]
    edition: Option<PathBuf>,
    /// Print JSON for programs: one object.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report<'a> {
    game: &'a str,
    seed: u64,
    #[serde(flatten)]
    results: Results,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let results = with_bot(&args.game, Arena(args))??;
    if args.json {
        return write_json(out, &Report { game: &args.game, seed: args.seed, results });
    }
    Ok(writeln!(out, "{}\n\n{}", pairings(&results), ratings(&results))?)
}

struct Arena<'a>(&'a Args);

impl BotVisitor for Arena<'_> {
    type Out = Result<Results, Failure>;

    fn visit<H: Heuristics>(self) -> Self::Out {
        let Arena(args) = self;
        if args.bots.len() < 2 {
            return Err(Failure::Usage("an arena needs at least two bots".to_owned()));
        }
        let meta = &H::Game::META;
        if let Some(seats) =
            args.seats.iter().find(|seats| !(meta.min_seats..=meta.max_seats).contains(*seats))
        {
            return Err(Failure::Usage(format!(
                "{} is for {} to {} players, not {seats}",
                meta.title, meta.min_seats, meta.max_seats
            )));
        }
        let alone = args.alone.as_ref().map(|name| place(name, &args.bots)).transpose()?;
        let entrants = args.bots.iter().map(|name| entrant::<H>(name)).collect::<Result<Vec<_>, _>>()?;
        let setting = setting::<H::Game>(&args.options, args.edition.as_deref())?;
        let threads = args.threads.or_else(|| std::thread::available_parallelism().ok());
        let plan = Plan {
            games: args.games,
            seats: args.seats.clone(),
            seed: args.seed,
            threads: threads.map_or(1, NonZero::get),
            alone,
        };
        let bar = progress_bar(plan.total_games(entrants.len()));
        let results = arena(setting.game(), &entrants, &plan, &|| bar.inc(1));
        bar.finish_and_clear();
        Ok(results)
    }
}

/// Where the bot that sits alone is among all that take part.
fn place(name: &str, bots: &[String]) -> Result<usize, Failure> {
    let place = bots.iter().position(|bot| bot == name);
    place.ok_or_else(|| {
        Failure::Usage(format!(
            "`{name}` can't sit alone, because it isn't one of the --bots: {}",
            bots.join(", ")
        ))
    })
}

fn entrant<H: Heuristics>(name: &str) -> Result<Entrant<H::Game>, Failure> {
    check_bot::<H>(name)?;
    let name = name.to_owned();
    Ok(Entrant {
        name: name.clone(),
        seated: Box::new(move || bot::<H>(&name).expect("the name was checked")),
    })
}

/// In hundredths, as people say it.
fn percent(share: f64) -> String {
    format!("{:.1}%", 100.0 * share)
}

fn pairings(results: &Results) -> String {
    let rows: Vec<_> = results
        .pairings
        .iter()
        .map(|pairing| {
            let [low, high] = pairing.interval;
            vec![
                pairing.seats.to_string(),
                pairing.bot.clone(),
                pairing.against.clone(),
                pairing.games.to_string(),
                percent(pairing.win_rate),
                format!("{} to {}", percent(low), percent(high)),
            ]
        })
        .collect();
    text_table(&["seats", "bot", "against", "games", "wins", "95% interval"], &rows)
}

fn ratings(results: &Results) -> String {
    let rows: Vec<_> = results
        .ratings
        .iter()
        .map(|rating| {
            let [low, high] = rating.interval;
            vec![rating.bot.clone(), format!("{:.0}", rating.points), format!("{low:.0} to {high:.0}")]
        })
        .collect();
    text_table(&["bot", "rating", "95% interval"], &rows)
}
