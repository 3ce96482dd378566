//! How often somebody may try to get in: so often for each name, whether somebody keeps it or not, and for each network.

use crate::house::House;
use crate::problem::{Limited, Problem};
use crate::web::client::{Client, Site};
use benben_store::Looks;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// With more of them, those who could try as often as ever are forgotten.
const MOST: usize = 10_000;

/// How often in a row, and how soon there is one try more.
#[derive(Clone, Copy, Debug)]
struct Measure {
    burst: f64,
    every: Duration,
}

/// Whoever has forgotten a password tries a few. Whoever guesses one would take centuries.
const OF_A_NAME: Measure = Measure { burst: 10.0, every: Duration::from_secs(60) };
const OF_A_NETWORK: Measure = Measure { burst: 30.0, every: Duration::from_secs(20) };
const NEW_ACCOUNTS: Measure = Measure { burst: 10.0, every: Duration::from_secs(600) };

/// Who tries, or whom they try to be.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Whose {
    /// A name by the look of its small letters, and by that of its letters as they are: however somebody writes a name
    /// that could be meant, it counts, whether it is kept or not.
    Small(String),
    Plain(String),
    Client(Client),
    Site(Site),
    NewAccounts(Client),
    NewAccountsOf(Site),
}

impl Whose {
    fn measure(&self) -> Measure {
        match self {
            Whose::Small(_) | Whose::Plain(_) => OF_A_NAME,
            Whose::Client(_) | Whose::Site(_) => OF_A_NETWORK,
            Whose::NewAccounts(_) | Whose::NewAccountsOf(_) => NEW_ACCOUNTS,
        }
    }
}

#[derive(Clone, Copy, Debug)]
struct Left {
    tries: f64,
    at: Instant,
}

/// How often everybody may still try.
#[derive(Debug, Default)]
pub(crate) struct Attempts {
    left: Mutex<HashMap<Whose, Left>>,
}

/// A try that was counted; it is given back to whoever got in.
#[derive(Debug)]
#[must_use]
pub(super) struct Attempt(Vec<Whose>);

impl Attempts {
    fn spend(&self, whose: Vec<Whose>, now: Instant) -> Result<Attempt, u64> {
        let mut left = self.left.lock().unwrap_or_else(PoisonError::into_inner);
        if left.len() >= MOST {
            left.retain(|whose, left| refilled(*left, whose.measure(), now) < whose.measure().burst);
        }
        let wait = whose.iter().map(|whose| {
            let measure = whose.measure();
            let tries = left.get(whose).map_or(measure.burst, |left| refilled(*left, measure, now));
            if tries >= 1.0 {
                0
            } else {
                // Rounded up, but not because a sum came out a hair too large.
                ((1.0 - tries) * measure.every.as_secs_f64() - 1e-6).ceil().max(1.0) as u64
            }
        });
        match wait.max() {
            None | Some(0) => {}
            Some(seconds) => return Err(seconds),
        }
        for whose in &whose {
            let measure = whose.measure();
            let tries = left.get(whose).map_or(measure.burst, |left| refilled(*left, measure, now));
            left.insert(whose.clone(), Left { tries: tries - 1.0, at: now });
        }
        Ok(Attempt(whose))
    }

    /// It was no guess.
    pub(super) fn succeeded(&self, attempt: Attempt) {
        let mut left = self.left.lock().unwrap_or_else(PoisonError::into_inner);
        for whose in attempt.0 {
            if let Some(left) = left.get_mut(&whose) {
                left.tries += 1.0;
            }
        }
    }
}

fn refilled(left: Left, measure: Measure, now: Instant) -> f64 {
    let passed = now.saturating_duration_since(left.at).as_secs_f64();
    (left.tries + passed / measure.every.as_secs_f64()).min(measure.burst)
}

fn counted(house: &House, whose: Vec<Whose>) -> Result<Attempt, Problem> {
    let spent = house.accounts.attempts.spend(whose, Instant::now());
    spent.map_err(|seconds| Problem::TooMany { what: Limited::Attempts, seconds })
}

/// Counts a try to get in, for the name, as it looks, and for the network it comes from.
pub(super) fn attempt(house: &House, name: Option<&Looks>, client: Client) -> Result<Attempt, Problem> {
    let both = |looks: &Looks| [Whose::Small(looks.small.clone()), Whose::Plain(looks.plain.clone())];
    let mut whose: Vec<Whose> = name.map(both).into_iter().flatten().collect();
    if house.limits_client(client) {
        whose.extend([Some(Whose::Client(client)), client.site().map(Whose::Site)].into_iter().flatten());
    }
    counted(house, whose)
}

/// Counts a new account for the network it comes from.
pub(super) fn new_account(house: &House, client: Client) -> Result<(), Problem> {
    if !house.limits_client(client) {
        return Ok(());
    }
    let site = client.site().map(Whose::NewAccountsOf);
    let Attempt(_) =
        counted(house, [Some(Whose::NewAccounts(client)), site].into_iter().flatten().collect())?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_tried_ten_times_and_then_once_a_minute_from_wherever() {
        let (attempts, now) = (Attempts::default(), Instant::now());
        let tried = |network: u8, seconds| {
            let client = Client::at([10, 0, 0, network].into());
            let whose = vec![Whose::Small("ada".to_owned()), Whose::Client(client)];
            attempts.spend(whose, now + Duration::from_secs(seconds)).map(drop)
        };
        assert!((0..10).all(|network| tried(network, 0).is_ok()));
        assert_eq!(tried(77, 0), Err(60));
        assert_eq!(tried(78, 59), Err(1));
        assert_eq!(tried(79, 60), Ok(()));
        // Others are not concerned, and neither is whoever got in.
        let other = || attempts.spend(vec![Whose::Small("bo".to_owned())], now);
        for _ in 0..30 {
            attempts.succeeded(other().unwrap());
        }
        assert!(other().is_ok());
    }

    #[test]
    fn a_network_that_tries_many_names_waits() {
        let (attempts, now) = (Attempts::default(), Instant::now());
        let client = Client::at([10, 0, 0, 1].into());
        let tried = |name: u32| {
            attempts.spend(vec![Whose::Small(name.to_string()), Whose::Client(client)], now).map(drop)
        };
        assert!((0..30).all(|name| tried(name).is_ok()));
        assert_eq!(tried(30), Err(20));
    }
}
