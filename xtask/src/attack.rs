//! `cargo xtask attack`: the release build as a process, attacked from outside in the ways that succeeded once, and killed
//! while people come and go. `--long` kills it many more times.

mod comings;
mod findings;

use crate::server::release;
use anyhow::ensure;
use std::path::Path;

/// How often the server is killed while people come and go.
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
        let held = attack(&benben);
        println!("{number:>3}  {:<6} {what}", if held.is_ok() { "held" } else { "FAILED" });
        if let Err(error) = held {
            println!("            {error:#}");
            failed += 1;
        }
    }
    ensure!(failed == 0, "{failed} attacks succeeded");
    println!("{}", comings::survive(&benben, length.kills())?);
    Ok(())
}
