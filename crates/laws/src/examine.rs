//! Plays a law's random games, and shrinks a breach to a short record.

use crate::breach::{Breach, Verdict};
use crate::case::{Case, cases};
use crate::walk::Walk;
use crate::words::abridged;
use crate::{Law, Lawful};
use benben_core::Setting;
use proptest::strategy::Just;
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestError, TestRng, TestRunner};
use std::cell::{Cell, RefCell};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// How many simpler games are tried once a breach is found.
const SHRINKING: u32 = 256;

/// How many games of small seeds are tried for a shorter record of the same breach.
const SHORTENING: u64 = 64;

/// What a law looks at: one random game, to be walked.
pub(crate) type Check<L> = fn(&mut Walk<L>) -> Verdict;

struct Examination<'a, L: Lawful> {
    settings: &'a [Setting<L::Game>],
    check: Check<L>,
}

/// A broken law in one game.
struct Finding {
    steps: usize,
    report: String,
}

/// Proptest as the laws use it: the same luck every time, nothing written to disk.
pub(crate) fn runner(law: Law, games: u32) -> TestRunner {
    let config =
        Config { cases: games, failure_persistence: None, max_shrink_iters: SHRINKING, ..Config::default() };
    TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::ChaCha, &[law as u8; 32]))
}

/// Plays `games` random games under the law; a report if it is broken.
pub(crate) fn examine<L: Lawful>(law: Law, games: u32, check: Check<L>) -> Result<(), String> {
    let settings = L::settings();
    let examination = Examination { settings: &settings, check };
    let one_in = examination.typical_length(law).div_ceil(L::LOOKS).max(1);
    // Once something is wrong, every position is looked at, so that the record ends at the first wrong one.
    let broken = Cell::new(false);
    let result = runner(law, games).run(&cases::<L>(settings.len()), |case| {
        let one_in = if broken.get() { 1 } else { one_in };
        // Set beforehand and taken back, so that a panic leaves it set.
        let was_broken = broken.replace(true);
        examination.run(&case, one_in).map_err(|breach| TestCaseError::fail(breach.0))?;
        broken.set(was_broken);
        Ok(())
    });
    match result {
        Ok(()) => Ok(()),
        Err(TestError::Abort(reason)) => Err(format!("the random games could not be made: {reason}")),
        Err(TestError::Fail(_, case)) => Err(examination.report(law, &case)),
    }
}

impl<L: Lawful> Examination<'_, L> {
    fn run(&self, case: &Case, one_in: u32) -> Verdict {
        (self.check)(&mut Walk::new(self.settings, case, one_in))
    }

    /// Steps of a typical random game, so that looks are spread over it.
    fn typical_length(&self, law: Law) -> u32 {
        const GAMES: u32 = 8;
        let steps = Cell::new(0);
        // A game that panics does so again under the law, with a record.
        let _ = runner(law, GAMES).run(&cases::<L>(self.settings.len()), |case| {
            let mut walk = Walk::<L>::new(self.settings, &case, 1);
            walk.finish();
            steps.set(steps.get() + walk.len() as u32);
            Ok(())
        });
        steps.get() / GAMES
    }

    fn report(&self, law: Law, shrunk: &Case) -> String {
        match self.finding(&self.shorter(law, shrunk)) {
            None => format!("law broken: {law}\n  but only once: the game depends on more than its input"),
            Some(Finding { report, .. }) => format!("law broken: {law}\n{report}"),
        }
    }

    /// A game with a shorter record that breaks the law too, if small seeds have one. Proptest knows the numbers of
    /// a game, but not which of them make it short.
    fn shorter(&self, law: Law, shrunk: &Case) -> Case {
        let best = RefCell::new(shrunk.clone());
        // Inside a run of proptest panics are not printed; there may be many.
        let _ = runner(law, 1).run(&Just(()), |()| {
            let mut fewest = self.finding(shrunk).map_or(0, |finding| finding.steps);
            for seed in 0..SHORTENING {
                let case = Case { seed, choices: Vec::new(), ..*shrunk };
                if let Some(finding) = self.finding(&case).filter(|finding| finding.steps < fewest) {
                    fewest = finding.steps;
                    best.replace(case);
                }
            }
            Ok(())
        });
        best.into_inner()
    }

    /// The breach in this very game, if there is one.
    fn finding(&self, case: &Case) -> Option<Finding> {
        let mut walk = Walk::<L>::new(self.settings, case, 1);
        let breach = match catch_unwind(AssertUnwindSafe(|| (self.check)(&mut walk))) {
            Ok(verdict) => verdict.err()?,
            Err(panic) => Breach(format!("the game panics: {}", panic_text(&*panic))),
        };
        let trying = walk
            .trying()
            .map(|step| format!("  while seat {} plays `{}`\n", step.seat, step.action))
            .unwrap_or_default();
        let (steps, record) = (walk.len(), abridged(&walk.record_text()));
        let report = format!("  after step {steps}: {}\n{trying}the game so far:\n\n{record}\n", breach.0);
        Some(Finding { steps, report })
    }
}

fn panic_text(panic: &(dyn std::any::Any + Send)) -> &str {
    let text = panic.downcast_ref::<&str>().copied();
    text.or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or("(no message)")
}
