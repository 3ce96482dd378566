//! Somebody who talks to a server: finds tables, opens them and sits down.

use crate::address::{Address, TableName, split};
use crate::answers::{Found, Games, List, Listed, Opened, Seated, Snapshot};
use crate::backoff::Backoff;
use crate::error::Error;
use crate::seat::Seat;
use crate::transport::Transport;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::thread::sleep;
use std::time::Duration;

/// For so long what can be repeated is repeated.
const RETRY_FOR: Duration = Duration::from_secs(120);

/// A client of one server, with the token that holds its seats once it has one.
#[derive(Clone, Debug)]
pub struct Client {
    pub(crate) transport: Transport,
    pub(crate) token: Option<String>,
    pub(crate) patience: Option<Duration>,
}

/// A table to be opened.
#[derive(Clone, Debug, Serialize)]
pub struct Opening {
    /// Id of the game.
    pub game: String,
    /// What is chosen before the game; the rest is standard.
    pub options: BTreeMap<String, String>,
    /// Who sits where.
    pub seats: Vec<SeatWish>,
    /// May anyone with the link watch?
    pub spectators: bool,
    /// Do lists of open tables show it?
    pub listed: bool,
}

/// Who gets a seat.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum SeatWish {
    /// Whoever opens the table.
    You {
        /// Under this name.
        name: String,
    },
    /// Whoever comes.
    Open {},
    /// A bot of the server.
    Bot {
        /// How strong.
        level: String,
    },
}

impl Client {
    /// A client of the server at this address, such as `http://127.0.0.1:8642` or `https://games.example.org`. Nothing is asked yet.
    pub fn new(server: &str) -> Result<Self, Error> {
        let (server, _) = split(server).ok_or_else(|| {
            Error::Address(format!(
                "`{server}` isn't the address of a server: expected something like http://127.0.0.1:8642"
            ))
        })?;
        Ok(Client { transport: Transport::new(server)?, token: None, patience: Some(RETRY_FOR) })
    }

    /// The same, with a token from before.
    #[must_use]
    pub fn with_token(self, token: &str) -> Self {
        Client { token: Some(token.to_owned()), ..self }
    }

    /// The same, with this much patience for a server that does not answer; none means for ever.
    #[must_use]
    pub fn with_patience(self, patience: Option<Duration>) -> Self {
        Client { patience, ..self }
    }

    /// The token that holds the seats, once there is one.
    pub fn token(&self) -> Option<&str> {
        self.token.as_deref()
    }

    /// The server's address.
    pub fn server(&self) -> &str {
        self.transport.server()
    }

    /// What can be played.
    pub fn games(&self) -> Result<Games, Error> {
        self.get("/games")
    }

    /// Tables that look for players, the newest first.
    pub fn open_tables(&self) -> Result<Vec<Listed>, Error> {
        Ok(self.get::<List>("/tables")?.tables)
    }

    /// The id of the table that a link, a code or an id names.
    pub fn find(&self, table: &TableName) -> Result<String, Error> {
        match table {
            TableName::Id(id) => Ok(id.clone()),
            TableName::Code(code) => {
                // What people type may be anything.
                let code: String = code.chars().filter(char::is_ascii_alphanumeric).collect();
                Ok(self.get::<Found>(&format!("/codes/{code}"))?.table)
            }
        }
    }

    /// A client of the server that a link to a table points to, and the table's id.
    pub fn at(link: &str) -> Result<(Self, String), Error> {
        let Address { server, table } = Address::read(link)?;
        let client = Client::new(&server)?;
        // Somebody is waiting: a server that is not there is told at once.
        let id = client.clone().with_patience(Some(Duration::ZERO)).find(&table)?;
        Ok((client, id))
    }

    /// A table as anyone may see it, or as our seat does if we have one.
    pub fn look(&self, table: &str) -> Result<Snapshot, Error> {
        self.get(&format!("/tables/{}", path(table)))
    }

    /// Opens a table. The seat is ours if one was wished for.
    pub fn open(&mut self, opening: &Opening) -> Result<(String, Option<Seat>), Error> {
        let opened: Opened = self.post("/tables", &serde_json::to_value(opening).unwrap_or(Value::Null))?;
        let told = opened.you.as_ref().and_then(|you| you.token.clone()).or(opened.host_token);
        self.token = told.or(self.token.take());
        let seat = opened.you.map(|you| Seat::new(self.clone(), opened.table.clone(), you.seat));
        Ok((opened.table, seat))
    }

    /// Takes the first open seat of a table.
    pub fn join(&mut self, table: &str, name: &str) -> Result<Seat, Error> {
        let joined = self.post(&format!("/tables/{}/join", path(table)), &json!({ "name": name }));
        let seated: Seated = joined?;
        self.token = seated.token.or(self.token.take());
        Ok(Seat::new(self.clone(), table.to_owned(), seated.seat))
    }

    /// The seat that our token holds at a table.
    pub fn seat(&self, table: &str) -> Result<Seat, Error> {
        let you = self.look(table)?.you.ok_or_else(|| {
            Error::Refused(Box::new(crate::Problem {
                status: 401,
                error: "no_seat".to_owned(),
                message: "this token holds no seat at this table".to_owned(),
                hint: Some("join without it".to_owned()),
                ..crate::Problem::default()
            }))
        })?;
        Ok(Seat::new(self.clone(), table.to_owned(), you.seat))
    }

    /// Reads something, again and again while nobody answers.
    pub(crate) fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Error> {
        self.again(|| self.transport.ask(self.token.as_deref(), path, None))
    }

    /// Changes something, once: whether a lost request was carried out is not known.
    pub(crate) fn post<T: DeserializeOwned>(&self, path: &str, body: &Value) -> Result<T, Error> {
        self.transport.ask(self.token.as_deref(), path, Some(body))
    }

    /// Asks until there is an answer, as long as an end of the trouble can be hoped for.
    pub(crate) fn again<T>(&self, ask: impl Fn() -> Result<T, Error>) -> Result<T, Error> {
        let mut backoff = Backoff::new(self.patience);
        loop {
            let error = match ask() {
                Err(error) if error.passes() => error,
                answer => return answer,
            };
            match backoff.pause(error.retry_after()) {
                Some(pause) => sleep(pause),
                None => return Err(error),
            }
        }
    }
}

/// Whatever is in an id, it stays one word of a path.
pub(crate) fn path(id: &str) -> String {
    id.chars().filter(|c| c.is_ascii_alphanumeric() || "-_".contains(*c)).collect()
}
