//! Those who attack: each has records verified, lets bots play alone and asks for long games, all at once.

use crate::attack::from;
use benben_support::{Client, Reply, Server, pause};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// What they have at hand.
pub(super) struct Means {
    /// A record that takes long to verify.
    pub(super) record: Value,
    /// Tables with long games.
    pub(super) games: Vec<String>,
}

/// Whoever is refused asks again after this time, whatever they were told.
const SOON: Duration = Duration::from_millis(50);

/// How often somebody was answered, by status; 0 is no answer at all.
#[derive(Debug, Default)]
pub(super) struct Answered(BTreeMap<u16, u32>);

/// What one attacker has done.
pub(super) struct Done([(&'static str, Answered); 3]);

/// Attacks in all ways until it is enough.
pub(super) fn attack(server: &Server, number: u8, means: &Means, enough: &AtomicBool) -> Done {
    let client = from(server, &format!("203.0.{number}.7")).with_limit(Duration::from_secs(30));
    std::thread::scope(|scope| {
        let client = &client;
        let verifying = scope.spawn(move || until(enough, |_| client.post("/api/v1/verify", &means.record)));
        let bots = scope.spawn(move || let_bots_play(client, enough));
        let asking = until(enough, |turn| {
            let game = &means.games[turn % means.games.len()];
            let ways = ["", "/verify", "/replay?step=100", "/record", "/missed"];
            client.get(&format!("/t/{game}{}", ways[turn / means.games.len() % ways.len()]))
        });
        // Whoever panicked was answered nothing.
        let verified = verifying.join().unwrap_or_default();
        Done([("verify", verified), ("bots", bots.join().unwrap_or_default()), ("long games", asking)])
    })
}

/// Opens tables of the strongest bots as long as that is possible, and looks at them so that they play.
fn let_bots_play(client: &Client, enough: &AtomicBool) -> Answered {
    let mut tables: Vec<String> = Vec::new();
    let games = client.get("/api/v1/games").map(|reply| reply.json()).unwrap_or_default();
    until(enough, |turn| {
        if turn % 2 == 0 {
            let pharaoh = json!({ "kind": "bot", "level": "pharaoh" });
            let game = &games["games"][turn / 2 % 4]["id"];
            let wish = json!({ "game": game, "seats": [pharaoh, pharaoh], "spectators": true });
            let opened = client.post("/api/v1/tables", &wish)?;
            if opened.status == 201 {
                tables.extend(opened.json()["table"].as_str().map(str::to_owned));
            }
            return Ok(opened);
        }
        let table = tables.get(turn / 2 % tables.len().max(1)).map_or("", String::as_str);
        client.get(&format!("/api/v1/tables/{table}"))
    })
}

/// Asks again and again.
fn until(enough: &AtomicBool, mut ask: impl FnMut(usize) -> std::io::Result<Reply>) -> Answered {
    let mut answered = Answered::default();
    for turn in 0.. {
        if enough.load(Ordering::SeqCst) {
            break;
        }
        let status = ask(turn).map_or(0, |reply| reply.status);
        *answered.0.entry(status).or_default() += 1;
        if [0, 429, 503].contains(&status) {
            pause(SOON);
        }
    }
    answered
}

impl fmt::Display for Done {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, (what, answered)) in self.0.iter().enumerate() {
            let counts: Vec<String> =
                answered.0.iter().map(|(status, times)| format!("{status} {times} times")).collect();
            write!(f, "{}{what}: {}", if index == 0 { "" } else { "; " }, counts.join(", "))?;
        }
        Ok(())
    }
}
