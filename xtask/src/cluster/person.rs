//! Somebody who plays a game by the stream of their seat, at any node that answers, and notes everything.

use super::feed::{Feed, Said};
use super::moments;
use super::playing::Course;
use anyhow::{Context, bail, ensure};
use benben_core::{Chance, Fast};
use benben_support::history::{Sent, Watched};
use benben_support::{Seat, pause};
use serde_json::Value;
use std::time::{Duration, Instant};

/// Whoever sees nothing new at any node for so long gives up.
const GIVE_UP_AFTER: Duration = Duration::from_secs(90);
/// Before the next node is tried.
const REST: Duration = Duration::from_millis(50);
/// How many milliseconds somebody thinks at most.
const THINKING: u32 = 40;

/// A seat and the game that is played there.
pub(super) struct Seated {
    seat: Seat,
    game: String,
}

/// A stream that somebody followed.
pub(super) struct Followed {
    pub(super) watched: Watched,
    /// Which node it came from.
    pub(super) node: usize,
    pub(super) ended: Duration,
}

/// What was noted.
#[derive(Default)]
pub(super) struct Notes {
    pub(super) sent: Vec<Sent>,
    pub(super) followed: Vec<Followed>,
    /// Somebody of every table.
    pub(super) seats: Vec<Seat>,
    /// Requests that were sent again, because there was no answer or one that passes.
    pub(super) again: u64,
    /// Actions that a node refused because its picture of the table was another one.
    pub(super) refused: u64,
}

/// Somebody who plays.
pub(super) struct Person<'a> {
    course: &'a Course,
    seated: Seated,
    at: usize,
    luck: Fast,
    notes: Notes,
    number: u64,
    acknowledged: u64,
    /// When something new was seen, or acknowledged.
    moved: Instant,
}

/// What became of following a stream.
enum Further {
    Over,
    Elsewhere,
}

/// What became of an action.
enum Acted {
    Acknowledged,
    /// The picture of the table was an old one: it is looked at anew.
    Refused,
}

impl Seated {
    pub(super) fn new(seat: Seat, game: &str) -> Self {
        Seated { seat, game: game.to_owned() }
    }
}

impl Notes {
    /// Takes somebody else's notes over.
    pub(super) fn take(&mut self, other: Notes) {
        self.sent.extend(other.sent);
        self.followed.extend(other.followed);
        for seat in other.seats {
            if self.seats.iter().all(|known| known.table != seat.table) {
                self.seats.push(seat);
            }
        }
        self.again += other.again;
        self.refused += other.refused;
    }
}

impl<'a> Person<'a> {
    pub(super) fn new(course: &'a Course, seated: Seated, at: usize, luck: Fast) -> Self {
        let notes = Notes { seats: vec![seated.seat.clone()], ..Notes::default() };
        Person { course, seated, at, luck, notes, number: 0, acknowledged: 0, moved: Instant::now() }
    }

    /// Plays the game to its end, wherever it is served. Answers what was noted.
    pub(super) fn play(&mut self) -> anyhow::Result<Notes> {
        loop {
            let followed = self.follow().with_context(|| {
                format!(
                    "at table {} of {}, node {}",
                    self.seated.seat.table,
                    self.seated.game,
                    self.node() + 1
                )
            })?;
            if matches!(followed, Further::Over) {
                return Ok(std::mem::take(&mut self.notes));
            }
            ensure!(
                self.moved.elapsed() < GIVE_UP_AFTER,
                "nothing new at table {} of {} for {GIVE_UP_AFTER:?}",
                self.seated.seat.table,
                self.seated.game
            );
            pause(REST);
            self.at += 1;
        }
    }

    fn node(&self) -> usize {
        self.at % self.course.nodes()
    }

    /// Follows the stream of one node, and plays, until the game or the stream is over.
    fn follow(&mut self) -> anyhow::Result<Further> {
        let mut feed = Feed::open(self.course.client(self.at), &self.seated.seat);
        let node = self.node();
        let mut shown = Vec::new();
        let mut broke = None;
        let end = loop {
            match feed.next() {
                Said::Nothing => break Further::Elsewhere,
                Said::End(at) => {
                    broke = Some(at);
                    break Further::Elsewhere;
                }
                Said::Snapshot(_, seen) if seen["status"] == "gathering" => {}
                Said::Snapshot(at, seen) => {
                    self.number = seen["you"]["seat"].as_u64().context("a snapshot has our seat")?;
                    let moment = moments::shown(&seen);
                    if shown.last().is_none_or(|(_, last)| *last != moment) {
                        self.moved = Instant::now();
                    }
                    shown.push((self.course.since_begun(at), moment));
                    if seen["status"] == "over" {
                        break Further::Over;
                    }
                    ensure!(seen["status"] == "playing", "the table is {seen}");
                    // A snapshot that was on its way may be older than the latest answer.
                    let act = Seat::choice(&seen).filter(|act| act["number"] == self.acknowledged + 1);
                    if let Some(act) = act {
                        pause(Duration::from_millis(self.luck.below(THINKING).into()));
                        if matches!(self.act(&act)?, Acted::Refused) {
                            break Further::Elsewhere;
                        }
                    }
                }
            }
        };
        // A node that is gone shows nothing.
        if shown.is_empty() {
            return Ok(end);
        }
        let ended = broke.map_or_else(|| self.course.now(), |at| self.course.since_begun(at));
        let Seat { table, .. } = &self.seated.seat;
        let stream =
            format!("{} of table {table}, seat {}, node {}", self.seated.game, self.number, node + 1);
        let watched = Watched { stream, table: table.clone(), seat: self.number, shown };
        self.notes.followed.push(Followed { watched, node, ended });
        Ok(end)
    }

    /// Sends an action until some node acknowledges or refuses it.
    fn act(&mut self, act: &Value) -> anyhow::Result<Acted> {
        let mut sent = Sent {
            table: self.seated.seat.table.clone(),
            seat: self.number,
            number: self.acknowledged + 1,
            action: act["action"].as_str().context("an action is a text")?.to_owned(),
            sent: self.course.now(),
            acknowledged: None,
        };
        let begun = Instant::now();
        // Where the picture came from, and then wherever somebody answers.
        let mut at = self.at;
        let acted = loop {
            let reply = self.seated.seat.post(self.course.client(at), "/actions", act);
            match reply {
                Ok(reply) if reply.status == 200 => {
                    sent.acknowledged = Some(self.course.now());
                    self.acknowledged += 1;
                    self.moved = Instant::now();
                    self.course.count_action();
                    break Acted::Acknowledged;
                }
                Ok(reply) if [502, 503, 504].contains(&reply.status) => {}
                Ok(reply) if reply.status == 409 && reply.json()["error"] == "race" => {}
                Ok(reply) if [409, 422].contains(&reply.status) => {
                    self.notes.refused += 1;
                    break Acted::Refused;
                }
                Ok(reply) => bail!("{act} was answered with {} {}", reply.status, reply.body),
                Err(_) => {}
            }
            ensure!(begun.elapsed() < GIVE_UP_AFTER, "nobody took {act} for {GIVE_UP_AFTER:?}");
            self.notes.again += 1;
            at += 1;
            pause(REST);
        };
        self.notes.sent.push(sent);
        Ok(acted)
    }
}
