//! Runs scenarios, a few at a time, and tells how they went.

use crate::chromium::Chromium;
use crate::scenario::Scenario;
use crate::stage::Stage;
use crate::{Args, say};
use anyhow::{bail, ensure};
use benben_support::Serve;
use std::path::PathBuf;
use std::sync::Mutex;
use std::thread::scope;
use std::time::Instant;

/// Runs those of the scenarios that are asked for.
pub(crate) fn run(args: &Args, scenarios: Vec<Scenario>) -> anyhow::Result<()> {
    let asked = asked(scenarios, &args.scenario)?;
    let count = asked.len();
    let chromium = Chromium::start()?;
    let begun = Instant::now();
    let waiting = Mutex::new(asked.into_iter());
    let failed = Mutex::new(Vec::new());
    scope(|threads| {
        for _ in 0..args.jobs.max(1) {
            threads.spawn(|| {
                let next = || waiting.lock().expect("nobody panics with it").next();
                while let Some(scenario) = next() {
                    if !is_good(&scenario, &chromium, args) {
                        failed.lock().expect("nobody panics with it").push(scenario.name);
                    }
                }
            });
        }
    });
    chromium.stop()?;
    let failed = failed.into_inner().expect("nobody panics with it");
    if !failed.is_empty() {
        let folder = args.failures.clone().unwrap_or_default();
        bail!("{} of {count} failed: {}. See {}", failed.len(), failed.join(", "), folder.display());
    }
    say(&format!("\n{count} scenarios are good, after {:.0} s.", begun.elapsed().as_secs_f64()));
    Ok(())
}

fn asked(scenarios: Vec<Scenario>, names: &[String]) -> anyhow::Result<Vec<Scenario>> {
    let is_there = |name: &str| scenarios.iter().any(|scenario| scenario.name.starts_with(name));
    let unknown = names.iter().find(|name| !is_there(name));
    ensure!(unknown.is_none(), "no scenario begins with {unknown:?}; see --list");
    let wanted = |scenario: &Scenario| match names {
        [] => !scenario.only_on_demand(),
        names => names.iter().any(|name| scenario.name.starts_with(name)),
    };
    Ok(scenarios.into_iter().filter(wanted).collect())
}

fn is_good(scenario: &Scenario, chromium: &Chromium, args: &Args) -> bool {
    let begun = Instant::now();
    let result = staged(scenario, chromium, args);
    let took = begun.elapsed().as_secs_f64();
    match &result {
        Ok(findings) => {
            let lines = findings.iter().map(|finding| format!("\n                 {finding}"));
            say(&format!("{took:5.1} s  good    {}{}", scenario.name, lines.collect::<String>()));
        }
        Err(error) => say(&format!("{took:5.1} s  FAILED  {}: {error:#}", scenario.name)),
    }
    result.is_ok()
}

fn staged(scenario: &Scenario, chromium: &Chromium, args: &Args) -> anyhow::Result<Vec<String>> {
    let path = |path: &Option<PathBuf>| path.clone().unwrap_or_default();
    let rehearsal = scenario.rehearsal(args.luck).to_string();
    let serve = Serve::new(path(&args.benben))?.flags(&["--log", "warn", "--rehearsal", &rehearsal]);
    let server = serve.flags(scenario.flags).start()?;
    let mut stage = Stage::new(server, chromium, scenario.limit, path(&args.axe), args.shots.clone());
    let played = (scenario.play)(&mut stage);
    if played.is_err()
        && let Err(error) = stage.keep(&path(&args.failures).join(&scenario.name))
    {
        say(&format!("not everything of {} could be kept: {error:#}", scenario.name));
    }
    played
}
