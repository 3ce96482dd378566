//! What the documents show works: the commands in docs/api.md and the bots in examples, against a real server.

use benben_server::{Config, run};
use benben_store::Sqlite;
use serde_json::{Value, json};
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;

/// The address the documents speak of.
const DOCUMENTED: &str = "127.0.0.1:8642";

/// A server on a socket of its own.
struct Server {
    address: String,
    folder: TempDir,
    stop: Option<oneshot::Sender<()>>,
    stopped: Option<std::thread::JoinHandle<()>>,
}

impl Server {
    fn start() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(Sqlite::open(folder.path()).unwrap());
        let runtime = Runtime::new().unwrap();
        let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let (stop, stopped) = oneshot::channel();
        let config = Config { bot_pause: Duration::ZERO, ..Config::default() };
        let thread = std::thread::spawn(move || {
            let stopped = async { drop(stopped.await) };
            runtime.block_on(run(listener, config, store, stopped)).unwrap();
        });
        Server { address, folder, stop: Some(stop), stopped: Some(thread) }
    }

    fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    fn request(&self, method: &str, path: &str, body: &str) -> Value {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let length = body.len();
        write!(
            stream,
            "{method} {path} HTTP/1.0\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        serde_json::from_str(answer.split_once("\r\n\r\n").unwrap().1).unwrap()
    }

    /// Opens a table with open seats, which everyone may watch.
    fn open(&self, game: &str, seats: usize) -> Value {
        let wish =
            json!({ "game": game, "seats": vec![json!({ "kind": "open" }); seats], "spectators": true });
        self.request("POST", "/api/v1/tables", &wish.to_string())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.stop.take().map(|stop| stop.send(()));
        let stopped = self.stopped.take().map(std::thread::JoinHandle::join);
        assert!(stopped.is_some_and(|stopped| stopped.is_ok()) || std::thread::panicking());
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn the_commands_in_the_api_document_work() {
    let server = Server::start();
    let document = std::fs::read_to_string(root().join("docs/api.md")).unwrap();
    let blocks = document.split("```sh\n").skip(1).map(|rest| rest.split("```").next().unwrap());
    let script = blocks.collect::<Vec<_>>().join("\n").replace(DOCUMENTED, &server.address);
    assert!(script.matches("curl").count() > 10);
    let said = Command::new("bash")
        .args(["-eux", "-c", &script])
        .current_dir(server.folder.path())
        .output()
        .unwrap();
    let (out, err) = (String::from_utf8_lossy(&said.stdout), String::from_utf8_lossy(&said.stderr));
    assert!(said.status.success(), "{err}\n{out}");
    for word in ["\"nothing_offered\"", "event: snapshot", "\"undone\":true", "\"fair_deal\":true"] {
        assert!(out.contains(word), "{word}: {out}");
    }
}

/// Lets two bots play, and looks at how they ended.
fn play(server: &Server, mut bot: impl FnMut(&str, &str) -> Command) {
    let opened = server.open("ankh", 2);
    let table = opened["table"].as_str().unwrap();
    let start =
        |command: &mut Command| command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let bots: Vec<Child> = ["Ada", "Bo"].iter().map(|name| start(&mut bot(table, name))).collect();
    for bot in bots {
        let said = bot.wait_with_output().unwrap();
        let out = String::from_utf8_lossy(&said.stdout);
        assert!(said.status.success() && out.contains("\"places\""), "{said:?}");
    }
    let seen = server.request("GET", &format!("/api/v1/tables/{table}"), "");
    assert_eq!(seen["status"], "over");
}

#[test]
fn the_bot_in_python_plays_to_the_end() {
    let server = Server::start();
    let script = root().join("examples/bot.py");
    play(&server, |table, name| {
        let mut command = Command::new("python3");
        command.arg(&script).args([&server.url(), table, name]);
        command
    });
}

#[test]
fn the_bot_in_rust_plays_to_the_end() {
    let server = Server::start();
    // Cargo builds examples beside the tests.
    let tests = std::env::current_exe().unwrap();
    let bot = tests.parent().and_then(Path::parent).unwrap().join("examples/bot");
    play(&server, |table, name| {
        let mut command = Command::new(&bot);
        command.args([&server.url(), table, name]);
        command
    });
}
