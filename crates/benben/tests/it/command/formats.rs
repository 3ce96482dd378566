//! `docs/formats.md` tells of everything that is written.

use crate::command::run::{benben, benben_game, benben_with, with_game};
use serde_json::Value;
use std::collections::BTreeSet;

fn formats() -> String {
    std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/formats.md")).unwrap()
}

/// What belongs to a game and is told in its README.
const OF_A_GAME: [&str; 4] = ["state", "view", "content", "events"];

fn collect_keys(value: &Value, keys: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                keys.insert(key.clone());
                if !OF_A_GAME.contains(&key.as_str()) {
                    collect_keys(value, keys);
                }
            }
        }
        Value::Array(list) => list.iter().for_each(|value| collect_keys(value, keys)),
        _ => {}
    }
}

#[test]
fn every_field_is_told() {
    let record = benben_game("record GAME --json").good();
    let mut documents = benben_game("trace GAME").good().lines().map(str::to_owned).collect::<Vec<_>>();
    for arguments in [
        "replay - --json",
        "replay - --json --seat 1",
        "verify - --json",
        "simulate GAME --games 10 --json",
        "games --json",
        "rules GAME --json",
    ] {
        documents.push(benben_with(&with_game(arguments), record.as_bytes()).good());
    }
    documents.push(record);
    let edition = benben_game("edition show GAME").good();
    documents.push(benben_with("edition check - --json", edition.as_bytes()).good());
    let mut keys = BTreeSet::new();
    documents.iter().for_each(|document| collect_keys(&serde_json::from_str(document).unwrap(), &mut keys));
    let formats = formats();
    let untold: Vec<_> = keys.iter().filter(|key| !formats.contains(&format!("`{key}`"))).collect();
    assert!(untold.is_empty() && keys.len() > 50, "{untold:?}");
}

#[test]
fn the_example_of_a_record_is_true() {
    let formats = formats();
    let example = formats.split("```text\n").nth(1).unwrap().split("```").next().unwrap();
    let game = example.lines().find_map(|line| line.strip_prefix("game: ")).unwrap();
    let record = benben(&format!("record {game} --seed 7 --bots greedy,random")).good();
    for line in example.lines().filter(|line| *line != "…") {
        assert!(record.lines().any(|written| written == line), "`{line}` is not in the record");
    }
}
