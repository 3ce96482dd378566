//! The command `benben`: play, look up rules, simulate, trace, record, replay and verify games, check editions.

mod commands;
mod company;
mod data;
mod examples;
mod failure;
mod files;
mod load;
mod opening;
mod played;
mod recorded;
mod simulation;
mod simulation_report;
mod statistics;
mod stored_record;
mod text_table;
mod trace_lines;

use clap::Parser;
use examples::examples;
use failure::Failure;
use std::io::{BufWriter, Write};
use std::process::ExitCode;

/// Gives memory back when a crowd has left, and costs a server under load half as much as the system's.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const EXAMPLES: &str = "\
Examples:
  benben                                            starts a server on http://127.0.0.1:8642
  benben backup tables.sqlite                       copies all tables, even during play
  benben check                                      looks through all tables for damage
  benben play GAME                                  plays against a bot, here in the terminal
  benben games                                      lists the games
  benben rules GAME                                 explains the rules
  benben simulate GAME --seats 4 --bots greedy,random --games 100000
  benben record GAME --seats 3 --out game.txt       lets bots play a game
  benben replay game.txt --step 12 --seat 2         shows what seat 2 saw
  benben verify game.txt                            checks that all was legal and fair
  benben hint game.txt --step 12                    asks a strong bot for advice
  benben review game.txt                            says what was well played, and what was luck
  benben arena GAME --bots pharaoh,greedy           finds the stronger bot
  benben load --url http://127.0.0.1:8642           load-tests a running server

Exit codes: 0 all is well, 1 something failed (a bad file, an invalid record), 2 the command was used wrongly.";

/// Benben: play games about pyramids, run a server for them, and check recorded games.
#[derive(Debug, Parser)]
#[command(version, about, after_help = examples(EXAMPLES))]
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
