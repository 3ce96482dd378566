//! What cargo knows about our crates and everything they depend on.

use crate::repository::root;
use serde::Deserialize;
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
}

impl Package {
    /// Is it in this repository?
    pub(crate) fn is_ours(&self) -> bool {
        self.source.is_none()
    }
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
