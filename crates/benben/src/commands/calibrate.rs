//! `benben calibrate`: how well expected shares agree with what was really won.

mod chart;

use super::write_json;
use crate::examples::examples;
use crate::failure::Failure;
use crate::opening::{progress_bar, with_bot};
use crate::text_table::text_table;
use benben_bots::{
    Calibration, Curve, Depth, Expectation, Heuristics, Tenth, Trial, fitted, held_out, off_by, tenths,
};
use benben_core::Setting;
use benben_games::BotVisitor;
use serde::Serialize;
use std::io::Write;
use std::num::NonZero;
use std::path::PathBuf;

/// Measure how well the shares that reviews and hints expect agree with what is really won.
#[derive(Debug, clap::Args)]
#[command(after_help = examples("\
Examples:
  benben calibrate GAME --games 2000 --seed 2
  benben calibrate GAME --games 2000 --seed 2 --svg calibration.svg
  benben calibrate GAME --games 2000 --fit > calibration.rs

Bots of all levels (the pharaoh in one place of forty) and each game's scripted styles play each other, most games with two players. Of each game a few decisions \
are searched as deeply as a review does. What was expected is compared with what was won, tenth by tenth."))]
pub(crate) struct Args {
    /// The game, by its id (see `benben games`).
    game: String,
    /// How many games are played.
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// How many decisions of each game are looked at.
    #[arg(long, value_name = "N", default_value_t = 6)]
    decisions: usize,
    /// The same seed gives the same games, on every machine.
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
    /// How many threads to use [default: one per core]
    #[arg(long, value_name = "N")]
    threads: Option<NonZero<usize>>,
    /// Fit new curves to these games, and print them as the game's generated file.
    #[arg(long, conflicts_with = "json")]
    fit: bool,
    /// Measure the second half of these games by curves fitted to the first, and not by the game's own.
    #[arg(long, conflicts_with = "fit")]
    held_out: bool,
    /// Draw the result into this file.
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Print JSON for programs: one object.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report<'a> {
    game: &'a str,
    games: u64,
    decisions: usize,
    seed: u64,
    tenths: [Tenth; 10],
    /// The largest difference between what was expected and what was won.
    off_by: f64,
}

/// What was found, and what it is measured by.
struct Found {
    expectations: Vec<Expectation>,
    calibration: Calibration,
    mark: u64,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let found = with_bot(&args.game, Measuring(args))?;
    if args.fit {
        return Ok(write!(out, "{}", source(args, &found))?);
    }
    let tenths = if args.held_out {
        held_out(&found.expectations)
    } else {
        tenths(&found.expectations, &found.calibration)
    };
    if let Some(path) = &args.svg {
        std::fs::write(path, chart::chart(&tenths)).map_err(Failure::Output)?;
    }
    if args.json {
        let report = Report {
            game: &args.game,
            games: args.games,
            decisions: found.expectations.len(),
            seed: args.seed,
            tenths,
            off_by: off_by(&tenths),
        };
        return write_json(out, &report);
    }
    let rows: Vec<_> = tenths.iter().enumerate().map(|(index, tenth)| row(index, tenth)).collect();
    let table = text_table(&["expected", "decisions", "expected on average", "won", "difference"], &rows);
    Ok(writeln!(out, "{table}\n\noff by {:.1} points at most", 100.0 * off_by(&tenths))?)
}

struct Measuring<'a>(&'a Args);

impl BotVisitor for Measuring<'_> {
    type Out = Found;

    fn visit<H: Heuristics>(self) -> Found {
        let Measuring(args) = self;
        let setting = Setting::<H::Game>::standard();
        let threads = args.threads.or_else(|| std::thread::available_parallelism().ok());
        let trial = Trial {
            games: args.games,
            decisions: args.decisions,
            depth: Depth::strongest::<H>(),
            seed: args.seed,
            threads: threads.map_or(1, NonZero::get),
            with_strongest: true,
        };
        let bar = progress_bar(args.games);
        let expectations = trial.run::<H>(setting.game(), &|| bar.inc(1));
        bar.finish_and_clear();
        let mark = H::SEARCH.network.map_or(0, |network| network.weights().mark());
        Found { expectations, calibration: H::CALIBRATION, mark }
    }
}

fn row(index: usize, tenth: &Tenth) -> Vec<String> {
    let points = |share: f64| format!("{:.1}", 100.0 * share);
    vec![
        format!("{} to {}", 10 * index, 10 * index + 10),
        tenth.decisions.to_string(),
        points(tenth.expected),
        points(tenth.won),
        format!("{:+.1}", 100.0 * (tenth.won - tenth.expected)),
    ]
}

/// The curves as they stand in the game's file.
fn source(args: &Args, found: &Found) -> String {
    let calibration = fitted(&found.expectations);
    let list = |curve: &Curve| curve.map(|share| format!("{share:.3}")).join(", ");
    format!(
        "//! What is really won where the search expects a share, fitted by `benben calibrate {} --games {} --decisions {} --seed {} \
         --fit`.\n\nuse benben_bots::Calibration;\n\n#[rustfmt::skip]\npub(super) const CALIBRATION: Calibration = Calibration \
         {{\n    heads_up: [{}],\n    more: [{}],\n}}\n.built_in(0x{:016x}, &crate::weights::WEIGHTS);\n",
        args.game,
        args.games,
        args.decisions,
        args.seed,
        list(&calibration.heads_up),
        list(&calibration.more),
        found.mark,
    )
}
