//! `benben record`: bots play a game, and it is written down.

use crate::examples::examples;
use crate::failure::Failure;
use crate::files;
use crate::opening::{Opening, with_bot};
use benben_bots::Heuristics;
use benben_core::Record;
use benben_games::BotVisitor;
use std::io::Write;
use std::path::PathBuf;

/// Let bots play a game and write its record, with a fair deal, as text that people can read and `benben verify` can check.
#[derive(Debug, clap::Args)]
#[command(after_help = examples("\
Examples:
  benben record GAME --seats 3 --seed 7 --bots greedy,random --out game.txt
  benben record GAME | benben verify -"))]
pub(crate) struct Args {
    #[command(flatten)]
    opening: Opening,
    /// Write to this file instead of standard output.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Write the record as JSON instead of text.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let record = with_bot(&args.opening.game, Play(&args.opening))??;
    let text = if args.json { record.to_json() + "\n" } else { record.to_text() };
    match &args.out {
        Some(path) => files::write(path, &text),
        None => Ok(out.write_all(text.as_bytes())?),
    }
}

struct Play<'a>(&'a Opening);

impl BotVisitor for Play<'_> {
    type Out = Result<Record, Failure>;

    fn visit<H: Heuristics>(self) -> Self::Out {
        self.0.play::<H>()
    }
}
