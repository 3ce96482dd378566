//! A player of the load: follows the seat's stream and plays a random legal action whenever there is one.

use super::connection::{Ask, Connection, succeeded};
use super::line::Line;
use super::noted::Noted;
use super::stream::{played, seen};
use super::table::Between;
use super::tally::Tally;
use super::trouble::Trouble;
use benben_core::{Chance, Fast};
use serde::Serialize;
use std::cell::RefCell;
use std::pin::Pin;
use std::rc::Rc;
use std::time::Duration;
use tokio::time::{Instant, Sleep, sleep_until, timeout_at};

/// When the time is over, what was sent is still waited for.
pub(super) const GRACE: Duration = Duration::from_secs(5);

/// How often a player looks whether the server is still there.
const GLANCE: Duration = Duration::from_secs(1);

/// A player of the load.
pub(super) struct Player {
    seat: usize,
    path: String,
    line: Line,
    noted: Rc<RefCell<Noted>>,
    luck: Fast,
    /// The number of the action that was sent last.
    number: u64,
    /// What is sent for it, once more if there was no answer.
    body: String,
    /// When it was sent first, while it is not acknowledged.
    sent: Option<Instant>,
    /// When it was sent last.
    asked: Option<Instant>,
    /// What to do next.
    ready: Option<Ready>,
    over: bool,
}

/// An action that is ready to be sent.
struct Ready {
    number: u64,
    told: u64,
    action: String,
    body: String,
}

#[derive(Serialize)]
struct Act<'a> {
    number: u64,
    action: &'a str,
    /// The table is shown in the answer, and the stream leaves it out.
    snapshot: bool,
}

/// How the load goes, for everyone who plays at a table.
#[derive(Clone, Copy)]
pub(super) struct Course<'a> {
    pub(super) between: &'a RefCell<Between>,
    pub(super) tally: &'a RefCell<Tally>,
    /// The time from one action to the next, where the load is paced.
    pub(super) pause: Option<Duration>,
    pub(super) end: Instant,
}

impl Player {
    pub(super) fn new(seat: usize, line: Line, noted: Rc<RefCell<Noted>>, luck: u64) -> Self {
        let path = format!("/api/v1/tables/{}/actions", noted.borrow().table);
        Player {
            seat,
            path,
            line,
            noted,
            luck: Fast::new(luck),
            number: 0,
            body: String::new(),
            sent: None,
            asked: None,
            ready: None,
            over: false,
        }
    }

    /// Where it plays.
    pub(super) fn table(&self) -> String {
        self.noted.borrow().table.clone()
    }

    /// What holds its seat.
    pub(super) fn token(&self) -> &str {
        &self.line.token
    }

    /// The connection outlives the game, with where it leads.
    pub(super) fn into_connection(self) -> (usize, Connection) {
        self.line.into_connection()
    }

    /// Plays until the game or the time is over, wherever it is served. Was it the game?
    pub(super) async fn play(&mut self, course: Course<'_>) -> Result<bool, Trouble> {
        let mut alarm = std::pin::pin!(sleep_until(course.end));
        loop {
            let last = course.end + GRACE;
            match self.go_on(course, alarm.as_mut()).await {
                Ok(None) => {}
                Ok(Some(over)) => return Ok(over),
                Err(trouble) if trouble.passes() && Instant::now() < last => {
                    course.tally.borrow_mut().reconnects += 1;
                    timeout_at(last, self.line.move_on()).await.map_err(|_| Trouble::Late)?;
                    // Its number makes it harmless if it was played before.
                    if self.sent.is_some() {
                        self.asked = None;
                    }
                }
                Err(trouble) => return Err(trouble),
            }
        }
    }

    /// Sends what is ready, or takes what comes next. Is the game over, or the time?
    async fn go_on(
        &mut self,
        course: Course<'_>,
        mut alarm: Pin<&mut Sleep>,
    ) -> Result<Option<bool>, Trouble> {
        let Course { between, tally, pause, end } = course;
        if self.over && self.sent.is_none() {
            return Ok(Some(true));
        }
        let now = Instant::now();
        if now >= end && self.sent.is_none() {
            return Ok(Some(false));
        }
        if self.sent.is_some() && self.asked.is_none() {
            self.ask(now).await?;
        }
        let due = between.borrow().due;
        if self.sent.is_none() && self.ready.is_some() && due.is_none_or(|due| due <= now) {
            if let (Some(pause), Some(due)) = (pause, due) {
                // Who is late does not make up for it: the load offered is what was asked for, or less.
                between.borrow_mut().due = Some((due + pause).max(now));
            }
            self.act(between, now).await?;
            return Ok(None);
        }
        let waits_for = if now >= end {
            end + GRACE
        } else if self.sent.is_none() && self.ready.is_some() {
            due.map_or(end, |due| due.min(end))
        } else {
            end
        };
        if alarm.deadline() <= now || alarm.deadline() > waits_for {
            alarm.as_mut().reset(waits_for.min(now + GLANCE));
        }
        let Line { requests, stream, .. } = &mut self.line;
        tokio::select! {
            biased;
            answer = requests.read_answer(), if self.sent.is_some() => {
                let (status, body) = answer?;
                let body = succeeded(&self.path, status, body)?;
                let at = Instant::now();
                let (tells, json) = played(&body)?;
                if let Some(sent) = self.sent.take().filter(|_| at <= end) {
                    tally.borrow_mut().acknowledged.add(at - sent);
                }
                self.asked = None;
                self.noted.borrow_mut().acted[self.seat].acknowledged();
                between.borrow_mut().acknowledged(self.seat, tells, &mut tally.borrow_mut());
                let look = look(json, self.number, &mut self.luck)?;
                self.looked(look, at, between, tally);
            }
            json = stream.next(), if !self.over => {
                let look = look(json?, self.number, &mut self.luck)?;
                self.looked(look, Instant::now(), between, tally);
            }
            () = alarm => {
                let now = Instant::now();
                if now >= end + GRACE {
                    return Err(Trouble::Late);
                }
                self.line.check_alive(self.asked, now)?;
            }
        }
        Ok(None)
    }

    /// A snapshot was looked at.
    fn looked(&mut self, look: Look, at: Instant, between: &RefCell<Between>, tally: &RefCell<Tally>) {
        between.borrow_mut().shown(self.seat, look.told, at, &mut tally.borrow_mut());
        if let Some((ready, over)) = look.next {
            (self.ready, self.over) = (ready, over);
        }
    }

    async fn act(&mut self, between: &RefCell<Between>, at: Instant) -> Result<(), Trouble> {
        let Some(Ready { number, told, action, body }) = self.ready.take() else { return Ok(()) };
        between.borrow_mut().sent(self.seat, told, at);
        self.noted.borrow_mut().acted[self.seat].sent(action);
        (self.sent, self.number, self.body) = (Some(at), number, body);
        self.ask(at).await
    }

    async fn ask(&mut self, at: Instant) -> Result<(), Trouble> {
        self.asked = Some(at);
        let Line { requests, token, .. } = &mut self.line;
        requests.send(Ask::post(&self.path, &self.body).with(token)).await
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
            Some((Some(Ready { number: you.number, told, action: action.into_owned(), body }), false))
        }
        (status, _) => return Err(Trouble::strange(format_args!("a table that is {status}"))),
    };
    Ok(Look { told, next })
}
