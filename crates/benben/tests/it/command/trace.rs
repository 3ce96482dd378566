//! `benben trace`: everything a checker of the rules needs, line by line.

use crate::command::run::{a_game, benben, benben_game, benben_with, said, with_game};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

fn lines(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn every_game_is_traced_from_deal_to_outcome() {
    for meta in benben_games::metas() {
        let lines = lines(&benben(&format!("trace {} --seats {} --seed 7", meta.id, meta.max_seats)).good());
        let (start, steps, end) = (&lines[0], &lines[1..lines.len() - 1], &lines[lines.len() - 1]);
        assert_eq!(
            (&start["line"], &start["game"], &start["format"]),
            (&"start".into(), &meta.id.into(), &1.into())
        );
        assert_eq!(start["edition"]["content"]["name"], "benben");
        assert_eq!(start["players"].as_array().unwrap().len(), meta.max_seats);
        assert_eq!(start["state"], steps[0]["state"]);
        for (index, step) in steps.iter().enumerate() {
            assert_eq!((&step["line"], &step["step"]), (&"step".into(), &(index + 1).into()));
            assert!(step["awaits"].as_array().unwrap().contains(&step["seat"]), "{step}");
            assert!(step["legal"].as_array().unwrap().contains(&step["action"]), "{step}");
            assert!(step["events"].is_array());
        }
        assert_eq!((&end["line"], &end["steps"]), (&"end".into(), &steps.len().into()));
        assert_eq!(end["outcome"]["places"].as_array().unwrap().len(), meta.max_seats);
    }
}

#[test]
fn a_record_of_the_same_game_gives_the_same_trace() {
    let arguments = with_game("GAME --seats 3 --seed 7 --bots greedy,random --option KEY=VALUE");
    let record = benben(&format!("record {arguments}")).good();
    let trace = benben(&format!("trace {arguments}")).good();
    assert_eq!(benben_with("replay - --trace", record.as_bytes()).good(), trace);
    let actions: Vec<Value> = lines(&trace).iter().filter_map(|line| line.get("action").cloned()).collect();
    let recorded = benben(&format!("record {arguments} --json")).json();
    let recorded: Vec<Value> =
        recorded["steps"].as_array().unwrap().iter().map(|step| step["action"].clone()).collect();
    assert_eq!(actions, recorded);
}

#[test]
fn what_was_taken_back_is_traced_too() {
    let mut record = benben_game("record GAME --json").json();
    let first = record["steps"][0].clone();
    record["steps"] = json!([first, { "seat": first["seat"], "action": "undo 1" }]);
    record.as_object_mut().unwrap().remove("ending");
    let lines = lines(&benben_with("replay - --trace", record.to_string().as_bytes()).good());
    let kinds: Vec<_> = lines.iter().map(|line| line["line"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["start", "step", "undo", "end"]);
    assert_eq!(lines[2]["action"], "undo 1");
    assert_ne!(lines[2]["state"], lines[1]["state"]);
    assert_eq!((&lines[3]["state"], &lines[3]["outcome"]), (&lines[0]["state"], &Value::Null));
}

#[test]
fn a_reader_who_has_seen_enough_is_no_failure() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_benben"))
        .args(["trace", a_game().id, "--seats", &a_game().max_seats.to_string()])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut reader = BufReader::new(child.stdout.take().unwrap());
    let mut first = String::new();
    reader.read_line(&mut first).unwrap();
    drop(reader);
    let said = said(child.wait_with_output().unwrap());
    assert_eq!((said.code, said.err.as_str()), (0, ""));
    assert!(first.starts_with("{\"line\":\"start\""));
}

#[cfg(target_os = "linux")]
#[test]
fn an_output_that_cannot_be_written_is_a_failure() {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let output =
        Command::new(env!("CARGO_BIN_EXE_benben")).args(["games", "--json"]).stdout(full).output().unwrap();
    said(output).failed(1, "can't write the output");
}
