//! `benben play --join`: a seat at a table of a running server.

use crate::live::process::{serve, some_game};
use benben_support::{open, wait_for};
use serde_json::json;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

pub(super) fn join(arguments: &[&str], input: &str) -> Output {
    join_trusting(None, arguments, input)
}

/// The same, trusting servers that have their certificate from this authority, if there is one.
pub(super) fn join_trusting(authority: Option<&Path>, arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_benben"))
        .args(["play", "--lang", "en", "--join"])
        .args(arguments)
        .envs(authority.map(|file| ("SSL_CERT_FILE", file)))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    let writing = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().unwrap();
    writing.join().unwrap();
    output
}

pub(super) fn text(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn a_table_of_a_server_is_played_to_its_end_by_code_and_by_link() {
    let place = tempfile::tempdir().unwrap();
    let server = serve(place.path());
    for (index, game) in benben_games::ids().enumerate() {
        let seats = json!([{ "kind": "open" }, { "kind": "bot", "level": "random" }]);
        let wish = json!({ "game": game, "seats": seats, "spectators": true });
        let opened = server.client().post("/api/v1/tables", &wish).unwrap().expect(201);
        let (id, code) = (opened["table"].as_str().unwrap(), opened["code"].as_str().unwrap());
        let link = match index % 2 {
            0 => format!("{}/j/{code}", server.origin()),
            _ => format!("{}/t/{id}", server.origin()),
        };
        let said = join(&[&link, "--name", "Ada"], &"1\n".repeat(3000));
        let out = text(&said);
        assert!(
            said.status.success() && out.contains("The game is over.") && out.contains("1st "),
            "{said:?}"
        );
        assert!(out.contains("You are Ada, playing against Dice."), "{out}");
        let seen = server.client().get(&format!("/api/v1/tables/{id}")).unwrap().expect(200);
        assert_eq!(seen["status"], "over");
    }
}

#[test]
fn whoever_leaves_comes_back_with_the_token() {
    let place = tempfile::tempdir().unwrap();
    let mut server = serve(place.path());
    let seats = json!([{ "kind": "open" }, { "kind": "bot", "level": "random" }]);
    let opened = server.client().post("/api/v1/tables", &json!({ "game": some_game(), "seats": seats }));
    let opened = opened.unwrap().expect(201);
    let link = format!("{}/t/{}", server.origin(), opened["table"].as_str().unwrap());
    let out = text(&join(&[&link, "--name", "Ada"], "hint\nwhy nonsense\n1\nundo\nquit\n"));
    assert!(out.contains("Pharaoh would choose: ") && out.contains("“nonsense” isn’t an action"), "{out}");
    let (_, command) = out.split_once("To carry on later: benben play --join ").unwrap();
    let arguments: Vec<&str> = command.split_whitespace().collect();
    // The server is started again meanwhile.
    server.stop().unwrap();
    server.start_again().unwrap();
    let said = join(&arguments, &"1\n".repeat(3000));
    assert!(said.status.success() && text(&said).contains("The game is over."), "{said:?}");
}

#[test]
fn what_cannot_be_joined_is_told_in_one_line() {
    let place = tempfile::tempdir().unwrap();
    let server = serve(place.path());
    let refused = |link: &str, what: &str| {
        let said = join(&[link, "--name", "Ada"], "");
        let err = String::from_utf8_lossy(&said.stderr).into_owned();
        assert_eq!((said.status.code(), err.lines().count()), (Some(1), 1), "{said:?}");
        assert!(err.starts_with("error: ") && err.contains(what), "{what}: {err}");
    };
    let full = open(&server.client(), some_game(), &["open", "open"]).unwrap();
    refused(&format!("{}/t/{}", server.origin(), full[0].table), "all seats are taken: ask for a link");
    refused(&format!("{}/j/ABCDEF", server.origin()), "there is no such code");
    refused(&format!("{}/t/{}", server.origin(), "0".repeat(22)), "there is no such table");
    let wish = json!({ "game": some_game(), "seats": [{ "kind": "you", "name": "Bo" }, { "kind": "open" }] });
    let opened = server.client().post("/api/v1/tables", &wish).unwrap().expect(201);
    let table = opened["table"].as_str().unwrap();
    let host = server.client().with_token(opened["you"]["token"].as_str().unwrap());
    host.post(&format!("/api/v1/tables/{table}/close"), &json!({})).unwrap();
    let status = || host.get(&format!("/api/v1/tables/{table}")).unwrap().json()["status"].clone();
    wait_for("the table to be closed", || (status() == "closed").then_some(()));
    refused(&format!("{}/t/{table}", server.origin()), "closed");
}
