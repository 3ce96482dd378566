//! A real browser: what it needs here, and what it is asked to do.

use anyhow::{Context, bail, ensure};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

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
    install_chromium()?;
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or(root.join("target"), |folder| root.join(folder));
    let axe = fetch_axe(&target)?;
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut build = Command::new(cargo);
    build.args(["build", "--locked", "--release", "--package", "benben", "--package", "benben-browser"]);
    succeed(build.current_dir(root))?;
    let mut play = Command::new(target.join("release/benben-browser"));
    succeed(play.arg("--axe").arg(axe).args(arguments).current_dir(root))
}

/// Debian's Chromium and its driver, where they are absent.
fn install_chromium() -> anyhow::Result<()> {
    let is_there = |program: &str| {
        let asked =
            Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
        asked.is_ok_and(|status| status.success())
    };
    if is_there("chromium") && is_there("chromedriver") {
        return Ok(());
    }
    println!("installing chromium and chromium-driver");
    let mut install = Command::new("apt-get");
    install.args(["install", "--yes", "--no-install-recommends", "chromium", "chromium-driver"]);
    install.env("DEBIAN_FRONTEND", "noninteractive").stdout(Stdio::null());
    let missing = "a browser is needed: install the packages `chromium` and `chromium-driver`";
    if succeed(&mut install).is_err() {
        // Perhaps the lists of packages are old.
        succeed(Command::new("apt-get").arg("update").stdout(Stdio::null())).context(missing)?;
        succeed(&mut install).context(missing)?;
    }
    ensure!(is_there("chromium") && is_there("chromedriver"), "{missing}");
    Ok(())
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
