//! `benben load`: how much a running server bears.

use super::write_json;
use crate::failure::{Failure, did_you_mean};
use crate::load::{Address, Plan};
use std::io::Write;
use std::time::Duration;

/// Play many tables at a running server and measure it: actions a second, waiting times, processor and memory.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  benben load                                                  50 tables for two, for 15 seconds
  benben load --url http://127.0.0.1:9000 --game cheops --json
  benben load --rate 4000                                      waiting times at a load that you choose
  benben load --idle 10000                                     what tables cost that nobody looks at

Two players sit at each table, follow its stream and act as soon as it is their turn; a finished game is followed by
the next. The tables stay in the server's data: use a server of its own. Clients from other machines are limited by the
server. Ends with 1 if anything went wrong or nothing was played.")]
pub(crate) struct Args {
    /// Where the server is.
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:8642")]
    url: Address,
    /// The game, by its id (see `benben games`).
    #[arg(long, value_name = "GAME", default_value = "ankh")]
    game: String,
    /// Tables at the same time.
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(u64).range(1..=10_000))]
    tables: u64,
    /// For how long.
    #[arg(long, value_name = "S", default_value_t = 15, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    seconds: u64,
    /// Actions a second at all tables together [default: as many as possible].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    rate: Option<u32>,
    /// Before, deal so many tables, leave them alone until they have left the server's memory, and look again.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    idle: Option<u64>,
    /// The same seed chooses the same actions, where the deals are the same.
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
    /// Print JSON for programs: one object.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    if !benben_games::ids().any(|id| id == args.game) {
        return Err(Failure::Usage(format!(
            "there is no game `{}`: {}",
            args.game,
            did_you_mean(&args.game, benben_games::ids())
        )));
    }
    let plan = Plan {
        address: args.url.clone(),
        game: args.game.clone(),
        tables: args.tables,
        time: Duration::from_secs(args.seconds),
        rate: args.rate.map(f64::from),
        idle: args.idle,
        seed: args.seed,
    };
    let report = plan.run().map_err(|problem| Failure::Failed(format!("{}: {problem}", args.url)))?;
    if args.json {
        write_json(out, &report)?;
    } else {
        writeln!(out, "{report}")?;
    }
    match report.errors {
        0 if report.actions == 0 => Err(Failure::Failed("nothing was played".to_owned())),
        0 => Ok(()),
        errors => Err(Failure::Failed(format!("{errors} errors"))),
    }
}
