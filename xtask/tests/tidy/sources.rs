//! Source files: named and begun as they should be, small, and finished.

use crate::repository::{assert_none, files};

/// Longer files hide their second subject.
const MOST_LINES: usize = 450;

#[test]
fn every_source_file_begins_with_a_sentence_on_what_it_is() {
    let complaints: Vec<_> = files("rs")
        .iter()
        .filter(|file| !file.text.starts_with("//! "))
        .map(|file| format!("{}: begins without `//! `", file.path))
        .collect();
    assert_none(&complaints);
}

#[test]
fn no_file_is_named_after_nothing() {
    let empty = ["util", "utils", "common", "helper", "helpers", "types", "manager", "misc", "stuff"];
    let complaints: Vec<_> = files("rs")
        .iter()
        .filter(|file| file.path.trim_end_matches(".rs").split('/').any(|part| empty.contains(&part)))
        .map(|file| format!("{}: what is it about?", file.path))
        .collect();
    assert_none(&complaints);
}

#[test]
fn files_are_small() {
    let complaints: Vec<_> = files("rs")
        .iter()
        .filter(|file| file.text.lines().count() > MOST_LINES)
        .map(|file| format!("{}: more than {MOST_LINES} lines", file.path))
        .collect();
    assert_none(&complaints);
}

#[test]
fn nothing_is_left_for_later() {
    let marks = [concat!("TO", "DO"), concat!("FIX", "ME"), concat!("XX", "X"), concat!("#[ig", "nore")];
    let mut complaints = Vec::new();
    for file in ["rs", "toml", "md", "ftl", "css", "js", "sql"].into_iter().flat_map(files) {
        for (index, line) in file.text.lines().enumerate() {
            for mark in marks.iter().filter(|mark| line.contains(**mark)) {
                complaints.push(format!("{}:{}: {mark}", file.path, index + 1));
            }
        }
    }
    assert_none(&complaints);
}

#[test]
fn core_and_games_touch_nothing_outside() {
    let outside = ["std::fs", "std::net", "std::time", "std::io", "std::env", "std::thread", "println!"];
    let games: Vec<_> = benben_games::ids().map(|id| format!("games/{id}/rules/src/")).collect();
    let mut complaints = Vec::new();
    for file in files("rs") {
        let is_game = games.iter().any(|folder| file.path.starts_with(folder));
        if is_game || file.path.starts_with("crates/core/src/") {
            let found = outside.iter().filter(|word| file.text.contains(**word));
            complaints.extend(found.map(|word| format!("{}: {word}", file.path)));
        }
    }
    assert_none(&complaints);
}

#[test]
fn tests_neither_sleep_nor_ask_the_clock() {
    let clocks = [concat!("thread::", "sleep"), concat!("Instant::", "now"), concat!("SystemTime::", "now")];
    let mut complaints = Vec::new();
    for file in files("rs").iter().filter(|file| file.path.contains("/tests/")) {
        let found = clocks.iter().filter(|word| file.text.contains(**word));
        complaints.extend(found.map(|word| format!("{}: {word}", file.path)));
    }
    assert_none(&complaints);
}

/// Loops that wait have a limit and a name: they go through the support crate.
#[test]
fn only_the_support_crate_sleeps() {
    let sleeps = concat!("sle", "ep(");
    let waits = "crates/support/src/wait.rs";
    let is_automation =
        |path: &str| ["crates/browser/", "crates/support/", "xtask/"].iter().any(|it| path.starts_with(it));
    let files = files("rs");
    let own = files.iter().filter(|file| is_automation(&file.path) && file.path != waits);
    let complaints: Vec<_> = own
        .filter(|file| file.text.contains(sleeps))
        .map(|file| format!("{}: wait with {waits}", file.path))
        .collect();
    assert_none(&complaints);
}

/// A test program is linked again after every change: a crate has one.
#[test]
fn a_crate_has_one_test_program() {
    let mut programs = std::collections::BTreeMap::<String, Vec<String>>::new();
    for file in files("rs") {
        let Some((folder, rest)) = file.path.split_once("/tests/") else { continue };
        let is_program = !rest.contains('/') || rest.ends_with("/main.rs") && rest.matches('/').count() == 1;
        if is_program {
            programs.entry(folder.to_owned()).or_default().push(rest.to_owned());
        }
    }
    let several = programs.iter().filter(|(_, programs)| programs.len() > 1);
    let complaints: Vec<_> =
        several.map(|(folder, programs)| format!("{folder}/tests: {programs:?}")).collect();
    assert_none(&complaints);
}
