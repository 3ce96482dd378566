//! Connections that only read, lent to one question at a time, beside the writer and never in its way.

use super::guard::Guard;
use super::{schema, trouble};
use crate::StoreError;
use rusqlite::Connection;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::Semaphore;
use tokio::task;

/// Questions answered at the same time at most: more would only wait for the same disk.
const READERS: usize = 4;

/// The connections that are free.
pub(super) struct Readers {
    file: PathBuf,
    guard: Option<Arc<Guard>>,
    free: Mutex<Vec<Connection>>,
    places: Arc<Semaphore>,
}

impl Readers {
    /// Readers of this file; connections are opened when first needed.
    pub(super) fn new(file: PathBuf, guard: Option<Arc<Guard>>) -> Self {
        Readers { file, guard, free: Mutex::default(), places: Arc::new(Semaphore::new(READERS)) }
    }

    /// Answers a question as of one moment.
    pub(super) async fn read<T, R>(self: &Arc<Self>, work: R) -> Result<T, StoreError>
    where
        T: Send + 'static,
        R: FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    {
        let file = self.file.clone();
        self.lend(move |db| {
            let moment = db.unchecked_transaction().map_err(|error| trouble::of(&file, &error))?;
            work(&moment).map_err(|error| trouble::of(&file, &error))
        })
        .await
    }

    /// Lends a connection.
    pub(super) async fn lend<T, R>(self: &Arc<Self>, work: R) -> Result<T, StoreError>
    where
        T: Send + 'static,
        R: FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    {
        let place = Arc::clone(&self.places).acquire_owned().await.map_err(|_| StoreError::Stopped)?;
        let readers = Arc::clone(self);
        let lent = task::spawn_blocking(move || {
            let _place = place;
            let free = readers.free().pop();
            let db = match free {
                Some(db) => db,
                None => readers.open()?,
            };
            let answer = work(&db);
            if !readers.places.is_closed() {
                readers.free().push(db);
            }
            answer
        });
        lent.await.map_err(|_| StoreError::Stopped)?
    }

    /// A new connection, to the file that is being written and no other.
    fn open(&self) -> Result<Connection, StoreError> {
        let db = schema::open_for_reading(&self.file).map_err(|error| trouble::of(&self.file, &error))?;
        self.guard.as_ref().map_or(Ok(()), |guard| guard.check())?;
        Ok(db)
    }

    /// Nobody gets a connection any more.
    pub(super) fn close(&self) {
        self.places.close();
        self.free().clear();
    }

    fn free(&self) -> std::sync::MutexGuard<'_, Vec<Connection>> {
        // Pushing and popping leave no half-done list behind a panic.
        self.free.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
