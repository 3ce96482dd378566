//! Passkeys: a key in somebody's device signs a challenge of ours (`WebAuthn`). Nobody can be tricked out of one, because a
//! browser signs for the site it is on.
//!
//! We ask for no attestation: which make of device it is, is none of our business. So what is left to verify is small, and the
//! signatures are `ring`'s affair. Why no library does it is in docs/decisions.

mod ceremony;
mod key;
pub(crate) mod options;

pub(crate) use ceremony::{Signed, Site};
use key::ALGORITHMS;

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
const CHALLENGE_SECONDS: u64 = 300;
/// No more of them are open at once.
const MOST_CHALLENGES: usize = 10_000;
/// Nobody has more passkeys.
const MOST_PASSKEYS: usize = 20;
/// The longest name of one.
const LONGEST_NAME: usize = 40;

/// What is signed: random, once, and for one purpose.
pub(crate) type Challenge = [u8; 32];

/// What a challenge is for.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Purpose {
    /// Somebody begins an account with this id and name.
    Keep(AccountId, String),
    Add(AccountId),
    SignIn,
    /// Whoever is signed in shows that it is they.
    Confirm(AccountId),
}

/// A passkey that was just made, as a browser sends it.
pub(crate) struct Made {
    pub(crate) client_data: Vec<u8>,
    pub(crate) authenticator_data: Vec<u8>,
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

    /// What this was posed for. From now on it is not.
    fn take_any(&self, challenge: &[u8], now: Instant) -> Result<Purpose, Problem> {
        let challenge: Challenge = challenge.try_into().map_err(|_| Problem::Passkey)?;
        let posed = self.open.lock().unwrap_or_else(PoisonError::into_inner).remove(&challenge);
        match posed {
            Some((posed, until)) if until > now => Ok(posed),
            _ => Err(Problem::Passkey),
        }
    }

    /// Was this posed for that? From now on it is not.
    fn take(&self, challenge: &[u8], purpose: &Purpose, now: Instant) -> Result<(), Problem> {
        let posed = self.take_any(challenge, now)?;
        if posed == *purpose { Ok(()) } else { Err(Problem::Passkey) }
    }
}

/// A challenge for somebody who wants to sign in with a passkey.
fn challenge_to_sign_in(house: &House) -> Result<Challenge, Problem> {
    house.accounts.challenges.pose(Purpose::SignIn, Instant::now())
}

/// A challenge for somebody who begins an account with a passkey.
pub(super) fn challenge_to_keep(
    house: &House,
    account: &AccountId,
    name: &str,
) -> Result<Challenge, Problem> {
    let purpose = Purpose::Keep(account.clone(), name.to_owned());
    house.accounts.challenges.pose(purpose, Instant::now())
}

/// A challenge for somebody who shows that it is they, and the passkeys they can show it with.
async fn challenge_to_confirm(
    house: &House,
    who: &SignedIn,
) -> Result<(Challenge, Vec<StoredPasskey>), Problem> {
    let own = house.store.passkeys(who.account.clone()).await.map_err(|error| Problem::store(&error))?;
    Ok((house.accounts.challenges.pose(Purpose::Confirm(who.account.clone()), Instant::now())?, own))
}

/// A challenge for somebody who adds a passkey, and those they have.
async fn challenge_to_add(house: &House, who: &SignedIn) -> Result<(Challenge, Vec<StoredPasskey>), Problem> {
    let own = house.store.passkeys(who.account.clone()).await.map_err(|error| Problem::store(&error))?;
    if own.len() >= MOST_PASSKEYS {
        return Err(Problem::ManyPasskeys);
    }
    Ok((house.accounts.challenges.pose(Purpose::Add(who.account.clone()), Instant::now())?, own))
}

/// The passkey that begins an account, if it was made for that name.
pub(super) fn made_to_keep(
    house: &House,
    site: &Site,
    name: &str,
    device: &str,
    made: &Made,
) -> Result<StoredPasskey, Problem> {
    let challenge = site.check_client_data(&made.client_data, "webauthn.create")?;
    match house.accounts.challenges.take_any(&challenge, Instant::now())? {
        Purpose::Keep(account, posed) if posed == name => stored(house, account, site, device, made),
        _ => Err(Problem::Passkey),
    }
}

/// Adds a passkey that was just made.
pub(crate) async fn add(
    house: &House,
    who: &SignedIn,
    site: &Site,
    name: &str,
    made: &Made,
) -> Result<(), Problem> {
    let challenge = site.check_client_data(&made.client_data, "webauthn.create")?;
    house.accounts.challenges.take(&challenge, &Purpose::Add(who.account.clone()), Instant::now())?;
    let passkey = stored(house, who.account.clone(), site, name, made)?;
    house.store.add_passkey(passkey).await.map_err(|error| refused(&error))
}

/// A passkey as it is kept.
fn stored(
    house: &House,
    account: AccountId,
    site: &Site,
    name: &str,
    made: &Made,
) -> Result<StoredPasskey, Problem> {
    let data = site.check_authenticator_data(&made.authenticator_data)?;
    let made = data.made.ok_or(Problem::Passkey)?;
    let name: String = name.trim().chars().filter(|letter| !letter.is_control()).take(LONGEST_NAME).collect();
    Ok(StoredPasskey {
        number: 0,
        account,
        credential: made.credential,
        key: made.key.written(),
        uses: data.uses,
        name,
        added_on: house.config.clock.today(),
    })
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
    let account = signer(house, site, signed, &Purpose::SignIn).await?;
    house.accounts.attempts.succeeded(attempt);
    begin(house, &account, device).await
}

/// Has whoever is signed in shown with a passkey that it is they?
pub(super) async fn confirm(
    house: &House,
    who: &SignedIn,
    site: &Site,
    signed: &Signed,
) -> Result<(), Problem> {
    let account = signer(house, site, signed, &Purpose::Confirm(who.account.clone())).await?;
    if account == who.account { Ok(()) } else { Err(Problem::Passkey) }
}

/// Whose passkey has signed a challenge that was posed for this.
async fn signer(
    house: &House,
    site: &Site,
    signed: &Signed,
    purpose: &Purpose,
) -> Result<AccountId, Problem> {
    let challenge = site.check_client_data(&signed.client_data, "webauthn.get")?;
    house.accounts.challenges.take(&challenge, purpose, Instant::now())?;
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
    Ok(passkey.account)
}

/// Removes a passkey of whoever is signed in, unless it is their only way in. What it has opened is closed: their other devices are signed out.
pub(crate) async fn remove(house: &Arc<House>, who: &SignedIn, number: u64) -> Result<(), Problem> {
    let removed = house.store.remove_passkey(who.account.clone(), number).await;
    removed.map_err(|error| refused(&error))?;
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
