//! `cargo xtask bench-peers`: what an action costs here and at boardgame.io, by turns on the same machine in the same
//! minutes, because figures of two different moments cannot be compared.
//!
//! Both serve many tables for two whose players act as soon as they can, over loopback. boardgame.io keeps a tiny game in
//! memory; Benben plays a real one, and an action counts when it is on disk. Everything is installed, written and run in
//! a temporary folder, and is gone afterwards.

use crate::server::release;
use anyhow::{Context, ensure};
use benben_support::{Process, Serve};
use serde::Deserialize;
use serde_json::Value;
use std::fmt;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

/// What boardgame.io needs, and the two programs that run and play it.
const PEER: [(&str, &str); 3] = [
    ("package.json", include_str!("bench_peers/package.json")),
    ("server.js", include_str!("bench_peers/server.js")),
    ("load.js", include_str!("bench_peers/load.js")),
];

/// How often each has its turn.
const TURNS: usize = 5;
const TABLES: &str = "50";
const SECONDS: &str = "6";

/// What one turn gave.
#[derive(Clone, Copy, Debug)]
struct Turn {
    actions_per_second: f64,
    /// Time of processors that the server used for each action.
    microseconds: f64,
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:6.0} actions/s, {:4.0} µs of server time each",
            self.actions_per_second, self.microseconds
        )
    }
}

/// Runs both by turns, and prints every turn, the medians and how they compare.
pub(crate) fn run(root: &Path) -> anyhow::Result<()> {
    let folder = tempfile::tempdir()?;
    install(folder.path())?;
    let benben = release(root);
    let games = games(&benben)?;
    let mut peer = Vec::new();
    let mut ours: Vec<Vec<Turn>> = vec![Vec::new(); games.len()];
    for turn in 1..=TURNS {
        println!("turn {turn} of {TURNS}");
        for (game, turns) in games.iter().zip(&mut ours) {
            turns.push(play_here(&benben, game)?);
            println!("  {game:<12} {}", turns[turn - 1]);
        }
        peer.push(play_there(folder.path())?);
        println!("  {:<12} {}", "boardgame.io", peer[turn - 1]);
    }
    println!("\nmedians");
    let theirs = median(&peer);
    println!("  {:<12} {theirs}", "boardgame.io");
    for (game, turns) in games.iter().zip(ours) {
        let here = median(&turns);
        let times = here.actions_per_second / theirs.actions_per_second;
        println!("  {game:<12} {here}, {times:.1} times as many");
    }
    Ok(())
}

/// Fetches boardgame.io from npm.
fn install(folder: &Path) -> anyhow::Result<()> {
    for (name, text) in PEER {
        fs::write(folder.join(name), text)?;
    }
    let mut npm = Command::new("npm");
    npm.args([
        "install",
        "--no-audit",
        "--no-fund",
        "--no-update-notifier",
        "--ignore-scripts",
        "--loglevel=error",
    ])
    .args(["--fetch-timeout=60000", "--fetch-retries=2", "--cache"])
    .arg(folder.join("cache"))
    .current_dir(folder);
    let status = npm.status().context("npm is needed to install boardgame.io")?;
    ensure!(status.success(), "boardgame.io can't be installed; it comes from npm");
    Ok(())
}

/// The games there are.
fn games(benben: &Path) -> anyhow::Result<Vec<String>> {
    let listed = Command::new(benben).args(["games", "--json"]).output();
    let listed = listed.with_context(|| format!("{}: is there a release build?", benben.display()))?;
    let games: Value = serde_json::from_slice(&listed.stdout)?;
    let ids = games.as_array().into_iter().flatten().filter_map(|game| game["id"].as_str());
    Ok(ids.map(str::to_owned).collect())
}

#[derive(Deserialize)]
struct Load {
    actions_per_second: f64,
    server: Used,
}

#[derive(Deserialize)]
struct Used {
    cpu_us_per_action: f64,
}

fn play_here(benben: &Path, game: &str) -> anyhow::Result<Turn> {
    let server = Serve::new(benben)?.flags(&["--log", "warn"]).start()?;
    let mut load = Command::new(benben);
    load.args(["load", "--url", &server.origin(), "--game", game]);
    load.args(["--tables", TABLES, "--seconds", SECONDS, "--json"]);
    let said = Process::start(&mut load)?.rest().join("\n");
    let Load { actions_per_second, server: Used { cpu_us_per_action } } =
        serde_json::from_str(&said).with_context(|| format!("`benben load` said: {said}"))?;
    Ok(Turn { actions_per_second, microseconds: cpu_us_per_action })
}

#[derive(Deserialize)]
struct PeerLoad {
    actions: f64,
    actions_per_second: f64,
    cpu_seconds: f64,
}

fn play_there(folder: &Path) -> anyhow::Result<Turn> {
    let node = |arguments: &[&str]| {
        let mut node = Command::new("node");
        node.args(arguments).current_dir(folder).env("NODE_ENV", "production").stderr(Stdio::inherit());
        Process::start(&mut node)
    };
    let server = node(&["server.js"])?;
    let url = server.find("to say where it is", |line| Some(line.strip_prefix("at ")?.to_owned()))?;
    let load = node(&["load.js", &url, TABLES, SECONDS])?;
    let said = load.find("to have played", |line| line.starts_with('{').then(|| line.to_owned()))?;
    let PeerLoad { actions, actions_per_second, cpu_seconds } = serde_json::from_str(&said)?;
    Ok(Turn { actions_per_second, microseconds: 1e6 * cpu_seconds / actions })
}

/// The median of each figure.
fn median(turns: &[Turn]) -> Turn {
    let of = |figure: fn(&Turn) -> f64| {
        let mut figures: Vec<f64> = turns.iter().map(figure).collect();
        figures.sort_by(f64::total_cmp);
        figures[figures.len() / 2]
    };
    Turn {
        actions_per_second: of(|turn| turn.actions_per_second),
        microseconds: of(|turn| turn.microseconds),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_median_ignores_the_turns_that_were_disturbed() {
        let turn = |actions_per_second, microseconds| Turn { actions_per_second, microseconds };
        let median = median(&[turn(5.0, 90.0), turn(7.0, 300.0), turn(1.0, 100.0)]);
        assert_eq!((median.actions_per_second, median.microseconds), (5.0, 100.0));
    }
}
