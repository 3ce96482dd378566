//! The commands, one file each, all alike: `Args` is how it is asked, `run` does it.

mod admin;
mod arena;
mod backup;
mod calibrate;
mod check;
mod completions;
mod copy;
mod edition;
mod export;
mod games;
mod hint;
mod load;
mod man;
mod play;
mod puzzles;
mod record;
mod replay;
mod review;
mod rules;
mod serve;
mod simulate;
mod trace;
mod verify;

use crate::failure::Failure;
use serde::Serialize;
use std::io::Write;

/// What can be asked for.
#[derive(Debug, clap::Subcommand)]
pub(crate) enum Command {
    Serve(serve::Args),
    Backup(backup::Args),
    Check(check::Args),
    Copy(copy::Args),
    Admin(admin::Args),
    Export(export::Args),
    Play(play::Args),
    Games(games::Args),
    Rules(rules::Args),
    Simulate(simulate::Args),
    Trace(trace::Args),
    Record(record::Args),
    Replay(replay::Args),
    Verify(verify::Args),
    Edition(edition::Args),
    Arena(arena::Args),
    Hint(hint::Args),
    Review(review::Args),
    Calibrate(calibrate::Args),
    Puzzles(puzzles::Args),
    Load(load::Args),
    Completions(completions::Args),
    Man(man::Args),
}

/// Does what was asked for; serves tables if nothing was.
pub(crate) fn run(command: Option<Command>, out: &mut impl Write) -> Result<(), Failure> {
    match command {
        None => serve::run(&serve::Args::standard()?, out),
        Some(Command::Serve(args)) => serve::run(&args, out),
        Some(Command::Backup(args)) => backup::run(&args, out),
        Some(Command::Check(args)) => check::run(&args, out),
        Some(Command::Copy(args)) => copy::run(&args, out),
        Some(Command::Admin(args)) => admin::run(&args, out),
        Some(Command::Export(args)) => export::run(&args, out),
        Some(Command::Play(args)) => play::run(&args, out),
        Some(Command::Games(args)) => games::run(&args, out),
        Some(Command::Rules(args)) => rules::run(&args, out),
        Some(Command::Simulate(args)) => simulate::run(&args, out),
        Some(Command::Trace(args)) => trace::run(&args, out),
        Some(Command::Record(args)) => record::run(&args, out),
        Some(Command::Replay(args)) => replay::run(&args, out),
        Some(Command::Verify(args)) => verify::run(&args, out),
        Some(Command::Edition(args)) => edition::run(&args, out),
        Some(Command::Arena(args)) => arena::run(&args, out),
        Some(Command::Hint(args)) => hint::run(&args, out),
        Some(Command::Review(args)) => review::run(&args, out),
        Some(Command::Calibrate(args)) => calibrate::run(&args, out),
        Some(Command::Puzzles(args)) => puzzles::run(&args, out),
        Some(Command::Load(args)) => load::run(&args, out),
        Some(Command::Completions(args)) => completions::run(&args, out),
        Some(Command::Man(args)) => man::run(&args, out),
    }
}

/// Writes one JSON document that a person can read too.
fn write_json(out: &mut impl Write, value: &impl Serialize) -> Result<(), Failure> {
    let text = serde_json::to_string_pretty(value).expect("what we print is plain data");
    Ok(writeln!(out, "{text}")?)
}
