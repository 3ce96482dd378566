//! Debian's packages, for what the test command needs and does not find.

use anyhow::{Context, bail, ensure};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

/// Installs the package of every program that is absent.
pub(crate) fn install(programs: &[(&str, &str)]) -> anyhow::Result<()> {
    install_missing(&|| {
        programs.iter().filter(|(program, _)| !is_there(program)).map(|(_, package)| *package).collect()
    })
}

/// Installs PostgreSQL's server, whose programs aren't on the path, if there is none.
pub(crate) fn install_postgresql() -> anyhow::Result<()> {
    let is_there = || {
        let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
        versions.map(|version| version.path().join("bin/initdb")).any(|program| program.is_file())
    };
    install_missing(&|| if is_there() { BTreeSet::new() } else { BTreeSet::from(["postgresql"]) })
}

/// Unpacks the package of every program that is absent into a folder, without installing anything: what is only asked to
/// read a file needn't run as a service from then on.
pub(crate) fn unpack(folder: &Path, programs: &[(&str, &str)]) -> anyhow::Result<()> {
    let unpacked =
        |program: &str| ["usr/bin", "usr/sbin"].iter().any(|it| folder.join(it).join(program).is_file());
    for (program, package) in programs {
        if unpacked(program) || is_there(program) {
            continue;
        }
        println!("fetching {package} for {program}");
        let download = tempfile::tempdir()?;
        let mut fetch = Command::new("apt-get");
        // As whoever asks: nobody else may write into this folder.
        fetch.args(["-o", "APT::Sandbox::User=root", "download", package]);
        fetch.current_dir(download.path()).stdout(Stdio::null());
        let needed = format!("please install the package {package}, for {program}");
        if !fetch.status().context(needed.clone())?.success() {
            // Perhaps the lists of packages are old.
            Command::new("apt-get").arg("update").stdout(Stdio::null()).status().context(needed.clone())?;
            ensure!(fetch.status().context(needed.clone())?.success(), "{needed}");
        }
        let Some(fetched) = fs::read_dir(download.path())?.next() else { bail!("{needed}") };
        let mut extract = Command::new("dpkg-deb");
        extract.arg("--extract").arg(fetched?.path()).arg(folder);
        fs::create_dir_all(folder)?;
        ensure!(extract.status()?.success() && unpacked(program), "{needed}");
    }
    Ok(())
}

/// Installs the bus that several nodes share, if there is none: its program isn't on everybody's path.
pub(crate) fn install_nats() -> anyhow::Result<()> {
    let is_there = || Path::new("/usr/sbin/nats-server").is_file() || is_there("nats-server");
    install_missing(&|| if is_there() { BTreeSet::new() } else { BTreeSet::from(["nats-server"]) })
}

fn install_missing<'a>(missing: &dyn Fn() -> BTreeSet<&'a str>) -> anyhow::Result<()> {
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
