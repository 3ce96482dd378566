//! Exporting a table's record from the data of a running server.

use crate::live::process::{Server, benben, failed, good};
use crate::live::seat::{open, play};
use serde_json::json;

#[test]
fn a_finished_game_is_exported_as_the_api_shows_it() {
    let place = tempfile::tempdir().unwrap();
    let data = place.path().join("data");
    let server = Server::start(&data);
    for game in benben_games::ids() {
        let seats = open(&server.address, game, &["open", "random"]);
        play(&server.address, &seats, usize::MAX);
        let shown = |form: &str| {
            seats[0].ask(&server.address, "GET", &format!("/record?format={form}"), &json!({})).unwrap().body
        };
        let export = |more: &[&str]| {
            let usual = ["export", &*seats[0].table, "--data", data.to_str().unwrap()];
            good(benben(&[&usual[..], more].concat()))
        };
        assert_eq!(export(&[]), shown("text"));
        assert_eq!(export(&["--json"]), shown("json") + "\n");
        let file = place.path().join(format!("{game}.txt"));
        assert_eq!(export(&["--out", file.to_str().unwrap()]), "");
        let verified = good(benben(&["verify", file.to_str().unwrap()]));
        assert!(
            verified.contains("the deal was fair") && verified.contains("they lead to the recorded end"),
            "{verified}"
        );
    }
}

#[test]
fn a_running_game_is_exported_only_on_request_because_it_tells_the_luck_to_come() {
    let place = tempfile::tempdir().unwrap();
    let data = place.path().to_str().unwrap();
    let server = Server::start(place.path());
    let seats = open(&server.address, "sun", &["open", "open"]);
    let table = seats[0].table.as_str();
    play(&server.address, &seats, 6);
    assert!(failed(&benben(&["export", table, "--data", data])).contains("--unfinished"));
    let file = place.path().join("game.txt");
    good(benben(&["export", table, "--data", data, "--unfinished", "--out", file.to_str().unwrap()]));
    let verified = good(benben(&["verify", file.to_str().unwrap()]));
    assert!(verified.contains("not finished") && verified.contains("the deal was fair"), "{verified}");
    // Whoever gave up has ended it: from now on it is told like any finished game.
    seats[0].ask(&server.address, "POST", "/resign", &json!({})).unwrap().expect(204);
    good(benben(&["export", table, "--data", data]));
}

#[test]
fn what_is_no_dealt_table_is_not_exported() {
    let place = tempfile::tempdir().unwrap();
    let data = place.path().to_str().unwrap();
    let server = Server::start(place.path());
    let wish = "{ \"game\": \"ankh\", \"seats\": [{ \"kind\": \"open\" }, { \"kind\": \"open\" }] }";
    let opened =
        crate::live::process::ask(&server.address, "POST", "/api/v1/tables", "", wish).unwrap().expect(201);
    let export = |table: &str| failed(&benben(&["export", table, "--data", data]));
    assert!(export(opened["table"].as_str().unwrap()).contains("haven't been dealt yet"));
    for nothing in ["nonsense", "2YXGNvkmO7i9vryNXqITN8"] {
        assert!(export(nothing).contains(&format!("there is no table `{nothing}`")));
    }
}
