//! Connections to the database, lent to one request at a time: a limited number of them, and nobody waits for ever.

use super::address::PostgresAddress;
use super::connection::{Connection, Result as DbResult};
use super::trouble;
use crate::StoreError;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;
use tokio::{task, time};

/// Connections at most, beside that of whoever appends. More would only wait for the same processors.
pub(super) const CONNECTIONS: usize = 8;
/// How long to wait for a free one.
const FREE: Duration = Duration::from_secs(5);
/// A connection that was in use so lately is taken to be alive.
const FRESH: Duration = Duration::from_millis(500);
/// How long to wait for an answer. The database gives up sooner, unless it doesn't get to it.
pub(super) const ANSWER: Duration = Duration::from_secs(20);
/// How often what lost a race is tried again.
pub(super) const RACES: u32 = 30;

/// What a session is told when it begins. A session whose other end has vanished doesn't stay for hours.
const SESSION: &str = "SET statement_timeout = '15s'; SET lock_timeout = '10s';
    SET idle_in_transaction_session_timeout = '30s';
    SET client_min_messages = warning; SET tcp_keepalives_idle = 10;
    SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3;";

/// A new session.
pub(super) fn connect(address: &PostgresAddress) -> Result<Connection, StoreError> {
    let db = Connection::new(address.connect()?);
    db.batch(SESSION).map_err(|error| trouble::of(address.place(), &error))?;
    Ok(db)
}

/// A connection that nobody uses, and since when.
struct Free {
    db: Connection,
    since: Instant,
}

/// The connections that are free.
pub(super) struct Pool {
    address: PostgresAddress,
    free: Mutex<Vec<Free>>,
    places: Arc<Semaphore>,
    /// Nothing may be changed.
    reads_only: bool,
}

impl Pool {
    /// Connections are made when first needed.
    pub(super) fn new(address: PostgresAddress, reads_only: bool) -> Self {
        let places = Arc::new(Semaphore::new(CONNECTIONS));
        Pool { address, free: Mutex::default(), places, reads_only }
    }

    /// Answers a question as of one moment.
    pub(super) async fn read<T, R>(self: &Arc<Self>, mut work: R) -> Result<T, StoreError>
    where
        T: Send + 'static,
        R: FnMut(&Connection) -> DbResult<T> + Send + 'static,
    {
        self.lend(move |db| {
            in_transaction(db, "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", |db| {
                work(db).map(Ok::<T, StoreError>)
            })
        })
        .await?
    }

    /// Changes something, as if nobody else did at the same time: who loses a race begins again.
    pub(super) async fn write<T, E, W>(self: &Arc<Self>, mut work: W) -> Result<Result<T, E>, StoreError>
    where
        T: Send + 'static,
        E: Send + 'static,
        W: FnMut(&Connection) -> DbResult<Result<T, E>> + Send + 'static,
    {
        self.lend(move |db| in_transaction(db, "BEGIN ISOLATION LEVEL SERIALIZABLE", &mut work)).await
    }

    /// Changes a table whose row it locks first, or that nobody knows yet: so nobody else changes it at the same time. Spares what
    /// it costs to watch everything that is read.
    pub(super) async fn write_at<T, E, W>(self: &Arc<Self>, mut work: W) -> Result<Result<T, E>, StoreError>
    where
        T: Send + 'static,
        E: Send + 'static,
        W: FnMut(&Connection) -> DbResult<Result<T, E>> + Send + 'static,
    {
        self.lend(move |db| in_transaction(db, "BEGIN ISOLATION LEVEL READ COMMITTED", &mut work)).await
    }

    /// Carries out one statement, which is whole by itself.
    pub(super) async fn tell<T, W>(self: &Arc<Self>, mut work: W) -> Result<T, StoreError>
    where
        T: Send + 'static,
        W: FnMut(&Connection) -> DbResult<T> + Send + 'static,
    {
        self.lend(move |db| again(db, &mut work)).await
    }

    /// Lends a connection.
    pub(super) async fn lend<T, R>(self: &Arc<Self>, mut work: R) -> Result<T, StoreError>
    where
        T: Send + 'static,
        R: FnMut(&Connection) -> DbResult<T> + Send + 'static,
    {
        let place = match time::timeout(FREE, Arc::clone(&self.places).acquire_owned()).await {
            Ok(place) => place.map_err(|_| StoreError::Stopped)?,
            Err(_) => return Err(self.unanswered("all connections are busy")),
        };
        let pool = Arc::clone(self);
        let lent = task::spawn_blocking(move || {
            let _place = place;
            pool.use_one(&mut work)
        });
        match time::timeout(ANSWER, lent).await {
            Ok(answer) => answer.map_err(|_| StoreError::Stopped)?,
            Err(_) => Err(self.unanswered("it doesn't answer")),
        }
    }

    fn use_one<T>(&self, work: &mut impl FnMut(&Connection) -> DbResult<T>) -> Result<T, StoreError> {
        let free = self.free().pop();
        // One that has lain here may have died since: then nothing was done with it, and a new one is no risk.
        let kept = free.filter(|free| free.since.elapsed() < FRESH || free.db.batch("").is_ok());
        let db = match kept {
            Some(free) => free.db,
            None => self.connect()?,
        };
        let answer = work(&db).map_err(|error| trouble::of(self.address.place(), &error));
        if db.is_closed() {
            // The others have hardly survived what this one has not.
            self.free().clear();
        } else if !self.places.is_closed() {
            self.free().push(Free { db, since: Instant::now() });
        }
        answer
    }

    fn connect(&self) -> Result<Connection, StoreError> {
        let db = connect(&self.address)?;
        if self.reads_only {
            db.batch("SET default_transaction_read_only = on")
                .map_err(|error| trouble::of(self.address.place(), &error))?;
        }
        Ok(db)
    }

    fn unanswered(&self, problem: &str) -> StoreError {
        StoreError::Unreachable { place: self.address.place().to_owned(), problem: problem.to_owned() }
    }

    /// Nobody gets a connection any more. Connections end on a thread of their own: they mustn't on one that serves others.
    pub(super) fn close(&self) {
        self.places.close();
        let free = std::mem::take(&mut *self.free());
        if !free.is_empty() {
            // If there is no room for a thread, the process is at its end anyway.
            let ending = std::thread::Builder::new().name("store-closing".to_owned());
            let _ = ending.spawn(move || drop(free)).map(std::thread::JoinHandle::join);
        }
    }

    fn free(&self) -> MutexGuard<'_, Vec<Free>> {
        // Pushing and popping leave no half-done list behind a panic.
        self.free.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.close();
    }
}

/// What was refused changes nothing, and what failed neither.
fn in_transaction<T, E>(
    db: &Connection,
    begin: &str,
    mut work: impl FnMut(&Connection) -> DbResult<Result<T, E>>,
) -> DbResult<Result<T, E>> {
    again(db, &mut |db: &Connection| {
        db.batch(begin)?;
        let outcome = work(db).and_then(|outcome| {
            db.batch(if outcome.is_ok() { "COMMIT" } else { "ROLLBACK" })?;
            Ok(outcome)
        });
        if outcome.is_err() && !db.is_closed() {
            db.batch("ROLLBACK")?;
        }
        outcome
    })
}

/// Once more, as long as somebody else was faster.
pub(super) fn again<T>(db: &Connection, work: &mut impl FnMut(&Connection) -> DbResult<T>) -> DbResult<T> {
    let mut races = 0;
    loop {
        match work(db) {
            Err(error) if error.is_lost_race() && races < RACES => {
                races += 1;
                db.forget_outdated(&error);
            }
            answer => return answer,
        }
    }
}
