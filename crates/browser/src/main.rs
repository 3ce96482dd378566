//! Plays Benben in a real browser, as people do: `cargo run -p benben-browser -- [SCENARIO…] [--shots DIR]`.
//!
//! Not a part of `cargo test`, which needs no browser; `cargo xtask test` runs it.

mod axe;
mod chromium;
mod driver;
mod exercise;
mod game;
mod play;
mod run;
mod scenario;
mod scenarios;
mod stage;
mod window;

use anyhow::{Context, bail};
use clap::Parser;
use game::Games;
use std::path::PathBuf;
use std::process::ExitCode;

/// Play Benben in a real browser, as people do.
#[derive(Debug, Parser)]
#[command(version, about)]
pub(crate) struct Args {
    /// Which scenarios, by the beginning of their names; all but the pictures without any.
    scenario: Vec<String>,
    /// Write pictures of the pages into this folder.
    #[arg(long, value_name = "DIR")]
    shots: Option<PathBuf>,
    /// The program to test [default: `benben` beside this one].
    #[arg(long, value_name = "FILE")]
    benben: Option<PathBuf>,
    /// The script of axe-core [default: `target/axe-core/axe.min.js`, as `cargo xtask test` puts it there].
    #[arg(long, value_name = "FILE")]
    axe: Option<PathBuf>,
    /// Scenarios at once.
    #[arg(long, value_name = "N", default_value_t = 2)]
    jobs: usize,
    /// Where pictures, pages and consoles of failed scenarios are kept [default: `target/browser`].
    #[arg(long, value_name = "DIR")]
    failures: Option<PathBuf>,
    /// Play with other luck than usual. The same number gives the same games.
    #[arg(long, value_name = "N", default_value_t = 0)]
    luck: u64,
    /// List the scenarios.
    #[arg(long)]
    list: bool,
}

fn main() -> ExitCode {
    match start(Args::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            say(&format!("\n{error:#}"));
            ExitCode::FAILURE
        }
    }
}

fn start(mut args: Args) -> anyhow::Result<()> {
    let own = std::env::current_exe()?;
    let folder = own.parent().context("a program lies in a folder")?;
    let target = folder.parent().context("a build lies in the target folder")?;
    args.benben.get_or_insert_with(|| folder.join("benben"));
    args.axe.get_or_insert_with(|| target.join("axe-core/axe.min.js"));
    args.failures.get_or_insert_with(|| target.join("browser"));
    let benben = args.benben.clone().unwrap_or_default();
    if !benben.is_file() {
        bail!("{} does not exist: run `cargo build -p benben` first", benben.display());
    }
    let scenarios = scenario::all(&Games::of(&benben)?);
    if args.list {
        scenarios.iter().for_each(|scenario| say(&scenario.name));
        return Ok(());
    }
    run::run(&args, scenarios)
}

/// What the program says while it works.
#[allow(clippy::print_stdout, reason = "this is a program for a terminal")]
pub(crate) fn say(line: &str) {
    println!("{line}");
}
