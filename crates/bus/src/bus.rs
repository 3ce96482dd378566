//! The bus as a server uses it: telling all others, telling one, asking one, and what comes from them.

use crate::asking::{self, Asked, Outcome};
use crate::codec::Said;
use crate::hearing::{Hearing, Subject};
use crate::reply::{Replies, Reply};
use crate::seal::{Key, OVERHEAD, Secret};
use crate::{BusError, Deliveries, NodeId, Wire};
use bytes::Bytes;
use futures_util::StreamExt;
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Weak};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::Instant;

/// The largest message, sealed.
pub(crate) const LARGEST: usize = 640 << 10;
/// The largest piece of an answer.
pub(crate) const LARGEST_PIECE: usize = 256 << 10;
/// The largest request: what is more has no way over the bus.
const LARGEST_REQUEST: usize = LARGEST - OVERHEAD - 64;
/// So many messages may wait to be sent, or to be looked at. What is more is lost, as anything here may be.
const WAITING: usize = 16_384;
/// How often it is told which answers are being given.
const TALLY: Duration = Duration::from_secs(1);
/// What comes later than this was asked by somebody who doesn't wait for it any more.
const LATE: u64 = 1_000;
/// So many entries of a tally fit into a message.
const TALLIED: usize = 20_000;

/// A server's place on the bus. Cloning it is cheap.
#[derive(Clone, Debug)]
pub struct Bus(Arc<Inside>);

/// What comes over the bus.
#[derive(Debug)]
pub enum Incoming {
    /// Somebody else says something, to all or to us. Their clock said `clock`.
    Told {
        /// Who.
        from: NodeId,
        /// When, by their clock, in milliseconds since they began.
        clock: u64,
        /// What.
        told: Bytes,
    },
    /// What we told all has come back to us after this time: so the bus is up.
    Own {
        /// How long it took.
        after: Duration,
    },
    /// Somebody asks.
    Asked {
        /// What.
        request: Bytes,
        /// The way back.
        reply: Reply,
    },
}

pub(crate) struct Inside {
    me: NodeId,
    begun: Instant,
    wire: Arc<dyn Wire>,
    out: mpsc::Sender<Outgoing>,
    prefix: String,
    to_me: String,
    numbers: AtomicU64,
    pub(crate) hearing: Hearing,
    pub(crate) asked: Asked,
    pub(crate) replies: Replies,
}

/// A message on its way out.
struct Outgoing {
    subject: String,
    reply: Option<String>,
    plain: Vec<u8>,
}

impl Bus {
    /// Takes a place on the bus, among those who have the same secret. What comes from them is received.
    pub async fn join(
        wire: Arc<dyn Wire>,
        secret: &[u8; 32],
    ) -> Result<(Self, mpsc::Receiver<Incoming>), BusError> {
        let (secret, me) = (Secret::new(secret), NodeId::random());
        let (prefix, key) = (secret.prefix(), secret.of(me));
        let (out, outgoing) = mpsc::channel(WAITING);
        let (incoming, received) = mpsc::channel(WAITING);
        let inside = Arc::new(Inside {
            me,
            begun: Instant::now(),
            to_me: format!("{prefix}.to.{me}"),
            wire,
            out,
            prefix,
            numbers: AtomicU64::new(1),
            hearing: Hearing::new(secret),
            asked: Asked::default(),
            replies: Replies::default(),
        });
        let (all, nobody) = (inside.to_all(), format!("{}.*", inside.nobody()));
        for (by, subject) in [(Subject::ToAll, all), (Subject::ToMe, inside.to_me.clone())] {
            let deliveries = inside.wire.subscribe(subject.clone()).await?;
            tokio::spawn(listen(Arc::downgrade(&inside), by, subject, deliveries, incoming.clone()));
        }
        let unheard = inside.wire.subscribe(nobody).await?;
        tokio::spawn(learn_of_nobody(Arc::downgrade(&inside), unheard));
        tokio::spawn(publish(inside.wire.clone(), me, key, outgoing));
        tokio::spawn(keep_tally(Arc::downgrade(&inside)));
        Ok((Bus(inside), received))
    }

    /// What this server is called.
    pub fn me(&self) -> NodeId {
        self.0.me
    }

    /// Milliseconds since this server joined.
    pub fn clock(&self) -> u64 {
        self.0.clock()
    }

    /// Is there a connection, as far as is known?
    pub fn is_up(&self) -> bool {
        self.0.wire.is_up()
    }

    /// Where the bus is, without who asks there.
    pub fn place(&self) -> String {
        self.0.wire.place()
    }

    /// Tells all others something. It may not arrive.
    pub fn tell_all(&self, told: &[u8]) {
        let told = Said::Told(Bytes::copy_from_slice(told));
        self.0.send(self.0.to_all(), None, &told);
    }

    /// Tells one of the others something. It may not arrive.
    pub fn tell(&self, to: NodeId, told: &[u8]) {
        self.0.tell(to, &Said::Told(Bytes::copy_from_slice(told)));
    }

    /// Asks one of the others.
    pub async fn ask(&self, to: NodeId, request: &[u8]) -> Outcome {
        // What is too large for the bus, too.
        if request.len() > LARGEST_REQUEST || !self.is_up() {
            return Outcome::Late;
        }
        asking::ask(&self.0, to, request).await
    }

    /// Somebody is gone: what they were asked is not answered any more, and nobody answers them.
    pub fn forget(&self, gone: NodeId) {
        self.0.asked.break_of(gone);
        self.0.replies.stop_all(gone);
    }
}

impl fmt::Debug for Inside {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Bus({} as {})", self.wire.place(), self.me)
    }
}

impl Inside {
    fn clock(&self) -> u64 {
        self.begun.elapsed().as_millis() as u64
    }

    fn to_all(&self) -> String {
        format!("{}.all", self.prefix)
    }

    fn nobody(&self) -> String {
        format!("{}.nobody.{}", self.prefix, self.me)
    }

    pub(crate) fn next_number(&self) -> u64 {
        self.numbers.fetch_add(1, Ordering::Relaxed)
    }

    pub(crate) fn tell(&self, to: NodeId, said: &Said) {
        self.send(format!("{}.to.{to}", self.prefix), None, said);
    }

    /// False if it cannot have been sent.
    pub(crate) fn ask(&self, to: NodeId, number: u64, said: &Said) -> bool {
        let reply = format!("{}.{number}", self.nobody());
        self.send(format!("{}.to.{to}", self.prefix), Some(reply), said)
    }

    fn send(&self, subject: String, reply: Option<String>, said: &Said) -> bool {
        let plain = said.written(self.clock());
        self.out.try_send(Outgoing { subject, reply, plain }).is_ok()
    }
}

/// Seals and publishes, one message after the other: so their numbers come in order.
async fn publish(wire: Arc<dyn Wire>, me: NodeId, key: Key, mut outgoing: mpsc::Receiver<Outgoing>) {
    let mut number = 0;
    while let Some(Outgoing { subject, reply, plain }) = outgoing.recv().await {
        number += 1;
        let sealed = key.seal(me, number, &subject, &plain);
        wire.publish(subject, reply, sealed).await;
    }
}

async fn listen(
    bus: Weak<Inside>,
    by: Subject,
    subject: String,
    mut deliveries: Deliveries,
    incoming: mpsc::Sender<Incoming>,
) {
    while let Some(delivered) = deliveries.next().await {
        let Some(bus) = bus.upgrade() else { return };
        let Some((from, plain)) = bus.hearing.open(by, &subject, &delivered.payload) else { continue };
        let Some((clock, said)) = Said::read(plain) else { continue };
        if from == bus.me {
            let after = Duration::from_millis(bus.clock().saturating_sub(clock));
            let _ = incoming.try_send(Incoming::Own { after });
            continue;
        }
        bus.hearing.note_clock(from, clock);
        if let Some(heard) = bus.hear(from, clock, said) {
            // What nobody has time to look at is lost.
            let _ = incoming.try_send(heard);
        }
    }
}

impl Inside {
    fn hear(self: &Arc<Self>, from: NodeId, clock: u64, said: Said) -> Option<Incoming> {
        match said {
            Said::Told(told) => return Some(Incoming::Told { from, clock, told }),
            Said::Ask { number, heard, since, request } => {
                if self.clock().saturating_sub(heard.saturating_add(since)) > LATE {
                    self.tell(from, &Said::Late { number });
                    return None;
                }
                return Some(Incoming::Asked { request, reply: Reply::new(self, from, number) });
            }
            Said::More { number, count } => self.replies.more(from, number, count),
            Said::Part { number } => self.replies.part(from, number),
            Said::Stop { number } => self.replies.stop(from, number),
            Said::Tally(tally) => {
                for number in self.asked.compare(from, &tally) {
                    self.tell(from, &Said::Stop { number });
                }
            }
            Said::Taken { number } | Said::Late { number } | Said::Broken { number } => {
                self.asked.hear(from, number, said);
            }
            Said::Piece { number, .. } => {
                if !self.asked.hear(from, number, said) {
                    self.tell(from, &Said::Stop { number });
                }
            }
        }
        None
    }
}

/// Nobody has subscribed to what was asked.
async fn learn_of_nobody(bus: Weak<Inside>, mut unheard: Deliveries) {
    while let Some(delivered) = unheard.next().await {
        let Some(bus) = bus.upgrade() else { return };
        let number = delivered.subject.rsplit('.').next().and_then(|number| number.parse().ok());
        if let Some(number) = number.filter(|_| delivered.nobody) {
            bus.asked.nobody(number);
        }
    }
}

async fn keep_tally(bus: Weak<Inside>) {
    loop {
        tokio::time::sleep(TALLY).await;
        let Some(bus) = bus.upgrade() else { return };
        bus.asked.break_silent(bus.wire.is_up());
        for (to, tally) in bus.replies.tallies() {
            for part in tally.chunks(TALLIED) {
                bus.tell(to, &Said::Tally(part.to_vec()));
            }
        }
    }
}

#[cfg(test)]
mod tests;
