//! `cargo xtask cluster`: several nodes of the release build on PostgreSQL and NATS, faults while people play, and a judge of
//! everything that was sent, shown and kept.
//!
//! Read in this order: `machines` is what runs, `fault` what happens to it, `person` who plays meanwhile, `moments` what they
//! should have seen, `measures` how long they waited.

mod deck;
mod fault;
mod feed;
mod judging;
mod loading;
mod machines;
mod measures;
mod moments;
mod person;
mod playing;

use crate::server::release;
use anyhow::{Context, bail, ensure};
use machines::Machines;
use playing::Course;
use std::path::Path;
use std::time::Instant;

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Plan {
    /// How many faults.
    faults: u32,
    /// Chooses them, and what people do.
    seed: u64,
    /// How many nodes; a single one has no bus.
    nodes: usize,
}

impl Plan {
    /// As a stage of all tests.
    pub(crate) const STANDARD: Plan = Plan { faults: 20, seed: 1, nodes: 3 };

    /// Reads `--faults N --seed S --nodes N`.
    pub(crate) fn read(arguments: &[&str]) -> anyhow::Result<Self> {
        let mut plan = Plan::STANDARD;
        for option in arguments.chunks(2) {
            let [name, value] = option else { bail!("{} needs a number", option[0]) };
            let number: u64 =
                value.parse().with_context(|| format!("{name} needs a number, not `{value}`"))?;
            match *name {
                "--faults" => plan.faults = u32::try_from(number)?,
                "--seed" => plan.seed = number,
                "--nodes" => plan.nodes = usize::try_from(number)?,
                _ => bail!("`cargo xtask cluster` knows --faults N, --seed S and --nodes N, not `{name}`"),
            }
        }
        ensure!((1..=9).contains(&plan.nodes), "--nodes is a number from 1 to 9");
        Ok(plan)
    }
}

/// Lets people play while faults happen, and judges everything in the end.
pub(crate) fn run(root: &Path, plan: Plan) -> anyhow::Result<()> {
    crate::debian::install_postgresql()?;
    crate::debian::install_nats()?;
    let mut machines = Machines::start(&release(root), plan.nodes)?;
    println!("{} nodes from an empty database, all at once: {}", plan.nodes, machines.clocks());
    let course = Course::new(&machines.addresses());
    let (windows, notes) = course.play(plan.seed, |course| {
        let mut windows = Vec::new();
        course.wait_for_actions(fault::ACTIONS, fault::PLAYS_WITHIN)?;
        for faults in deck::draw(plan) {
            let begun = Instant::now();
            let window = fault::happen(&faults, &mut machines, course)?;
            println!(
                "{:>5.1} s  {window} ({:.1} s)",
                window.begun.as_secs_f64(),
                begun.elapsed().as_secs_f64()
            );
            windows.push(window);
        }
        Ok(windows)
    })?;
    let logs = judging::read_logs(&machines, &notes)?;
    println!("{}", judging::judge(&notes, &logs, plan.nodes)?);
    println!("{}", measures::check(&windows, &notes, &logs)?);
    println!("{}", loading::load(&mut machines)?);
    println!("{}", machines.check_store()?);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_read_and_others_refused() {
        assert_eq!(Plan::read(&[]).unwrap(), Plan::STANDARD);
        let plan = Plan::read(&["--seed", "7", "--faults", "300"]).unwrap();
        assert_eq!(plan, Plan { faults: 300, seed: 7, nodes: 3 });
        for wrong in [&["--faults"][..], &["--faults", "many"], &["--speed", "3"], &["--nodes", "0"]] {
            assert!(Plan::read(wrong).is_err(), "{wrong:?}");
        }
    }
}
