//! The command `benben`: look up rules, simulate, trace, record, replay and verify games, check editions.

mod commands;
mod data;
mod failure;
mod files;
mod load;
mod opening;
mod paragraphs;
mod recorded;
mod simulation;
mod simulation_report;
mod statistics;
mod text_table;
mod trace_lines;

use clap::Parser;
use failure::Failure;
use std::io::{BufWriter, Write};
use std::process::ExitCode;

/// Gives memory back when a crowd has left, and costs a server under load half as much as the system's.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const EXAMPLES: &str = "\
Examples:
  benben                                            serves tables on http://127.0.0.1:8642
  benben backup tables.sqlite                       copies all tables while they are played
  benben games                                      what can be played
  benben rules ankh A11                             one rule, in plain words
  benben simulate ankh --seats 4 --bots greedy,random --games 100000
  benben record ankh --seats 3 --out game.txt       bots play a game for you
  benben replay game.txt --step 12 --seat 2         what seat 2 saw then
  benben verify game.txt                            was everything legal and fair?
  benben hint game.txt --step 12                    what a strong bot would have done
  benben arena ankh --bots pharaoh,greedy           which bot is stronger
  benben load --url http://127.0.0.1:8642           how much a running server bears

Exit codes: 0 all is well, 1 something failed (a bad file, a record that does not hold), 2 asked wrongly.";

/// Benben: a table for pyramid games.
#[derive(Debug, Parser)]
#[command(version, about, after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    command: Option<commands::Command>,
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let mut out = BufWriter::new(std::io::stdout().lock());
    let done = commands::run(cli.command, &mut out).and_then(|()| Ok(out.flush()?));
    // What a failed command has said so far is still worth reading.
    let _ = out.flush();
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => report(&failure),
    }
}

/// Says what went wrong, in one line, and turns it into an exit code.
fn report(failure: &Failure) -> ExitCode {
    if !failure.is_closed_pipe() {
        // Nothing is left to be done if even this cannot be written.
        let _ = writeln!(std::io::stderr(), "error: {failure}");
    }
    failure.exit_code()
}
