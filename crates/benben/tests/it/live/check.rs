//! Looking through the data of a server: for damage, and for what takes room.

use crate::live::process::{benben, good, serve, some_game, stop};
use benben_support::{open, play};
use rusqlite::Connection;
use serde_json::Value;
use std::path::Path;

fn ask(arguments: &[&str], data: &Path) -> std::process::Output {
    benben(&[arguments, &["--data", data.to_str().unwrap()]].concat())
}

#[test]
fn f08_a_check_finds_nothing_in_sound_data_and_names_what_is_damaged() {
    let place = tempfile::tempdir().unwrap();
    let server = serve(place.path());
    let client = server.client();
    for game in benben_games::ids() {
        let seats = open(&client, game, &["open", "random"]).unwrap();
        play(&client, &seats, usize::MAX).unwrap();
    }
    let seats = open(&client, some_game(), &["open", "open"]).unwrap();
    play(&client, &seats, 6).unwrap();
    let games = benben_games::ids().count() + 1;
    let said = good(ask(&["check"], place.path()));
    assert!(said.contains(&format!("{games} games replayed; all is well")), "{said}");
    stop(server);
    let said = good(ask(&["check"], place.path()));
    assert!(said.contains("all is well"), "{said}");

    let change = |sql: &str| {
        Connection::open(place.path().join("benben.sqlite")).unwrap().execute_batch(sql).unwrap();
    };
    change("UPDATE entries SET entry = entry || ' ' WHERE table_number = 1 AND step = 3");
    change("UPDATE tables SET result = replace(result, '[', '[9') WHERE number = 2");
    let output = ask(&["check", "--json"], place.path());
    assert_eq!(output.status.code(), Some(1));
    let found: Value = serde_json::from_slice(&output.stdout).unwrap();
    let problems: Vec<_> = found["problems"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
    assert_eq!(problems.len(), 2, "{problems:?}");
    assert!(problems[0].starts_with("table number 1 (") && problems[0].contains("step 3"), "{problems:?}");
    assert!(problems[1].starts_with("table number 2 ("), "{problems:?}");
}

#[test]
fn what_takes_room_is_told() {
    let place = tempfile::tempdir().unwrap();
    let server = serve(place.path());
    let client = server.client();
    let seats = open(&client, some_game(), &["open", "open"]).unwrap();
    let played = play(&client, &seats, usize::MAX).unwrap();
    open(&client, some_game(), &["open", "open"]).unwrap();
    let told: Value =
        serde_json::from_str(&good(ask(&["admin", "storage", "--json"], place.path()))).unwrap();
    let state = |name: &str| {
        told["by_state"].as_array().unwrap().iter().find(|part| part["name"] == name).unwrap().clone()
    };
    assert_eq!((&state("finished")["tables"], &state("finished")["entries"]), (&1.into(), &played.into()));
    assert_eq!((&state("unfinished")["tables"], &state("closed")["tables"]), (&1.into(), &0.into()));
    assert_eq!(told["by_age"][0]["tables"], 2);
    assert_eq!(told["largest"][0]["table"], seats[0].table.as_str());
    assert!(told["total"]["bytes"].as_u64().unwrap() > 2_048 + 48 * played as u64);
    assert!(told["files"]["log_bytes"].as_u64().unwrap() > 0, "{told}");
    let text = good(ask(&["admin", "storage"], place.path()));
    assert!(text.contains("largest") && text.contains(&seats[0].table), "{text}");
    stop(server);
}
