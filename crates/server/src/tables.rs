//! The tables in memory: each owned by a task of its own, loaded when somebody asks, gone when nobody does.

use crate::house::House;
use crate::nodes::Whose;
use crate::problem::Problem;
use crate::table::{LiveTable, Progress};
use benben_store::{Latest, TableId};
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
    live: Mutex<HashMap<TableId, Live>>,
}

/// A table in memory.
struct Live {
    way: mpsc::Sender<Request>,
    progress: Arc<Progress>,
}

impl Live {
    /// With the other end of the way.
    fn new() -> (Self, mpsc::Receiver<Request>) {
        let (way, receiver) = mpsc::channel(WAITING);
        (Live { way, progress: Arc::default() }, receiver)
    }

    fn is_closed(&self) -> bool {
        self.way.is_closed()
    }
}

/// What is done to tables in memory that nobody asked for.
pub(crate) enum Ask {
    /// Others have changed it; it is this far now.
    CatchUp(Latest),
    /// It is at home elsewhere: it leaves memory, and whoever looks comes again.
    Move,
    /// It is at home here: bots and clocks go on.
    Stay,
    /// Whether somebody looks at it is noted now.
    NoteVisit,
}

impl Tables {
    /// The way to the table's task, which is started if there is none.
    fn find(&self, house: &Arc<House>, id: &TableId) -> mpsc::Sender<Request> {
        let mut live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(found) = live.get(id).filter(|found| !found.is_closed()) {
            return found.way.clone();
        }
        let (new, receiver) = Live::new();
        let (way, progress) = (new.way.clone(), new.progress.clone());
        live.insert(id.clone(), new);
        tokio::spawn(crate::table::run(house.clone(), id.clone(), progress, receiver));
        way
    }

    /// All tables in memory.
    pub(crate) fn live(&self) -> Vec<TableId> {
        let live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        live.iter().filter(|(_, one)| !one.is_closed()).map(|(id, _)| id.clone()).collect()
    }

    /// Is a table in memory not as far as this?
    pub(crate) fn is_behind(&self, latest: &Latest) -> bool {
        let live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        live.get(&latest.table).is_some_and(|one| one.progress.is_behind(latest))
    }

    /// Does something to a table if it is in memory.
    pub(crate) fn ask_live(&self, house: &Arc<House>, id: &TableId, what: Ask) {
        if self.is_live(id) {
            let (house, id) = (house.clone(), id.clone());
            tokio::spawn(async move {
                // What goes wrong is tried again the next time it is compared.
                let _ = ask(&house, &id, move |table| Box::pin(table.heed(what))).await;
            });
        }
    }

    /// Is the table in memory?
    pub(crate) fn is_live(&self, id: &TableId) -> bool {
        let live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        live.get(id).is_some_and(|one| !one.is_closed())
    }

    /// Claims a table, unless it is in memory.
    pub(crate) fn claim(&self, id: &TableId) -> Option<Claim> {
        let mut live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        if live.get(id).is_some_and(|one| !one.is_closed()) {
            return None;
        }
        let (new, waiting) = Live::new();
        live.insert(id.clone(), new);
        Some(Claim { id: id.clone(), waiting })
    }

    /// Forgets a task that has stopped taking requests.
    pub(crate) fn forget(&self, id: &TableId) {
        let mut live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        if live.get(id).is_some_and(Live::is_closed) {
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
                Ok(table) => match table.make_sure().await {
                    Ok(()) => {
                        let result = work(table).await;
                        table.doubt(result).await
                    }
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

/// Brings a table to memory where it is at home, because a bot may have to move.
pub(crate) fn wake(house: &Arc<House>, id: &TableId) {
    if !house.is_home_of(Whose::Table(id)) {
        return house.tell_home(id);
    }
    let (house, id) = (house.clone(), id.clone());
    tokio::spawn(async move {
        // Whatever is wrong with the table is said by its task, and again to whoever asks for it.
        let _ = ask(&house, &id, |_| Box::pin(async { Ok(()) })).await;
    });
}
