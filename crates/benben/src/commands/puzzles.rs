//! `benben puzzles`: positions with one clearly best decision, made from games of bots.

use crate::examples::examples;
use crate::failure::Failure;
use crate::opening::with_bot;
use benben_bots::{Heuristics, Puzzle, make_puzzles};
use benben_games::BotVisitor;
use std::io::Write;

/// Make puzzles: positions from games of bots where one decision is clearly the best, and not the one that looks best.
#[derive(Debug, clap::Args)]
#[command(after_help = examples("\
Examples:
  benben puzzles make GAME --count 60 --seed 1 > puzzles.jsonl

In each of them one decision wins at least 8 points more than every other, at a deep search and at one twice as deep, and \
greedy wouldn't play it. How many of the weaker levels find it says how hard it is."))]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, clap::Subcommand)]
enum What {
    /// Make new puzzles, and print one a line as JSON.
    Make {
        /// The game, by its id (see `benben games`).
        game: String,
        /// How many.
        #[arg(long, value_name = "N", default_value_t = 60)]
        count: usize,
        /// The same seed gives the same puzzles.
        #[arg(long, value_name = "NUMBER", default_value_t = 1)]
        seed: u64,
    },
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let What::Make { game, count, seed } = &args.what;
    with_bot(game, Making { count: *count, seed: *seed, out })?
}

struct Making<'a, W> {
    count: usize,
    seed: u64,
    out: &'a mut W,
}

impl<W: Write> BotVisitor for Making<'_, W> {
    type Out = Result<(), Failure>;

    fn visit<H: Heuristics>(self) -> Self::Out {
        let Making { count, seed, out } = self;
        // Each is printed as soon as it is found: looking for them takes long.
        let mut written = Ok(());
        make_puzzles::<H>(count, seed, |puzzle: &Puzzle| {
            if written.is_ok() {
                written = writeln!(out, "{}", puzzle.to_line()).and_then(|()| out.flush());
            }
        });
        Ok(written?)
    }
}
