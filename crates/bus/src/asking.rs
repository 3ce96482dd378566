//! Asking another server: what becomes of a request, and its answer, piece by piece.

use crate::NodeId;
use crate::bus::Inside;
use crate::codec::Said;
use bytes::Bytes;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, timeout};

/// So long it may take until there is an answer, or word that one is being made.
pub(crate) const ANSWER_TIMEOUT: Duration = Duration::from_millis(1_500);
/// An answer that is being given gives a sign of itself every second. After so long without any it is broken.
const SILENCE: Duration = Duration::from_millis(3_200);
/// So many pieces may be on their way.
pub(crate) const WINDOW: u32 = 64;

/// What became of a request.
#[derive(Debug)]
pub enum Outcome {
    /// There is an answer; what it says may come later.
    Answered(Answer),
    /// Nobody is there who could have heard it: nothing was done.
    Nobody,
    /// It can't be sent now, or came too late to be answered: nothing was done.
    Late,
    /// Nothing was heard. It may have been carried out or not.
    Silent,
}

/// An answer ended without having come to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the answer broke off")]
pub struct Broken;

/// The answer to a request. Dropped, it is told that nobody waits for more.
#[derive(Debug)]
pub struct Answer {
    bus: Arc<Inside>,
    to: NodeId,
    number: u64,
    /// The piece by which it was known that there is an answer.
    first: Option<Event>,
    events: mpsc::UnboundedReceiver<Event>,
    taken: u32,
    ended: bool,
}

impl Answer {
    /// The next piece, if there is one more.
    pub async fn next(&mut self) -> Option<Result<Bytes, Broken>> {
        while !self.ended {
            let event = match self.first.take() {
                Some(first) => Some(first),
                None => self.events.recv().await,
            };
            match event {
                Some(Event::Piece { piece, last }) => {
                    self.ended = last;
                    self.taken += 1;
                    if !last && self.taken.is_multiple_of(WINDOW / 2) {
                        self.bus.tell(self.to, &Said::More { number: self.number, count: WINDOW / 2 });
                    }
                    return Some(Ok(piece));
                }
                Some(Event::Taken) => {}
                Some(Event::Broken | Event::Late | Event::Nobody) | None => {
                    self.ended = true;
                    return Some(Err(Broken));
                }
            }
        }
        None
    }

    /// Asks for the answer to come to an end: what is still to be said is said.
    pub fn part(&self) {
        self.bus.tell(self.to, &Said::Part { number: self.number });
    }

    /// Whether the last piece has come.
    pub fn is_whole(&self) -> bool {
        self.ended
    }
}

impl Drop for Answer {
    fn drop(&mut self) {
        self.bus.asked.forget(self.number);
        if !self.ended {
            self.bus.tell(self.to, &Said::Stop { number: self.number });
        }
    }
}

#[derive(Debug)]
enum Event {
    Taken,
    Late,
    Nobody,
    Piece { piece: Bytes, last: bool },
    Broken,
}

/// What was asked and not answered to the end.
#[derive(Debug, Default)]
pub(crate) struct Asked {
    open: Mutex<HashMap<u64, Open>>,
}

#[derive(Debug)]
struct Open {
    to: NodeId,
    /// The piece that has to come next.
    next: u32,
    taken: bool,
    sign: Instant,
    events: mpsc::UnboundedSender<Event>,
}

impl Open {
    fn tell(&self, event: Event) {
        // Nobody may be waiting any more.
        let _ = self.events.send(event);
    }
}

impl Asked {
    fn open(&self) -> MutexGuard<'_, HashMap<u64, Open>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn forget(&self, number: u64) {
        self.open().remove(&number);
    }

    /// Nobody was there to hear a request.
    pub(crate) fn nobody(&self, number: u64) {
        if let Some(open) = self.open().get(&number).filter(|open| !open.taken) {
            open.tell(Event::Nobody);
        }
    }

    /// What somebody says about what they were asked. False if nobody waits for that.
    pub(crate) fn hear(&self, from: NodeId, number: u64, said: Said) -> bool {
        let mut all = self.open();
        let Some(open) = all.get_mut(&number).filter(|open| open.to == from) else { return false };
        open.sign = Instant::now();
        match said {
            Said::Taken { .. } => {
                open.taken = true;
                open.tell(Event::Taken);
            }
            Said::Late { .. } => open.tell(Event::Late),
            Said::Broken { .. } => open.tell(Event::Broken),
            Said::Piece { index, last, piece, .. } => {
                open.taken = true;
                match index.cmp(&open.next) {
                    // It came before.
                    std::cmp::Ordering::Less => {}
                    std::cmp::Ordering::Equal => {
                        open.next += 1;
                        open.tell(Event::Piece { piece, last });
                    }
                    std::cmp::Ordering::Greater => open.tell(Event::Broken),
                }
            }
            _ => {}
        }
        true
    }

    /// Somebody tells which answers they are giving, and how much of each was sent before. Answers which nobody here waits for.
    pub(crate) fn compare(&self, from: NodeId, tally: &[(u64, u32)]) -> Vec<u64> {
        let mut all = self.open();
        let mut unknown = Vec::new();
        for (number, sent) in tally {
            match all.get_mut(number).filter(|open| open.to == from) {
                None => unknown.push(*number),
                Some(open) => {
                    open.sign = Instant::now();
                    if *sent > open.next {
                        open.tell(Event::Broken);
                    }
                }
            }
        }
        unknown
    }

    /// Breaks answers of which nothing was heard for too long. While the wire is down, nothing can be heard.
    pub(crate) fn break_silent(&self, is_up: bool) {
        let patience = if is_up { SILENCE } else { Duration::ZERO };
        for open in self.open().values().filter(|open| open.taken && open.sign.elapsed() > patience) {
            open.tell(Event::Broken);
        }
    }

    /// Breaks all answers of somebody who is gone.
    pub(crate) fn break_of(&self, gone: NodeId) {
        for open in self.open().values().filter(|open| open.to == gone) {
            open.tell(Event::Broken);
        }
    }
}

/// Asks, and waits until something can be said about it.
pub(crate) async fn ask(bus: &Arc<Inside>, to: NodeId, request: &[u8]) -> Outcome {
    let Some((heard, since)) = bus.hearing.clock_of(to) else { return Outcome::Nobody };
    let (events, receiver) = mpsc::unbounded_channel();
    let number = bus.next_number();
    let open = Open { to, next: 0, taken: false, sign: Instant::now(), events };
    bus.asked.open().insert(number, open);
    // From here on, whatever becomes of it is tidied up when this is dropped.
    let mut answer =
        Answer { bus: bus.clone(), to, number, first: None, events: receiver, taken: 0, ended: false };
    let request = Bytes::copy_from_slice(request);
    if !bus.ask(to, number, &Said::Ask { number, heard, since, request }) {
        answer.ended = true;
        return Outcome::Late;
    }
    let mut first = timeout(ANSWER_TIMEOUT, answer.events.recv()).await;
    if matches!(first, Ok(Some(Event::Taken))) {
        // It is being made; silence would break it.
        first = Ok(answer.events.recv().await);
    }
    let outcome = match first {
        Ok(Some(piece @ Event::Piece { .. })) => {
            answer.first = Some(piece);
            return Outcome::Answered(answer);
        }
        Ok(Some(Event::Nobody)) => Outcome::Nobody,
        Ok(Some(Event::Late)) => Outcome::Late,
        Ok(Some(Event::Taken | Event::Broken) | None) => Outcome::Silent,
        // Whoever answers now is told that nobody waits any more.
        Err(_) => return Outcome::Silent,
    };
    answer.ended = true;
    outcome
}
