//! `benben puzzles`: positions with one clearly best decision, made from games of bots, and checked.

use crate::examples::examples;
use crate::failure::Failure;
use crate::opening::with_bot;
use benben_bots::{CLEAR, Heuristics, Puzzle, check_puzzle, make_puzzles, puzzles};
use benben_games::BotVisitor;
use std::io::Write;

/// Make or check puzzles: positions from games of bots where one decision is clearly the best, and not the one that looks best.
#[derive(Debug, clap::Args)]
#[command(after_help = examples("\
Examples:
  benben puzzles make GAME --count 60 --seed 1 > puzzles.jsonl
  benben puzzles check GAME
  benben puzzles check GAME --sample 5

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
    /// Search the game's own puzzles again, as deeply as when they were made: is the solution still the best, and clearly ahead?
    Check {
        /// The game, by its id (see `benben games`).
        game: String,
        /// Check only so many of them, spread over the file [default: all]
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
        sample: Option<u64>,
        /// How many points the solution must be ahead. With other luck, a few are a little less far ahead than when they were made.
        #[arg(long, value_name = "POINTS", default_value_t = 100.0 * CLEAR)]
        ahead: f64,
        /// The same seed gives the same answer.
        #[arg(long, value_name = "NUMBER", default_value_t = 1)]
        seed: u64,
    },
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    match &args.what {
        What::Make { game, count, seed } => with_bot(game, Making { count: *count, seed: *seed, out })?,
        What::Check { game, sample, ahead, seed } => {
            let sample = sample.map_or(usize::MAX, |sample| usize::try_from(sample).unwrap_or(usize::MAX));
            with_bot(game, Checking { sample, ahead: ahead / 100.0, seed: *seed, out })?
        }
    }
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

struct Checking<'a, W> {
    sample: usize,
    ahead: f64,
    seed: u64,
    out: &'a mut W,
}

impl<W: Write> BotVisitor for Checking<'_, W> {
    type Out = Result<(), Failure>;

    fn visit<H: Heuristics>(self) -> Self::Out {
        let Checking { sample, ahead, seed, out } = self;
        let puzzles = puzzles::<H>();
        let sample = sample.min(puzzles.len());
        let mut unsound = 0;
        for index in (0..sample).map(|number| number * puzzles.len() / sample) {
            if let Err(why) = check_puzzle::<H>(&puzzles[index], ahead, seed) {
                unsound += 1;
                writeln!(out, "puzzle {}, solution `{}`: {why}", index + 1, puzzles[index].solution)?;
                out.flush()?;
            }
        }
        writeln!(out, "{} of {sample} puzzles are sound", sample - unsound)?;
        if unsound == 0 {
            return Ok(());
        }
        Err(Failure::Failed(format!(
            "{unsound} of {sample} puzzles aren't {:.1} points ahead any more",
            100.0 * ahead
        )))
    }
}
