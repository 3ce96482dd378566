//! A table of the load: opened, played to the end by two players, opened again.

use super::Plan;
use super::connection::{Ask, Connection};
use super::line::{Line, connect};
use super::noted::Noted;
use super::player::{Course, Player};
use super::reviews::Finished;
use super::tally::Tally;
use super::trouble::Trouble;
use serde::Deserialize;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use std::time::Duration;
use tokio::time::{Instant, sleep, timeout};

/// Players at every table.
pub(super) const SEATS: usize = 2;
/// After an error a table rests, so that a failing server is not stormed.
const REST: Duration = Duration::from_millis(200);
/// A table that is not open by then will not be.
const OPEN_WITHIN: Duration = Duration::from_secs(10);

/// What both players of a table share.
#[derive(Debug)]
pub(super) struct Between {
    /// For each seat its actions that the other has not seen yet.
    unseen: [VecDeque<Unseen>; SEATS],
    /// When the next action is due, where the load is paced.
    pub(super) due: Option<Instant>,
}

#[derive(Debug)]
struct Unseen {
    sent: Instant,
    /// What had been told when it was sent.
    told: u64,
    acknowledged: bool,
    seen: Option<Instant>,
}

impl Between {
    /// A seat sends an action; so much has been told before.
    pub(super) fn sent(&mut self, seat: usize, told: u64, at: Instant) {
        self.unseen[seat].push_back(Unseen { sent: at, told, acknowledged: false, seen: None });
    }

    /// The seat's latest action was acknowledged. What told nothing to anybody is not waited for.
    pub(super) fn acknowledged(&mut self, seat: usize, tells: bool, tally: &mut Tally) {
        if tells {
            if let Some(latest) = self.unseen[seat].back_mut() {
                latest.acknowledged = true;
            }
        } else {
            self.unseen[seat].pop_back();
        }
        self.note(seat, tally);
    }

    /// A seat sees a table where so much has been told.
    pub(super) fn shown(&mut self, to: usize, told: u64, at: Instant, tally: &mut Tally) {
        for seat in (0..SEATS).filter(|seat| *seat != to) {
            for unseen in self.unseen[seat].iter_mut().filter(|unseen| unseen.told < told) {
                unseen.seen.get_or_insert(at);
            }
            self.note(seat, tally);
        }
    }

    fn note(&mut self, seat: usize, tally: &mut Tally) {
        while let Some(Unseen { sent, acknowledged: true, seen: Some(seen), .. }) = self.unseen[seat].front()
        {
            tally.seen.add(*seen - *sent);
            self.unseen[seat].pop_front();
        }
    }
}

/// A table with its two players.
pub(super) struct Table {
    plan: Rc<Plan>,
    tally: Rc<RefCell<Tally>>,
    /// Where games go that are over.
    finished: Finished,
    /// Which of the tables it is.
    index: u64,
    /// Which address is asked first.
    opens_at: usize,
    /// How many games were opened here.
    games: u64,
    players: Option<[Player; SEATS]>,
}

#[derive(Deserialize)]
struct Opened {
    table: String,
    you: Seated,
}

#[derive(Deserialize)]
struct Seated {
    token: String,
}

/// Opens a table of this game where everyone has sat down: its id and the seats' tokens.
pub(super) async fn seat_everyone(
    connection: &mut Connection,
    game: &str,
) -> Result<(String, [String; SEATS]), Trouble> {
    let body = format!(r#"{{"game":"{game}","seats":[{{"kind":"you","name":"Ada"}},{{"kind":"open"}}]}}"#);
    let opened = connection.ask(Ask::post("/api/v1/tables", &body)).await?;
    let opened: Opened = serde_json::from_slice(&opened).map_err(Trouble::strange)?;
    let path = format!("/api/v1/tables/{}/join", opened.table);
    let joined = connection.ask(Ask::post(&path, r#"{"name":"Bo"}"#)).await?;
    let joined: Seated = serde_json::from_slice(&joined).map_err(Trouble::strange)?;
    Ok((opened.table, [opened.you.token, joined.token]))
}

impl Table {
    /// A table without a game.
    pub(super) fn new(plan: Rc<Plan>, tally: Rc<RefCell<Tally>>, finished: Finished, index: u64) -> Self {
        let opens_at = index as usize;
        Table { plan, tally, finished, index, opens_at, games: 0, players: None }
    }

    /// Opens a game; nothing is played yet. If one server fails, the next one is asked.
    pub(super) async fn open(&mut self) -> Result<(), Trouble> {
        let mut last = Trouble::Late;
        for _ in 0..self.plan.addresses.count() {
            match timeout(OPEN_WITHIN, self.open_game()).await {
                Ok(Ok(())) => return Ok(()),
                Ok(Err(trouble)) if !trouble.passes() => return Err(trouble),
                Ok(Err(trouble)) => last = trouble,
                Err(_) => last = Trouble::Late,
            }
            self.opens_at += 1;
        }
        Err(last)
    }

    async fn open_game(&mut self) -> Result<(), Trouble> {
        let addresses = &self.plan.addresses;
        let mut reached = Vec::with_capacity(SEATS);
        match self.players.take() {
            Some(players) => reached.extend(players.map(Player::into_connection)),
            None => {
                // Those who play with each other are at different servers, where there are several.
                for seat in 0..SEATS {
                    reached.push(connect(addresses, self.opens_at + seat).await?);
                }
            }
        }
        let (id, tokens) = seat_everyone(&mut reached[0].1, &self.plan.game).await?;
        let luck = self.plan.seed ^ (self.index << 32) ^ self.games;
        self.games += 1;
        let noted = Noted::new(id.clone(), tokens.clone());
        self.tally.borrow_mut().noted.push(noted.clone());
        let mut players = Vec::with_capacity(SEATS);
        for (seat, (reached, token)) in reached.into_iter().zip(tokens).enumerate() {
            let line = Line::open(addresses.clone(), reached, &id, token, self.plan.gzip).await?;
            players.push(Player::new(seat, line, noted.clone(), luck.wrapping_add(seat as u64)));
        }
        self.players = players.try_into().ok();
        Ok(())
    }

    /// Plays game after game until the time is over.
    pub(super) async fn play(mut self, start: Instant, end: Instant) {
        let pause = self.plan.pause();
        // Tables of a paced load do not all act in the same instant.
        let mut due = pause.map(|pause| start + pause.mul_f64(self.index as f64 / self.plan.tables as f64));
        while Instant::now() < end {
            let played = self.play_game(&mut due, end).await;
            if let Err(trouble) = played {
                self.tally.borrow_mut().failed(&trouble);
                self.players = None;
                sleep(REST).await;
            }
        }
    }

    /// Opens a game as soon as some server is there, unless the time is over by then. A table that was opened without an
    /// answer stays empty.
    async fn open_before(&mut self, end: Instant) -> Result<bool, Trouble> {
        while Instant::now() < end {
            match self.open().await {
                Ok(()) => return Ok(true),
                Err(trouble) if trouble.passes() => self.tally.borrow_mut().reconnects += 1,
                Err(trouble) => return Err(trouble),
            }
            sleep(REST).await;
        }
        Ok(false)
    }

    async fn play_game(&mut self, due: &mut Option<Instant>, end: Instant) -> Result<(), Trouble> {
        if self.players.is_none() && !self.open_before(end).await? {
            return Ok(());
        }
        let between = RefCell::new(Between { unseen: Default::default(), due: *due });
        let [one, two] = self.players.as_mut().expect("it was opened above");
        let tally = &*self.tally;
        let pause = self.plan.pause();
        let course = Course { between: &between, tally, pause, end };
        let played = tokio::try_join!(one.play(course), two.play(course))?;
        *due = between.into_inner().due;
        if played.0 && Instant::now() < end {
            self.tally.borrow_mut().games += 1;
            if let Some([one, _]) = self.players.as_ref().filter(|_| self.plan.reviews > 0) {
                self.finished.borrow_mut().push_back((one.table(), one.token().to_owned()));
            }
            self.open_before(end).await?;
        }
        Ok(())
    }
}
