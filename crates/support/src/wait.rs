//! Waiting that ends: every loop that waits has a limit and a name, and gives up with both.

use std::fmt;
use std::future::poll_fn;
use std::io;
use std::pin::pin;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::task::Poll;
use std::thread::{sleep, spawn};
use std::time::{Duration, Instant};

/// Whatever a test waits for is there long before this, also on a busy machine.
pub const LONG: Duration = Duration::from_secs(60);

/// How long to rest between two looks.
const REST: Duration = Duration::from_millis(5);

/// Does nothing for so long: for load that comes at a certain pace. Tests wait for something that can be seen instead.
pub fn pause(time: Duration) {
    sleep(time);
}

/// What was waited for did not come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WaitedInVain {
    /// What was waited for.
    pub what: String,
    /// How long.
    pub patience: Duration,
}

impl fmt::Display for WaitedInVain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "waited {:?} in vain for {}", self.patience, self.what)
    }
}

impl std::error::Error for WaitedInVain {}

impl From<WaitedInVain> for io::Error {
    fn from(error: WaitedInVain) -> Self {
        io::Error::new(io::ErrorKind::TimedOut, error)
    }
}

/// Looks again and again until there is something to see; panics with `what` if it does not come.
///
/// ```
/// let mut answers = [None, None, Some(42)].into_iter().flatten();
/// assert_eq!(benben_support::wait_for("the bot's answer", || answers.next()), 42);
/// ```
#[track_caller]
pub fn wait_for<T>(what: &str, look: impl FnMut() -> Option<T>) -> T {
    wait_within(what, LONG, look).unwrap_or_else(|error| panic!("{error}"))
}

/// Looks again and again until there is something to see, or the patience is at its end. Looks at least once.
pub fn wait_within<T>(
    what: &str,
    patience: Duration,
    mut look: impl FnMut() -> Option<T>,
) -> Result<T, WaitedInVain> {
    let end = Instant::now() + patience;
    loop {
        if let Some(seen) = look() {
            return Ok(seen);
        }
        if Instant::now() >= end {
            return Err(WaitedInVain { what: what.to_owned(), patience });
        }
        sleep(REST);
    }
}

/// Like [`wait_for`] inside any async runtime: between two looks everybody else gets their turn.
pub async fn wait_for_async<T>(what: &str, mut look: impl AsyncFnMut() -> Option<T>) -> T {
    let looking = async {
        loop {
            if let Some(seen) = look().await {
                return seen;
            }
            let mut rested = false;
            let rest = poll_fn(|context| {
                context.waker().wake_by_ref();
                if std::mem::replace(&mut rested, true) { Poll::Ready(()) } else { Poll::Pending }
            });
            rest.await;
        }
    };
    in_time(what, looking).await
}

/// Something that must be done in time; panics with `what` if it is not.
///
/// The time is that of the wall, watched by a thread, so that it also ends tests whose runtime has a clock of its own.
pub async fn in_time<T>(what: &str, work: impl Future<Output = T>) -> T {
    let end = Instant::now() + LONG;
    let mut work = pin!(work);
    let mut watching = None;
    let done = poll_fn(|context| {
        if let Poll::Ready(done) = work.as_mut().poll(context) {
            return Poll::Ready(Some(done));
        }
        if Instant::now() >= end {
            return Poll::Ready(None);
        }
        watching.get_or_insert_with(|| {
            let waker = context.waker().clone();
            let (watched, watch) = mpsc::channel::<()>();
            spawn(move || {
                // Whoever is done hangs up.
                if watch.recv_timeout(LONG) == Err(RecvTimeoutError::Timeout) {
                    waker.wake();
                }
            });
            watched
        });
        Poll::Pending
    });
    done.await.unwrap_or_else(|| panic!("{}", WaitedInVain { what: what.to_owned(), patience: LONG }))
}

/// Does something, and says how long it took: for limits that let through so much a second. No test passes because something
/// was quick.
pub fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let begun = Instant::now();
    (work(), begun.elapsed())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_comes_is_answered() {
        let mut looks = 0..3;
        assert_eq!(wait_for("the third look", || (looks.next() == Some(2)).then_some("there")), "there");
    }

    #[test]
    fn what_does_not_come_is_named() {
        let waited = wait_within("the pharaoh", Duration::ZERO, || None::<()>);
        assert_eq!(waited.unwrap_err().to_string(), "waited 0ns in vain for the pharaoh");
    }
}
