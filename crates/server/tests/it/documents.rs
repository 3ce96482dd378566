//! What the documents show works: the commands in docs/api.md and the bots in examples, against a real server.

use crate::server::Server;
use benben_server::Config;
use benben_support::wait_for;
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
fn the_client_in_python_keeps_what_it_promises() {
    let tests = root().join("python/tests/test_client.py");
    let said = Command::new("python3").arg(tests).output().unwrap();
    let err = String::from_utf8_lossy(&said.stderr);
    assert!(said.status.success() && err.contains("\nOK"), "{err}");
}

#[test]
fn the_client_plays_as_the_api_document_shows() {
    let server = start();
    let game = benben_games::ids().next().expect("there are games");
    let seats = json!([{ "kind": "open" }, { "kind": "bot", "level": "random" }]);
    let opened = server.client().post("/api/v1/tables", &json!({ "game": game, "seats": seats }));
    let code = opened.unwrap().expect(201)["code"].as_str().unwrap().to_owned();
    let document = std::fs::read_to_string(root().join("docs/api.md")).unwrap();
    let shown = document.split("```python\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let script = shown.replace(DOCUMENTED, &server.address).replace("K7PQ2M", &code);
    // Here the package is not installed.
    let script = script.replace("from benben.client", "from client");
    let mut python = Command::new("python3");
    let said = python.args(["-c", &script]).env("PYTHONPATH", root().join("python/benben")).output().unwrap();
    assert!(said.status.success() && String::from_utf8_lossy(&said.stdout).contains("'places'"), "{said:?}");
}

/// Cargo builds examples beside the tests.
fn example(name: &str) -> PathBuf {
    let tests = std::env::current_exe().unwrap();
    tests.parent().and_then(Path::parent).unwrap().join("examples").join(name)
}

#[test]
fn the_bot_in_rust_plays_to_the_end() {
    let server = start();
    play(&server, |table, name| {
        let mut command = Command::new(example("bot"));
        command.args([&format!("http://{}", server.address), table, name]);
        command
    });
}

/// A bot in the lobby plays with whoever comes, one game after the other.
fn plays_in_the_lobby(mut bot: Command) {
    let server = start();
    let game = benben_games::ids().last().expect("there are games");
    bot.args([&format!("http://{}", server.address), "Robot", game]).stdout(Stdio::null());
    let mut playing = Process(bot.spawn().unwrap());
    let mut client = benben_client::Client::new(&format!("http://{}", server.address)).unwrap();
    let mut met = Vec::new();
    for _ in 0..2 {
        let table = wait_for("the bot to look for players", || {
            client
                .open_tables()
                .unwrap()
                .into_iter()
                .find(|listed| listed.players.contains(&"Robot".to_owned()))
        });
        assert_eq!(table.game, game);
        met.push(table.table.clone());
        let seat = client.join(&table.table, "Ada").unwrap();
        let end = seat.play(|seen| seen.actions()[seen.told % seen.actions().len()].action.clone()).unwrap();
        assert_eq!(end.status, benben_client::Status::Over);
    }
    assert_ne!(met[0], met[1]);
    assert_eq!(playing.0.try_wait().unwrap(), None, "it plays all day");
}

/// Killed when the test is over, whatever it came to.
struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn the_bots_in_the_lobby_play_one_game_after_the_other() {
    let mut python = Command::new("python3");
    python.arg(root().join("examples/lobby_bot.py"));
    plays_in_the_lobby(python);
    plays_in_the_lobby(Command::new(example("lobby_bot")));
}

#[test]
fn a_bot_that_plays_all_day_is_twenty_lines() {
    let script = std::fs::read_to_string(root().join("examples/lobby_bot.py")).unwrap();
    assert!(script.lines().count() <= 20, "{script}");
}
