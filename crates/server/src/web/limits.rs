//! How much one client may ask for: so many requests in all, and of some operations fewer.

use crate::house::House;
use crate::problem::{Limited, Problem};
use crate::web::client::Client;
use crate::web::operation::Operation;
use crate::web::path::answer;
use crate::web::routing::Operations;
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

/// Whoever has too much open is asked to come back after so many seconds.
pub(crate) const CLOSING_SECONDS: u64 = 10;
/// With more clients than that, those who have not asked for a while are forgotten.
const MOST_CLIENTS: usize = 10_000;

/// What clients have used up, and what they have open.
#[derive(Debug, Default)]
pub(crate) struct Limits {
    budgets: Mutex<HashMap<Client, Budget>>,
    streams: Arc<Counts>,
    connections: Arc<Counts>,
}

/// How much each client has open.
type Counts = Mutex<HashMap<Client, usize>>;

/// How fast a bucket fills, and how much it holds.
#[derive(Clone, Copy, Debug)]
struct Measure {
    rate: f64,
    burst: f64,
}

impl Measure {
    /// The part of it that is for one operation. One request is always possible.
    fn part(self, operation: Operation) -> Self {
        let parts = f64::from(operation.one_in());
        Measure { rate: self.rate / parts, burst: (self.burst / parts).max(1.0) }
    }
}

/// What a client may still ask for: in all, and of the operations that have a budget of their own.
#[derive(Debug)]
struct Budget {
    all: Bucket,
    own: Vec<(Operation, Bucket)>,
}

impl Budget {
    fn full(measure: Measure, now: Instant) -> Self {
        Budget { all: Bucket::full(measure, now), own: Vec::new() }
    }

    /// Spends one request, or says in how many seconds there is one to spend. A refused request costs nothing.
    fn spend(&mut self, operation: Operation, measure: Measure, now: Instant) -> Result<(), u64> {
        let part = measure.part(operation);
        let own = match self.own.iter().position(|(known, _)| *known == operation) {
            _ if operation.one_in() == 1 => None,
            Some(index) => Some(&mut self.own[index].1),
            None => {
                self.own.push((operation, Bucket::full(part, now)));
                self.own.last_mut().map(|(_, bucket)| bucket)
            }
        };
        let mut buckets = [Some((&mut self.all, measure)), own.map(|own| (own, part))];
        let waits = buckets.iter_mut().flatten().map(|(bucket, measure)| bucket.wait(*measure, now));
        match waits.max() {
            Some(seconds) if seconds > 0 => Err(seconds),
            _ => {
                buckets.into_iter().flatten().for_each(|(bucket, _)| bucket.left -= 1.0);
                Ok(())
            }
        }
    }

    /// Is it as good as new?
    fn is_full(&mut self, measure: Measure, now: Instant) -> bool {
        let own =
            self.own.iter_mut().all(|(operation, bucket)| bucket.is_full(measure.part(*operation), now));
        own && self.all.is_full(measure, now)
    }
}

#[derive(Clone, Copy, Debug)]
struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    fn full(measure: Measure, now: Instant) -> Self {
        Bucket { left: measure.burst, at: now }
    }

    fn refill(&mut self, measure: Measure, now: Instant) {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.left = (self.left + passed * measure.rate).min(measure.burst);
        self.at = now;
    }

    /// In how many seconds there is a request to spend: 0 if there is one now.
    fn wait(&mut self, measure: Measure, now: Instant) -> u64 {
        self.refill(measure, now);
        if self.left >= 1.0 { 0 } else { ((1.0 - self.left) / measure.rate).ceil().max(1.0) as u64 }
    }

    fn is_full(&mut self, measure: Measure, now: Instant) -> bool {
        self.refill(measure, now);
        self.left >= measure.burst
    }
}

impl Limits {
    /// Spends one of the client's requests, or says in how many seconds there is one to spend.
    fn spend(&self, client: Client, operation: Operation, measure: Measure, now: Instant) -> Result<(), u64> {
        let mut budgets = self.budgets.lock().unwrap_or_else(PoisonError::into_inner);
        if budgets.len() >= MOST_CLIENTS && !budgets.contains_key(&client) {
            budgets.retain(|_, budget| !budget.is_full(measure, now));
        }
        budgets.entry(client).or_insert_with(|| Budget::full(measure, now)).spend(operation, measure, now)
    }

    /// One more stream of this client, if it may have it.
    pub(crate) fn open_stream(&self, client: Client, most: usize) -> Result<Open, Problem> {
        Open::count(&self.streams, client, most)
            .ok_or(Problem::TooMany { what: Limited::Streams, seconds: CLOSING_SECONDS })
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

/// Refuses clients who ask too much.
pub(crate) async fn rate_limit(
    State((house, operations)): State<(Arc<House>, Arc<Operations>)>,
    request: Request,
    next: Next,
) -> Response {
    let config = &house.config;
    let client = request.extensions().get::<Client>().copied();
    if let Some(client) = client.filter(|client| config.limit_loopback || !client.is_local()) {
        let operation = operations.asked_by(&request);
        let measure = Measure { rate: f64::from(config.requests_per_second), burst: f64::from(config.burst) };
        if let Err(seconds) = house.limits.spend(client, operation, measure, Instant::now()) {
            let (parts, _) = request.into_parts();
            return answer(&parts, Problem::TooMany { what: Limited::Requests, seconds });
        }
    }
    next.run(request).await
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    const MEASURE: Measure = Measure { rate: 2.0, burst: 3.0 };

    fn client(last: u8) -> Client {
        Client([10, 0, 0, last].into())
    }

    #[test]
    fn a_budget_is_spent_and_fills_again() {
        let (limits, now) = (Limits::default(), Instant::now());
        let spend = |client, seconds| {
            limits.spend(client, Operation::Look, MEASURE, now + Duration::from_secs_f64(seconds))
        };
        assert_eq!([0; 3].map(|_| spend(client(1), 0.0)), [Ok(()); 3]);
        assert_eq!(spend(client(1), 0.0), Err(1));
        assert_eq!(spend(client(2), 0.0), Ok(()));
        assert_eq!(spend(client(1), 0.5), Ok(()));
        assert_eq!(spend(client(1), 0.5), Err(1));
    }

    #[test]
    fn a_costly_operation_has_a_smaller_budget_and_leaves_the_rest_to_others() {
        let (limits, now) = (Limits::default(), Instant::now());
        let measure = Measure { rate: 10.0, burst: 30.0 };
        let spend = |operation, seconds| {
            limits.spend(client(1), operation, measure, now + Duration::from_secs_f64(seconds))
        };
        assert_eq!([0; 3].map(|_| spend(Operation::GuessCode, 0.0)), [Ok(()); 3]);
        assert_eq!(spend(Operation::GuessCode, 0.0), Err(1));
        assert_eq!(spend(Operation::Verify, 0.0), Ok(()));
        // Four are spent; what was refused has cost nothing.
        assert_eq!([0; 26].map(|_| spend(Operation::Act, 0.0)), [Ok(()); 26]);
        assert_eq!(spend(Operation::Act, 0.0), Err(1));
        assert_eq!(spend(Operation::GuessCode, 0.9), Err(1));
        assert_eq!(spend(Operation::GuessCode, 1.0), Ok(()));
    }

    #[test]
    fn a_tiny_budget_still_allows_one_of_everything() {
        let (limits, now) = (Limits::default(), Instant::now());
        assert_eq!(limits.spend(client(1), Operation::GuessCode, MEASURE, now), Ok(()));
        assert_eq!(limits.spend(client(1), Operation::GuessCode, MEASURE, now), Err(5));
        assert_eq!(limits.spend(client(1), Operation::OpenTable, MEASURE, now), Ok(()));
    }

    #[test]
    fn clients_who_have_their_whole_budget_are_forgotten_in_a_crowd() {
        let (limits, now) = (Limits::default(), Instant::now());
        let later = now + Duration::from_secs(1);
        for number in 0..MOST_CLIENTS as u32 {
            let client = Client(std::net::Ipv4Addr::from(number).into());
            // This one guesses a code just now.
            let (operation, at) =
                if number == 7 { (Operation::GuessCode, later) } else { (Operation::Look, now) };
            limits.spend(client, operation, MEASURE, at).unwrap();
        }
        limits.spend(client(1), Operation::Look, MEASURE, later).unwrap();
        assert_eq!(limits.budgets.lock().unwrap().len(), 2);
    }

    #[test]
    fn a_closed_stream_makes_room() {
        let limits = Limits::default();
        let first = limits.open_stream(client(1), 1).unwrap();
        assert!(limits.open_stream(client(1), 1).is_err());
        drop(first);
        assert!(limits.open_stream(client(1), 1).is_ok());
    }
}
