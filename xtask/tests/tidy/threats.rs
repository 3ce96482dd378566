//! The page of threats: each has a test, and what is named there is in the file it links to.

use crate::repository::{assert_none, root};
use std::fs;
use std::path::Path;

const PAGE: &str = "docs/security.md";

/// What looks like a test in a file: a test, a property, tests in a file beside it, a place of the store's contract, or a
/// program that tests from outside.
const TESTS: [&str; 5] = ["#[test]", "#[tokio::test", "proptest!", "mod tests;", "place: &impl Place"];
const TESTING: [&str; 2] = ["crates/browser/src/scenarios/", "xtask/src/attack/"];

/// A row's cells.
fn cells(row: &str) -> Vec<&str> {
    row.trim().trim_matches('|').split('|').map(str::trim).collect()
}

/// The rows of tables that begin with such a head, without it.
fn rows<'a>(page: &'a str, head: &'a str) -> impl Iterator<Item = Vec<&'a str>> {
    let mut inside = false;
    page.lines().filter_map(move |line| {
        if !line.starts_with('|') {
            inside = false;
            return None;
        }
        let cells = cells(line);
        if cells[0] == head {
            inside = true;
            return None;
        }
        (inside && !cells[0].starts_with("---")).then_some(cells)
    })
}

#[test]
fn every_threat_has_a_test() {
    let page = fs::read_to_string(root().join(PAGE)).unwrap();
    let all: Vec<_> = rows(&page, "threat").chain(rows(&page, "finding")).collect();
    assert!(all.len() > 60, "{} threats were found", all.len());
    let untested = all.iter().filter(|cells| cells.len() != 3 || !cells[2].contains("]("));
    assert_none(
        &untested.map(|cells| format!("{PAGE}: no test for: {}", cells[..2].join(" "))).collect::<Vec<_>>(),
    );
}

#[test]
fn tests_that_are_named_are_in_the_files_they_link_to() {
    let page = fs::read_to_string(root().join(PAGE)).unwrap();
    let mut complaints = Vec::new();
    let mut checked = 0;
    for line in page.lines() {
        // Names stand before the link to their file, and after the one before.
        let tests = if line.starts_with('|') { cells(line).pop().unwrap_or_default() } else { line };
        let mut parts = tests.split("](");
        let mut before = parts.next().unwrap_or_default();
        for part in parts {
            let (target, after) = part.split_once(')').unwrap_or((part, ""));
            let text = source(target);
            for name in before.split('`').skip(1).step_by(2).filter(|name| is_test(name)) {
                checked += 1;
                if !text.contains(&format!("fn {}", name.trim_end_matches('…'))) {
                    complaints.push(format!("{PAGE}: there is no {name} in {target}"));
                }
            }
            before = after;
        }
    }
    assert!(checked > 70, "{checked} names were found");
    assert_none(&complaints);
}

/// A file that is given as a test without a name has tests.
#[test]
fn files_that_are_given_as_tests_have_some() {
    let page = fs::read_to_string(root().join(PAGE)).unwrap();
    let mut complaints = Vec::new();
    for cells in rows(&page, "threat").chain(rows(&page, "finding")) {
        let links = cells.last().into_iter().flat_map(|cell| cell.split("](").skip(1));
        for target in links.filter_map(|rest| rest.split(')').next()) {
            let tests = Path::new(target).extension().is_none_or(|extension| extension != "rs")
                || TESTING.iter().any(|folder| target.contains(folder))
                || TESTS.iter().any(|test| source(target).contains(test));
            if !tests {
                complaints.push(format!("{PAGE}: there are no tests in {target}"));
            }
        }
    }
    assert_none(&complaints);
}

/// Names of tests are sentences, perhaps cut short; they aren't options, metrics or fields.
fn is_test(name: &str) -> bool {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_' || c == '…';
    name.contains('_') && name.chars().all(plain) && !name.starts_with("benben_")
}

fn source(target: &str) -> String {
    let path = target.split('#').next().unwrap_or_default();
    fs::read_to_string(root().join("docs").join(path)).unwrap_or_default()
}
