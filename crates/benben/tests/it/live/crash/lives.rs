//! The lives of the server, as those who play see them: it dies, and another takes its place.

use std::collections::HashMap;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// If nothing happens for so long, something is wrong.
const LONG: Duration = Duration::from_secs(60);

/// Which life it is, and how it goes.
#[derive(Default)]
struct Now {
    life: u64,
    address: String,
    /// Actions acknowledged in this life.
    actions: u32,
    finishing: bool,
    /// Somebody has seen something wrong.
    failed: bool,
    /// What was decided about tables that are over: play once more?
    again: HashMap<String, bool>,
}

/// The lives of the server.
pub(crate) struct Lives {
    now: Mutex<Now>,
    changed: Condvar,
}

impl Lives {
    pub(crate) fn new(address: &str) -> Self {
        let now = Now { life: 1, address: address.to_owned(), ..Now::default() };
        Lives { now: Mutex::new(now), changed: Condvar::new() }
    }

    /// Who has failed while looking has left nothing half done.
    fn lock(&self) -> MutexGuard<'_, Now> {
        self.now.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait(&self, until: impl Fn(&Now) -> bool) -> MutexGuard<'_, Now> {
        let now = self.lock();
        let (now, waited) = self
            .changed
            .wait_timeout_while(now, LONG, |now| !now.failed && !until(now))
            .unwrap_or_else(PoisonError::into_inner);
        assert!(!now.failed, "somebody else has seen something wrong");
        assert!(!waited.timed_out(), "nothing happens any more");
        now
    }

    /// The first life after this one, and where the server is then.
    pub(crate) fn after(&self, life: u64) -> (u64, String) {
        let now = self.wait(|now| now.life > life);
        (now.life, now.address.clone())
    }

    /// Another process serves from now on.
    pub(crate) fn begin(&self, address: &str) {
        let mut now = self.lock();
        (now.life, now.address, now.actions) = (now.life + 1, address.to_owned(), 0);
        self.changed.notify_all();
    }

    /// An action was acknowledged.
    pub(crate) fn count_action(&self) {
        self.lock().actions += 1;
        self.changed.notify_all();
    }

    /// Waits until so many actions were acknowledged in this life.
    pub(crate) fn wait_for_actions(&self, actions: u32) {
        drop(self.wait(|now| now.actions >= actions));
    }

    /// It lives on: games that are over are not followed by others.
    pub(crate) fn finish(&self) {
        self.lock().finishing = true;
    }

    /// Shall those at this table play once more? All of them get the same answer.
    pub(crate) fn once_more(&self, table: &str) -> bool {
        let mut now = self.lock();
        let going_on = !now.finishing;
        *now.again.entry(table.to_owned()).or_insert(going_on)
    }

    /// Does something; if it panics, everybody else learns of it instead of waiting for ever.
    pub(crate) fn watch_over(&self, work: impl FnOnce()) {
        let done = std::panic::catch_unwind(std::panic::AssertUnwindSafe(work));
        if let Err(panic) = done {
            self.lock().failed = true;
            self.changed.notify_all();
            std::panic::resume_unwind(panic);
        }
    }
}
