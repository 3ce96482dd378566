//! How a player reaches a server: a connection for requests and a stream, and the same at another address when one of them fails.

use super::address::Addresses;
use super::connection::Connection;
use super::stream::Stream;
use super::trouble::Trouble;
use std::rc::Rc;
use std::time::Duration;
use tokio::time::{Instant, sleep, timeout};

/// A server that doesn't let somebody in within this time isn't there.
const ATTEMPT: Duration = Duration::from_secs(2);
/// When no server lets anybody in, they are all left alone for so long.
const REST: Duration = Duration::from_millis(100);
/// An answer that isn't there by then is asked for elsewhere.
const ANSWER_WITHIN: Duration = Duration::from_secs(5);
/// Servers give a sign of life on a stream more often than this.
const SILENCE: Duration = Duration::from_secs(40);

/// How a player reaches a server.
pub(super) struct Line {
    addresses: Rc<Addresses>,
    /// Which of the addresses it is.
    at: usize,
    /// What the stream is asked for by.
    path: String,
    pub(super) token: String,
    gzip: bool,
    pub(super) requests: Connection,
    pub(super) stream: Stream,
}

impl Line {
    /// Reaches the table over this connection.
    pub(super) async fn open(
        addresses: Rc<Addresses>,
        (at, requests): (usize, Connection),
        table: &str,
        token: String,
        gzip: bool,
    ) -> Result<Self, Trouble> {
        let path = format!("/api/v1/tables/{table}/stream?without=answers");
        let stream = Stream::open(addresses.nth(at), &path, &token, gzip).await?;
        Ok(Line { addresses, at, path, token, gzip, requests, stream })
    }

    /// The connection outlives the game, with where it leads.
    pub(super) fn into_connection(self) -> (usize, Connection) {
        (self.at, self.requests)
    }

    /// Moves on to the next address where somebody is. Doesn't end before that.
    pub(super) async fn move_on(&mut self) {
        loop {
            for _ in 0..self.addresses.count() {
                self.at += 1;
                if let Ok(Ok((requests, stream))) = timeout(ATTEMPT, self.reach()).await {
                    (self.requests, self.stream) = (requests, stream);
                    return;
                }
            }
            sleep(REST).await;
        }
    }

    async fn reach(&self) -> Result<(Connection, Stream), Trouble> {
        let address = self.addresses.nth(self.at);
        let stream = Stream::open(address, &self.path, &self.token, self.gzip).await?;
        Ok((Connection::open(address).await?, stream))
    }

    /// A server that lets one wait too long is given up.
    pub(super) fn check_alive(&self, asked: Option<Instant>, now: Instant) -> Result<(), Trouble> {
        let silent = now.duration_since(self.stream.heard()) > SILENCE;
        let late = asked.is_some_and(|asked| now.duration_since(asked) > ANSWER_WITHIN);
        if silent || late { Err(Trouble::Late) } else { Ok(()) }
    }
}

/// A connection to one of the servers, this one first; answers which one it is.
pub(super) async fn connect(addresses: &Addresses, first: usize) -> Result<(usize, Connection), Trouble> {
    let mut last = Trouble::Late;
    for at in first..first + addresses.count() {
        match timeout(ATTEMPT, Connection::open(addresses.nth(at))).await {
            Ok(Ok(connection)) => return Ok((at, connection)),
            Ok(Err(trouble)) => last = trouble,
            Err(_) => last = Trouble::Late,
        }
    }
    Err(last)
}
