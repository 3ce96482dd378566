//! The lives of the server, as those who play see them: it dies, and another takes its place.

use benben_support::{Client, LONG};
use std::collections::HashMap;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// Which life it is, and how it goes.
struct Now {
    life: u64,
    client: Client,
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
    pub(crate) fn new(client: Client) -> Self {
        let again = HashMap::new();
        let now = Now { life: 1, client, actions: 0, finishing: false, failed: false, again };
        Lives { now: Mutex::new(now), changed: Condvar::new() }
    }

    /// Who has failed while looking has left nothing half done.
    fn lock(&self) -> MutexGuard<'_, Now> {
        self.now.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait(&self, what: &str, until: impl Fn(&Now) -> bool) -> MutexGuard<'_, Now> {
        let now = self.lock();
        let (now, waited) = self
            .changed
            .wait_timeout_while(now, LONG, |now| !now.failed && !until(now))
            .unwrap_or_else(PoisonError::into_inner);
        assert!(!now.failed, "somebody else has seen something wrong");
        assert!(!waited.timed_out(), "waited {LONG:?} in vain for {what}");
        now
    }

    /// The first life after this one, and who talks to the server then.
    pub(crate) fn after(&self, life: u64) -> (u64, Client) {
        let now = self.wait("the next server", |now| now.life > life);
        (now.life, now.client.clone())
    }

    /// Another process serves from now on.
    pub(crate) fn begin(&self, client: Client) {
        let mut now = self.lock();
        (now.life, now.client, now.actions) = (now.life + 1, client, 0);
        self.changed.notify_all();
    }

    /// An action was acknowledged.
    pub(crate) fn count_action(&self) {
        self.lock().actions += 1;
        self.changed.notify_all();
    }

    /// Waits until so many actions were acknowledged in this life.
    pub(crate) fn wait_for_actions(&self, actions: u32) {
        drop(self.wait("acknowledged actions", |now| now.actions >= actions));
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
