//! Killed again and again while people sit down, leave, let bots stand in and resign, the server keeps what it acknowledged.
//!
//! The same things happen at table after table. How a table looks after each of them is learned once, undisturbed; later,
//! whoever got no answer sees the table as it was before or after, sends the same again, and then sees it as it was learned.

use anyhow::{Context, ensure};
use benben_core::{Chance, Fast};
use benben_support::{Client, Reply, Serve, wait_within};
use serde_json::{Value, json};
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

/// Who does what, in this order: an index of whose token, the address at the table, what is sent.
fn script() -> Vec<(usize, &'static str, Value)> {
    vec![
        (1, "/join", json!({ "name": "Bea" })),
        (2, "/join", json!({ "name": "Cyril" })),
        (2, "/leave", json!({})),
        (0, "/seats/3/bot", json!({ "level": "random" })),
        (0, "/start", json!({})),
        (1, "/stand-in", json!({ "level": "random" })),
        (1, "/come-back", json!({})),
        (1, "/resign", json!({})),
        (0, "/leave", json!({})),
    ]
}

/// How long a server that was killed may take to come back.
const RESTART_TIMEOUT: Duration = Duration::from_secs(60);

/// Who comes and goes.
struct People<'a> {
    client: Client,
    game: String,
    /// How a table looks after each step, once learned.
    learned: Vec<String>,
    acknowledged: &'a AtomicU32,
    repeated: u32,
}

/// Kills the server so many times, and answers what was seen.
pub(super) fn survive(benben: &Path, kills: u32) -> anyhow::Result<String> {
    let mut server = Serve::new(benben)?.start()?;
    let client = server.client().with_limit(RESTART_TIMEOUT);
    let games = client.get("/api/v1/games")?.expect(200);
    let game = games["games"][0]["id"].as_str().context("there is a game")?.to_owned();
    let (acknowledged, enough) = (AtomicU32::new(0), AtomicBool::new(false));
    let mut people = People { client, game, learned: Vec::new(), acknowledged: &acknowledged, repeated: 0 };
    people.learned = people.come_and_go()?.1;
    std::thread::scope(|scope| {
        let coming = scope.spawn(|| {
            let mut tables = Vec::new();
            while !enough.load(Ordering::SeqCst) {
                tables.push(people.come_and_go()?.0);
            }
            anyhow::Ok((people, tables))
        });
        let mut luck = Fast::new(12);
        for _ in 0..kills {
            let target = acknowledged.load(Ordering::SeqCst) + luck.below(8);
            let reached =
                || (acknowledged.load(Ordering::SeqCst) >= target || coming.is_finished()).then_some(());
            wait_within("people who come and go", RESTART_TIMEOUT, reached)?;
            if coming.is_finished() {
                break;
            }
            server.kill()?;
            server.start_again()?;
        }
        enough.store(true, Ordering::SeqCst);
        let (people, tables) = coming.join().map_err(|_| anyhow::anyhow!("somebody panicked"))??;
        server.kill()?;
        server.start_again()?;
        let last = people.learned.last().context("something happened")?;
        for table in &tables {
            let seen = essence(&people.client.get(&format!("/api/v1/tables/{table}"))?.expect(200));
            ensure!(seen == *last, "table {table} is {seen} instead of {last}");
        }
        let (acknowledged, repeated) = (acknowledged.load(Ordering::SeqCst), people.repeated);
        ensure!(repeated > 0, "no kill came between a request and its answer");
        Ok(format!(
            "{kills} kills while people came and went: {} tables, {acknowledged} changes acknowledged, {repeated} asked for again",
            tables.len()
        ))
    })
}

impl People<'_> {
    /// Opens a table and does everything there. Answers its id, and how it looked after each step.
    fn come_and_go(&mut self) -> anyhow::Result<(String, Vec<String>)> {
        let mut tokens = Vec::new();
        for _ in 0..3 {
            let issued = self.insist(|client| client.post("/api/v1/token", &json!({})))?.expect(201);
            tokens.push(issued["token"].as_str().context("a token")?.to_owned());
        }
        let seats = json!([{ "kind": "you", "name": "Anna" }, { "kind": "open" }, { "kind": "open" }]);
        let wish = json!({ "game": self.game, "seats": seats, "host_starts": true, "spectators": true });
        let opened = self.insist(|client| client.with_token(&tokens[0]).post("/api/v1/tables", &wish))?;
        let table = opened.expect(201)["table"].as_str().context("a table has an id")?.to_owned();
        let mut looks = Vec::new();
        for (step, (who, what, body)) in script().into_iter().enumerate() {
            self.take_step(&table, &tokens[who], what, &body, step)?;
            let look = self.look(&table)?;
            if let Some(learned) = self.learned.get(step) {
                ensure!(look == *learned, "after {what} the table is {look} instead of {learned}");
            }
            looks.push(look);
        }
        Ok((table, looks))
    }

    /// Does one thing. Without an answer, it has happened or not, and nothing else has; then it is asked for again.
    fn take_step(
        &mut self,
        table: &str,
        token: &str,
        what: &str,
        body: &Value,
        step: usize,
    ) -> anyhow::Result<()> {
        let path = format!("/api/v1/tables/{table}{what}");
        match self.client.with_token(token).post(&path, body) {
            Ok(reply) => ensure!(reply.is_good(), "{what}: {reply:?}"),
            Err(_) => {
                self.repeated += 1;
                let look = self.look(table)?;
                let before = step.checked_sub(1).and_then(|step| self.learned.get(step));
                let possible =
                    self.learned.get(step) == Some(&look) || before.is_none_or(|before| *before == look);
                ensure!(possible, "killed during {what}, the table is {look}");
                let again = self.insist(|client| client.with_token(token).post(&path, body))?;
                ensure!(again.is_good() || [401, 409].contains(&again.status), "{what}, again: {again:?}");
            }
        }
        self.acknowledged.fetch_add(1, Ordering::SeqCst);
        Ok(())
    }

    fn look(&self, table: &str) -> anyhow::Result<String> {
        Ok(essence(&self.insist(|client| client.get(&format!("/api/v1/tables/{table}")))?.expect(200)))
    }

    /// Asks until some life of the server answers.
    fn insist(&self, ask: impl Fn(&Client) -> std::io::Result<Reply>) -> anyhow::Result<Reply> {
        Ok(wait_within("an answer", RESTART_TIMEOUT, || ask(&self.client).ok())?)
    }
}

/// Who sits where, and how far it is. Bots that are left alone may or may not have played to the end.
fn essence(seen: &Value) -> String {
    let seat = |seat: &Value| {
        let flag = |key: &str| if seat[key] == true { format!(" {key}") } else { String::new() };
        let text = |key: &str| seat[key].as_str().unwrap_or_default().to_owned();
        format!("{} {}{}{}", text("kind"), text("name"), flag("away"), flag("resigned"))
    };
    let seats: Vec<String> = seen["seats"].as_array().into_iter().flatten().map(seat).collect();
    let status = seen["status"].as_str().unwrap_or_default().replace("over", "playing");
    format!("{status}, host {}: {}", seen["host"], seats.join(", "))
}
