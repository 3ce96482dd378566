//! Passkeys: a key in somebody's device signs a challenge of ours (`WebAuthn`). Nobody can be tricked out of one, because a
//! browser signs for the site it is on.
//!
//! We ask for no attestation: which make of device it is, is none of our business. So what is left to verify is small, and the
//! signatures are `ring`'s affair. Why no library does it is in docs/decisions.

mod ceremony;
mod key;

pub(crate) use ceremony::{Signed, Site};
pub(crate) use key::ALGORITHMS;

use super::attempts::attempt;
use super::entering::begin;
use super::keeping::refused;
use super::{SignedIn, entering};
use crate::house::House;
use crate::luck;
use crate::problem::Problem;
use crate::web::client::Client;
use benben_store::{AccountId, StoredPasskey};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// A challenge is answered within so many seconds.
pub(crate) const CHALLENGE_SECONDS: u64 = 300;
/// No more of them are open at once.
const MOST_CHALLENGES: usize = 10_000;
/// Nobody has more passkeys.
const MOST_PASSKEYS: usize = 20;
/// The longest name of one.
const LONGEST_NAME: usize = 40;

/// What is signed: random, once, and for one purpose.
type Challenge = [u8; 32];

/// What a challenge is for.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Purpose {
    Add(AccountId),
    SignIn,
}

/// The challenges that wait for an answer.
#[derive(Debug, Default)]
pub(crate) struct Challenges {
    open: Mutex<HashMap<Challenge, (Purpose, Instant)>>,
}

impl Challenges {
    fn pose(&self, purpose: Purpose, now: Instant) -> Result<Challenge, Problem> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if open.len() >= MOST_CHALLENGES {
            open.retain(|_, (_, until)| *until > now);
        }
        if open.len() >= MOST_CHALLENGES {
            return Err(Problem::Crowded);
        }
        let challenge = luck::challenge();
        open.insert(challenge, (purpose, now + Duration::from_secs(CHALLENGE_SECONDS)));
        Ok(challenge)
    }

    /// Was this posed for that? From now on it is not.
    fn take(&self, challenge: &[u8], purpose: &Purpose, now: Instant) -> Result<(), Problem> {
        let challenge: Challenge = challenge.try_into().map_err(|_| Problem::Passkey)?;
        let posed = self.open.lock().unwrap_or_else(PoisonError::into_inner).remove(&challenge);
        match posed {
            Some((posed, until)) if posed == *purpose && until > now => Ok(()),
            _ => Err(Problem::Passkey),
        }
    }
}

/// A challenge for somebody who wants to sign in with a passkey.
pub(crate) fn challenge_to_sign_in(house: &House) -> Result<Challenge, Problem> {
    house.accounts.challenges.pose(Purpose::SignIn, Instant::now())
}

/// A challenge for somebody who adds a passkey, and those they have.
pub(crate) async fn challenge_to_add(
    house: &House,
    who: &SignedIn,
) -> Result<(Challenge, Vec<StoredPasskey>), Problem> {
    let own = house.store.passkeys(who.account.clone()).await.map_err(|error| Problem::store(&error))?;
    if own.len() >= MOST_PASSKEYS {
        return Err(Problem::ManyPasskeys);
    }
    Ok((house.accounts.challenges.pose(Purpose::Add(who.account.clone()), Instant::now())?, own))
}

/// Adds a passkey that was just made.
pub(crate) async fn add(
    house: &House,
    who: &SignedIn,
    site: &Site,
    name: &str,
    client_data: &[u8],
    authenticator_data: &[u8],
) -> Result<(), Problem> {
    let challenge = site.check_client_data(client_data, "webauthn.create")?;
    house.accounts.challenges.take(&challenge, &Purpose::Add(who.account.clone()), Instant::now())?;
    let data = site.check_authenticator_data(authenticator_data)?;
    let made = data.made.ok_or(Problem::Passkey)?;
    let name: String = name.trim().chars().filter(|letter| !letter.is_control()).take(LONGEST_NAME).collect();
    let passkey = StoredPasskey {
        number: 0,
        account: who.account.clone(),
        credential: made.credential,
        key: made.key.written(),
        uses: data.uses,
        name,
        added_on: house.config.clock.today(),
    };
    house.store.add_passkey(passkey).await.map_err(|error| refused(&error))
}

/// Signs in whoever has signed our challenge.
pub(crate) async fn sign_in(
    house: &Arc<House>,
    client: Client,
    site: &Site,
    signed: &Signed,
    device: String,
) -> Result<String, Problem> {
    let attempt = attempt(house, None, client)?;
    let challenge = site.check_client_data(&signed.client_data, "webauthn.get")?;
    house.accounts.challenges.take(&challenge, &Purpose::SignIn, Instant::now())?;
    let data = site.check_authenticator_data(&signed.authenticator_data)?;
    let found =
        house.store.passkey(signed.credential.clone()).await.map_err(|error| Problem::store(&error))?;
    let passkey = found.ok_or(Problem::Passkey)?;
    signed.check_signature(&passkey.key)?;
    let counted = house.store.use_passkey(passkey.credential, data.uses).await;
    if !counted.map_err(|error| Problem::store(&error))? {
        tracing::warn!("a passkey counts backwards: somebody may have copied it");
        return Err(Problem::Passkey);
    }
    house.accounts.attempts.succeeded(attempt);
    begin(house, &passkey.account, device).await
}

/// Removes a passkey of whoever is signed in. What it has opened is closed: their other devices are signed out.
pub(crate) async fn remove(house: &Arc<House>, who: &SignedIn, number: u64) -> Result<(), Problem> {
    let removed = house.store.remove_passkey(who.account.clone(), number).await;
    removed.map_err(|error| Problem::store(&error))?;
    let ended = house.store.end_other_sessions(who.account.clone(), who.session).await;
    ended.map_err(|error| Problem::store(&error))?;
    entering::forget_ways_in(house, &who.account).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_challenge_is_answered_once_in_time_and_for_its_purpose() {
        let (challenges, now) = (Challenges::default(), Instant::now());
        let adding = Purpose::Add(AccountId::from_bits(1));
        let taken = |challenge: Challenge, purpose: &Purpose, seconds| {
            challenges.take(&challenge, purpose, now + Duration::from_secs(seconds)).is_ok()
        };
        let pose = |purpose: &Purpose| challenges.pose(purpose.clone(), now).unwrap();
        let first = pose(&Purpose::SignIn);
        assert!(taken(first, &Purpose::SignIn, 299));
        assert!(!taken(first, &Purpose::SignIn, 299));
        assert!(!taken(pose(&Purpose::SignIn), &Purpose::SignIn, 300));
        assert!(!taken(pose(&Purpose::SignIn), &adding, 0));
        assert!(!taken(pose(&adding), &Purpose::Add(AccountId::from_bits(2)), 0));
        assert!(!taken([7; 32], &Purpose::SignIn, 0));
        assert!(challenges.take(b"short", &Purpose::SignIn, now).is_err());
    }
}
