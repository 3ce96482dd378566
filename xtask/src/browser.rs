//! A real browser: what it needs here, and what it is asked to do.

use crate::debian;
use anyhow::{Context, bail, ensure};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The version of axe-core whose findings count.
const AXE: &str = "4.14.0";

/// Plays all scenarios with the release build of Benben.
pub(crate) fn play(root: &Path) -> anyhow::Result<()> {
    run(root, &[])
}

/// Makes the pictures of the README anew.
pub(crate) fn screenshots(root: &Path) -> anyhow::Result<()> {
    run(root, &["pictures".as_ref(), "--shots".as_ref(), root.join("docs/pictures").as_os_str()])
}

fn run(root: &Path, arguments: &[&std::ffi::OsStr]) -> anyhow::Result<()> {
    let axe = prepare(root)?;
    let target = target(root);
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    // The program that drives the browser mostly waits, and what it depends on is there from the tests: it needs no
    // release build.
    for arguments in
        ["build --locked --release --package benben", "build --locked --workspace --bin benben-browser"]
    {
        succeed(Command::new(&cargo).args(arguments.split_whitespace()).current_dir(root))?;
    }
    let mut play = Command::new(target.join("debug/benben-browser"));
    play.arg("--benben").arg(target.join("release/benben")).arg("--axe").arg(axe);
    succeed(play.args(arguments).current_dir(root))
}

/// Installs the browser, and answers where axe-core lies.
pub(crate) fn prepare(root: &Path) -> anyhow::Result<PathBuf> {
    debian::install(&[("chromium", "chromium"), ("chromedriver", "chromium-driver")])?;
    fetch_axe(&target(root))
}

fn target(root: &Path) -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or(root.join("target"), |folder| root.join(folder))
}

/// The one file of axe-core that is needed, from npm.
fn fetch_axe(target: &Path) -> anyhow::Result<PathBuf> {
    let folder = target.join("axe-core").join(AXE);
    let script = folder.join("node_modules/axe-core/axe.min.js");
    if !script.is_file() {
        std::fs::create_dir_all(&folder)?;
        let mut npm = Command::new("npm");
        npm.args(["install", "--silent", "--no-save", "--no-audit", "--no-fund", "--prefix"]).arg(&folder);
        succeed(npm.arg(format!("axe-core@{AXE}"))).context("npm is needed to get axe-core")?;
    }
    ensure!(script.is_file(), "npm did not bring {}", script.display());
    Ok(script)
}

fn succeed(command: &mut Command) -> anyhow::Result<()> {
    let name = command.get_program().to_string_lossy().into_owned();
    let status = command.status().with_context(|| name.clone())?;
    if !status.success() {
        bail!("`{name}` ended with {status}");
    }
    Ok(())
}
