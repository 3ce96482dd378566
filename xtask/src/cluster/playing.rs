//! People who play at table after table, at any node that answers, until it is enough.

use super::person::{Notes, Person, Seated};
use anyhow::{Context, ensure};
use benben_core::{Chance, Fast};
use benben_support::{Client, Seat, wait_within};
use serde_json::{Value, json};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// A node that doesn't answer within this time is left for another.
const ANSWER_WITHIN: Duration = Duration::from_secs(3);
/// Somebody finds a node that opens a table within this time.
const OPENS_WITHIN: Duration = Duration::from_secs(60);

/// What those who play and what happens to the nodes know of each other.
pub(super) struct Course {
    clients: Vec<Client>,
    begun: Instant,
    acknowledged: AtomicU64,
    enough: AtomicBool,
    failed: AtomicBool,
}

impl Course {
    /// People who know these addresses.
    pub(super) fn new(addresses: &[String]) -> Self {
        let clients = addresses.iter().map(|address| Client::new(address).with_limit(ANSWER_WITHIN));
        Course {
            clients: clients.collect(),
            begun: Instant::now(),
            acknowledged: AtomicU64::new(0),
            enough: AtomicBool::new(false),
            failed: AtomicBool::new(false),
        }
    }

    /// How long it goes on already.
    pub(super) fn now(&self) -> Duration {
        self.begun.elapsed()
    }

    /// A moment of it.
    pub(super) fn since_begun(&self, at: Instant) -> Duration {
        at.duration_since(self.begun)
    }

    /// One of the nodes; after the last one they begin again.
    pub(super) fn client(&self, at: usize) -> &Client {
        &self.clients[at % self.clients.len()]
    }

    /// How many nodes there are.
    pub(super) fn nodes(&self) -> usize {
        self.clients.len()
    }

    /// An action was acknowledged.
    pub(super) fn count_action(&self) {
        self.acknowledged.fetch_add(1, Ordering::SeqCst);
    }

    /// Somebody who plays has seen something wrong: then there is nothing to wait for.
    pub(super) fn check_going_on(&self) -> anyhow::Result<()> {
        ensure!(!self.failed.load(Ordering::SeqCst), "somebody who plays can't go on");
        Ok(())
    }

    /// Waits until so many more actions were acknowledged.
    pub(super) fn wait_for_actions(&self, more: u64, patience: Duration) -> anyhow::Result<()> {
        let target = self.acknowledged.load(Ordering::SeqCst) + more;
        let reached = || {
            let failed = self.failed.load(Ordering::SeqCst);
            (failed || self.acknowledged.load(Ordering::SeqCst) >= target).then_some(())
        };
        wait_within(&format!("{more} more actions of those who play"), patience, reached)?;
        self.check_going_on()
    }

    /// Lets people play all games while `faults` runs; then they play their games to the end. Answers what they noted.
    pub(super) fn play<T>(
        &self,
        seed: u64,
        faults: impl FnOnce(&Self) -> anyhow::Result<T>,
    ) -> anyhow::Result<(T, Notes)> {
        let games = self.client(0).get("/api/v1/games")?.expect(200);
        let games = games["games"].as_array().into_iter().flatten().filter_map(|game| game["id"].as_str());
        let kinds = games.flat_map(|game| [(game, "open"), (game, "random")]);
        std::thread::scope(|scope| {
            let tables: Vec<_> = (0..)
                .zip(kinds)
                .map(|(index, (game, second))| {
                    let luck = Fast::part(seed, index);
                    let game = game.to_owned();
                    scope.spawn(move || {
                        let played = self.play_on(&game, second, index as usize, luck);
                        self.failed.fetch_or(played.is_err(), Ordering::SeqCst);
                        played
                    })
                })
                .collect();
            let happened = faults(self);
            self.enough.store(true, Ordering::SeqCst);
            let mut notes = Notes::default();
            for table in tables {
                notes.take(table.join().map_err(|_| anyhow::anyhow!("somebody who plays panicked"))??);
            }
            Ok((happened?, notes))
        })
    }

    /// Plays at table after table; the last game, too, is played to its end.
    fn play_on(&self, game: &str, second: &str, index: usize, mut luck: Fast) -> anyhow::Result<Notes> {
        let mut notes = Notes::default();
        let mut at = index;
        while !self.enough.load(Ordering::SeqCst) {
            let mut last = String::new();
            let open = || {
                at += 1;
                let opened = open(self.client(at), game, second);
                opened.map_err(|error| last = format!("{error:#}")).ok()
            };
            let seats = wait_within("a node that opens a table", OPENS_WITHIN, open);
            let seats = seats.with_context(|| last)?;
            std::thread::scope(|scope| {
                let playing: Vec<_> = seats
                    .into_iter()
                    .enumerate()
                    .map(|(place, seat)| {
                        let luck = Fast::part(u64::from(luck.below(u32::MAX)), place as u64);
                        let mut person = Person::new(self, Seated::new(seat, game), at + place, luck);
                        scope.spawn(move || person.play())
                    })
                    .collect();
                for person in playing {
                    notes.take(person.join().map_err(|_| anyhow::anyhow!("somebody panicked"))??);
                }
                anyhow::Ok(())
            })?;
        }
        Ok(notes)
    }
}

/// A table where everyone has sat down, and those who are no bots.
fn open(client: &Client, game: &str, second: &str) -> anyhow::Result<Vec<Seat>> {
    let second = match second {
        "open" => json!({ "kind": "open" }),
        level => json!({ "kind": "bot", "level": level }),
    };
    let wish = json!({ "game": game, "seats": [{ "kind": "you", "name": "Ada" }, second] });
    let opened = post(client, "/api/v1/tables", &wish)?;
    let table = text(&opened, "/table")?;
    let mut seats = vec![Seat { table: table.clone(), token: text(&opened, "/you/token")? }];
    if second["kind"] == "open" {
        let joined = post(client, &format!("/api/v1/tables/{table}/join"), &json!({ "name": "Bo" }))?;
        seats.push(Seat { table, token: text(&joined, "/token")? });
    }
    Ok(seats)
}

fn post(client: &Client, path: &str, body: &Value) -> anyhow::Result<Value> {
    let reply = client.post(path, body)?;
    ensure!(reply.is_good(), "{path}: {} {}", reply.status, reply.body);
    Ok(reply.json())
}

fn text(answer: &Value, pointer: &str) -> anyhow::Result<String> {
    let text = answer.pointer(pointer).and_then(Value::as_str);
    Ok(text.with_context(|| format!("{pointer} is missing in {answer}"))?.to_owned())
}
