//! The task that owns a table.

use super::snapshot::ProgramLook;
use super::{LiveTable, Progress};
use crate::house::House;
use crate::problem::Problem;
use crate::tables::{Request, wake};
use benben_store::{Attention, TableId};
use futures_util::FutureExt;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

/// So long a table that cannot be loaded waits for the request that woke it.
const FIRST_REQUEST: Duration = Duration::from_secs(1);

/// Owns the table until nobody has asked for it for a while.
pub(crate) async fn run(
    house: Arc<House>,
    id: TableId,
    progress: Arc<Progress>,
    mut requests: mpsc::Receiver<Request>,
) {
    // What happens rarely is boxed, here and below: a table at rest shall be small.
    match Box::pin(LiveTable::load(&house, &id)).await {
        Ok(mut table) => {
            table.progress_shown = progress;
            house.metrics.tables_live.inc();
            serve(&mut table, &mut requests).await;
            requests.close();
            house.tables.forget(&id);
            // Whoever asked in the last moment is still served; what follows from that is done by the next task.
            let mut asked = false;
            while let Some(request) = requests.recv().await {
                carry_out(&mut table, request).await;
                asked = true;
            }
            // Whoever watched is told now that the table isn't here any more.
            table.channels = Default::default();
            Box::pin(table.note_visit()).await;
            house.metrics.tables_live.dec();
            if asked && table.stored.attention == Attention::Needed {
                wake(&house, &id);
            }
        }
        Err(problem) => {
            // Whoever woke the table may not have said yet what they want: closed before that, it would be woken in vain.
            if let Ok(Some(request)) = tokio::time::timeout(FIRST_REQUEST, requests.recv()).await {
                request(Err(problem.clone())).await;
            }
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
    let mut asked = Instant::now();
    loop {
        table.settle(None);
        table.note_progress();
        if table.leaves {
            return;
        }
        let (at, wake) = table.next_wake(asked);
        tokio::select! {
            request = requests.recv() => match request {
                Some(request) => {
                    carry_out(table, request).await;
                    asked = Instant::now();
                }
                None => return,
            },
            () = sleep_until(at), if wake != Wake::Never => match wake {
                Wake::Retry => drop(Box::pin(table.refresh()).await),
                Wake::TimeUp if table.stored.rated => Box::pin(table.give_up_out_of_time()).await,
                Wake::TimeUp => table.time_is_up(),
                Wake::Remind => table.remind(),
                Wake::Absence => Box::pin(table.note_absence()).await,
                Wake::Audience => table.count_audience(),
                Wake::Look => {}
                // It stays if it can't rest, and tries again after a while.
                Wake::Leave if !Box::pin(table.lay_to_rest()).await => asked = Instant::now(),
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
    /// Somebody's time will be up before long.
    Remind,
    /// Somebody has been gone for so long that others may do something about it.
    Absence,
    /// Spectators have come or gone.
    Audience,
    /// It looks whether it has become crowded in memory.
    Look,
    /// Nobody has looked for a while: it leaves memory.
    Leave,
    /// It just waits.
    Never,
}

/// A store that failed is tried again after this time.
const STORE_BACKOFF: Duration = Duration::from_secs(2);
/// With more tables in memory than that, those at rest leave sooner.
const CROWD: f64 = 200.0;
/// How often a table at rest looks whether it has become crowded.
const LOOK: Duration = Duration::from_secs(2);

/// Carries out a request. If that panics, this table is closed; all others go on.
async fn carry_out(table: &mut LiveTable, request: Request) {
    let carried_out = AssertUnwindSafe(request(Ok(table))).catch_unwind().await;
    if carried_out.is_err() {
        Box::pin(table.close_by_fault()).await;
    }
}

impl LiveTable {
    /// After something happened: clocks run for whom the rules wait, bots think, and whoever watches sees it. Whoever looks
    /// like `answered` sees it in an answer.
    pub(super) fn settle(&mut self, answered: Option<ProgramLook>) {
        if std::mem::take(&mut self.changed) {
            self.note_try();
            self.note_rating();
            self.note_tournament();
            self.start_clocks();
            self.tell_awaited();
            self.wake_bots();
            self.publish(answered);
        }
    }

    /// What to do if nobody asks, and when. `asked` is when somebody last did.
    fn next_wake(&self, asked: Instant) -> (Instant, Wake) {
        let now = Instant::now();
        if self.stale {
            return (now + STORE_BACKOFF, Wake::Retry);
        }
        let time_up = self.deadline().map(|at| (at, Wake::TimeUp));
        let absence = self.next_absence(now).map(|at| (at, Wake::Absence));
        let audience = self.next_count().map(|at| (at, Wake::Audience));
        let remind = self.next_reminder().map(|at| (at, Wake::Remind));
        let wakes = [time_up, remind, absence, audience].into_iter().flatten();
        let next = wakes.min_by_key(|(at, _)| *at);
        // Of these the server is reminded in time, wherever the table is then.
        let waits = |(at, wake): (Instant, Wake)| {
            !matches!(wake, Wake::TimeUp | Wake::Remind) || !self.may_rest_until(at)
        };
        if let Some(next) = next.filter(|next| waits(*next)) {
            return next;
        }
        if self.is_idle() {
            let live = self.house.metrics.tables_live.get();
            let leave = asked + idle_timeout(self.house.config.idle_after, live);
            return if leave <= now + LOOK { (leave, Wake::Leave) } else { (now + LOOK, Wake::Look) };
        }
        next.unwrap_or((now, Wake::Never))
    }

    /// Would nobody miss it?
    fn is_idle(&self) -> bool {
        !self.channels.watched() && self.places.iter().all(|place| place.thinking.is_none())
    }
}

/// How long a table at rest stays: with ten times the crowd in memory, a hundredth of the time.
fn idle_timeout(idle_after: Duration, live: i64) -> Duration {
    let crowding = (live as f64 / CROWD).max(1.0);
    idle_after.div_f64(crowding * crowding)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crowd_leaves_sooner() {
        let timeout = |live| idle_timeout(Duration::from_secs(60), live).as_millis();
        assert_eq!([0, 1, 200, 400, 2_000].map(timeout), [60_000, 60_000, 60_000, 15_000, 600]);
    }
}
