//! A guest keeps their name: an account begins where they stand, with everything they have.

use super::attempts::{attempt, new_account};
use super::names::check_keepable;
use super::passkeys::{self, Challenge, Made, Site};
use super::{codes, hashes, identity, invitations, password};
use crate::house::House;
use crate::luck;
use crate::name;
use crate::problem::Problem;
use crate::renewal::{forget_at_tables, hand_over, moving};
use crate::web::client::Client;
use crate::web::token;
use benben_store::{AccountError, AccountId, NewAccount, StoredAccount, StoredSession, TokenHash};
use std::sync::Arc;

/// A name that is kept from now on.
pub(crate) struct Kept {
    /// The account that keeps it.
    pub(crate) account: AccountId,
    /// As it is kept.
    pub(crate) name: String,
    /// The token of the session that begins with it.
    pub(crate) session: String,
    /// Shown this once.
    pub(crate) codes: Vec<String>,
}

/// What a new account is signed in to with.
pub(crate) enum WayIn {
    /// A password.
    Password(String),
    /// A passkey that was just made for it.
    Passkey(Site, Made),
}

/// A challenge for somebody who wants to keep a name with a passkey, and what their account will be known by.
pub(crate) async fn challenge_to_keep(
    house: &House,
    client: Client,
    invitation: Option<&str>,
    wanted: &str,
) -> Result<(Challenge, AccountId, String), Problem> {
    let name = name::check(wanted)?;
    check_keepable(&name)?;
    invitations::admit(house, client, invitation)?;
    // Whether a name is free is said before a device makes a passkey that would lead nowhere. Asking for many names is limited
    // as signing in is, and what is asked is not given back.
    drop(attempt(house, None, client)?);
    let alike = house.store.account_like(name::looks(&name)).await.map_err(|error| Problem::store(&error))?;
    if alike.is_some() {
        return Err(Problem::NameKept);
    }
    let id = luck::account_id();
    Ok((passkeys::challenge_to_keep(house, &id, &name)?, id, name))
}

/// Keeps a name, by a password or a passkey. Whatever the guest's token holds is the account's from then on.
pub(crate) async fn keep(
    house: &Arc<House>,
    client: Client,
    guest: Option<&str>,
    invitation: Option<&str>,
    wanted: &str,
    way_in: WayIn,
    device: String,
) -> Result<Kept, Problem> {
    let name = name::check(wanted)?;
    check_keepable(&name)?;
    let invitation = invitations::admit(house, client, invitation)?;
    let (id, password, passkey) = match way_in {
        WayIn::Password(password) => {
            let hash = password::hash(house, client, password, name.clone()).await?;
            (luck::account_id(), Some(hash), None)
        }
        WayIn::Passkey(site, made) => {
            let passkey = passkeys::made_to_keep(house, &site, &name, &device, &made)?;
            (passkey.account.clone(), None, Some(passkey))
        }
    };
    new_account(house, client)?;
    let (token, today) = (token::make_session(), house.config.clock.today());
    let (codes, code_hashes) = codes::recovery_codes();
    let session = session(&id, &token, device, house);
    let looks = name::looks(&name);
    let account = StoredAccount { id: id.clone(), name: name.clone(), looks, password, opened_on: today };
    let tokens = guest.map(|guest| moving(guest, &identity(&id))).unwrap_or_default();
    let old: Vec<TokenHash> = tokens.iter().map(|(old, _)| *old).collect();
    let concerned = house
        .store
        .open_account(NewAccount { account, session, passkey, codes: code_hashes, tokens, invitation })
        .await;
    let concerned = concerned.map_err(|error| refused(&error))?;
    forget_at_tables(house, &concerned, &old).await?;
    tracing::info!("somebody keeps their name");
    Ok(Kept { account: id, name, session: token, codes })
}

/// Brings along what was done here as a guest, once somebody is signed in.
pub(crate) async fn bring_along(house: &Arc<House>, guest: &str, account: &AccountId) -> Result<(), Problem> {
    hand_over(house, guest, &identity(account)).await
}

/// A session that begins now.
pub(super) fn session(account: &AccountId, token: &str, device: String, house: &House) -> StoredSession {
    let today = house.config.clock.today();
    StoredSession {
        number: 0,
        account: account.clone(),
        token: TokenHash::of(token),
        device,
        begun_on: today,
        seen_on: today,
    }
}

/// Ends what an account watches, on all its devices: those that may go on watching connect again.
pub(super) async fn end_streams(house: &Arc<House>, account: &AccountId) -> Result<(), Problem> {
    let hashes = hashes(account);
    let mut tables = Vec::new();
    for hash in &hashes {
        let held = house.store.list(benben_store::Listing::HeldBy(*hash), u32::MAX).await;
        tables.extend(held.map_err(|error| Problem::store(&error))?.into_iter().map(|table| table.id));
    }
    forget_at_tables(house, &tables, &hashes).await
}

/// Why an account, or a way into it, was not stored.
pub(super) fn refused(error: &AccountError) -> Problem {
    match error {
        AccountError::NameTaken => Problem::NameKept,
        AccountError::NoAccount => Problem::NotSignedIn,
        AccountError::NotInvited => Problem::Invitation,
        AccountError::Locked => Problem::Locked,
        AccountError::PasskeyKnown => Problem::PasskeyKnown,
        AccountError::LastWayIn => Problem::LastWayIn,
        AccountError::Store(error) => Problem::store(error),
    }
}
