//! What the documents show works: the commands in docs/api.md and the bots in examples, against a real server.

use crate::server::Server;
use benben_server::Config;
use serde_json::json;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// The address the documents speak of.
const DOCUMENTED: &str = "127.0.0.1:8642";

fn start() -> Server {
    Server::start(Config { bot_pause: Duration::ZERO, ..Config::default() })
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn the_commands_in_the_api_document_work() {
    let server = start();
    let document = std::fs::read_to_string(root().join("docs/api.md")).unwrap();
    let blocks = document.split("```sh\n").skip(1).map(|rest| rest.split("```").next().unwrap());
    let script = blocks.collect::<Vec<_>>().join("\n").replace(DOCUMENTED, &server.address);
    assert!(script.matches("curl").count() > 10);
    let said =
        Command::new("bash").args(["-eux", "-c", &script]).current_dir(server.folder()).output().unwrap();
    let (out, err) = (String::from_utf8_lossy(&said.stdout), String::from_utf8_lossy(&said.stderr));
    assert!(said.status.success(), "{err}\n{out}");
    for word in ["\"nothing_offered\"", "event: snapshot", "\"undone\":true", "\"fair_deal\":true"] {
        assert!(out.contains(word), "{word}: {out}");
    }
}

/// Lets two bots play, and looks at how they ended.
fn play(server: &Server, mut bot: impl FnMut(&str, &str) -> Command) {
    let game = benben_games::ids().next().expect("there are games");
    let wish = json!({ "game": game, "seats": [{ "kind": "open" }, { "kind": "open" }], "spectators": true });
    let opened = server.client().post("/api/v1/tables", &wish).unwrap().expect(201);
    let table = opened["table"].as_str().unwrap();
    let begin =
        |command: &mut Command| command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let bots: Vec<Child> = ["Ada", "Bo"].iter().map(|name| begin(&mut bot(table, name))).collect();
    for bot in bots {
        let said = bot.wait_with_output().unwrap();
        let out = String::from_utf8_lossy(&said.stdout);
        assert!(said.status.success() && out.contains("\"places\""), "{said:?}");
    }
    let seen = server.client().get(&format!("/api/v1/tables/{table}")).unwrap().expect(200);
    assert_eq!(seen["status"], "over");
}

#[test]
fn the_bot_in_python_plays_to_the_end() {
    let server = start();
    let script = root().join("examples/bot.py");
    play(&server, |table, name| {
        let mut command = Command::new("python3");
        command.arg(&script).args([&format!("http://{}", server.address), table, name]);
        command
    });
}

#[test]
fn the_bot_in_rust_plays_to_the_end() {
    let server = start();
    // Cargo builds examples beside the tests.
    let tests = std::env::current_exe().unwrap();
    let bot = tests.parent().and_then(Path::parent).unwrap().join("examples/bot");
    play(&server, |table, name| {
        let mut command = Command::new(&bot);
        command.args([&format!("http://{}", server.address), table, name]);
        command
    });
}
