//! Exporting a table's record from the data of a running server.

use crate::live::process::{benben, failed, good, serve, some_game};
use benben_support::{open, play};
use serde_json::json;

#[test]
fn a_finished_game_is_exported_as_the_api_shows_it() {
    let place = tempfile::tempdir().unwrap();
    let data = place.path().join("data");
    let server = serve(&data);
    let client = server.client();
    for game in benben_games::ids() {
        let seats = open(&client, game, &["open", "random"]).unwrap();
        play(&client, &seats, usize::MAX).unwrap();
        let shown = |form: &str| seats[0].get(&client, &format!("/record?format={form}")).unwrap().body;
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
    let server = serve(place.path());
    let client = server.client();
    let seats = open(&client, some_game(), &["open", "open"]).unwrap();
    let table = seats[0].table.as_str();
    play(&client, &seats, 6).unwrap();
    assert!(failed(&benben(&["export", table, "--data", data])).contains("--unfinished"));
    let file = place.path().join("game.txt");
    good(benben(&["export", table, "--data", data, "--unfinished", "--out", file.to_str().unwrap()]));
    let verified = good(benben(&["verify", file.to_str().unwrap()]));
    assert!(verified.contains("not finished") && verified.contains("the deal was fair"), "{verified}");
    // Whoever gave up has ended it: from now on it is told like any finished game.
    seats[0].post(&client, "/resign", &json!({})).unwrap().expect(204);
    good(benben(&["export", table, "--data", data]));
}

#[test]
fn what_is_no_dealt_table_is_not_exported() {
    let place = tempfile::tempdir().unwrap();
    let data = place.path().to_str().unwrap();
    let server = serve(place.path());
    let wish = json!({ "game": some_game(), "seats": [{ "kind": "open" }, { "kind": "open" }] });
    let opened = server.client().post("/api/v1/tables", &wish).unwrap().expect(201);
    let export = |table: &str| failed(&benben(&["export", table, "--data", data]));
    assert!(export(opened["table"].as_str().unwrap()).contains("haven't been dealt yet"));
    for nothing in ["nonsense", "2YXGNvkmO7i9vryNXqITN8"] {
        assert!(export(nothing).contains(&format!("there is no table `{nothing}`")));
    }
}
