//! What cargo knows about our crates and everything they depend on.

use crate::repository::root;
use serde::Deserialize;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

/// The answer of `cargo metadata`, as far as it is needed here.
#[derive(Debug, Deserialize)]
pub(crate) struct Metadata {
    pub(crate) packages: Vec<Package>,
}

/// A crate in one version: ours, or one that we depend on, directly or not, on any platform.
#[derive(Debug, Deserialize)]
pub(crate) struct Package {
    pub(crate) name: String,
    pub(crate) version: semver::Version,
    /// The licence as an SPDX expression.
    pub(crate) license: Option<String>,
    /// Where it comes from; `None` is this repository.
    pub(crate) source: Option<String>,
    /// The smallest Rust version that builds it, such as `1.90` or `1.90.0`.
    pub(crate) rust_version: Option<String>,
    pub(crate) manifest_path: PathBuf,
    pub(crate) dependencies: Vec<Dependency>,
}

/// What a crate says it needs.
#[derive(Debug, Deserialize)]
pub(crate) struct Dependency {
    /// `dev` for its tests, examples and benchmarks, `build` for its build script, nothing otherwise.
    pub(crate) kind: Option<String>,
    /// Where it lies, if it is ours.
    pub(crate) path: Option<PathBuf>,
}

impl Package {
    /// Is it in this repository?
    pub(crate) fn is_ours(&self) -> bool {
        self.source.is_none()
    }

    /// Where it lies in the repository, such as `crates/core`.
    pub(crate) fn folder(&self) -> String {
        relative(self.manifest_path.parent().unwrap())
    }

    /// Which of our other crates it needs, by their folders. (A crate may need itself, with a feature for its tests.)
    pub(crate) fn needs(&self, is_wanted: impl Fn(Option<&str>) -> bool) -> BTreeSet<String> {
        let wanted = self.dependencies.iter().filter(|needed| is_wanted(needed.kind.as_deref()));
        let folders = wanted.filter_map(|needed| needed.path.as_deref()).map(relative);
        folders.filter(|folder| *folder != self.folder()).collect()
    }
}

fn relative(path: &Path) -> String {
    path.strip_prefix(root()).unwrap().to_str().unwrap().replace('\\', "/")
}

/// Asked once for all tests.
pub(crate) fn metadata() -> &'static Metadata {
    static METADATA: LazyLock<Metadata> = LazyLock::new(|| {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let asked = Command::new(cargo)
            .args(["metadata", "--format-version", "1", "--locked"])
            .current_dir(root())
            .output()
            .unwrap();
        assert!(asked.status.success(), "{}", String::from_utf8_lossy(&asked.stderr));
        serde_json::from_slice(&asked.stdout).unwrap()
    });
    &METADATA
}
