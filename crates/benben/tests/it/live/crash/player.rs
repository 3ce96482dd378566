//! Somebody who plays on through all lives of the server, and notes everything.

use super::lives::Lives;
use super::replayed::{Seen, check_seen};
use benben_core::Record;
use benben_support::{Client, Seat};
use serde_json::{Value, json};
use std::io;
use std::sync::{Arc, Mutex};

/// What one player has noted, table after table.
pub(crate) type Notebook = Vec<Story>;

/// What one seat has seen and done at one table.
pub(crate) struct Story {
    pub(crate) game: &'static str,
    pub(crate) seat: Seat,
    /// The number of the seat.
    pub(crate) number: u64,
    /// The actions that were acknowledged, the first one first.
    pub(crate) acknowledged: Vec<String>,
    /// Every snapshot that the stream has shown.
    pub(crate) seen: Vec<Seen>,
    pub(crate) record: Option<Record>,
}

impl Story {
    fn new(game: &'static str, seat: Seat) -> Self {
        Story { game, seat, number: 0, acknowledged: Vec::new(), seen: Vec::new(), record: None }
    }

    /// The record has every acknowledged action exactly once, it holds, and every snapshot follows from it.
    pub(crate) fn check(&self) {
        let record = self.record.as_ref().expect("every game was played to its end");
        let own = record.steps.iter().filter(|step| u64::from(step.seat.number()) == self.number);
        let own: Vec<_> = own.map(|step| step.action.as_str()).collect();
        assert_eq!(own, self.acknowledged, "{}: what is recorded is what was acknowledged", self.game);
        check_seen(record, self.number, &self.seen);
    }
}

/// Somebody who plays.
pub(crate) struct Player {
    pub(crate) notebook: Arc<Mutex<Notebook>>,
    /// Sent, and not answered yet.
    pending: Option<Value>,
}

/// What became of a game.
enum End {
    /// There will be another, at this table.
    Again(String),
    Enough,
}

impl Player {
    pub(crate) fn new(game: &'static str, seat: Seat) -> Self {
        Player { notebook: Arc::new(Mutex::new(vec![Story::new(game, seat)])), pending: None }
    }

    fn note<T>(&self, write: impl FnOnce(&mut Story) -> T) -> T {
        write(self.notebook.lock().unwrap().last_mut().expect("there is always a table"))
    }

    /// Plays until it is enough. Whatever breaks off is taken up again in the server's next life.
    pub(crate) fn play(&mut self, lives: &Lives) {
        let (mut life, mut client) = lives.after(0);
        loop {
            match self.play_a_game(lives, &client) {
                Ok(End::Enough) => return,
                Ok(End::Again(table)) => {
                    let (game, token) = self.note(|story| (story.game, story.seat.token.clone()));
                    self.notebook.lock().unwrap().push(Story::new(game, Seat { table, token }));
                }
                Err(_) => (life, client) = lives.after(life),
            }
        }
    }

    fn play_a_game(&mut self, lives: &Lives, client: &Client) -> io::Result<End> {
        let seat = self.note(|story| story.seat.clone());
        if let Some(act) = self.pending.clone() {
            self.act(lives, client, &seat, &act)?;
        }
        let known = self.note(|story| story.acknowledged.len() as u64);
        for seen in seat.watch(client)? {
            if seen["status"] == "gathering" {
                continue;
            }
            // What was acknowledged before the stream began is in its first snapshot.
            assert!(seen["you"]["number"].as_u64().unwrap() > known, "acknowledged and not shown: {seen}");
            let acknowledged = self.note(|story| {
                story.number = seen["you"]["seat"].as_u64().unwrap();
                story.seen.push(Seen::new(&seen));
                story.acknowledged.len() as u64
            });
            if seen["status"] == "over" {
                return self.end(lives, client, &seat);
            }
            assert_eq!(seen["status"], "playing", "{seen}");
            // A snapshot that was on its way may be older than the latest answer.
            let act = Seat::choice(&seen).filter(|act| act["number"] == acknowledged + 1);
            if let Some(act) = act {
                self.pending = Some(act.clone());
                self.act(lives, client, &seat, &act)?;
            }
        }
        Err(io::ErrorKind::UnexpectedEof.into())
    }

    /// Sends an action, perhaps not for the first time.
    fn act(&mut self, lives: &Lives, client: &Client, seat: &Seat, act: &Value) -> io::Result<()> {
        seat.post(client, "/actions", act)?.expect(200);
        self.pending = None;
        self.note(|story| story.acknowledged.push(act["action"].as_str().unwrap().to_owned()));
        lives.count_action();
        Ok(())
    }

    fn end(&mut self, lives: &Lives, client: &Client, seat: &Seat) -> io::Result<End> {
        let record = seat.get(client, "/record")?;
        assert_eq!(record.status, 200, "{record:?}");
        self.note(|story| story.record = Some(Record::parse(&record.body).unwrap()));
        if !lives.once_more(&seat.table) {
            return Ok(End::Enough);
        }
        let next = seat.post(client, "/rematch", &json!({}))?.expect(200);
        Ok(End::Again(next["table"].as_str().unwrap().to_owned()))
    }
}
