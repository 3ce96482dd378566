//! Finding 14: connections that say nothing take all file handles, and headers without end take memory.

use super::means::after;
use anyhow::ensure;
use benben_support::{Client, LONG, Serve, wait_within};
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::Path;

/// The server may open so many files; 128 fewer connections are accepted.
const FILES: &str = "ulimit -n 240";
const CONNECTIONS: usize = 150;

pub(super) fn lock_newcomers_out(benben: &Path) -> anyhow::Result<()> {
    let folder = tempfile::tempdir()?;
    let server = Serve::new(after(folder.path(), "few", FILES, benben)?)?.start()?;
    let client = server.client();
    let silent = (0..CONNECTIONS).map(|_| TcpStream::connect(server.address()));
    let silent = silent.collect::<std::io::Result<Vec<_>>>()?;
    wait_within("a newcomer to be told", LONG, || {
        (status(&client, "/api/v1/games") == Some(503)).then_some(())
    })?;
    ensure!(status(&client, "/healthz") == Some(200), "the operator's probe is locked out");
    let metrics = client.get("/metrics")?.body;
    ensure!(metrics.contains("benben_connections_refused_total"), "nothing is counted");
    drop(silent);
    wait_within("newcomers to be let in", LONG, || {
        (status(&client, "/api/v1/games") == Some(200)).then_some(())
    })?;
    let mut endless = TcpStream::connect(server.address())?;
    endless.set_read_timeout(Some(LONG))?;
    // It may hang up before all of it is sent.
    let _ = endless
        .write_all(format!("GET / HTTP/1.1\r\nHost: localhost\r\nX: {}", "x".repeat(100_000)).as_bytes());
    let mut answer = Vec::new();
    let _ = endless.read_to_end(&mut answer);
    let answer = String::from_utf8_lossy(&answer);
    ensure!(answer.is_empty() || answer.starts_with("HTTP/1.1 431"), "headers without end: {answer}");
    ensure!(status(&client, "/healthz") == Some(200), "it did not survive");
    Ok(())
}

/// The status of an answer, if there is one.
fn status(client: &Client, path: &str) -> Option<u16> {
    client.get(path).ok().map(|reply| reply.status)
}
