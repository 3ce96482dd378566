//! The program as people get it: installed by cargo, and by the Debian package into a root of its own.

use crate::package::{output, text};
use crate::server::ask;
use crate::{debian, package};
use anyhow::{Context, ensure};
use benben_support::Server;
use serde_json::Value;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The most that `systemd-analyze security` may complain about a unit, in tenths: 0 is safe, 100 is not.
const EXPOSURE: &str = "15";

/// `cargo install --path crates/benben`, with what the release build has compiled.
pub(crate) fn by_cargo(root: &Path) -> anyhow::Result<()> {
    let folder = tempfile::tempdir()?;
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut install = Command::new(cargo);
    install.args(["install", "--locked", "--path", "crates/benben", "--root"]).arg(folder.path());
    // Its own folder is not in PATH, which cargo would mention.
    let path = std::env::join_paths(
        std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default())
            .chain([folder.path().join("bin")]),
    )?;
    let status = install.current_dir(root).env("PATH", path).status()?;
    ensure!(status.success(), "cargo install ended with {status}");
    serves(&folder.path().join("bin/benben"), &folder.path().join("data"))
}

/// Installs what looks at the package.
pub(crate) fn prepare() -> anyhow::Result<()> {
    debian::install(&[
        ("man", "man-db"),
        ("groff", "groff"),
        ("systemd-analyze", "systemd"),
        ("systemctl", "systemd"),
    ])
}

/// Builds the package, installs it into an empty root, and looks at everything that is there then.
pub(crate) fn by_dpkg(root: &Path) -> anyhow::Result<()> {
    prepare()?;
    let package = package::build(root)?;
    println!("{}", package.display());
    check_description(&package)?;
    let machine = tempfile::tempdir()?;
    let machine = Machine::new(machine.path())?;
    machine.install(&package)?;
    serves(&machine.path("usr/bin/benben"), &machine.path("var/lib/benben"))?;
    machine.check_units()?;
    machine.check_manual()?;
    machine.check_completions()?;
    machine.remove()
}

/// It starts, is well, and stops when it is asked to.
fn serves(benben: &Path, data: &Path) -> anyhow::Result<()> {
    let mut server = Server::start(benben, data)?;
    ensure!(
        ask(&server.client(), "GET", "/healthz", &Value::Null)? == "well\n",
        "the installed server is not well"
    );
    let status = server.stop()?;
    ensure!(status.success(), "the installed server ended with {status}");
    println!("{} serves", benben.display());
    Ok(())
}

fn check_description(package: &Path) -> anyhow::Result<()> {
    let field = |name: &str| text(Command::new("dpkg-deb").arg("--field").arg(package).arg(name));
    ensure!(field("Package")? == "benben" && field("Version")? == env!("CARGO_PKG_VERSION"));
    ensure!(field("Depends")?.contains("libc6 (>= 2."), "it does not say which C library it needs");
    ensure!(field("Installed-Size")?.parse::<u64>()? > 1000, "a program of this size is larger");
    for line in text(Command::new("dpkg-deb").arg("--contents").arg(package))?.lines() {
        ensure!(line.contains(" root/root "), "not root's: {line}");
        // As in `-rw-r--r--`.
        let (group, others) = (line.as_bytes()[5], line.as_bytes()[8]);
        ensure!(group != b'w' && others != b'w', "others may write: {line}");
    }
    Ok(())
}

/// A root of its own, with nothing in it but what dpkg needs.
struct Machine<'a>(&'a Path);

impl<'a> Machine<'a> {
    fn new(root: &'a Path) -> anyhow::Result<Self> {
        for folder in ["var/lib/dpkg/info", "var/lib/dpkg/updates", "etc"] {
            fs::create_dir_all(root.join(folder))?;
        }
        fs::write(root.join("var/lib/dpkg/status"), "")?;
        Ok(Machine(root))
    }

    fn path(&self, path: &str) -> PathBuf {
        self.0.join(path)
    }

    /// What it depends on is outside of this root; its scripts get to know the root by `DPKG_ROOT`.
    fn dpkg(&self, action: &str, what: &Path) -> anyhow::Result<()> {
        let mut dpkg = Command::new("dpkg");
        dpkg.arg(format!("--root={}", self.0.display()));
        dpkg.args(["--force-depends", "--force-script-chrootless", "--log=/dev/null", action]).arg(what);
        output(&mut dpkg).map(|_| ()).context("dpkg installs into a root of its own only for root")
    }

    fn install(&self, package: &Path) -> anyhow::Result<()> {
        self.dpkg("--install", package)?;
        let users = fs::read_to_string(self.path("etc/passwd"))?;
        ensure!(users.lines().any(|line| line.starts_with("benben:")), "it has no user of its own");
        let enabled = self.path("etc/systemd/system/multi-user.target.wants/benben.service");
        ensure!(enabled.is_symlink(), "the service is not enabled");
        let third_party =
            output(Command::new("zcat").arg(self.path("usr/share/doc/benben/third-party.txt.gz")))?;
        ensure!(
            String::from_utf8_lossy(&third_party).contains("\ntokio "),
            "the licences of libraries are missing"
        );
        Ok(())
    }

    /// systemd understands the units, and finds them well locked.
    fn check_units(&self) -> anyhow::Result<()> {
        let root = format!("--root={}", self.0.display());
        for unit in ["benben.service", "benben@a.service"] {
            // The units that it leans on are not in this root.
            let mut verify = Command::new("systemd-analyze");
            let verified =
                verify.args([&root, "--man=no", "--recursive-errors=no", "verify", unit]).output()?;
            let complaints = String::from_utf8_lossy(&verified.stderr);
            ensure!(
                verified.status.success() && complaints.is_empty(),
                "systemd-analyze verify {unit}: {complaints}"
            );
            let threshold = format!("--threshold={EXPOSURE}");
            let mut judge = Command::new("systemd-analyze");
            let judged = text(judge.args([&root, "--offline=yes", &threshold, "security", unit]))?;
            println!("{}", judged.lines().last().unwrap_or_default());
        }
        Ok(())
    }

    /// Every page is set without a warning, as Debian's own checks do it.
    fn check_manual(&self) -> anyhow::Result<()> {
        let mut pages = 0;
        for page in fs::read_dir(self.path("usr/share/man/man1"))? {
            let page = page?.path();
            let set = Command::new("man")
                .args(["--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z"])
                .arg(&page)
                .envs([("LC_ALL", "C.UTF-8"), ("MANROFFSEQ", ""), ("MANWIDTH", "80")])
                .output()?;
            let complaint = String::from_utf8_lossy(&set.stderr);
            ensure!(set.status.success() && complaint.is_empty(), "{}: {complaint}", page.display());
            ensure!(!set.stdout.is_empty(), "{}: an empty page", page.display());
            pages += 1;
        }
        ensure!(pages > 10, "only {pages} pages of the manual");
        println!("{pages} pages of the manual");
        Ok(())
    }

    fn check_completions(&self) -> anyhow::Result<()> {
        let script = self.path("usr/share/bash-completion/completions/benben");
        output(Command::new("bash").arg("-n").arg(&script)).map(|_| ())
    }

    /// Removing takes everything along but the settings, purging also those; tables stay.
    fn remove(&self) -> anyhow::Result<()> {
        let tables = self.path("var/lib/benben/benben.sqlite");
        ensure!(tables.is_file(), "the server has left no tables in {}", tables.display());
        let wants = self.path("etc/systemd/system/multi-user.target.wants");
        symlink("/usr/lib/systemd/system/benben@.service", wants.join("benben@a.service"))?;
        self.dpkg("--remove", Path::new("benben"))?;
        ensure!(!self.path("usr/bin/benben").exists() && self.path("etc/default/benben").is_file());
        let enabled = |unit: &str| wants.join(unit).is_symlink();
        ensure!(!enabled("benben.service") && !enabled("benben@a.service"), "a service is still enabled");
        self.dpkg("--purge", Path::new("benben"))?;
        ensure!(!self.path("etc/default/benben").exists() && tables.is_file());
        Ok(())
    }
}
