//! The Python package: built and installed as people do it, linted, and tested in an environment of its own.

use anyhow::{Context, ensure};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What its tests need, down to the last version.
const REQUIREMENTS: &str = "python/tests/requirements.txt";

/// Lints the native half, builds and installs the package in a virtual environment below `target`, and runs its tests.
pub(crate) fn run(root: &Path) -> anyhow::Result<()> {
    let folder = environment(root)?;
    let program = |name: &str| Command::new(folder.join("bin").join(name));
    let cargo = || {
        let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        cargo.current_dir(root.join("python"));
        cargo
    };
    finish(cargo().args(["fmt", "--check"]), "the form of python/src")?;
    println!("pip install ./python (maturin comes from PyPI)");
    let mut install = program("pip");
    install.args([
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "--force-reinstall",
        "--no-deps",
        "./python",
    ]);
    finish(install.current_dir(root), "`pip install ./python`")?;
    // With the same profile as the package, so that little is compiled twice.
    finish(cargo().args(["clippy", "--locked", "--release", "--", "-D", "warnings"]), "lints of python/src")?;
    println!("stubtest: the stubs say what the native half has");
    let mut stubtest = program("stubtest");
    // What may be a base class beside another one is for classes of Python.
    stubtest.args(["--ignore-disjoint-bases", "benben._benben"]);
    // Not in the folder of the sources, for the same reason as below.
    finish(stubtest.current_dir(&folder), "the stubs in python/benben/_benben.pyi")?;
    println!("pytest");
    // Not `python -m pytest`: that would find the sources here instead of the installed package.
    let mut pytest = program("pytest");
    pytest.args(["--quiet", "-p", "no:cacheprovider", "tests"]);
    finish(
        pytest.current_dir(root.join("python")).env("PYTHONDONTWRITEBYTECODE", "1"),
        "the tests of python/",
    )
}

/// A virtual environment with what the tests need, made once.
pub(crate) fn environment(root: &Path) -> anyhow::Result<PathBuf> {
    environment_with(root, &root.join("target").join("python"), REQUIREMENTS)
}

/// A virtual environment in this folder with what this list has, made once for each state of the list.
pub(crate) fn environment_with(root: &Path, folder: &Path, list: &str) -> anyhow::Result<PathBuf> {
    let requirements = fs::read_to_string(root.join(list))?;
    let stamp = folder.join("installed.txt");
    if fs::read_to_string(&stamp).is_ok_and(|installed| installed == requirements) {
        return Ok(folder.to_owned());
    }
    println!("a virtual environment in {} with what {list} lists, from PyPI", folder.display());
    let mut venv = Command::new("python3");
    finish(venv.args(["-m", "venv", "--clear"]).arg(folder), "python3 with its module venv is needed")?;
    let mut pip = Command::new(folder.join("bin").join("pip"));
    pip.args(["install", "--quiet", "--disable-pip-version-check", "--requirement", list]);
    finish(pip.current_dir(root), &format!("what {list} lists cannot be installed"))?;
    fs::write(&stamp, &requirements)?;
    Ok(folder.to_owned())
}

fn finish(command: &mut Command, what: &str) -> anyhow::Result<()> {
    let status = command.status().with_context(|| what.to_owned())?;
    ensure!(status.success(), "{what}: {status}");
    Ok(())
}
