//! How much one client may ask for: so many requests in all, and of some operations fewer.

use crate::accounts::Recognised;
use crate::house::House;
use crate::problem::{Limited, Problem};
use crate::web::client::{Client, Site};
use crate::web::operation::Operation;
use crate::workers::Party;
use benben_store::TokenHash;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Whoever has too much open is asked to come back after so many seconds.
pub(crate) const CLOSING_SECONDS: u64 = 10;
/// With more clients than that, those who have not asked for a while are forgotten.
const MOST_CLIENTS: usize = 10_000;
/// They are looked for no more often than this.
const SWEEP: Duration = Duration::from_secs(1);
/// With more clients than that, new ones share one budget.
const TOO_MANY_CLIENTS: usize = 100_000;
/// A network of many households may have as much as so many of them.
pub(crate) const SITE: u32 = 4;

/// What clients have used up, and what they have open.
#[derive(Debug, Default)]
pub(crate) struct Limits {
    budgets: Mutex<Budgets>,
    streams: Arc<Counts>,
    connections: Arc<Counts>,
    bot_tables: Arc<Mutex<HashMap<Party, usize>>>,
}

#[derive(Debug, Default)]
struct Budgets {
    of: HashMap<Whose, Budget>,
    /// When those with a full budget were last forgotten.
    swept: Option<Instant>,
}

/// How much each client has open.
type Counts = Mutex<HashMap<Whose, usize>>;

/// Whose budget it is. What a client does also counts for the network it is part of: somebody may have all of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Whose {
    Client(Client),
    Site(Site),
    /// Somebody who is signed in, wherever they ask from.
    Account(TokenHash),
}

impl Whose {
    /// All for whom it counts what a client does.
    fn all(client: Client) -> impl Iterator<Item = Whose> + Clone {
        [Some(Whose::Client(client)), client.site().map(Whose::Site)].into_iter().flatten()
    }

    /// How much they may have, if a client may have so much.
    fn most(self, most: usize) -> usize {
        match self {
            Whose::Client(_) | Whose::Account(_) => most,
            Whose::Site(_) => most.saturating_mul(SITE as usize),
        }
    }
}

/// How fast a bucket fills, and how much it holds.
#[derive(Clone, Copy, Debug)]
struct Measure {
    rate: f64,
    burst: f64,
}

impl Measure {
    /// How much of it there is for those.
    fn of(self, whose: Whose) -> Self {
        match whose {
            Whose::Client(_) | Whose::Account(_) => self,
            Whose::Site(_) => {
                Measure { rate: self.rate * f64::from(SITE), burst: self.burst * f64::from(SITE) }
            }
        }
    }

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

    /// In how many seconds there is a request of this kind to spend: 0 if there is one now.
    fn wait(&mut self, operation: Operation, measure: Measure, now: Instant) -> u64 {
        let part = measure.part(operation);
        let own = self.own(operation, part, now).map_or(0, |bucket| bucket.wait(part, now));
        own.max(self.all.wait(measure, now))
    }

    /// Spends a request that there is.
    fn take(&mut self, operation: Operation) {
        self.all.left -= 1.0;
        if let Some((_, bucket)) = self.own.iter_mut().find(|(known, _)| *known == operation) {
            bucket.left -= 1.0;
        }
    }

    /// The operation's own bucket, if it has one.
    fn own(&mut self, operation: Operation, part: Measure, now: Instant) -> Option<&mut Bucket> {
        if operation.one_in() == 1 {
            return None;
        }
        let index = self.own.iter().position(|(known, _)| *known == operation).unwrap_or_else(|| {
            self.own.push((operation, Bucket::full(part, now)));
            self.own.len() - 1
        });
        Some(&mut self.own[index].1)
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
    /// Spends one of the client's requests, or says in how many seconds there is one to spend. A refused request costs
    /// nothing.
    fn spend(&self, client: Client, operation: Operation, measure: Measure, now: Instant) -> Result<(), u64> {
        let mut budgets = self.budgets.lock().unwrap_or_else(PoisonError::into_inner);
        let known = budgets.of.contains_key(&Whose::Client(client));
        if !known && budgets.of.len() >= MOST_CLIENTS && budgets.swept.is_none_or(|at| now - at > SWEEP) {
            budgets.of.retain(|whose, budget| !budget.is_full(measure.of(*whose), now));
            budgets.swept = Some(now);
        }
        // In a flood from everywhere, whoever is new is a stranger.
        let client = if known || budgets.of.len() < TOO_MANY_CLIENTS { client } else { Client::Stranger };
        let mut waits = 0;
        let whose = Whose::all(client);
        for whose in whose.clone() {
            let measure = measure.of(whose);
            let budget = budgets.of.entry(whose).or_insert_with(|| Budget::full(measure, now));
            waits = waits.max(budget.wait(operation, measure, now));
        }
        if waits > 0 {
            return Err(waits);
        }
        for whose in whose {
            if let Some(budget) = budgets.of.get_mut(&whose) {
                budget.take(operation);
            }
        }
        Ok(())
    }

    /// Spends from the budget of an account as well, where that is costly: whoever moves from one address to another has no
    /// fresh one there.
    fn spend_by(
        &self,
        account: TokenHash,
        operation: Operation,
        measure: Measure,
        now: Instant,
    ) -> Result<(), u64> {
        let mut budgets = self.budgets.lock().unwrap_or_else(PoisonError::into_inner);
        let budget = budgets.of.entry(Whose::Account(account)).or_insert_with(|| Budget::full(measure, now));
        let part = measure.part(operation);
        let Some(bucket) = budget.own(operation, part, now) else { return Ok(()) };
        match bucket.wait(part, now) {
            0 => bucket.left -= 1.0,
            seconds => return Err(seconds),
        }
        Ok(())
    }

    /// One more stream of this client, if it may have it.
    pub(crate) fn open_stream(&self, client: Client, most: usize) -> Result<Open, Problem> {
        Open::count(&self.streams, client, most)
            .ok_or(Problem::TooMany { what: Limited::Streams, seconds: CLOSING_SECONDS })
    }

    /// One more table of bots alone that plays for whoever opened it, if there may be one.
    pub(crate) fn open_bot_table(&self, party: Party, most: usize) -> Option<OpenBotTable> {
        let mut open = self.bot_tables.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(party).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(OpenBotTable { tables: self.bot_tables.clone(), party })
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
        let has_room = |whose| open.get(&whose).is_none_or(|count| *count < whose.most(most));
        if !Whose::all(client).all(has_room) {
            return None;
        }
        Whose::all(client).for_each(|whose| *open.entry(whose).or_default() += 1);
        Some(Open { counts: counts.clone(), client })
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        let mut open = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        for whose in Whose::all(self.client) {
            if let Some(count) = open.get_mut(&whose) {
                *count -= 1;
                if *count == 0 {
                    open.remove(&whose);
                }
            }
        }
    }
}

/// A table of bots alone that plays, counted while it does.
#[derive(Debug)]
pub(crate) struct OpenBotTable {
    tables: Arc<Mutex<HashMap<Party, usize>>>,
    party: Party,
}

impl Drop for OpenBotTable {
    fn drop(&mut self) {
        let mut open = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(&self.party) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.party);
            }
        }
    }
}

/// Refuses clients who ask too much.
pub(crate) fn rate_limit(house: &House, client: Client, operation: Operation) -> Result<(), Problem> {
    let config = &house.config;
    if house.limits_client(client) {
        let measure = Measure { rate: f64::from(config.requests_per_second), burst: f64::from(config.burst) };
        let spent = house.limits.spend(client, operation, measure, Instant::now());
        spent.map_err(|seconds| Problem::TooMany { what: Limited::Requests, seconds })?;
    }
    Ok(())
}

/// Refuses accounts that ask too much of what is costly, from wherever they do.
pub(crate) fn limit_account(
    house: &House,
    client: Client,
    recognised: Option<&Recognised>,
    operation: Operation,
) -> Result<(), Problem> {
    let who = recognised.and_then(|who| who.by_header.as_ref().or(who.by_cookie.as_ref()));
    let Some(who) = who.filter(|_| operation.counts_for_accounts() && house.limits_client(client)) else {
        return Ok(());
    };
    let config = &house.config;
    let measure = Measure { rate: f64::from(config.requests_per_second), burst: f64::from(config.burst) };
    let account = TokenHash::of(&who.identity());
    let spent = house.limits.spend_by(account, operation, measure, Instant::now());
    spent.map_err(|seconds| Problem::TooMany { what: Limited::Requests, seconds })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_account_has_one_budget_wherever_it_asks_from() {
        let (limits, now) = (Limits::default(), Instant::now());
        let measure = Measure { rate: 10.0, burst: 40.0 };
        let [ada, bo] = ["ada", "bo"].map(TokenHash::of);
        let spend = |account, operation, seconds| {
            limits.spend_by(account, operation, measure, now + Duration::from_secs_f64(seconds))
        };
        assert_eq!([0; 4].map(|_| spend(ada, Operation::Talk, 0.0)), [Ok(()); 4]);
        assert_eq!(spend(ada, Operation::Talk, 0.0), Err(1));
        assert_eq!((spend(bo, Operation::Talk, 0.0), spend(ada, Operation::Report, 0.0)), (Ok(()), Ok(())));
        assert_eq!(spend(ada, Operation::Talk, 1.0), Ok(()));
        let costly = [Operation::OpenTable, Operation::AskHint, Operation::Verify, Operation::Manage];
        for operation in costly.into_iter().chain([Operation::Talk, Operation::Report, Operation::Notify]) {
            assert!(operation.counts_for_accounts() && operation.one_in() > 1, "{operation:?}");
        }
        assert!(!Operation::Act.counts_for_accounts());
    }

    const MEASURE: Measure = Measure { rate: 2.0, burst: 3.0 };

    fn client(last: u8) -> Client {
        Client::at([10, 0, 0, last].into())
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
            let client = Client::at(std::net::Ipv4Addr::from(number + (20 << 24)).into());
            // This one guesses a code just now.
            let (operation, at) =
                if number == 7 { (Operation::GuessCode, later) } else { (Operation::Look, now) };
            limits.spend(client, operation, MEASURE, at).unwrap();
        }
        limits.spend(client(1), Operation::Look, MEASURE, later).unwrap();
        assert_eq!(limits.budgets.lock().unwrap().of.len(), 2);
    }

    #[test]
    fn f07_four_hundred_networks_of_one_site_have_no_more_than_four() {
        let (limits, now) = (Limits::default(), Instant::now());
        let household = |number: u16| Client::at([0x2001, 0xdb8, 7, number, 0, 0, 0, 1].into());
        let flood = (0..400).filter(|number| {
            let spent = limits.spend(household(*number), Operation::Look, MEASURE, now);
            spent.is_ok()
        });
        assert_eq!(flood.count(), 3 * SITE as usize);
        let other = Client::at([0x2001, 0xdb8, 8, 0, 0, 0, 0, 1].into());
        assert_eq!(limits.spend(other, Operation::Look, MEASURE, now), Ok(()));
        let open: Vec<_> =
            (0..400).filter_map(|number| limits.open_connection(household(number), 2)).collect();
        assert_eq!(open.len(), 2 * SITE as usize);
        drop(open);
        assert!(limits.connections.lock().unwrap().is_empty());
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
