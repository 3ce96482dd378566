//! Debian's packages, for what the test command needs and does not find.

use anyhow::{Context, ensure};
use std::collections::BTreeSet;
use std::process::{Command, Stdio};

/// Installs the package of every program that is absent.
pub(crate) fn install(programs: &[(&str, &str)]) -> anyhow::Result<()> {
    let missing = || -> BTreeSet<&str> {
        programs.iter().filter(|(program, _)| !is_there(program)).map(|(_, package)| *package).collect()
    };
    let packages = missing();
    if packages.is_empty() {
        return Ok(());
    }
    let packages = packages.into_iter().collect::<Vec<_>>().join(" ");
    println!("installing {packages}");
    let needed = format!("please install these packages: {packages}");
    let mut install = Command::new("apt-get");
    install.args(["install", "--yes", "--no-install-recommends"]).args(packages.split(' '));
    install.env("DEBIAN_FRONTEND", "noninteractive").stdout(Stdio::null());
    if !install.status().context(needed.clone())?.success() {
        // Perhaps the lists of packages are old.
        Command::new("apt-get").arg("update").stdout(Stdio::null()).status().context(needed.clone())?;
        install.status().context(needed.clone())?;
    }
    ensure!(missing().is_empty(), "{needed}");
    Ok(())
}

fn is_there(program: &str) -> bool {
    let asked = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    asked.is_ok_and(|status| status.success())
}
