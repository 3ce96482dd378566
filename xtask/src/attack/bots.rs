//! Finding 4: tables at which nobody plays keep the bots busy, and everybody else's wait.

use super::means::{from, game, id};
use anyhow::ensure;
use benben_support::{Client, LONG, Seat, Serve, wait_within};
use serde_json::json;
use std::path::Path;
use std::time::Duration;

/// So many tables of the strongest bots, of which so many may play at a time.
const TABLES: usize = 16;
const AT_A_TIME: &str = "4";

/// On a machine as busy as it may be; once it took up to a minute.
const ANSWER: Duration = Duration::from_secs(5);

pub(super) fn starve(benben: &Path) -> anyhow::Result<()> {
    let flags = ["--behind-proxy", "--burst", "1000", "--bot-tables-per-client", AT_A_TIME];
    let server = Serve::new(benben)?.flags(&flags).start()?;
    let (attacker, other) = (from(&server, "203.0.113.7"), from(&server, "198.51.100.9"));
    let game = game(&other)?;
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        let pharaoh = json!({ "kind": "bot", "level": "pharaoh" });
        let wish = json!({ "game": game, "seats": [pharaoh, pharaoh], "spectators": true });
        let opened = attacker.post("/api/v1/tables", &wish)?.expect(201);
        tables.push(id(&opened)?.to_owned());
    }
    let playing = || -> anyhow::Result<usize> {
        let mut playing = 0;
        for table in &tables {
            let seen = attacker.get(&format!("/api/v1/tables/{table}"))?.expect(200);
            playing += usize::from(seen["status"] == "playing" && seen["told"] != 0);
        }
        Ok(playing)
    };
    // Whoever looks has the bots play.
    wait_within("the attack", LONG, || playing().map(|playing| (playing > 0).then_some(())).transpose())??;
    let seats = benben_support::open(&other, &game, &["open", "apprentice"])?;
    for _ in 0..5 {
        answered(&other, &seats[0])?;
    }
    let playing = playing()?;
    ensure!(playing <= AT_A_TIME.parse()?, "{playing} tables play for one client");
    Ok(())
}

/// Plays as soon as it is one's turn: that must not take long.
fn answered(client: &Client, seat: &Seat) -> anyhow::Result<()> {
    let choice = || {
        let seen = seat.look(client).ok()?;
        if seen["status"] == "over" { Some(None) } else { Seat::choice(&seen).map(Some) }
    };
    if let Some(act) = wait_within("the bot's answer", ANSWER, choice)? {
        seat.post(client, "/actions", &act)?.expect(200);
    }
    Ok(())
}
