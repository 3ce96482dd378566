//! `benben load`: how much a running server bears.

use super::write_json;
use crate::examples::{examples, first_game};
use crate::failure::{Failure, did_you_mean};
use crate::load::{Address, Addresses, Plan};
use std::io::Write;
use std::rc::Rc;
use std::time::Duration;

/// Load-test a running server: play at many tables and measure actions per second, response times, CPU and memory.
#[derive(Debug, clap::Args)]
#[command(after_help = examples("\
Examples:
  benben load                                                  50 tables with two players, for 15 seconds
  benben load --url http://127.0.0.1:9000 --game GAME --json
  benben load --rate 4000                                      response times at a load that you choose
  benben load --rate 500 --reviews 4                           the same while four games are being reviewed
  benben load --idle 10000                                     what it costs to keep idle tables
  benben load --url http://10.0.0.1:8642 --url http://10.0.0.2:8642    several servers with the same tables

Two players sit at each table, follow its stream and act as soon as it is their turn. When a game is over, the next one \
starts. In the end every table is read back from every server and compared with what was acknowledged. The tables stay in \
the server's data, so use a separate server. The server limits clients from other machines.
The exit code is 1 if anything went wrong, was lost or doubled, or nothing was played."))]
pub(crate) struct Args {
    /// The address of the server. Repeat it for several servers with the same tables: players are spread over them, and move on when one fails.
    #[arg(long = "url", value_name = "URL", default_value = "http://127.0.0.1:8642")]
    urls: Vec<Address>,
    /// The game, by its id (see `benben games`).
    #[arg(long, value_name = "GAME", default_value = first_game())]
    game: String,
    /// How many tables to play at once.
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(u64).range(1..=10_000))]
    tables: u64,
    /// How many seconds to play.
    #[arg(long, value_name = "S", default_value_t = 15, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    seconds: u64,
    /// Actions per second at all tables together [default: as many as possible].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    rate: Option<u32>,
    /// Ask for compressed streams, as a browser does. Programs on the same machine don't.
    #[arg(long)]
    gzip: bool,
    /// First deal this many tables, wait until they have left the server's memory, and measure how fast they come back.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    idle: Option<u64>,
    /// Meanwhile, have this many reviews made at the same time, of the games that are over.
    #[arg(long, value_name = "N", default_value_t = 0)]
    reviews: usize,
    /// With the same deals, the same seed chooses the same actions.
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
    let addresses = Rc::new(Addresses::new(args.urls.clone()));
    let plan = Plan {
        addresses: addresses.clone(),
        game: args.game.clone(),
        tables: args.tables,
        time: Duration::from_secs(args.seconds),
        rate: args.rate.map(f64::from),
        gzip: args.gzip,
        idle: args.idle,
        reviews: args.reviews,
        seed: args.seed,
    };
    let report = plan.run().map_err(|problem| Failure::Failed(format!("{addresses}: {problem}")))?;
    if args.json {
        write_json(out, &report)?;
    } else {
        writeln!(out, "{report}")?;
    }
    let (lost, doubled) = (report.lost, report.doubled);
    match report.errors {
        _ if lost + doubled > 0 => Err(Failure::Failed(format!("{lost} actions lost, {doubled} doubled"))),
        0 if report.actions == 0 => Err(Failure::Failed("nothing was played".to_owned())),
        0 => Ok(()),
        errors => Err(Failure::Failed(format!("{errors} errors"))),
    }
}
