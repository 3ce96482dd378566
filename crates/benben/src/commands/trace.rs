//! `benben trace`: one game, step by step, with everything a checker of the rules needs.

use crate::examples::examples;
use crate::failure::Failure;
use crate::opening::{Opening, with_bot};
use crate::trace_lines::write_trace;
use benben_bots::Heuristics;
use benben_games::BotVisitor;
use std::io::Write;

/// Write one game between bots with one JSON line per step: the whole state, who has to act, what is legal, what is
/// played and what happens. For checking the rules with your own program.
#[derive(Debug, clap::Args)]
#[command(after_help = examples("\
Example:
  benben trace GAME --seats 3 --seed 7 --bots random | jq -c '[.step, .seat, .action]'

docs/formats.md describes the lines. `benben record` with the same arguments writes the same game, and \
`benben replay FILE --trace` traces a record."))]
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
