//! Answering another server, piece by piece, no faster than it reads.

use crate::NodeId;
use crate::asking::WINDOW;
use crate::bus::{Inside, LARGEST_PIECE};
use crate::codec::Said;
use bytes::Bytes;
use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{Semaphore, watch};

/// Nobody waits for more of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("nobody waits for more of the answer")]
pub struct Gone;

/// The way back to whoever asked. Dropped before its end, the answer is broken.
#[derive(Debug)]
pub struct Reply {
    bus: Arc<Inside>,
    to: NodeId,
    number: u64,
    replying: Arc<Replying>,
    ended: bool,
}

/// Does whoever asked still wait?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Waits {
    On,
    NotForLong,
    NoMore,
}

#[derive(Debug)]
pub(crate) struct Replying {
    sent: AtomicU32,
    /// How many pieces may be sent; closed once nobody waits for more.
    credit: Semaphore,
    waits: watch::Sender<Waits>,
}

impl Replying {
    fn stop(&self) {
        self.credit.close();
        self.waits.send_replace(Waits::NoMore);
    }
}

impl Reply {
    pub(crate) fn new(bus: &Arc<Inside>, to: NodeId, number: u64) -> Self {
        let (sent, credit) = (AtomicU32::new(0), Semaphore::new(WINDOW as usize));
        let replying = Arc::new(Replying { sent, credit, waits: watch::Sender::new(Waits::On) });
        bus.replies.open().insert((to, number), replying.clone());
        Reply { bus: bus.clone(), to, number, replying, ended: false }
    }

    /// Who asked.
    pub fn to(&self) -> NodeId {
        self.to
    }

    /// Lets whoever asked know that an answer is being made.
    pub fn take(&self) {
        self.bus.tell(self.to, &Said::Taken { number: self.number });
    }

    /// Sends a piece; large ones as several.
    pub async fn send(&mut self, mut piece: Bytes) -> Result<(), Gone> {
        while piece.len() > LARGEST_PIECE {
            let part = piece.split_to(LARGEST_PIECE);
            self.send_part(part, false).await?;
        }
        self.send_part(piece, false).await
    }

    /// Sends the last piece.
    pub async fn finish(mut self, mut piece: Bytes) -> Result<(), Gone> {
        while piece.len() > LARGEST_PIECE {
            let part = piece.split_to(LARGEST_PIECE);
            self.send_part(part, false).await?;
        }
        self.send_part(piece, true).await?;
        self.ended = true;
        Ok(())
    }

    /// Comes when nobody waits for more.
    pub fn gone(&self) -> impl Future<Output = ()> + Send + use<> {
        let mut waits = self.replying.waits.subscribe();
        // Without anybody to answer there is nobody, either.
        async move { drop(waits.wait_for(|waits| *waits == Waits::NoMore).await) }
    }

    /// Comes when the answer should come to an end, because whoever waits for it won't be there for long.
    pub fn parting(&self) -> impl Future<Output = ()> + Send + use<> {
        let mut waits = self.replying.waits.subscribe();
        async move { drop(waits.wait_for(|waits| *waits != Waits::On).await) }
    }

    async fn send_part(&mut self, piece: Bytes, last: bool) -> Result<(), Gone> {
        self.replying.credit.acquire().await.map_err(|_| Gone)?.forget();
        let index = self.replying.sent.load(Ordering::Acquire);
        self.bus.tell(self.to, &Said::Piece { number: self.number, index, last, piece });
        // Only now: what is told of it must not be faster than the piece.
        self.replying.sent.store(index + 1, Ordering::Release);
        Ok(())
    }
}

impl Drop for Reply {
    fn drop(&mut self) {
        self.bus.replies.open().remove(&(self.to, self.number));
        if !self.ended && !self.replying.credit.is_closed() {
            self.bus.tell(self.to, &Said::Broken { number: self.number });
        }
    }
}

/// The answers that are being given.
#[derive(Debug, Default)]
pub(crate) struct Replies {
    open: Mutex<HashMap<(NodeId, u64), Arc<Replying>>>,
}

impl Replies {
    fn open(&self) -> MutexGuard<'_, HashMap<(NodeId, u64), Arc<Replying>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whoever asked reads on.
    pub(crate) fn more(&self, to: NodeId, number: u64, count: u32) {
        if let Some(replying) = self.open().get(&(to, number)) {
            replying.credit.add_permits(count.min(WINDOW) as usize);
        }
    }

    /// Whoever asked won't be there for long.
    pub(crate) fn part(&self, to: NodeId, number: u64) {
        if let Some(replying) = self.open().get(&(to, number)) {
            replying.waits.send_if_modified(|waits| {
                *waits == Waits::On && {
                    *waits = Waits::NotForLong;
                    true
                }
            });
        }
    }

    /// Whoever asked doesn't wait any more.
    pub(crate) fn stop(&self, to: NodeId, number: u64) {
        if let Some(replying) = self.open().get(&(to, number)) {
            replying.stop();
        }
    }

    /// Somebody who asked is gone.
    pub(crate) fn stop_all(&self, gone: NodeId) {
        let open = self.open();
        open.iter().filter(|((to, _), _)| *to == gone).for_each(|(_, replying)| replying.stop());
    }

    /// For everybody who waits: which answers are being given, and how many pieces of each were sent.
    pub(crate) fn tallies(&self) -> BTreeMap<NodeId, Vec<(u64, u32)>> {
        let mut tallies: BTreeMap<NodeId, Vec<(u64, u32)>> = BTreeMap::new();
        for ((to, number), replying) in &*self.open() {
            tallies.entry(*to).or_default().push((*number, replying.sent.load(Ordering::Acquire)));
        }
        tallies
    }
}
