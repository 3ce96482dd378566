//! The licences of everything that is linked into the program, for whoever passes the program on.

use crate::package::output;
use anyhow::Context;
use serde::Deserialize;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
    resolve: Resolve,
}

#[derive(Deserialize)]
struct Package {
    id: String,
    name: String,
    version: String,
    license: Option<String>,
    repository: Option<String>,
    source: Option<String>,
    manifest_path: PathBuf,
}

#[derive(Deserialize)]
struct Resolve {
    nodes: Vec<Node>,
}

#[derive(Deserialize)]
struct Node {
    id: String,
    deps: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    pkg: String,
    dep_kinds: Vec<DependencyKind>,
}

#[derive(Deserialize)]
struct DependencyKind {
    /// `dev` or `build`; nothing for what is linked.
    kind: Option<String>,
}

/// Every linked library with its licence, and each licence text once.
pub(crate) fn collect(root: &Path) -> anyhow::Result<String> {
    let metadata = metadata(root)?;
    let mut packages = linked(&metadata)?;
    packages.retain(|package| package.source.is_some());
    packages.sort_by(|a, b| (&a.name, &a.version).cmp(&(&b.name, &b.version)));
    let mut document =
        "Benben is linked with these libraries. Their licences, as they tell them, follow below.\n\n"
            .to_owned();
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for package in packages {
        let name = format!("{} {}", package.name, package.version);
        let (licence, repository) = (package.license.as_deref(), package.repository.as_deref());
        writeln!(document, "{name}: {} {}", licence.unwrap_or("see below"), repository.unwrap_or_default())?;
        for text in licence_texts(package)? {
            texts.entry(text).or_default().push(name.clone());
        }
    }
    for (text, names) in texts {
        write!(document, "\n{}\n{}\n\n{text}\n", "=".repeat(72), names.join(", "))?;
    }
    Ok(document)
}

fn metadata(root: &Path) -> anyhow::Result<Metadata> {
    let version = String::from_utf8(output(Command::new("rustc").arg("-vV"))?)?;
    let host =
        version.lines().find_map(|line| line.strip_prefix("host: ")).context("rustc names its host")?;
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(["metadata", "--format-version", "1", "--locked", "--filter-platform", host]);
    Ok(serde_json::from_slice(&output(command.current_dir(root))?)?)
}

/// What `benben` is linked with, itself included.
fn linked(metadata: &Metadata) -> anyhow::Result<Vec<&Package>> {
    let packages: HashMap<_, _> =
        metadata.packages.iter().map(|package| (package.id.as_str(), package)).collect();
    let nodes: HashMap<_, _> = metadata.resolve.nodes.iter().map(|node| (node.id.as_str(), node)).collect();
    let benben = metadata.packages.iter().find(|package| package.name == "benben");
    let mut waiting = vec![benben.context("there is a package `benben`")?.id.as_str()];
    let mut found = HashSet::new();
    while let Some(id) = waiting.pop() {
        if found.insert(id) {
            let linked =
                nodes[id].deps.iter().filter(|dep| dep.dep_kinds.iter().any(|kind| kind.kind.is_none()));
            waiting.extend(linked.map(|dep| dep.pkg.as_str()));
        }
    }
    Ok(found.into_iter().map(|id| packages[id]).collect())
}

/// The texts that come with a library.
fn licence_texts(package: &Package) -> anyhow::Result<Vec<String>> {
    let folder = package.manifest_path.parent().context("a manifest lies in a folder")?;
    let mut texts = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().to_uppercase();
        let is_licence = ["LICENSE", "LICENCE", "COPYING", "COPYRIGHT", "NOTICE", "UNLICENSE"];
        if is_licence.iter().any(|start| name.starts_with(start)) && entry.file_type()?.is_file() {
            texts.push(String::from_utf8_lossy(&fs::read(entry.path())?).trim().replace("\r\n", "\n"));
        }
    }
    Ok(texts)
}
