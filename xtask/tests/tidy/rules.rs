//! Rule ids: whatever cites one cites one that exists.

use crate::repository::{File, assert_none, files, root};
use benben_core::Rulebook;
use std::fs;

/// The ids like `A11` that a text cites: the game's letters and a number.
fn cited<'a>(text: &'a str, letters: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').filter(move |word| {
        let number = word.strip_prefix(letters).unwrap_or_default();
        !number.is_empty() && number.chars().all(|c| c.is_ascii_digit())
    })
}

/// Is this line of Rust one that may cite a rule: a comment, or a text?
fn may_cite(line: &str) -> bool {
    line.trim_start().starts_with("//") || line.contains('"')
}

#[test]
fn every_cited_rule_exists() {
    let (sources, documents) = (files("rs"), files("md"));
    let mut complaints = Vec::new();
    for meta in benben_games::metas() {
        let book = Rulebook::new(meta.rules);
        let letters = book.rules()[0].id.trim_end_matches(|c: char| c.is_ascii_digit());
        let own = |file: &&File| file.path.starts_with(&format!("games/{}/", meta.id));
        for file in sources.iter().chain(&documents).filter(own) {
            let lines = file.text.lines().enumerate();
            for (index, line) in lines.filter(|(_, line)| file.path.ends_with(".md") || may_cite(line)) {
                let unknown = cited(line, letters).filter(|id| book.rule(id).is_none());
                complaints
                    .extend(unknown.map(|id| format!("{}:{}: there is no rule {id}", file.path, index + 1)));
            }
        }
    }
    assert_none(&complaints);
}

#[test]
fn every_game_tells_its_notation_and_its_state() {
    let mut complaints = Vec::new();
    for id in benben_games::ids() {
        let readme = format!("games/{id}/rules/README.md");
        let text = fs::read_to_string(root().join(&readme)).unwrap_or_default();
        for heading in ["\n## Notation\n", "\n## State in JSON\n"] {
            if !text.contains(heading) {
                complaints.push(format!("{readme}: no chapter `{}`", heading.trim()));
            }
        }
    }
    assert_none(&complaints);
}
