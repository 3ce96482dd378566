//! `cargo xtask test`: everything that is tested, one stage after the other, with its own set-up.

use crate::readme;
use anyhow::{Context, bail};
use std::path::Path;
use std::process::Command;
use std::time::Instant;

/// What a stage is called, and the arguments cargo gets for it.
const STAGES: [(&str, &str); 5] = [
    ("form", "fmt --all --check"),
    ("lints", "clippy --locked --workspace --all-targets -- -D warnings"),
    ("tests, laws, documents (xtask/tests/tidy) and doc tests", "test --locked --workspace"),
    ("documentation", "doc --locked --workspace --no-deps --document-private-items"),
    ("release build", "build --locked --release --package benben"),
];

/// Runs all stages, and stops at the first that fails.
pub(crate) fn run() -> anyhow::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().context("xtask lies in the repository")?;
    let begun = Instant::now();
    for (name, arguments) in STAGES {
        stage(name, || cargo(root, arguments))?;
    }
    stage("the commands of README.md", || readme::run_commands(root))?;
    println!("\nAll is well, after {:.0} s.", begun.elapsed().as_secs_f64());
    Ok(())
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
        .status()?;
    if !status.success() {
        bail!("`cargo {arguments}` ended with {status}");
    }
    Ok(())
}
