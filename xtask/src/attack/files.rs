//! Finding 8: files that are copied, exchanged or damaged, and nobody notices what is lost.

use super::means::{act, game, is};
use anyhow::{Context, bail, ensure};
use benben_support::{Client, Seat, Serve, Server};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

pub(super) fn hurt(benben: &Path) -> anyhow::Result<()> {
    copy_one_file(benben).context("the one file was copied after a stop")?;
    exchange(benben).context("the file was exchanged")?;
    damage_the_log(benben).context("the log was damaged")
}

/// A server at which something was played.
fn played(benben: &Path) -> anyhow::Result<(Server, Client, Vec<Seat>)> {
    let server = Serve::new(benben)?.start()?;
    let client = server.client();
    let seats = benben_support::open(&client, &game(&client)?, &["open", "open"])?;
    benben_support::play(&client, &seats, 20)?;
    Ok((server, client, seats))
}

fn database(server: &Server) -> PathBuf {
    server.data().join("benben.sqlite")
}

fn copy_one_file(benben: &Path) -> anyhow::Result<()> {
    let (mut server, client, seats) = played(benben)?;
    let seen = seats[0].look(&client)?["told"].clone();
    server.stop()?;
    let folder = tempfile::tempdir()?;
    fs::copy(database(&server), folder.path().join("benben.sqlite"))?;
    let copy = Server::start(benben, folder.path())?;
    let found = seats[0].look(&copy.client())?["told"].clone();
    ensure!(found == seen, "{seen} events were told, and {found} are there");
    Ok(())
}

fn exchange(benben: &Path) -> anyhow::Result<()> {
    let (server, client, seats) = played(benben)?;
    let other = server.data().join("other");
    fs::copy(database(&server), &other)?;
    fs::rename(&other, database(&server))?;
    for seat in &seats {
        if let Some(act) = Seat::choice(&seat.look(&client)?) {
            is(&seat.post(&client, "/actions", &act)?, 503)?;
        }
    }
    is(&client.get("/healthz")?, 503)
}

fn damage_the_log(benben: &Path) -> anyhow::Result<()> {
    let (mut server, _, seats) = played(benben)?;
    server.kill()?;
    let log = server.data().join("benben.sqlite-wal");
    let mut bytes = fs::read(&log)?;
    let late = bytes.len() / 4 * 3;
    bytes[late] ^= 4;
    fs::write(&log, &bytes)?;
    match server.start_again() {
        Ok(()) => bail!("it starts as if nothing were lost"),
        Err(error) => ensure!(error.to_string().contains("isn't whole"), "it says only: {error}"),
    }
    let checked = Command::new(benben).args(["check", "--data"]).arg(server.data()).output()?;
    ensure!(checked.status.code() == Some(1), "`benben check` says that all is well");
    ensure!(fs::read(&log)? == bytes, "the log was changed");
    // Whoever has no backup goes on without what is lost.
    fs::remove_file(server.data().join("benben.sqlite-shm"))?;
    server.start_again()?;
    act_somewhere(&server.client(), &seats)
}

/// One of them can go on.
fn act_somewhere(client: &Client, seats: &[Seat]) -> anyhow::Result<()> {
    for seat in seats {
        if Seat::choice(&seat.look(client)?).is_some() {
            return act(client, seat).map(drop);
        }
    }
    bail!("nobody can play on")
}
