//! `benben trace`: one game, step by step, with everything a checker of the rules needs.

use crate::failure::Failure;
use crate::opening::{Opening, with_bot};
use crate::trace_lines::write_trace;
use benben_bots::Heuristics;
use benben_games::BotVisitor;
use std::io::Write;

/// One game between bots, one JSON line a step: the whole state, who is awaited, what was legal, what was played, what
/// happened. For checking the rules with a program of your own.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Example:
  benben trace ankh --seats 3 --seed 7 --bots random | jq -c '[.step, .seat, .action]'

The lines are described in docs/formats.md. `benben record` with the same arguments writes the same game, and
`benben replay FILE --trace` traces a record.")]
pub(crate) struct Args {
    #[command(flatten)]
    opening: Opening,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    with_bot(&args.opening.game, Trace { opening: &args.opening, out })?
}

struct Trace<'a, W> {
    opening: &'a Opening,
    out: &'a mut W,
}

impl<W: Write> BotVisitor for Trace<'_, W> {
    type Out = Result<(), Failure>;

    fn visit<H: Heuristics>(self) -> Self::Out {
        let record = self.opening.play::<H>()?;
        write_trace::<H::Game>(&record, self.out).expect("bots choose legal actions")
    }
}
