//! `cargo xtask attack`: the release build as a process, attacked from outside in the ways that succeeded once, and killed
//! while people play, come and go. `--long` kills it many more times.

mod bots;
mod clocks;
mod comings;
mod files;
mod findings;
mod handles;
mod jumps;
mod long;
mod means;
mod playing;
mod sealed;

pub(crate) use jumps::compile_other_time;
pub(crate) use long::prolong;
pub(crate) use means::{after, from, game, two_at_once, two_open_seats};

use crate::server::release;
use anyhow::ensure;
use std::path::Path;
use std::time::Instant;

/// How often the server is killed while people play, and again while they come and go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Length {
    /// As part of all tests.
    Short,
    /// For whoever has time.
    Long,
}

impl Length {
    const fn kills(self) -> u32 {
        match self {
            Length::Short => 40,
            Length::Long => 400,
        }
    }
}

/// Runs all attacks, and says of each whether it was held off.
pub(crate) fn run(root: &Path, length: Length) -> anyhow::Result<()> {
    let benben = release(root);
    let mut failed = 0;
    for (number, what, attack) in findings::ALL {
        let begun = Instant::now();
        let held = attack(&benben);
        let word = if held.is_ok() { "held" } else { "FAILED" };
        println!("{number:>3}  {word:<6} {what} ({:.1} s)", begun.elapsed().as_secs_f64());
        if let Err(error) = held {
            println!("            {error:#}");
            failed += 1;
        }
    }
    ensure!(failed == 0, "{failed} attacks succeeded");
    println!("{}", playing::survive(&benben, length.kills())?);
    println!("{}", comings::survive(&benben, length.kills())?);
    Ok(())
}
