//! `benben simulate`: many games between bots, and what came of them.

use super::write_json;
use crate::examples::examples;
use crate::failure::Failure;
use crate::opening::{Opening, progress_bar, with_bot};
use crate::simulation::Plan;
use crate::simulation_report::Report;
use benben_bots::Heuristics;
use benben_games::BotVisitor;
use std::io::Write;
use std::num::NonZero;

/// Let bots play many games, and see who wins, from which seat, with which scores, and how long games last.
#[derive(Debug, clap::Args)]
#[command(after_help = examples("\
Examples:
  benben simulate GAME --bots greedy,random
  benben simulate GAME --seats 4 --bots greedy,random --games 100000 --seed 7 --option KEY=VALUE
  benben simulate GAME --games 1000 --json | jq '.bots[] | {name, win_rate, ci95}'

The bots move on by one seat from game to game. A tie for first place counts as a share of a win. The result depends \
only on the seed, not on the number of threads."))]
pub(crate) struct Args {
    #[command(flatten)]
    opening: Opening,
    /// How many games to play.
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// How many threads to use [default: one per core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Print JSON for programs: one object.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let report = with_bot(&args.opening.game, Simulate(args))??;
    if args.json { write_json(out, &report) } else { Ok(writeln!(out, "{report}")?) }
}

struct Simulate<'a>(&'a Args);

impl BotVisitor for Simulate<'_> {
    type Out = Result<Report, Failure>;

    fn visit<H: Heuristics>(self) -> Self::Out {
        let Simulate(args) = self;
        let bots = args.opening.bots::<H>()?;
        let setting = args.opening.setting::<H::Game>()?;
        let all = || std::thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN);
        let threads = args.threads.and_then(|threads| NonZero::new(usize::from(threads))).unwrap_or_else(all);
        let plan =
            Plan { game: setting.game(), bots: &bots, games: args.games, seed: args.opening.seed, threads };
        let bar = progress_bar(args.games);
        let simulated = plan.run::<H>(&|games| bar.inc(games));
        bar.finish_and_clear();
        Ok(Report::new(&setting, &plan, &simulated))
    }
}
