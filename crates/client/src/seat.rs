//! A seat at a table: looking, playing, watching.

use crate::answers::{Acknowledged, Log, Snapshot, Undone, WhyNot};
use crate::client::{Client, path};
use crate::error::Error;
use crate::watch::{Update, Watch};
use serde_json::{Value, json};

/// A seat that we hold.
#[derive(Clone, Debug)]
pub struct Seat {
    client: Client,
    table: String,
    number: u8,
}

impl Seat {
    pub(crate) fn new(client: Client, table: String, number: u8) -> Self {
        Seat { client, table, number }
    }

    /// The table's id.
    pub fn table(&self) -> &str {
        &self.table
    }

    /// The seat's number, from 1.
    pub fn number(&self) -> u8 {
        self.number
    }

    /// The client that holds it.
    pub fn client(&self) -> &Client {
        &self.client
    }

    fn path(&self, what: &str) -> String {
        format!("/tables/{}{what}", path(&self.table))
    }

    /// The table as this seat sees it now.
    pub fn look(&self) -> Result<Snapshot, Error> {
        self.client.look(&self.table)
    }

    /// The table as this seat sees it, now and whenever it changes, through lost connections and restarts.
    pub fn watch(&self) -> Watch {
        Watch::new(self.client.clone(), self.path("/stream"))
    }

    /// Plays an action under its number. A lost answer is no loss: the same is sent again, and played once.
    pub fn act(&self, number: u64, action: &str) -> Result<Acknowledged, Error> {
        let act = json!({ "number": number, "action": action });
        self.client.again(|| self.client.post(&self.path("/actions"), &act))
    }

    /// Plays to the end: `choose` is asked whenever the rules wait for this seat, and answers with one of the actions.
    /// The answer is the last picture of the table; of one that was removed meanwhile, an error that [is gone](Error::is_gone).
    pub fn play(&self, mut choose: impl FnMut(&Snapshot) -> String) -> Result<Snapshot, Error> {
        let mut played = 0;
        for update in self.watch() {
            let Update::Snapshot(seen) = update? else { continue };
            if seen.is_over() {
                return Ok(*seen);
            }
            let Some(you) = seen.you.as_ref().filter(|you| !you.actions.is_empty()) else { continue };
            if you.number <= played {
                continue;
            }
            match self.act(you.number, &choose(&seen)) {
                Ok(_) => played = you.number,
                // The table has moved on meanwhile: the next picture tells.
                Err(error) if is_late(&error) => {}
                Err(error) => return Err(error),
            }
        }
        self.look()
    }

    /// Why an action would not be legal now. Changes nothing.
    pub fn why_not(&self, action: &str) -> Result<WhyNot, Error> {
        self.client.post(&self.path("/why-not"), &json!({ "action": action }))
    }

    /// Takes back the latest action, or asks the others whether one may.
    pub fn undo(&self) -> Result<Undone, Error> {
        self.client.post(&self.path("/undo"), &json!({}))
    }

    /// Answers somebody who asks to take back.
    pub fn answer_undo(&self, agree: bool) -> Result<Undone, Error> {
        self.client.post(&self.path("/undo/answer"), &json!({ "agree": agree }))
    }

    /// Everything that was told, in this language: `en`, `cs`, `sk` or `pl`.
    pub fn log(&self, language: &str) -> Result<Log, Error> {
        self.client.get(&self.path(&format!("/log?texts={language}")))
    }

    /// Gives up; a bot plays on.
    pub fn resign(&self) -> Result<(), Error> {
        self.client.post::<Value>(&self.path("/resign"), &json!({})).map(drop)
    }

    /// The record of a finished game.
    pub fn record(&self) -> Result<String, Error> {
        let client = &self.client;
        client.again(|| client.transport.text(client.token(), &self.path("/record")))
    }
}

/// Was the picture old from which an action was chosen?
fn is_late(error: &Error) -> bool {
    matches!(error.code(), Some("wrong_number" | "refused" | "over" | "race" | "resigned"))
}
