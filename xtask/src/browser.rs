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
    debian::install(&[("chromium", "chromium"), ("chromedriver", "chromium-driver")])?;
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or(root.join("target"), |folder| root.join(folder));
    let axe = fetch_axe(&target)?;
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    // One after the other: together they would have other features of what both depend on, and Benben be built once more.
    for package in ["benben", "benben-browser"] {
        let mut build = Command::new(&cargo);
        build.args(["build", "--locked", "--release", "--package", package]);
        succeed(build.current_dir(root))?;
    }
    let mut play = Command::new(target.join("release/benben-browser"));
    succeed(play.arg("--axe").arg(axe).args(arguments).current_dir(root))
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
