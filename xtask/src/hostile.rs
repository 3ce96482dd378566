//! The API against schemathesis: requests made up from its own description. None may break anything, and every answer
//! must be as described.

use crate::python;
use crate::server::{ask, release, start};
use anyhow::{Context, bail, ensure};
use benben_support::{Client, Server};
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What is installed, down to the last version, so that the same requests are made everywhere.
const REQUIREMENTS: &str = "xtask/schemathesis.txt";

/// How it is run: always the same, bounded requests. A request that is well formed may still be against the rules.
const ARGUMENTS: &str = "--generation-deterministic --max-examples 15 --phases examples,coverage,fuzzing,stateful \
    --request-timeout 10 --workers 1 --warnings off --continue-on-failure --exclude-checks positive_data_acceptance";

/// A seat at some table: the requests of somebody who has something to lose.
struct Seat {
    stage: &'static str,
    table: String,
    token: String,
}

/// Runs it as a stranger, then from a seat at a table in every stage.
pub(crate) fn run(root: &Path) -> anyhow::Result<()> {
    let schemathesis = installed(root)?;
    let folder = tempfile::tempdir()?;
    let server = start(&release(root))?;
    let client = server.client();
    let witness = open(&client, "untouched", &["open", "open"])?;
    let read = |path: &str| ask(&client, "GET", path, &Value::Null);
    let look = || read(&format!("/api/v1/tables/{}", witness.table));
    let before = look()?;
    attack(&schemathesis, &server, folder.path(), None)?;
    for seat in [
        open(&client, "gathering", &["you", "open"])?,
        open(&client, "playing", &["you", "bot"])?,
        finished(&client)?,
    ] {
        attack(&schemathesis, &server, folder.path(), Some(&seat))?;
    }
    ensure!(look()? == before, "a table was changed that nobody has touched");
    let metrics = read("/metrics")?;
    ensure!(metrics.contains("benben_tables_closed_by_fault_total 0"), "a table was closed by a fault");
    ensure!(!metrics.contains("status=\"5"), "the server has failed: {metrics}");
    ensure!(read("/healthz")? == "well\n", "the server is not well");
    Ok(())
}

/// The program, in an environment of its own below `target`, made once.
pub(crate) fn installed(root: &Path) -> anyhow::Result<PathBuf> {
    let folder = root.join("target").join("schemathesis");
    Ok(python::environment_with(root, &folder, REQUIREMENTS)?.join("bin").join("schemathesis"))
}

fn attack(program: &Path, server: &Server, folder: &Path, seat: Option<&Seat>) -> anyhow::Result<()> {
    let configuration = folder.join("schemathesis.toml");
    let (stage, parameters) = match seat {
        None => ("a stranger", String::new()),
        Some(seat) => {
            (seat.stage, format!("[parameters]\n\"path.table\" = \"{}\"\n\"path.seat\" = 2\n", seat.table))
        }
    };
    println!("schemathesis: {stage}");
    fs::write(&configuration, parameters)?;
    let mut command = Command::new(program);
    command.arg("--config-file").arg(&configuration).arg("run").args(ARGUMENTS.split_whitespace());
    command.arg(format!("{}/api/v1/openapi.json", server.origin())).current_dir(folder);
    if let Some(seat) = seat {
        command.args(["--header", &format!("Authorization: Bearer {}", seat.token)]);
        // A stream of a real table never ends, and whoever has left or given up has nothing to lose any more.
        command.args(["--exclude-path-regex", "/(stream|leave|resign)$"]);
    }
    let output = command.output().with_context(|| program.display().to_string())?;
    if !output.status.success() {
        bail!(
            "{stage}: {}{}",
            String::from_utf8_lossy(&output.stdout),
            String::from_utf8_lossy(&output.stderr)
        );
    }
    Ok(())
}

/// Opens a table, and sits down if `you` are among the seats.
fn open(client: &Client, stage: &'static str, seats: &[&str]) -> anyhow::Result<Seat> {
    let games: Value = serde_json::from_str(&ask(client, "GET", "/api/v1/games", &Value::Null)?)?;
    let game = games.pointer("/games/0/id").context("there is a game")?;
    let seats = seats.iter().map(|kind| match *kind {
        "you" => json!({ "kind": "you", "name": "Ada" }),
        "bot" => json!({ "kind": "bot", "level": "random" }),
        _ => json!({ "kind": "open" }),
    });
    let wish = json!({ "game": game, "spectators": true, "seats": seats.collect::<Vec<_>>() });
    let opened: Value = serde_json::from_str(&ask(client, "POST", "/api/v1/tables", &wish)?)?;
    let table = opened["table"].as_str().context("a table has an id")?.to_owned();
    // Nobody sits at a table that is only watched.
    let token = opened["you"]["token"].as_str().unwrap_or_default().to_owned();
    Ok(Seat { stage, table, token })
}

/// A table where the game is over.
fn finished(client: &Client) -> anyhow::Result<Seat> {
    let seat = open(client, "over", &["you", "bot"])?;
    let path = format!("/api/v1/tables/{}/resign", seat.table);
    ask(&client.with_token(&seat.token), "POST", &path, &json!({}))?;
    Ok(seat)
}
