//! Documents: what they mention exists.

use crate::repository::{File, assert_none, files, root};
use std::collections::HashSet;
use std::fs;
use std::path::Path;

/// What the documents already speak of and what is still being built. Strike it off when it is there.
const LATER: &[&str] = &[];

#[test]
fn what_is_there_is_no_longer_for_later() {
    let there = LATER.iter().filter(|path| root().join(path).exists());
    assert_none(&there.map(|path| format!("{path} exists: strike it off LATER")).collect::<Vec<_>>());
}

#[test]
fn links_lead_somewhere() {
    let mut complaints = Vec::new();
    for file in files("md") {
        let folder = Path::new(&file.path).parent().unwrap();
        for link in links(&file.text) {
            let path = link.split('#').next().unwrap_or_default();
            // Pictures in rulebooks are drawn by faces; a law of faces knows them.
            let is_elsewhere = path.contains("://") || path.starts_with("figure:");
            if path.is_empty() || is_elsewhere || path.contains('<') {
                continue;
            }
            let target = plain(&folder.join(path).to_string_lossy());
            if !root().join(&target).exists() && !LATER.iter().any(|later| target.starts_with(later)) {
                complaints.push(format!("{}: there is no {target}", file.path));
            }
        }
    }
    assert_none(&complaints);
}

/// The targets of `[text](target)`.
fn links(markdown: &str) -> impl Iterator<Item = &str> {
    markdown.split("](").skip(1).filter_map(|rest| rest.split(')').next())
}

/// The path without `.` and `..`.
fn plain(path: &str) -> String {
    let mut parts = Vec::new();
    for part in path.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop();
            }
            _ => parts.push(part),
        }
    }
    parts.join("/")
}

#[test]
fn names_in_the_architecture_exist() {
    let sources = files("rs");
    let words: HashSet<&str> =
        sources.iter().flat_map(|file| file.text.split(|c: char| !c.is_alphanumeric() && c != '_')).collect();
    let text = fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap();
    let complaints: Vec<_> = text
        .split('`')
        .skip(1)
        .step_by(2)
        .filter(|name| !exists(name, &sources, &words))
        .map(|name| format!("ARCHITECTURE.md: there is no `{name}`"))
        .collect();
    assert_none(&complaints);
}

/// A path is there, at the end of some path; of a name like `Table::play`, every part is a word of the sources.
fn exists(name: &str, sources: &[File], words: &HashSet<&str>) -> bool {
    if name.contains(['/', '.']) && !name.contains([' ', '(']) {
        let ends = |file: &File| file.path == name || file.path.ends_with(&format!("/{name}"));
        return sources.iter().any(ends) || root().join(name).exists();
    }
    let folder = name.strip_prefix("benben-").unwrap_or(name);
    if root().join("crates").join(folder).exists()
        || root().join("games").join(folder).exists()
        || LATER.contains(&format!("crates/{name}/").as_str())
    {
        return true;
    }
    // One letter stands for anything.
    let is_word = |part: &str| part.len() < 2 || words.contains(part);
    name.split(|c: char| !c.is_alphanumeric() && c != '_').all(is_word)
}

#[test]
fn the_readme_shows_the_two_commands() {
    let readme = fs::read_to_string(root().join("README.md")).unwrap();
    for command in ["cargo run --release", "cargo xtask test"] {
        assert!(readme.lines().any(|line| line.trim_start().starts_with(command)), "{command}");
    }
}
