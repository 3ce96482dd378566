//! Dependencies: their licences, sources and versions are those that deny.toml allows, and they need no newer Rust than we say.

use crate::metadata::{Package, metadata};
use crate::repository::{assert_none, root};
use semver::{Version, VersionReq};
use serde::Deserialize;
use spdx::{Expression, Licensee, ParseMode};
use std::collections::BTreeMap;
use std::fs;

/// What deny.toml says, as far as we check it ourselves.
#[derive(Debug, Deserialize)]
struct Deny {
    licenses: Licenses,
    sources: Sources,
    bans: Bans,
}

#[derive(Debug, Deserialize)]
struct Licenses {
    allow: Vec<String>,
    exceptions: Vec<Exception>,
}

/// Licences that only one crate may have.
#[derive(Debug, Deserialize)]
struct Exception {
    #[serde(rename = "crate")]
    name: String,
    allow: Vec<String>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Sources {
    allow_registry: Vec<String>,
    allow_git: Vec<String>,
}

#[derive(Debug, Deserialize)]
struct Bans {
    skip: Vec<Skip>,
}

/// Versions of a crate that may be there beside another one.
#[derive(Debug, Deserialize)]
struct Skip {
    /// Name and versions, such as `syn:^2`.
    #[serde(rename = "crate")]
    versions: String,
    reason: String,
}

impl Skip {
    fn covers(&self, name: &str, version: &Version) -> bool {
        let (skipped, versions) = self.versions.split_once(':').unwrap_or((&self.versions, "*"));
        skipped == name && VersionReq::parse(versions).unwrap().matches(version)
    }
}

fn deny() -> Deny {
    toml::from_str(&fs::read_to_string(root().join("deny.toml")).unwrap()).unwrap()
}

/// Is the expression satisfied by some of these licences?
fn is_allowed<'a>(expression: &str, allowed: impl Iterator<Item = &'a String>) -> Result<bool, String> {
    let expression =
        Expression::parse_mode(expression, ParseMode::LAX).map_err(|error| error.reason.to_string())?;
    let allowed: Vec<_> = allowed.map(|licence| Licensee::parse(licence).unwrap()).collect();
    Ok(expression.evaluate(|wanted| allowed.iter().any(|licence| licence.satisfies(wanted))))
}

#[test]
fn every_licence_is_allowed() {
    let licenses = deny().licenses;
    let check = |package: &Package| {
        let exceptions = licenses.exceptions.iter().filter(|exception| exception.name == package.name);
        let allowed = licenses.allow.iter().chain(exceptions.flat_map(|exception| &exception.allow));
        match package.license.as_deref().map(|licence| is_allowed(licence, allowed)) {
            Some(Ok(true)) => None,
            Some(Ok(false)) => Some(format!("{:?} is not in deny.toml", package.license)),
            Some(Err(error)) => Some(format!("{:?} cannot be read: {error}", package.license)),
            None => Some("no licence".to_owned()),
        }
    };
    let complaints = metadata().packages.iter().filter_map(|package| {
        check(package).map(|complaint| format!("{} {}: {complaint}", package.name, package.version))
    });
    assert_none(&complaints.collect::<Vec<_>>());
}

#[test]
fn nothing_is_allowed_that_nobody_needs() {
    let (packages, licenses) = (&metadata().packages, deny().licenses);
    let offered: Vec<_> = packages
        .iter()
        .map(|package| Expression::parse_mode(package.license.as_deref().unwrap(), ParseMode::LAX).unwrap())
        .collect();
    let is_offered = |licence: &&String| {
        let licence = Licensee::parse(licence).unwrap();
        offered.iter().flat_map(Expression::requirements).any(|wanted| licence.satisfies(&wanted.req))
    };
    let is_needed = |exception: &&Exception| {
        packages.iter().any(|package| {
            let licence = package.license.as_deref().unwrap();
            package.name == exception.name && is_allowed(licence, licenses.allow.iter()) == Ok(false)
        })
    };
    let mut complaints = Vec::new();
    for licence in licenses.allow.iter().filter(|licence| !is_offered(licence)) {
        complaints.push(format!("deny.toml: no crate is under {licence} any more"));
    }
    for exception in licenses.exceptions.iter().filter(|exception| !is_needed(exception)) {
        complaints.push(format!("deny.toml: {} needs no exception any more", exception.name));
    }
    assert_none(&complaints);
}

#[test]
fn licences_are_read_as_expressions() {
    let allowed = ["MIT".to_owned(), "Zlib".to_owned()];
    for (expression, expected) in [
        ("MIT", Ok(true)),
        ("Apache-2.0", Ok(false)),
        ("Apache-2.0 OR MIT", Ok(true)),
        ("Apache-2.0/MIT", Ok(true)),
        ("Apache-2.0 AND MIT", Ok(false)),
        ("(GPL-2.0-only OR MIT) AND Zlib", Ok(true)),
        ("GPL-2.0-only OR MIT AND BSD-3-Clause", Ok(false)),
        ("MIT-like", Err(())),
    ] {
        assert_eq!(is_allowed(expression, allowed.iter()).map_err(|_| ()), expected, "{expression}");
    }
}

#[test]
fn every_dependency_comes_from_an_allowed_registry() {
    let sources = deny().sources;
    assert!(sources.allow_git.is_empty(), "a git repository can change under us");
    let is_allowed = |package: &&Package| {
        let registry = package.source.as_deref().and_then(|source| source.strip_prefix("registry+"));
        package.is_ours()
            || registry.is_some_and(|url| sources.allow_registry.iter().any(|known| known == url))
    };
    let strange = metadata().packages.iter().filter(|package| !is_allowed(package));
    let complaints =
        strange.map(|package| format!("{} comes from {:?}, see deny.toml", package.name, package.source));
    assert_none(&complaints.collect::<Vec<_>>());
}

#[test]
fn a_crate_is_there_once_or_there_is_a_reason() {
    let skips = deny().bans.skip;
    let mut versions: BTreeMap<&str, Vec<&Version>> = BTreeMap::new();
    for package in &metadata().packages {
        versions.entry(&package.name).or_default().push(&package.version);
    }
    versions.retain(|_, versions| versions.len() > 1);
    let mut complaints = Vec::new();
    for (name, versions) in &versions {
        let skipped = |version: &&&Version| skips.iter().any(|skip| skip.covers(name, version));
        if versions.iter().filter(|version| !skipped(version)).count() > 1 {
            let all: Vec<_> = versions.iter().map(ToString::to_string).collect();
            complaints.push(format!("{name} is there as {}: why? see deny.toml", all.join(" and ")));
        }
    }
    for skip in &skips {
        let is_used = |(name, versions): (&&str, &Vec<&Version>)| {
            versions.iter().any(|version| skip.covers(name, version))
        };
        if !versions.iter().any(is_used) {
            complaints.push(format!("deny.toml: {} is no longer there twice", skip.versions));
        }
        if skip.reason.trim().is_empty() {
            complaints.push(format!("deny.toml: {} without a reason", skip.versions));
        }
    }
    assert_none(&complaints);
}

/// A Rust version as it is written in manifests, in an order.
fn rust(version: &str) -> Version {
    let mut parts = version.split('.').map(|part| part.parse().unwrap());
    Version::new(parts.next().unwrap(), parts.next().unwrap_or(0), parts.next().unwrap_or(0))
}

#[test]
fn no_dependency_needs_a_newer_rust_than_we_say() {
    let (ours, others): (Vec<_>, Vec<_>) = metadata().packages.iter().partition(|package| package.is_ours());
    let stated: Vec<_> = ours.iter().map(|package| package.rust_version.as_deref()).collect();
    let said = stated[0].expect("the workspace states its Rust version");
    assert!(
        stated.iter().all(|version| *version == Some(said)),
        "every crate takes the workspace's: {stated:?}"
    );
    let newer = others
        .iter()
        .filter(|package| package.rust_version.as_deref().is_some_and(|needed| rust(needed) > rust(said)));
    let complaints = newer.map(|package| {
        format!("{} needs Rust {}, we say {said}", package.name, package.rust_version.as_deref().unwrap())
    });
    assert_none(&complaints.collect::<Vec<_>>());
    let readme = fs::read_to_string(root().join("README.md")).unwrap();
    assert!(readme.contains(&format!("Rust {said} or newer")), "README.md does not tell of Rust {said}");
}
