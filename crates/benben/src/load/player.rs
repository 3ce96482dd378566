//! A player of the load: follows the seat's stream and plays a random legal action whenever there is one.

use super::connection::{Ask, Connection, succeeded};
use super::stream::{Seen, Stream, seen};
use super::table::Between;
use super::tally::Tally;
use super::trouble::Trouble;
use benben_core::{Chance, Fast};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::cell::RefCell;
use std::time::Duration;
use tokio::time::{Instant, sleep_until};

/// When the time is over, what was sent is still waited for.
pub(super) const GRACE: Duration = Duration::from_secs(5);

/// A player of the load.
pub(super) struct Player {
    seat: usize,
    token: String,
    path: String,
    connection: Connection,
    stream: Stream,
    luck: Fast,
    /// The number of the action that was sent last.
    number: u64,
    /// When it was sent, while it is not acknowledged.
    sent: Option<Instant>,
    /// What to do next.
    ready: Option<Ready>,
    over: bool,
}

/// An action that is ready to be sent.
struct Ready {
    number: u64,
    told: u64,
    body: String,
}

#[derive(Serialize)]
struct Act<'a> {
    number: u64,
    action: &'a str,
}

#[derive(Deserialize)]
struct Acknowledged<'a> {
    #[serde(borrow)]
    events: Vec<&'a RawValue>,
}

impl Player {
    pub(super) fn new(
        seat: usize,
        table: &str,
        token: String,
        connection: Connection,
        stream: Stream,
        luck: u64,
    ) -> Self {
        let path = format!("/api/v1/tables/{table}/actions");
        let luck = Fast::new(luck);
        Player {
            seat,
            token,
            path,
            connection,
            stream,
            luck,
            number: 0,
            sent: None,
            ready: None,
            over: false,
        }
    }

    /// The connection outlives the game.
    pub(super) fn into_connection(self) -> Connection {
        self.connection
    }

    /// Plays until the game or the time is over. Was it the game?
    pub(super) async fn play(
        &mut self,
        between: &RefCell<Between>,
        tally: &RefCell<Tally>,
        pause: Option<Duration>,
        end: Instant,
    ) -> Result<bool, Trouble> {
        let mut alarm = std::pin::pin!(sleep_until(end));
        loop {
            if self.over && self.sent.is_none() {
                return Ok(true);
            }
            let now = Instant::now();
            if now >= end && self.sent.is_none() {
                return Ok(false);
            }
            let due = between.borrow().due;
            if self.sent.is_none() && self.ready.is_some() && due.is_none_or(|due| due <= now) {
                if let (Some(pause), Some(due)) = (pause, due) {
                    // Who is late does not make up for it: the load offered is what was asked for, or less.
                    between.borrow_mut().due = Some((due + pause).max(now));
                }
                self.act(between).await?;
                continue;
            }
            let waits_for = if now >= end {
                end + GRACE
            } else if self.sent.is_none() && self.ready.is_some() {
                due.map_or(end, |due| due.min(end))
            } else {
                end
            };
            if alarm.deadline() != waits_for {
                alarm.as_mut().reset(waits_for);
            }
            tokio::select! {
                biased;
                answer = self.connection.read_answer(), if self.sent.is_some() => {
                    let (status, body) = answer?;
                    let body = succeeded(&self.path, status, body)?;
                    let at = Instant::now();
                    if let Some(sent) = self.sent.take().filter(|_| at <= end) {
                        tally.borrow_mut().acknowledged.add(at - sent);
                    }
                    let Acknowledged { events } = serde_json::from_slice(&body).map_err(Trouble::strange)?;
                    between.borrow_mut().acknowledged(self.seat, !events.is_empty(), &mut tally.borrow_mut());
                }
                json = self.stream.next(), if !self.over => {
                    let at = Instant::now();
                    let seen = seen(json?)?;
                    between.borrow_mut().shown(self.seat, seen.told, at, &mut tally.borrow_mut());
                    let (ready, over) = next_action(&seen, self.number, &mut self.luck)?;
                    (self.ready, self.over) = (ready, over);
                }
                () = alarm.as_mut() => {
                    if Instant::now() >= end + GRACE {
                        return Err(Trouble::Late);
                    }
                }
            }
        }
    }

    async fn act(&mut self, between: &RefCell<Between>) -> Result<(), Trouble> {
        let Some(Ready { number, told, body }) = self.ready.take() else { return Ok(()) };
        let at = Instant::now();
        between.borrow_mut().sent(self.seat, told, at);
        (self.sent, self.number) = (Some(at), number);
        self.connection.send(Ask::post(&self.path, &body).with(&self.token)).await
    }
}

/// What to do after this snapshot, if anything, and whether the game is over.
fn next_action(seen: &Seen<'_>, sent: u64, luck: &mut Fast) -> Result<(Option<Ready>, bool), Trouble> {
    match seen.status {
        "over" => return Ok((None, true)),
        "playing" => {}
        status => return Err(Trouble::strange(format_args!("a table that is {status}"))),
    }
    let Some(you) = seen.you.as_ref().filter(|you| you.number > sent && !you.actions.is_empty()) else {
        return Ok((None, false));
    };
    let offered = &you.actions[luck.below(you.actions.len() as u32) as usize];
    let act = Act { number: you.number, action: &offered.action };
    let body = serde_json::to_string(&act).map_err(Trouble::strange)?;
    Ok((Some(Ready { number: you.number, told: seen.told, body }), false))
}
