//! A player of the load: follows the seat's stream and plays a random legal action whenever there is one.

use super::connection::{Ask, Connection, succeeded};
use super::stream::{Stream, played, seen};
use super::table::Between;
use super::tally::Tally;
use super::trouble::Trouble;
use benben_core::{Chance, Fast};
use serde::Serialize;
use std::cell::RefCell;
use std::time::Duration;
use tokio::time::{Instant, sleep_until};

/// When the time is over, what was sent is still waited for.
pub(super) const GRACE: Duration = Duration::from_secs(5);

/// A player of the load.
pub(super) struct Player {
    seat: usize,
    table: String,
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
    /// The table is shown in the answer, and the stream leaves it out.
    snapshot: bool,
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
            table: table.to_owned(),
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

    /// Where it plays.
    pub(super) fn table(&self) -> &str {
        &self.table
    }

    /// What holds its seat.
    pub(super) fn token(&self) -> &str {
        &self.token
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
                    let (tells, json) = played(&body)?;
                    between.borrow_mut().acknowledged(self.seat, tells, &mut tally.borrow_mut());
                    let look = look(json, self.number, &mut self.luck)?;
                    self.looked(look, at, between, tally);
                }
                json = self.stream.next(), if !self.over => {
                    let look = look(json?, self.number, &mut self.luck)?;
                    self.looked(look, Instant::now(), between, tally);
                }
                () = alarm.as_mut() => {
                    if Instant::now() >= end + GRACE {
                        return Err(Trouble::Late);
                    }
                }
            }
        }
    }

    /// A snapshot was looked at.
    fn looked(&mut self, look: Look, at: Instant, between: &RefCell<Between>, tally: &RefCell<Tally>) {
        between.borrow_mut().shown(self.seat, look.told, at, &mut tally.borrow_mut());
        if let Some((ready, over)) = look.next {
            (self.ready, self.over) = (ready, over);
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

/// What was found in a snapshot.
struct Look {
    told: u64,
    /// What to do now, if anything, and whether the game is over; nothing if the snapshot is older than what was done.
    next: Option<(Option<Ready>, bool)>,
}

/// Looks at a snapshot and chooses what to do next. `sent` is the number of the action that was sent last: a snapshot of the
/// stream may have been made before it, and come after its answer.
fn look(json: &[u8], sent: u64, luck: &mut Fast) -> Result<Look, Trouble> {
    let seen = seen(json)?;
    let told = seen.told;
    let next = match (seen.status, seen.you) {
        ("over", _) => Some((None, true)),
        ("playing", None) => None,
        ("playing", Some(you)) if you.number <= sent => None,
        ("playing", Some(you)) if you.actions.count() == 0 => Some((None, false)),
        ("playing", Some(you)) => {
            let action = you.actions.notation(luck.below(you.actions.count() as u32) as usize)?;
            let act = Act { number: you.number, action: &action, snapshot: true };
            let body = serde_json::to_string(&act).map_err(Trouble::strange)?;
            Some((Some(Ready { number: you.number, told, body }), false))
        }
        (status, _) => return Err(Trouble::strange(format_args!("a table that is {status}"))),
    };
    Ok(Look { told, next })
}
