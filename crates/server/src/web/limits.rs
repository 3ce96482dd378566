//! How much one client may ask for.

use crate::house::House;
use crate::problem::Problem;
use crate::web::client::Client;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

/// Trying codes is guessing; it costs as much as this many requests.
const CODE_COST: f64 = 10.0;
/// With more clients than that, those who have not asked for a while are forgotten.
const MOST_BUCKETS: usize = 10_000;

/// What clients have used up: a bucket each, refilled steadily, and their open streams.
#[derive(Debug, Default)]
pub(crate) struct Limits {
    buckets: Mutex<HashMap<Client, Bucket>>,
    streams: Arc<Counts>,
    connections: Arc<Counts>,
}

/// How much each client has open.
type Counts = Mutex<HashMap<Client, usize>>;

#[derive(Clone, Copy, Debug)]
struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    fn refill(&mut self, rate: f64, burst: f64, now: Instant) {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.left = (self.left + passed * rate).min(burst);
        self.at = now;
    }
}

impl Limits {
    /// Takes `cost` from the client's bucket, or says in how many seconds it will be there.
    fn take(&self, client: Client, cost: f64, rate: f64, burst: f64, now: Instant) -> Result<(), u64> {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MOST_BUCKETS && !buckets.contains_key(&client) {
            buckets.retain(|_, bucket| {
                bucket.refill(rate, burst, now);
                bucket.left < burst
            });
        }
        let bucket = buckets.entry(client).or_insert(Bucket { left: burst, at: now });
        bucket.refill(rate, burst, now);
        if bucket.left < cost {
            return Err(((cost - bucket.left) / rate).ceil().max(1.0) as u64);
        }
        bucket.left -= cost;
        Ok(())
    }

    /// One more stream of this client, if it may have it.
    pub(crate) fn open_stream(&self, client: Client, most: usize) -> Result<Open, Problem> {
        Open::count(&self.streams, client, most)
            .ok_or_else(|| too_many("streams", 10).hint("close a stream that you do not need"))
    }

    /// One more connection of this client, if it may have it.
    pub(crate) fn open_connection(&self, client: Client, most: usize) -> Option<Open> {
        Open::count(&self.connections, client, most)
    }
}

/// Something a client has open, counted while it lives.
#[derive(Debug)]
pub(crate) struct Open {
    counts: Arc<Counts>,
    client: Client,
}

impl Open {
    fn count(counts: &Arc<Counts>, client: Client, most: usize) -> Option<Self> {
        let mut open = counts.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(client).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Open { counts: counts.clone(), client })
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        let mut open = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(&self.client) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.client);
            }
        }
    }
}

/// The client has more than it may have.
pub(crate) fn too_many(what: &str, seconds: u64) -> Problem {
    let mut problem =
        Problem::new(StatusCode::TOO_MANY_REQUESTS, "too_many", format!("too many {what} from your address"));
    problem.retry_after = Some(seconds);
    problem
}

/// Refuses clients who ask too much.
pub(crate) async fn check(State(house): State<Arc<House>>, request: Request, next: Next) -> Response {
    let config = &house.config;
    let client = request.extensions().get::<Client>().copied();
    if let Some(client) = client.filter(|client| config.limit_loopback || !client.is_local()) {
        let guesses = request.uri().path().starts_with("/api/v1/codes/");
        let cost = if guesses { CODE_COST } else { 1.0 };
        let (rate, burst) = (f64::from(config.requests_per_second), f64::from(config.burst));
        if let Err(seconds) = house.limits.take(client, cost, rate, burst, Instant::now()) {
            let hint = format!("wait {seconds} s; use the stream instead of asking again and again");
            return too_many("requests", seconds).hint(hint).into_response();
        }
    }
    next.run(request).await
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let (limits, now) = (Limits::default(), Instant::now());
        let [one, two] = ["10.0.0.1", "10.0.0.2"].map(|address| Client(address.parse().unwrap()));
        let take =
            |client, seconds| limits.take(client, 1.0, 2.0, 3.0, now + Duration::from_secs_f64(seconds));
        assert_eq!([0; 3].map(|_| take(one, 0.0)), [Ok(()); 3]);
        assert_eq!(take(one, 0.0), Err(1));
        assert_eq!(take(two, 0.0), Ok(()));
        assert_eq!(take(one, 0.5), Ok(()));
        assert_eq!(take(one, 0.5), Err(1));
    }

    #[test]
    fn a_closed_stream_makes_room() {
        let limits = Limits::default();
        let client = Client("10.0.0.1".parse().unwrap());
        let first = limits.open_stream(client, 1).unwrap();
        assert!(limits.open_stream(client, 1).is_err());
        drop(first);
        assert!(limits.open_stream(client, 1).is_ok());
    }
}
