//! What whoever attacks has at hand: servers, addresses to come from, tables and requests.

use anyhow::{Context, bail, ensure};
use benben_support::{Client, Reply, Seat, Serve, Server};
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};

/// Requests in a burst; guesses and verifying have a tenth of it.
const BURST: &str = "20";

/// A server behind a proxy, with few requests for each client.
pub(super) fn behind_a_proxy(benben: &Path) -> anyhow::Result<Server> {
    let flags =
        ["--behind-proxy", "--burst", BURST, "--requests-per-second", "1", "--tables-per-client", "3"];
    Ok(Serve::new(benben)?.flags(&flags).start()?)
}

/// Somebody whose address the proxy says.
pub(crate) fn from(server: &Server, address: &str) -> Client {
    server.client().with_header("X-Forwarded-For", address)
}

/// The id of a game.
pub(crate) fn game(client: &Client) -> anyhow::Result<String> {
    let games = client.get("/api/v1/games")?.expect(200);
    Ok(games["games"][0]["id"].as_str().context("there is a game")?.to_owned())
}

pub(super) fn open(client: &Client, seats: &Value) -> anyhow::Result<Value> {
    let wish = json!({ "game": game(client)?, "seats": seats, "spectators": true });
    Ok(client.post("/api/v1/tables", &wish)?.expect(201))
}

pub(crate) fn two_open_seats() -> Value {
    json!([{ "kind": "open" }, { "kind": "open" }])
}

pub(super) fn is(reply: &Reply, status: u16) -> anyhow::Result<()> {
    ensure!(reply.status == status, "expected {status}: {reply:?}");
    Ok(())
}

/// Asks until it is too much for one client.
pub(super) fn until_limited(
    most: usize,
    mut ask: impl FnMut() -> std::io::Result<Reply>,
) -> anyhow::Result<()> {
    for _ in 0..most {
        if ask()?.status == 429 {
            return Ok(());
        }
    }
    anyhow::bail!("{most} requests, and no limit")
}

/// The id of a table that was opened.
pub(super) fn id(opened: &Value) -> anyhow::Result<&str> {
    opened["table"].as_str().context("a table has an id")
}

/// A table of a game in which all begin at once, so that one acts in secret and takes back freely, and both who sit there.
pub(crate) fn two_at_once(client: &Client, pace: &Value) -> anyhow::Result<[Seat; 2]> {
    let games = client.get("/api/v1/games")?.expect(200);
    for game in games["games"].as_array().into_iter().flatten() {
        let mut wish = json!({ "game": game["id"], "seats": two_open_seats(), "spectators": true });
        if !pace.is_null() {
            wish["pace"] = pace.clone();
        }
        let opened = client.post("/api/v1/tables", &wish)?.expect(201);
        let seats = [Seat::join(client, id(&opened)?, "Ada")?, Seat::join(client, id(&opened)?, "Bo")?];
        if seats[0].look(client)?["awaited"].as_array().is_some_and(|awaited| awaited.len() == 2) {
            return Ok(seats);
        }
    }
    bail!("in no game all begin at once")
}

/// Plays the first action there is.
pub(super) fn act(client: &Client, seat: &Seat) -> anyhow::Result<Value> {
    let seen = seat.look(client)?;
    let act = json!({ "number": seen["you"]["number"], "action": seen["you"]["actions"][0]["action"] });
    let reply = seat.post(client, "/actions", &act)?;
    is(&reply, 200)?;
    Ok(reply.json())
}

/// Takes back freely.
pub(super) fn undo(client: &Client, seat: &Seat) -> anyhow::Result<()> {
    let reply = seat.post(client, "/undo", &json!({}))?;
    is(&reply, 200)?;
    ensure!(reply.json()["undone"] == true, "it was not taken back: {reply:?}");
    Ok(())
}

/// A program that does something in a shell and then becomes the server.
pub(crate) fn after(folder: &Path, name: &str, first: &str, benben: &Path) -> anyhow::Result<PathBuf> {
    use std::os::unix::fs::PermissionsExt;
    let program = folder.join(name);
    fs::write(&program, format!("#!/bin/sh\n{first}\nexec '{}' \"$@\"\n", benben.display()))?;
    fs::set_permissions(&program, fs::Permissions::from_mode(0o700))?;
    Ok(program)
}
