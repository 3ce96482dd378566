//! The task that owns a table.

use super::LiveTable;
use crate::house::House;
use crate::problem::Problem;
use crate::tables::Request;
use benben_store::TableId;
use futures_util::FutureExt;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

/// Owns the table until nobody has asked for it for a while.
pub(crate) async fn run(house: Arc<House>, id: TableId, mut requests: mpsc::Receiver<Request>) {
    match LiveTable::load(&house, &id).await {
        Ok(mut table) => {
            house.metrics.tables_live.inc();
            serve(&mut table, &mut requests).await;
            requests.close();
            house.tables.forget(&id);
            // Whoever asked in the last moment is still served.
            while let Some(request) = requests.recv().await {
                carry_out(&mut table, request).await;
            }
            house.metrics.tables_live.dec();
        }
        Err(problem) => {
            requests.close();
            house.tables.forget(&id);
            refuse_all(&problem, &mut requests).await;
        }
    }
}

async fn refuse_all(problem: &Problem, requests: &mut mpsc::Receiver<Request>) {
    while let Some(request) = requests.recv().await {
        request(Err(problem.clone())).await;
    }
}

async fn serve(table: &mut LiveTable, requests: &mut mpsc::Receiver<Request>) {
    loop {
        table.settle();
        let (at, wake) = table.next_wake();
        tokio::select! {
            request = requests.recv() => match request {
                Some(request) => carry_out(table, request).await,
                None => return,
            },
            () = sleep_until(at), if wake != Wake::Never => match wake {
                Wake::Retry => drop(table.refresh().await),
                Wake::TimeUp => table.time_is_up(),
                Wake::Leave | Wake::Never => return,
            },
        }
    }
}

/// What a table does when nobody asks it anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wake {
    /// The store failed; bots and clocks wait until it is well again.
    Retry,
    /// Somebody's time is up.
    TimeUp,
    /// Nobody has looked for a while: it leaves memory.
    Leave,
    /// It just waits.
    Never,
}

/// A store that failed is tried again after this time.
const RETRY: Duration = Duration::from_secs(2);

/// Carries out a request. If that panics, this table is closed; all others go on.
async fn carry_out(table: &mut LiveTable, request: Request) {
    let carried_out = AssertUnwindSafe(request(Ok(table))).catch_unwind().await;
    if carried_out.is_err() {
        table.close_by_fault().await;
    }
}

impl LiveTable {
    /// After something happened: clocks run for whom the rules wait, bots think, and whoever watches sees it.
    fn settle(&mut self) {
        if std::mem::take(&mut self.changed) {
            self.start_clocks();
            self.wake_bots();
            self.publish();
        }
    }

    fn next_wake(&self) -> (Instant, Wake) {
        let now = Instant::now();
        if self.stale {
            return (now + RETRY, Wake::Retry);
        }
        if let Some(at) = self.deadline() {
            return (at, Wake::TimeUp);
        }
        if self.is_idle() {
            return (now + self.house.config.idle_after, Wake::Leave);
        }
        (now, Wake::Never)
    }

    /// Would nobody miss it?
    fn is_idle(&self) -> bool {
        !self.channels.watched() && self.places.iter().all(|place| place.thinking.is_none())
    }
}
