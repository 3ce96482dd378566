//! Somebody at a table of a running server.

use crate::client::{Client, Reply};
use crate::stream::Stream;
use crate::wait::wait_for;
use benben_core::{Chance, Fast};
use serde_json::{Value, json};
use std::io;

/// Who sits at tables of tests. Nobody finds the name anywhere by accident.
const NAME: &str = "Cleopatra";

/// A seat, and the token that holds it. It is not bound to a server: another may have taken over the data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// The table's id.
    pub table: String,
    /// What shows that the seat is ours.
    pub token: String,
}

/// Opens a table that everyone may watch. `open` seats are taken at once and answered; all others are bots of that level.
pub fn open(client: &Client, game: &str, seats: &[&str]) -> io::Result<Vec<Seat>> {
    let wishes = seats.iter().map(|kind| match *kind {
        "open" => json!({ "kind": "open" }),
        level => json!({ "kind": "bot", "level": level }),
    });
    let wish = json!({ "game": game, "seats": wishes.collect::<Vec<_>>(), "spectators": true });
    let opened = client.post("/api/v1/tables", &wish)?.expect(201);
    let table = opened["table"].as_str().expect("a table has an id").to_owned();
    let people = seats.iter().filter(|kind| **kind == "open").count();
    (1..=people).map(|number| Seat::join(client, &table, &format!("{NAME} {number}"))).collect()
}

impl Seat {
    /// Takes the first open seat.
    pub fn join(client: &Client, table: &str, name: &str) -> io::Result<Self> {
        let path = format!("/api/v1/tables/{table}/join");
        let seated = client.post(&path, &json!({ "name": name }))?.expect(201);
        let token = seated["token"].as_str().expect("whoever sits has a token").to_owned();
        Ok(Seat { table: table.to_owned(), token })
    }

    /// The address of something at this table.
    pub fn path(&self, what: &str) -> String {
        format!("/api/v1/tables/{}{what}", self.table)
    }

    /// Reads something of the table.
    pub fn get(&self, client: &Client, what: &str) -> io::Result<Reply> {
        client.with_token(&self.token).get(&self.path(what))
    }

    /// Changes something at the table.
    pub fn post(&self, client: &Client, what: &str, body: &Value) -> io::Result<Reply> {
        client.with_token(&self.token).post(&self.path(what), body)
    }

    /// The table as this seat sees it, again whenever it changes.
    pub fn watch(&self, client: &Client) -> io::Result<Stream> {
        client.with_token(&self.token).stream(&self.path("/stream"))
    }

    /// What is seen from this seat.
    pub fn look(&self, client: &Client) -> io::Result<Value> {
        Ok(self.get(client, "")?.expect(200))
    }

    /// What to send next, if the rules wait for this seat: always the same for the same number.
    pub fn choice(seen: &Value) -> Option<Value> {
        let you = &seen["you"];
        let actions = you["actions"].as_array().filter(|actions| !actions.is_empty())?;
        let mut luck = Fast::part(you["seat"].as_u64()?, you["number"].as_u64()?);
        let chosen = &actions[luck.below(actions.len() as u32) as usize];
        Some(json!({ "number": you["number"], "action": chosen["action"] }))
    }
}

/// Lets everyone at a table play until the game is over, or so many actions were played. Answers how many.
pub fn play(client: &Client, seats: &[Seat], most: usize) -> io::Result<usize> {
    let mut played = 0;
    while played < most {
        // Bots may be thinking.
        let next = wait_for("one of our turns, or the end of the game", || next(client, seats).transpose())?;
        for (seat, act) in &next {
            let reply = seat.post(client, "/actions", act)?;
            // What one seat plays can end the other's turn.
            assert!([200, 409, 422].contains(&reply.status), "{reply:?}");
            played += usize::from(reply.status == 200);
        }
        if next.is_empty() {
            break;
        }
    }
    Ok(played)
}

/// What our seats can play: nothing once the game is over, and no answer while the rules wait for others.
fn next<'a>(client: &Client, seats: &'a [Seat]) -> io::Result<Option<Vec<(&'a Seat, Value)>>> {
    let seen = seats.iter().map(|seat| Ok((seat, seat.look(client)?))).collect::<io::Result<Vec<_>>>()?;
    if seen.iter().all(|(_, seen)| seen["status"] != "playing") {
        return Ok(Some(Vec::new()));
    }
    let choices = seen.iter().filter_map(|(seat, seen)| Some((*seat, Seat::choice(seen)?)));
    Ok(Some(choices.collect::<Vec<_>>()).filter(|choices| !choices.is_empty()))
}
