//! The tables in memory: each owned by a task of its own, loaded when somebody asks, gone when nobody does.

use crate::house::House;
use crate::problem::Problem;
use crate::table::LiveTable;
use benben_store::TableId;
use futures_util::future::BoxFuture;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{mpsc, oneshot};

/// A request to a table, or to what should have been one: carried out by the task that owns it, one after another.
pub(crate) type Request =
    Box<dyn for<'a> FnOnce(Result<&'a mut LiveTable, Problem>) -> BoxFuture<'a, ()> + Send>;

/// How many requests may wait at one table before senders wait, too.
const WAITING: usize = 64;

/// A table may leave memory between finding it and asking it; nobody is so unlucky so often.
const TRIES: usize = 5;

/// Where the tables in memory are found.
#[derive(Default)]
pub(crate) struct Tables {
    live: Mutex<HashMap<TableId, mpsc::Sender<Request>>>,
}

impl Tables {
    /// The way to the table's task, which is started if there is none.
    fn find(&self, house: &Arc<House>, id: &TableId) -> mpsc::Sender<Request> {
        let mut live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(sender) = live.get(id).filter(|sender| !sender.is_closed()) {
            return sender.clone();
        }
        let (sender, receiver) = mpsc::channel(WAITING);
        live.insert(id.clone(), sender.clone());
        tokio::spawn(crate::table::run(house.clone(), id.clone(), receiver));
        sender
    }

    /// Is the table in memory?
    pub(crate) fn is_live(&self, id: &TableId) -> bool {
        let live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        live.get(id).is_some_and(|sender| !sender.is_closed())
    }

    /// Claims a table, unless it is in memory.
    pub(crate) fn claim(&self, id: &TableId) -> Option<Claim> {
        let mut live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        if live.get(id).is_some_and(|sender| !sender.is_closed()) {
            return None;
        }
        let (sender, waiting) = mpsc::channel(WAITING);
        live.insert(id.clone(), sender);
        Some(Claim { id: id.clone(), waiting })
    }

    /// Forgets a task that has stopped taking requests.
    pub(crate) fn forget(&self, id: &TableId) {
        let mut live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        if live.get(id).is_some_and(mpsc::Sender::is_closed) {
            live.remove(id);
            // After a crowd has left, their room is given back.
            if live.capacity() > 64 + 4 * live.len() {
                live.shrink_to_fit();
            }
        }
    }
}

/// A table that is not in memory, and is kept from coming back for a moment: whoever asks for it waits.
pub(crate) struct Claim {
    id: TableId,
    waiting: mpsc::Receiver<Request>,
}

impl Claim {
    /// The table.
    pub(crate) fn id(&self) -> &TableId {
        &self.id
    }
}

/// Gives up a claim: whoever asked for the table meanwhile is served.
pub(crate) fn release(house: &Arc<House>, claim: Claim) {
    let Claim { id, mut waiting } = claim;
    waiting.close();
    house.tables.forget(&id);
    let house = house.clone();
    tokio::spawn(async move {
        while let Some(request) = waiting.recv().await {
            // Without a way to the table, dropping the request tells whoever waits for its answer.
            let _ = deliver(&house, &id, request).await;
        }
    });
}

/// Brings a request to the table's task.
async fn deliver(house: &Arc<House>, id: &TableId, mut request: Request) -> Result<(), Undeliverable> {
    for _ in 0..TRIES {
        match house.tables.find(house, id).send(request).await {
            Ok(()) => return Ok(()),
            Err(mpsc::error::SendError(returned)) => request = returned,
        }
    }
    Err(Undeliverable)
}

/// The table left memory whenever it was asked.
struct Undeliverable;

/// Asks a table, wherever it is: loads it if need be.
pub(crate) async fn ask<T, F>(house: &Arc<House>, id: &TableId, work: F) -> Result<T, Problem>
where
    T: Send + 'static,
    F: for<'a> FnOnce(&'a mut LiveTable) -> BoxFuture<'a, Result<T, Problem>> + Send + 'static,
{
    let (answer, answered) = oneshot::channel();
    let request: Request = Box::new(move |table| {
        Box::pin(async move {
            let result = match table {
                Ok(table) => match table.refresh().await {
                    Ok(()) => work(table).await,
                    Err(problem) => Err(problem),
                },
                Err(problem) => Err(problem),
            };
            // Whoever asked may be gone; what was done stays done.
            let _ = answer.send(result);
        })
    });
    match deliver(house, id, request).await {
        // Without an answer, carrying it out panicked.
        Ok(()) => answered.await.unwrap_or_else(|_| Err(Problem::Fault)),
        Err(Undeliverable) => Err(Problem::Fault),
    }
}

/// Brings a table to memory, where a bot may have to move.
pub(crate) fn wake(house: &Arc<House>, id: &TableId) {
    let (house, id) = (house.clone(), id.clone());
    tokio::spawn(async move {
        // Whatever is wrong with the table is said by its task, and again to whoever asks for it.
        let _ = ask(&house, &id, |_| Box::pin(async { Ok(()) })).await;
    });
}
