//! The one thread of this process that appends. While the database commits, further entries queue up; it then puts those of
//! all tables into one statement, and so into one commit.
//!
//! Other processes may append to the same tables. The database lets one of two have a step; the other is told what is there.

use super::address::PostgresAddress;
use super::appending::{self, Verdict};
use super::claim::{self, Claim};
use super::connection::Connection;
use super::heads::Heads;
use super::pool::{self, RACES};
use super::{schema, trouble};
use crate::{Append, AppendError, Appended, Figures, Key, StoreError};
use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc as plain;
use std::thread::{self, JoinHandle};
use tokio::sync::{mpsc, oneshot};
use tokio::time;

/// Entries in one commit at most, so that the first of them does not wait long for the last.
const BATCH: usize = 512;

/// Entries that may queue up before those who ask have to wait for a place.
const QUEUE: usize = 4096;

/// Hands entries to the thread that appends.
pub(super) struct Scribe {
    queue: Option<mpsc::Sender<Message>>,
    thread: Option<JoinHandle<()>>,
    done: Arc<Done>,
    place: String,
}

/// What was done, here and by others who write.
#[derive(Default)]
pub(super) struct Done {
    pub(super) writes: AtomicU64,
    pub(super) commits: AtomicU64,
}

impl Done {
    /// So many requests shared a commit.
    pub(super) fn count(&self, writes: usize) {
        self.writes.fetch_add(writes as u64, Ordering::Relaxed);
        self.commits.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn figures(&self) -> Figures {
        Figures { writes: self.writes.load(Ordering::Relaxed), commits: self.commits.load(Ordering::Relaxed) }
    }
}

/// What the thread is told.
enum Message {
    Append(Box<Waiting>),
    /// Is it there, with its claim?
    Check(oneshot::Sender<Result<(), StoreError>>),
    /// The last there is.
    Finish(oneshot::Sender<()>),
}

/// An entry, and somebody who waits for it.
struct Waiting {
    append: Append,
    races: u32,
    reply: oneshot::Sender<Result<Appended, AppendError>>,
}

impl Waiting {
    fn answer(self, answer: Result<Appended, AppendError>) {
        // Nobody may be waiting any more; it is stored all the same.
        let _ = self.reply.send(answer);
    }
}

impl Scribe {
    /// Brings the database up to date, claims it and answers with its key.
    pub(super) fn start(address: PostgresAddress, claim: Claim) -> Result<(Self, Key), StoreError> {
        let (queue, messages) = mpsc::channel(QUEUE);
        let (opened, opening) = plain::channel();
        let (done, place) = (Arc::new(Done::default()), address.place().to_owned());
        let desk_done = Arc::clone(&done);
        let thread = thread::Builder::new()
            .name("store-scribe".to_owned())
            .spawn(move || {
                let (db, key) = match open(&address, claim) {
                    Ok(open) => open,
                    Err(error) => return drop(opened.send(Err(error))),
                };
                // Whoever opens waits for it.
                let _ = opened.send(Ok(key));
                Desk { address, claim, db: Some(db), heads: Heads::default(), done: desk_done }
                    .work(messages);
            })
            .map_err(|error| StoreError::Failed(format!("can't start the writing thread: {error}")))?;
        let scribe = Scribe { queue: Some(queue), thread: Some(thread), done, place };
        let key = opening.recv().map_err(|_| StoreError::Stopped)??;
        Ok((scribe, key))
    }

    /// Has an entry appended.
    pub(super) async fn append(&self, append: Append) -> Result<Appended, AppendError> {
        let (reply, answer) = oneshot::channel();
        let waiting = Box::new(Waiting { append, races: 0, reply });
        self.ask(Message::Append(waiting), answer).await?
    }

    /// Is the thread there, and the database, and the claim on it?
    pub(super) async fn check(&self) -> Result<(), StoreError> {
        let (reply, answer) = oneshot::channel();
        self.ask(Message::Check(reply), answer).await?
    }

    /// Appends what was asked for so far, and gives the claim back.
    pub(super) async fn finish(&self) -> Result<(), StoreError> {
        let (reply, answer) = oneshot::channel();
        self.ask(Message::Finish(reply), answer).await
    }

    async fn ask<T>(&self, message: Message, answer: oneshot::Receiver<T>) -> Result<T, StoreError> {
        let queue = self.queue.as_ref().expect("the queue is closed only by dropping the scribe");
        let asked = async {
            queue.send(message).await.map_err(|_| StoreError::Stopped)?;
            answer.await.map_err(|_| StoreError::Stopped)
        };
        time::timeout(pool::ANSWER, asked).await.unwrap_or_else(|_| {
            let problem = "it doesn't answer".to_owned();
            Err(StoreError::Unreachable { place: self.place.clone(), problem })
        })
    }

    /// Where what was done is counted.
    pub(super) fn done(&self) -> &Done {
        &self.done
    }
}

impl Drop for Scribe {
    fn drop(&mut self) {
        self.queue = None;
        if let Some(thread) = self.thread.take() {
            // A panic of the thread was reported when it happened; there is nothing left to save.
            let _ = thread.join();
        }
    }
}

/// Connects, brings the schema up to date and claims the database.
fn open(address: &PostgresAddress, claim: Claim) -> Result<(Connection, Key), StoreError> {
    let db = pool::connect(address)?;
    schema::prepare(&db, address.place())?;
    claim::take(&db, address.place(), claim)?;
    let key = schema::key(&db).map_err(|error| trouble::of(address.place(), &error))?;
    Ok((db, key))
}

/// What the thread works with.
struct Desk {
    address: PostgresAddress,
    claim: Claim,
    /// None after it was lost.
    db: Option<Connection>,
    heads: Heads,
    done: Arc<Done>,
}

impl Desk {
    fn work(mut self, mut messages: mpsc::Receiver<Message>) {
        let (mut told, mut waiting) = (Vec::with_capacity(BATCH), Vec::new());
        let mut finish = None;
        while finish.is_none() && messages.blocking_recv_many(&mut told, BATCH) > 0 {
            for message in told.drain(..) {
                match message {
                    // Whoever comes after the last learns it from an answer that never comes.
                    Message::Append(entry) if finish.is_none() => waiting.push(*entry),
                    Message::Append(_) => {}
                    Message::Check(reply) => _ = reply.send(self.check()),
                    Message::Finish(reply) => finish = Some(reply),
                }
            }
            while !waiting.is_empty() {
                self.append(&mut waiting);
            }
        }
        drop(messages);
        if let Some(db) = &self.db {
            claim::give_back(db, self.claim);
        }
        drop(self);
        if let Some(reply) = finish {
            // Nobody may be waiting any more.
            let _ = reply.send(());
        }
    }

    /// Appends an entry of each table, and keeps those that have to wait.
    fn append(&mut self, waiting: &mut Vec<Waiting>) {
        let mut tables = HashSet::new();
        let (now, later): (Vec<_>, Vec<_>) =
            waiting.drain(..).partition(|entry| tables.insert(entry.append.table.clone()));
        *waiting = later;
        let appended = match self.connected() {
            Ok(()) => self.commit(&now),
            Err(error) => Err(error),
        };
        match appended {
            Ok(verdicts) => {
                let settled = verdicts.iter().filter(|verdict| !matches!(verdict, Verdict::Again)).count();
                self.done.count(settled);
                for (entry, verdict) in now.into_iter().zip(verdicts) {
                    settle(entry, verdict, waiting);
                }
            }
            Err(error) if now.len() > 1 && !matches!(error, StoreError::Unreachable { .. }) => {
                // One of them may be to blame: the others shall not suffer.
                for entry in now {
                    let alone = [entry];
                    let verdict = self.commit(&alone);
                    let [entry] = alone;
                    match verdict {
                        Ok(mut verdicts) => settle(entry, verdicts.remove(0), waiting),
                        Err(error) => entry.answer(Err(error.into())),
                    }
                }
            }
            Err(error) => now.into_iter().for_each(|entry| entry.answer(Err(error.clone().into()))),
        }
    }

    /// One statement, one commit.
    fn commit(&mut self, entries: &[Waiting]) -> Result<Vec<Verdict>, StoreError> {
        let db = self.db.as_ref().ok_or(StoreError::Stopped)?;
        let heads = &mut self.heads;
        let appends: Vec<&Append> = entries.iter().map(|entry| &entry.append).collect();
        let committed = pool::again(db, &mut |db: &Connection| {
            let verdicts = appending::append(db, heads, &appends);
            if verdicts.is_err() {
                heads.forget_all();
            }
            verdicts
        });
        committed.map_err(|error| trouble::of(self.address.place(), &error))
    }

    /// A lost connection is made again, and with it the claim.
    fn connected(&mut self) -> Result<(), StoreError> {
        if self.db.as_ref().is_some_and(|db| !db.is_closed()) {
            return Ok(());
        }
        self.heads.forget_all();
        self.db = None;
        let db = pool::connect(&self.address)?;
        schema::check(&db, self.address.place())?;
        claim::take(&db, self.address.place(), self.claim)?;
        self.db = Some(db);
        Ok(())
    }

    fn check(&mut self) -> Result<(), StoreError> {
        self.connected()?;
        let db = self.db.as_ref().ok_or(StoreError::Stopped)?;
        db.batch("").map_err(|error| trouble::of(self.address.place(), &error))
    }
}

/// Answers, or waits for the next commit.
fn settle(mut entry: Waiting, verdict: Verdict, waiting: &mut Vec<Waiting>) {
    match verdict {
        Verdict::Is(answer) => entry.answer(answer),
        Verdict::Again if entry.races < RACES => {
            entry.races += 1;
            waiting.push(entry);
        }
        Verdict::Again => {
            let problem = "others were faster again and again".to_owned();
            entry.answer(Err(StoreError::Failed(problem).into()));
        }
    }
}
