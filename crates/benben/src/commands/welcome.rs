//! `benben` alone: what there is, and what to try first.

use crate::failure::Failure;
use std::io::Write;

pub(crate) fn run(out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "Benben: a table for pyramid games.\n\n{}\n", super::games::table())?;
    writeln!(out, "Let bots play, and see who wins:\n")?;
    for id in benben_games::ids() {
        writeln!(out, "  benben simulate {id} --bots greedy,random --games 10000")?;
    }
    writeln!(out, "\nRead the rules with `benben rules <GAME>`; `benben --help` shows everything else.")?;
    Ok(())
}
