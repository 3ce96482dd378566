//! Somebody at a table of a running server.

use crate::live::process::{Reply, ask};
use benben_core::{Chance, Fast};
use serde_json::{Value, json};

/// A seat, and the token that holds it.
#[derive(Clone, Debug)]
pub(crate) struct Seat {
    pub(crate) table: String,
    pub(crate) token: String,
}

/// Opens a table for these; `open` seats are taken at once.
pub(crate) fn open(address: &str, game: &str, seats: &[&str]) -> Vec<Seat> {
    let wishes = seats.iter().map(|kind| match *kind {
        "open" => json!({ "kind": "open" }),
        level => json!({ "kind": "bot", "level": level }),
    });
    // A whole game of Ankh is long.
    let options = if game == "ankh" { json!({ "goal": "50" }) } else { json!({}) };
    let wish =
        json!({ "game": game, "seats": wishes.collect::<Vec<_>>(), "options": options, "spectators": true });
    let opened = ask(address, "POST", "/api/v1/tables", "", &wish.to_string()).unwrap().expect(201);
    let table = opened["table"].as_str().unwrap().to_owned();
    let people = seats.iter().filter(|kind| **kind == "open");
    let sit = |_| {
        let path = format!("/api/v1/tables/{table}/join");
        let seated = ask(address, "POST", &path, "", "{ \"name\": \"Cleopatra\" }").unwrap().expect(201);
        Seat { table: table.clone(), token: seated["token"].as_str().unwrap().to_owned() }
    };
    people.map(sit).collect()
}

impl Seat {
    pub(crate) fn path(&self, what: &str) -> String {
        format!("/api/v1/tables/{}{what}", self.table)
    }

    pub(crate) fn ask(
        &self,
        address: &str,
        method: &str,
        what: &str,
        body: &Value,
    ) -> std::io::Result<Reply> {
        ask(address, method, &self.path(what), &self.token, &body.to_string())
    }

    /// What is seen from this seat.
    pub(crate) fn look(&self, address: &str) -> Value {
        self.ask(address, "GET", "", &json!({})).unwrap().expect(200)
    }

    /// What to send next, if the rules wait for this seat: always the same for the same number.
    pub(crate) fn choice(seen: &Value) -> Option<Value> {
        let you = &seen["you"];
        let actions = you["actions"].as_array().filter(|actions| !actions.is_empty())?;
        let mut luck = Fast::part(you["seat"].as_u64()?, you["number"].as_u64()?);
        let chosen = &actions[luck.below(actions.len() as u32) as usize];
        Some(json!({ "number": you["number"], "action": chosen["action"] }))
    }
}

/// Lets everyone at a table play until nobody is awaited, or so many actions were played. Answers how many.
pub(crate) fn play(address: &str, seats: &[Seat], most: usize) -> usize {
    let mut played = 0;
    loop {
        let choices: Vec<_> = seats.iter().map(|seat| (seat, seat.look(address))).collect();
        if played >= most || choices.iter().all(|(_, seen)| seen["status"] != "playing") {
            return played;
        }
        for (seat, seen) in choices {
            if let Some(act) = Seat::choice(&seen) {
                let reply = seat.ask(address, "POST", "/actions", &act).unwrap();
                // What one seat plays can end the other's turn.
                assert!(reply.status == 200 || reply.status == 409 || reply.status == 422, "{reply:?}");
                played += usize::from(reply.status == 200);
            }
        }
    }
}
