//! The one thread that writes. While it syncs a commit to disk, further requests queue up; it then takes them all
//! into the next commit. So each is durable when answered, and a hundred cost hardly more than one.

use super::guard::{Guard, empty_log};
use super::heads::Heads;
use super::trouble;
use crate::{Figures, StoreError};
use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::{self, JoinHandle};
use tokio::sync::{mpsc, oneshot};

/// Requests in one commit at most, so that the first of them does not wait long for the last.
const BATCH: usize = 512;

/// Requests that may queue up before those who ask have to wait for a place.
const QUEUE: usize = 4096;

/// Sends requests to the thread that writes.
pub(super) struct Writer {
    queue: Option<mpsc::Sender<Message>>,
    thread: Option<JoinHandle<()>>,
    done: Arc<Done>,
}

#[derive(Default)]
struct Done {
    writes: AtomicU64,
    commits: AtomicU64,
    /// Did the latest commit fail?
    failing: AtomicBool,
}

impl Writer {
    /// Starts the thread.
    pub(super) fn start(db: Connection, file: PathBuf, guard: Arc<Guard>) -> Result<Self, StoreError> {
        let (queue, requests) = mpsc::channel(QUEUE);
        let done = Arc::new(Done::default());
        let counted = Arc::clone(&done);
        let thread = thread::Builder::new()
            .name("store-writer".to_owned())
            .spawn(move || run(Desk { db, heads: Heads::default() }, &file, &guard, requests, &counted))
            .map_err(|error| StoreError::Failed(format!("can't start the writing thread: {error}")))?;
        Ok(Writer { queue: Some(queue), thread: Some(thread), done })
    }

    /// Has something written. The work may be done again if others in the same commit fail.
    pub(super) async fn write<T, E, W>(&self, work: W) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
        W: FnMut(&mut Desk) -> rusqlite::Result<Result<T, E>> + Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        let queue = self.queue.as_ref().expect("the queue is closed only by dropping the writer");
        let request = Box::new(Asked { work, outcome: None, reply });
        queue.send(Message::Write(request)).await.map_err(|_| StoreError::Stopped)?;
        answer.await.map_err(|_| StoreError::Stopped)?
    }

    /// Writes what was asked for so far, empties the log and closes the database. False if the log could not be emptied.
    pub(super) async fn finish(&self) -> Result<bool, StoreError> {
        let (reply, answer) = oneshot::channel();
        let queue = self.queue.as_ref().expect("the queue is closed only by dropping the writer");
        queue.send(Message::Finish(reply)).await.map_err(|_| StoreError::Stopped)?;
        answer.await.map_err(|_| StoreError::Stopped)?
    }

    /// Did the latest commit fail?
    pub(super) fn is_failing(&self) -> bool {
        self.done.failing.load(Ordering::Relaxed)
    }

    /// What was written so far.
    pub(super) fn figures(&self) -> Figures {
        Figures {
            writes: self.done.writes.load(Ordering::Relaxed),
            commits: self.done.commits.load(Ordering::Relaxed),
        }
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.queue = None;
        if let Some(thread) = self.thread.take() {
            // A panic of the thread was reported when it happened; there is nothing left to save.
            let _ = thread.join();
        }
    }
}

/// What the thread works with.
pub(super) struct Desk {
    pub(super) db: Connection,
    pub(super) heads: Heads,
}

/// What the thread is told.
enum Message {
    Write(Box<dyn Request>),
    /// The last there is.
    Finish(oneshot::Sender<Result<bool, StoreError>>),
}

/// Something to be written, and somebody who waits for it.
trait Request: Send {
    /// Does it within the current transaction. An error is the database's; what the request itself was refused for
    /// is kept for the answer.
    fn run(&mut self, desk: &mut Desk) -> rusqlite::Result<()>;

    /// Answers, once it is on disk or has failed.
    fn answer(self: Box<Self>, committed: Result<(), StoreError>);
}

struct Asked<T, E, W> {
    work: W,
    outcome: Option<Result<T, E>>,
    reply: oneshot::Sender<Result<T, E>>,
}

impl<T, E, W> Request for Asked<T, E, W>
where
    T: Send,
    E: From<StoreError> + Send,
    W: FnMut(&mut Desk) -> rusqlite::Result<Result<T, E>> + Send,
{
    fn run(&mut self, desk: &mut Desk) -> rusqlite::Result<()> {
        self.outcome = Some((self.work)(desk)?);
        Ok(())
    }

    fn answer(self: Box<Self>, committed: Result<(), StoreError>) {
        let outcome = match (committed, self.outcome) {
            (Ok(()), Some(outcome)) => outcome,
            (Ok(()), None) => Err(E::from(StoreError::Stopped)),
            (Err(error), _) => Err(E::from(error)),
        };
        // Nobody may be waiting any more; it is stored all the same.
        let _ = self.reply.send(outcome);
    }
}

fn run(mut desk: Desk, file: &Path, guard: &Guard, mut messages: mpsc::Receiver<Message>, done: &Done) {
    let (mut told, mut batch) = (Vec::with_capacity(BATCH), Vec::with_capacity(BATCH));
    let mut finish = None;
    while finish.is_none() && messages.blocking_recv_many(&mut told, BATCH) > 0 {
        for message in told.drain(..) {
            match message {
                // Whoever comes after the last learns it from an answer that never comes.
                Message::Write(request) if finish.is_none() => batch.push(request),
                Message::Write(_) => {}
                Message::Finish(reply) => finish = Some(reply),
            }
        }
        if !batch.is_empty() {
            write(&mut desk, file, guard, &mut batch, done);
        }
    }
    drop(messages);
    let closed = close(desk.db, file, guard);
    if let Some(reply) = finish {
        // Nobody may be waiting any more; it is closed all the same.
        let _ = reply.send(closed);
    }
}

/// Empties the log into the database, unless that is another file by now, which must stay as it is.
fn close(db: Connection, file: &Path, guard: &Guard) -> Result<bool, StoreError> {
    let failed = |error| trouble::of(file, &error);
    let emptied = match guard.check_closely() {
        Ok(()) => empty_log(&db).map_err(failed),
        Err(error) => {
            db.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true).map_err(failed)?;
            Err(error)
        }
    };
    drop(db);
    emptied
}

/// Commits what waits, and answers. The files are looked at before and after: what was written into a file that is no
/// longer in its place is not acknowledged.
fn write(desk: &mut Desk, file: &Path, guard: &Guard, batch: &mut Vec<Box<dyn Request>>, done: &Done) {
    if let Err(exchanged) = guard.check() {
        return settle(batch.drain(..), &Err(exchanged), done);
    }
    let guarded = |committed: rusqlite::Result<()>| {
        committed.map_err(|error| trouble::of(file, &error)).and_then(|()| guard.check())
    };
    let committed = commit(desk, batch);
    let full = committed.as_ref().is_err_and(is_full);
    if full {
        give_back_log(&desk.db);
    }
    if committed.is_err() && (full || batch.len() > 1) {
        // One of them may be to blame, say too big for the space left: the others shall not suffer.
        for request in batch.drain(..) {
            let mut alone = [request];
            let committed = guarded(commit(desk, &mut alone));
            settle(alone, &committed, done);
        }
    } else {
        settle(batch.drain(..), &guarded(committed), done);
    }
}

fn is_full(error: &rusqlite::Error) -> bool {
    error.sqlite_error_code() == Some(ErrorCode::DiskFull)
}

/// On a full disk, moves what the log holds into the database and empties the log: often that makes room enough.
fn give_back_log(db: &Connection) {
    // If even that fails, the next commit says why.
    let _ = empty_log(db);
}

fn settle<B>(batch: B, committed: &Result<(), StoreError>, done: &Done)
where
    B: IntoIterator<Item = Box<dyn Request>, IntoIter: ExactSizeIterator>,
{
    let batch = batch.into_iter();
    done.failing.store(committed.is_err(), Ordering::Relaxed);
    if committed.is_ok() {
        done.writes.fetch_add(batch.len() as u64, Ordering::Relaxed);
        done.commits.fetch_add(1, Ordering::Relaxed);
    }
    for request in batch {
        request.answer(committed.clone());
    }
}

/// Runs the requests in one transaction. After an error the database is as before.
fn commit(desk: &mut Desk, batch: &mut [Box<dyn Request>]) -> rusqlite::Result<()> {
    let transacted = transact(desk, batch);
    if transacted.is_err() {
        desk.heads.forget_all();
        if !desk.db.is_autocommit() {
            desk.db.execute_batch("ROLLBACK")?;
        }
    }
    transacted
}

fn transact(desk: &mut Desk, batch: &mut [Box<dyn Request>]) -> rusqlite::Result<()> {
    desk.db.prepare_cached("BEGIN IMMEDIATE")?.execute(())?;
    for request in batch {
        request.run(desk)?;
    }
    desk.db.prepare_cached("COMMIT")?.execute(())?;
    Ok(())
}
