//! How a server stops: what it says to whoever listens, and how long it goes on answering.
//!
//! From the first moment `/readyz` says no, new streams are sent elsewhere, open ones end with a last word, bots no longer
//! think, and every answer ends its connection. If somebody watches `/readyz`, the door stays open for half of the time: a
//! proxy then has somewhere to send requests until it has noticed, and none is lost between two looks.

use crate::house::House;
use crate::luck;
use crate::problem::Problem;
use crate::web::operation::Operation;
use futures_util::FutureExt;
use futures_util::future::{BoxFuture, Shared};
use tokio::time::{Instant, sleep};

/// How a server is asked to stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// By a person who waits: it closes the door, finishes what was begun, and is gone.
    Now,
    /// By whatever runs it: others take over, as [`Config::drain`](crate::Config::drain) says.
    Drain,
}

/// Whoever listened comes again after so many milliseconds: not all in the same moment, and soon enough for a game.
const SOONEST: u64 = 200;
const LATEST: u64 = 2_000;
/// Where a table has only moved to another server, which is there already, it takes less.
const SOONEST_AFTER_A_MOVE: u64 = 50;
const LATEST_AFTER_A_MOVE: u64 = 700;

/// Waits until no more connections are to be accepted, and answers by when everything has to be finished.
pub(crate) async fn closing_time(stop: impl Future<Output = Stop>, house: &House) -> Instant {
    let how = stop.await;
    let begun = Instant::now();
    house.stopping.send_replace(true);
    let drain = house.config.drain;
    if how == Stop::Now || drain.is_zero() {
        return begun + house.config.stop_within;
    }
    if house.readiness.is_watched() {
        tracing::info!("stopping: new streams go elsewhere, and requests are answered until that is noticed");
        sleep(drain / 2).await;
    }
    begun + drain
}

tokio::task_local! {
    /// Comes when the server stops where a request came in that is answered here.
    static STOPS_THERE: Shared<BoxFuture<'static, ()>>;
}

/// Answers a request for another server, whose stopping is told by `stops`.
pub(crate) async fn until_stopped_there<T>(
    stops: impl Future<Output = ()> + Send + 'static,
    answering: impl Future<Output = T>,
) -> T {
    STOPS_THERE.scope(stops.boxed().shared(), answering).await
}

/// Comes when the server stops, or the one where the request came in that is being answered.
pub(crate) fn stopped(house: &House) -> BoxFuture<'static, ()> {
    let mut here = house.stopping.subscribe();
    // Without a server there is nothing to wait for, either.
    let here = async move { drop(here.wait_for(|stopping| *stopping).await) };
    match STOPS_THERE.try_with(Clone::clone) {
        Err(_) => here.boxed(),
        Ok(there) => async move {
            tokio::select! {
                () = here => {}
                () = there => {}
            }
        }
        .boxed(),
    }
}

/// Nobody begins to listen to a server that stops.
pub(crate) fn require_going_on(house: &House, operation: Operation) -> Result<(), Problem> {
    if operation == Operation::Watch && *house.stopping.borrow() { Err(Problem::Stopping) } else { Ok(()) }
}

/// The last word of a stream. Browsers come back by themselves after `retry`, programs read the event.
pub(crate) fn last_word() -> String {
    come_again(luck::between(SOONEST, LATEST))
}

/// The last word of a stream whose table has moved to another server.
pub(crate) fn word_of_a_move() -> String {
    come_again(luck::between(SOONEST_AFTER_A_MOVE, LATEST_AFTER_A_MOVE))
}

fn come_again(after: u64) -> String {
    format!("retry: {after}\nevent: reconnect\ndata: {{\"after_ms\":{after}}}\n\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_word_says_when_to_come_again_and_not_the_same_to_all() {
        let mut said = std::collections::BTreeSet::new();
        for _ in 0..50 {
            let word = last_word();
            let after = word.strip_prefix("retry: ").and_then(|rest| rest.split('\n').next()).unwrap();
            let number: u64 = after.parse().unwrap();
            assert!((SOONEST..LATEST).contains(&number), "{number}");
            assert!(
                word.ends_with(&format!("\nevent: reconnect\ndata: {{\"after_ms\":{after}}}\n\n")),
                "{word}"
            );
            said.insert(number);
        }
        assert!(said.len() > 10, "{said:?}");
    }
}
