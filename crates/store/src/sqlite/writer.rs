//! The one thread that writes. While it syncs a commit to disk, further requests queue up; it then takes them all
//! into the next commit. So each is durable when answered, and a hundred cost hardly more than one.

use super::trouble;
use crate::{Figures, StoreError};
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
    queue: Option<mpsc::Sender<Box<dyn Request>>>,
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
    pub(super) fn start(db: Connection, file: PathBuf) -> Result<Self, StoreError> {
        let (queue, requests) = mpsc::channel(QUEUE);
        let done = Arc::new(Done::default());
        let counted = Arc::clone(&done);
        let thread = thread::Builder::new()
            .name("store-writer".to_owned())
            .spawn(move || run(&db, &file, requests, &counted))
            .map_err(|error| StoreError::Failed(format!("cannot start the writing thread: {error}")))?;
        Ok(Writer { queue: Some(queue), thread: Some(thread), done })
    }

    /// Has something written. The work may be done again if others in the same commit fail.
    pub(super) async fn write<T, E, W>(&self, work: W) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
        W: FnMut(&Connection) -> rusqlite::Result<Result<T, E>> + Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        let queue = self.queue.as_ref().expect("the queue is closed only by dropping the writer");
        let request = Box::new(Asked { work, outcome: None, reply });
        queue.send(request).await.map_err(|_| StoreError::Stopped)?;
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

/// Something to be written, and somebody who waits for it.
trait Request: Send {
    /// Does it within the current transaction. An error is the database's; what the request itself was refused for
    /// is kept for the answer.
    fn run(&mut self, db: &Connection) -> rusqlite::Result<()>;

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
    W: FnMut(&Connection) -> rusqlite::Result<Result<T, E>> + Send,
{
    fn run(&mut self, db: &Connection) -> rusqlite::Result<()> {
        self.outcome = Some((self.work)(db)?);
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

fn run(db: &Connection, file: &Path, mut requests: mpsc::Receiver<Box<dyn Request>>, done: &Done) {
    let mut batch = Vec::with_capacity(BATCH);
    while requests.blocking_recv_many(&mut batch, BATCH) > 0 {
        let committed = commit(db, &mut batch);
        let full = committed.as_ref().is_err_and(is_full);
        if full {
            give_back_log(db);
        }
        if committed.is_err() && (full || batch.len() > 1) {
            // One of them may be to blame, say too big for the space left: the others shall not suffer.
            for request in batch.drain(..) {
                let mut alone = [request];
                let committed = commit(db, &mut alone);
                settle(alone, committed, file, done);
            }
        } else {
            settle(batch.drain(..), committed, file, done);
        }
    }
}

fn is_full(error: &rusqlite::Error) -> bool {
    error.sqlite_error_code() == Some(ErrorCode::DiskFull)
}

/// On a full disk, moves what the log holds into the database and empties the log: often that makes room enough.
fn give_back_log(db: &Connection) {
    // If even that fails, the next commit says why.
    let _ = db.query_row("PRAGMA wal_checkpoint(TRUNCATE)", (), |_| Ok(()));
}

fn settle<B>(batch: B, committed: rusqlite::Result<()>, file: &Path, done: &Done)
where
    B: IntoIterator<Item = Box<dyn Request>, IntoIter: ExactSizeIterator>,
{
    let batch = batch.into_iter();
    let committed = committed.map_err(|error| trouble::of(file, &error));
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
fn commit(db: &Connection, batch: &mut [Box<dyn Request>]) -> rusqlite::Result<()> {
    let transacted = transact(db, batch);
    if transacted.is_err() && !db.is_autocommit() {
        db.execute_batch("ROLLBACK")?;
    }
    transacted
}

fn transact(db: &Connection, batch: &mut [Box<dyn Request>]) -> rusqlite::Result<()> {
    db.prepare_cached("BEGIN IMMEDIATE")?.execute(())?;
    for request in batch {
        request.run(db)?;
    }
    db.prepare_cached("COMMIT")?.execute(())?;
    Ok(())
}
