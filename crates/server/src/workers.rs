//! Threads for what takes long: bots' decisions, records to be checked, long games to be played again. They never take a
//! thread from people's requests, give way to them where the system knows how, and serve clients in turn.

mod queue;

pub(crate) use queue::{Party, Rank};

use queue::{Queue, Room};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// How much more others matter to the system than these threads, from 0 to 19.
#[cfg(target_os = "linux")]
const NICENESS: i32 = 10;

type Job = Box<dyn FnOnce() + Send>;

/// Some threads, and who waits for one.
#[derive(Debug)]
pub(crate) struct Workers {
    shared: Arc<Shared>,
}

#[derive(Debug)]
struct Shared {
    name: String,
    /// Threads at most. They start when there is something to do.
    threads: usize,
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug)]
struct State {
    queue: Queue<Job>,
    /// Threads that have started, and those of them that wait for something to do.
    started: usize,
    idle: usize,
    closed: bool,
}

/// Why something was not done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Undone {
    /// The one who asks has enough waiting already.
    EnoughOfYours,
    /// Too many wait.
    Crowded,
    /// It panicked.
    Panicked,
}

/// How many jobs may wait.
#[derive(Clone, Copy, Debug)]
pub(crate) struct QueueLimits {
    /// Of one client.
    pub(crate) each: usize,
    /// In all.
    pub(crate) all: usize,
}

impl QueueLimits {
    /// Whatever comes waits: there is another limit to how much can come.
    pub(crate) const ENDLESS: QueueLimits = QueueLimits { each: usize::MAX, all: usize::MAX };
}

impl Workers {
    /// So many threads. Of more than one, no client gets all, and neither does what can wait; finished games are looked at by no
    /// more than half of them.
    pub(crate) fn start(name: &str, threads: usize, limits: QueueLimits) -> Self {
        let threads = threads.max(1);
        let room = Room { most: threads.saturating_sub(1).max(1), studies: (threads / 2).max(1) };
        let queue = Queue::new(room, limits);
        let state = Mutex::new(State { queue, started: 0, idle: 0, closed: false });
        let shared = Shared { name: name.to_owned(), threads, state, changed: Condvar::new() };
        Workers { shared: Arc::new(shared) }
    }

    /// Puts a job in line, and wakes or starts a thread for it.
    fn push(&self, rank: Rank, party: Party, job: Job) -> Result<(), Undone> {
        let mut state = self.shared.lock();
        state.queue.push(rank, party, job)?;
        if state.queue.waiting() > state.idle && state.started < self.shared.threads {
            let (shared, name) = (self.shared.clone(), format!("{}-{}", self.shared.name, state.started + 1));
            // Without a thread the system has none to give; those there are go on.
            if std::thread::Builder::new().name(name).spawn(move || shared.work()).is_ok() {
                state.started += 1;
            }
        }
        drop(state);
        self.shared.changed.notify_one();
        Ok(())
    }

    /// Does something when it is this client's turn.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        rank: Rank,
        party: Party,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Undone> {
        let (done, waiting) = oneshot::channel();
        let job = Box::new(move || {
            // Nobody may be waiting for it any more.
            if !done.is_closed() {
                let _ = done.send(catch_unwind(AssertUnwindSafe(work)));
            }
        });
        self.push(rank, party, job)?;
        match waiting.await {
            Ok(Ok(result)) => Ok(result),
            Ok(Err(_)) | Err(_) => Err(Undone::Panicked),
        }
    }
}

impl Drop for Workers {
    fn drop(&mut self) {
        self.shared.lock().closed = true;
        self.shared.changed.notify_all();
    }
}

impl Shared {
    /// A job that panics does so outside of the lock.
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self) {
        give_way();
        let mut state = self.lock();
        loop {
            if state.closed {
                return;
            }
            match state.queue.pop() {
                Some((running, job)) => {
                    drop(state);
                    job();
                    state = self.lock();
                    state.queue.done(running);
                    // Somebody's next job may have waited for this one.
                    self.changed.notify_all();
                }
                None => {
                    state.idle += 1;
                    state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
                    state.idle -= 1;
                }
            }
        }
    }
}

/// Lets the system prefer all other threads.
#[cfg(target_os = "linux")]
fn give_way() {
    // On Linux a priority belongs to a thread. Without it everything works, only less smoothly.
    let _ = rustix::process::setpriority_process(Some(rustix::thread::gettid()), NICENESS);
}

#[cfg(not(target_os = "linux"))]
fn give_way() {}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    const ADA: Party = Party::ADA;
    const BO: Party = Party::BO;

    /// Keeps a thread busy until the other end is dropped.
    fn hold() -> (mpsc::Sender<()>, impl FnOnce() + Send + 'static) {
        let (release, held) = mpsc::channel::<()>();
        (release, move || assert!(held.recv().is_err()))
    }

    #[tokio::test]
    async fn what_was_done_is_answered_and_a_panic_breaks_nothing() {
        let workers = Workers::start("test", 1, QueueLimits::ENDLESS);
        assert_eq!(workers.run(Rank::First, ADA, || 6 * 7).await, Ok(42));
        let failed = workers.run(Rank::First, ADA, || panic!("a fault of the work")).await;
        assert_eq!(failed.map(|(): ()| ()), Err(Undone::Panicked));
        assert_eq!(workers.run(Rank::First, ADA, || 1).await, Ok(1));
    }

    #[tokio::test]
    async fn one_client_never_has_all_threads() {
        let workers = Arc::new(Workers::start("test", 2, QueueLimits::ENDLESS));
        let (release, hold) = hold();
        let held = tokio::spawn({
            let workers = workers.clone();
            async move { workers.run(Rank::First, ADA, hold).await }
        });
        let next = tokio::spawn({
            let workers = workers.clone();
            async move { workers.run(Rank::First, ADA, || ()).await }
        });
        // Ada's first job holds a thread for as long as it likes, and Bo is served all the same.
        assert_eq!(workers.run(Rank::Last, BO, || "served").await, Ok("served"));
        drop(release);
        assert_eq!(held.await.unwrap(), Ok(()));
        assert_eq!(next.await.unwrap(), Ok(()));
    }

    #[tokio::test]
    async fn whoever_gave_up_waiting_costs_nothing() {
        let workers = Workers::start("test", 1, QueueLimits::ENDLESS);
        let (release, hold) = hold();
        let (told, tell) = mpsc::channel();
        let held = workers.run(Rank::First, ADA, hold);
        let given_up = workers.run(Rank::First, ADA, move || told.send(()));
        tokio::select! {
            biased;
            _ = async { tokio::join!(held, given_up) } => unreachable!("the first is held"),
            () = std::future::ready(()) => {}
        }
        drop(release);
        workers.run(Rank::First, ADA, || ()).await.unwrap();
        assert!(tell.recv().is_err(), "it was done for nobody");
    }
}
