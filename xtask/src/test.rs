//! `cargo xtask test`: everything that is tested, one stage after the other, with its own set-up.

use crate::{
    attack, bench_attack, bench_cluster, bench_peers, browser, cluster, deploy, hostile, installed, new_game,
    package, python, readme, supplies,
};
use anyhow::{Context, bail};
use std::path::Path;
use std::process::Command;
use std::time::Instant;

/// What a stage is called, and the arguments cargo gets for it.
const STAGES: [(&str, &str); 5] = [
    ("form", "fmt --all --check"),
    (
        "lints",
        "clippy --locked --workspace --all-targets --features benben-store/postgres-server,benben/postgres-server -- -D warnings",
    ),
    (
        "tests, laws, documents (xtask/tests/tidy) and doc tests, the store on PostgreSQL included",
        "test --locked --workspace --features benben-store/postgres-server,benben/postgres-server",
    ),
    ("documentation", "doc --locked --workspace --no-deps --document-private-items"),
    ("release build", "build --locked --release --package benben"),
];

/// Runs all stages, and stops at the first that fails.
pub(crate) fn run() -> anyhow::Result<()> {
    let root = root()?;
    let begun = Instant::now();
    let supplies = std::thread::spawn(|| supplies::fetch(root));
    let (compiling, testing) = STAGES.split_at(2);
    for (name, arguments) in compiling {
        stage(name, || cargo(root, arguments))?;
    }
    supplies.join().expect("fetching doesn't panic").context("what the next stages need")?;
    for (name, arguments) in testing {
        stage(name, || cargo(root, arguments))?;
    }
    try_new_game()?;
    python()?;
    stage("cargo install", || installed::by_cargo(root))?;
    stage("the Debian package", || installed::by_dpkg(root))?;
    check_deploy()?;
    stage("the commands of README.md", || readme::run_commands(root))?;
    stage("hostile requests", || hostile::run(root))?;
    stage("attacks", || attack::run(root, attack::Length::Short))?;
    stage("several nodes", || cluster::run(root, cluster::Plan::STANDARD))?;
    stage("a real browser", || browser::play(root))?;
    println!("\nAll is well, after {:.0} s.", begun.elapsed().as_secs_f64());
    Ok(())
}

/// Runs the hostile requests alone, against the release build there is.
pub(crate) fn hostile() -> anyhow::Result<()> {
    stage("hostile requests", || hostile::run(root()?))
}

/// Runs the attacks alone, against the release build there is.
pub(crate) fn attack(length: attack::Length) -> anyhow::Result<()> {
    stage("attacks", || attack::run(root()?, length))
}

/// Runs several nodes with faults alone, of the release build there is.
pub(crate) fn cluster(options: &[&str]) -> anyhow::Result<()> {
    let plan = cluster::Plan::read(options)?;
    stage("several nodes", || cluster::run(root()?, plan))
}

/// Installs and runs what people get, from the release build there is.
pub(crate) fn installed() -> anyhow::Result<()> {
    stage("cargo install", || installed::by_cargo(root()?))?;
    stage("the Debian package", || installed::by_dpkg(root()?))
}

/// Has the files of deploy/ read by the programs they are for.
pub(crate) fn check_deploy() -> anyhow::Result<()> {
    stage("the files of deploy/", || deploy::check(root()?))
}

/// Runs the README's commands alone, with the release build there is.
pub(crate) fn readme() -> anyhow::Result<()> {
    stage("the commands of README.md", || readme::run_commands(root()?))
}

/// Builds the Debian package.
pub(crate) fn package() -> anyhow::Result<()> {
    let root = root()?;
    let (name, build) = STAGES[STAGES.len() - 1];
    stage(name, || cargo(root, build))?;
    println!("\n{}", package::build(root)?.display());
    Ok(())
}

/// Builds, installs and tests the Python package alone.
pub(crate) fn python() -> anyhow::Result<()> {
    stage("the Python package", || python::run(root()?))
}

/// Plays in a real browser alone.
pub(crate) fn browser() -> anyhow::Result<()> {
    stage("a real browser", || browser::play(root()?))
}

/// Lays down a small complete game.
pub(crate) fn new_game(name: &str) -> anyhow::Result<()> {
    new_game::lay_down(root()?, name)
}

/// Lays down a game in a copy and runs everything there that a game is held against.
pub(crate) fn try_new_game() -> anyhow::Result<()> {
    stage("a new game", || new_game::try_out(root()?))
}

/// Makes the pictures of the README anew.
pub(crate) fn screenshots() -> anyhow::Result<()> {
    stage("pictures", || browser::screenshots(root()?))
}

/// Measures what an action costs, here and at boardgame.io.
pub(crate) fn bench_peers() -> anyhow::Result<()> {
    let root = root()?;
    let (name, build) = STAGES[STAGES.len() - 1];
    stage(name, || cargo(root, build))?;
    stage("what an action costs", || bench_peers::run(root))
}

/// Measures what an action costs with each kind of store, with the release build there is.
pub(crate) fn bench_cluster() -> anyhow::Result<()> {
    stage("what several nodes cost", || bench_cluster::run(root()?))
}

/// Measures how fast others are answered under attack, with the release build there is.
pub(crate) fn bench_attack() -> anyhow::Result<()> {
    stage("answers under attack", || bench_attack::run(root()?))
}

/// Writes every text as people read it.
pub(crate) fn texts() -> anyhow::Result<()> {
    stage("texts", || cargo(root()?, "run --locked --package benben-games --example texts -- target/texts"))
}

fn root() -> anyhow::Result<&'static Path> {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().context("xtask lies in the repository")
}

fn stage(name: &str, work: impl FnOnce() -> anyhow::Result<()>) -> anyhow::Result<()> {
    println!("\n=== {name} ===\n");
    let begun = Instant::now();
    work().with_context(|| format!("{name}: failed"))?;
    println!("\n=== {name}: good, after {:.1} s ===", begun.elapsed().as_secs_f64());
    Ok(())
}

fn cargo(root: &Path, arguments: &str) -> anyhow::Result<()> {
    println!("cargo {arguments}");
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = Command::new(cargo)
        .args(arguments.split_whitespace())
        .current_dir(root)
        .env("RUSTDOCFLAGS", "-D warnings")
        .env(benben_support::THOROUGH, "yes")
        .status()?;
    if !status.success() {
        bail!("`cargo {arguments}` ended with {status}");
    }
    Ok(())
}
