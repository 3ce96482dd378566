//! Coming in: by name and password, by a code from another device, by a recovery code. Nothing says whether somebody keeps a
//! name: what is answered is the same, and so is the work.

use super::attempts::attempt;
use super::keeping::{end_streams, refused, session};
use super::passkeys::{self, Signed, Site};
use super::{SignedIn, codes, password};
use crate::house::House;
use crate::name;
use crate::problem::Problem;
use crate::web::client::Client;
use crate::web::token;
use benben_store::{AccountId, CodeHash, Looks, PasswordHash};
use std::sync::Arc;
use std::time::Instant;

/// No name has more letters, even with gaps.
const LONGEST_CLAIM: usize = 2 * name::LONGEST_NAME;

/// What whoever is signed in shows, to prove that it is they.
pub(crate) enum Proof {
    /// Their password.
    Password(String),
    /// A challenge that one of their passkeys has signed.
    Passkey(Site, Signed),
}

/// Signs somebody in, and answers the token of their session: a new one every time.
pub(crate) async fn sign_in(
    house: &Arc<House>,
    client: Client,
    name: &str,
    password: String,
    device: String,
) -> Result<String, Problem> {
    let looks = claimed(name);
    let attempt = attempt(house, Some(&looks), client)?;
    let found = house.store.account_like(looks).await.map_err(|error| Problem::store(&error))?;
    let kept = found.as_ref().and_then(|account| account.password.clone());
    let fits = password::verify(house, client, password, kept).await?;
    let account = found.filter(|_| fits).ok_or(Problem::SignIn)?;
    house.accounts.attempts.succeeded(attempt);
    begin(house, &account.id, device).await
}

/// How the name looks that somebody says is theirs.
fn claimed(name: &str) -> Looks {
    name::looks(&name.chars().take(LONGEST_CLAIM).collect::<String>())
}

/// Begins a session for somebody who has shown who they are.
pub(super) async fn begin(
    house: &Arc<House>,
    account: &AccountId,
    device: String,
) -> Result<String, Problem> {
    let token = token::make_session();
    let begun = house.store.begin_session(session(account, &token, device, house)).await;
    begun.map_err(|error| refused(&error))?;
    Ok(token)
}

/// Signs in a device with a code from one that is signed in.
pub(crate) async fn sign_in_by_device_code(
    house: &Arc<House>,
    client: Client,
    code: &str,
    device: String,
) -> Result<String, Problem> {
    let attempt = attempt(house, None, client)?;
    let account = house.accounts.codes.take(code, Instant::now()).ok_or(Problem::EntryCode)?;
    house.accounts.attempts.succeeded(attempt);
    begin(house, &account, device).await
}

/// Lets somebody in with a recovery code, who has a new password then. Everybody else is signed out.
pub(crate) async fn recover(
    house: &Arc<House>,
    client: Client,
    name: &str,
    code: &str,
    password: String,
    device: String,
) -> Result<String, Problem> {
    let looks = claimed(name);
    let attempt = attempt(house, Some(&looks), client)?;
    let password = password::hash(house, client, password, name.to_owned()).await?;
    // What can be no code is none that anybody has.
    let code = codes::hash(code).unwrap_or(CodeHash([0; 32]));
    let recovered = house.store.recover(looks, code, password).await;
    let account = recovered.map_err(|error| Problem::store(&error))?.ok_or(Problem::EntryCode)?;
    house.accounts.attempts.succeeded(attempt);
    forget_ways_in(house, &account.id).await?;
    tracing::info!("an account was recovered by a code");
    begin(house, &account.id, device).await
}

/// Gives whoever is signed in a password, or another one, if they show that it is they. Their other devices are signed out.
pub(crate) async fn change_password(
    house: &Arc<House>,
    client: Client,
    who: &SignedIn,
    proof: Proof,
    new: String,
) -> Result<(), Problem> {
    confirm(house, client, who, proof).await?;
    let password: PasswordHash = password::hash(house, client, new, who.name.clone()).await?;
    let changed = house.store.change_password(who.account.clone(), password, Some(who.session)).await;
    changed.map_err(|error| Problem::store(&error))?;
    forget_ways_in(house, &who.account).await
}

/// Sessions in memory, codes for other devices and open streams: all of it ends, and whoever is still signed in comes back.
pub(crate) async fn forget_ways_in(house: &Arc<House>, account: &AccountId) -> Result<(), Problem> {
    house.forget_sessions(account);
    house.accounts.codes.forget(account);
    end_streams(house, account).await
}

/// Ten other recovery codes, for somebody who shows that it is they. Those from before let nobody in any more.
pub(crate) async fn renew_codes(
    house: &Arc<House>,
    client: Client,
    who: &SignedIn,
    proof: Proof,
) -> Result<Vec<String>, Problem> {
    confirm(house, client, who, proof).await?;
    let (codes, hashes) = codes::recovery_codes();
    let renewed = house.store.renew_codes(who.account.clone(), hashes).await;
    renewed.map_err(|error| Problem::store(&error))?;
    Ok(codes)
}

/// Somebody at a device that was left open neither knows the password nor can unlock a passkey.
pub(super) async fn confirm(
    house: &Arc<House>,
    client: Client,
    who: &SignedIn,
    proof: Proof,
) -> Result<(), Problem> {
    let attempt = attempt(house, Some(&name::looks(&who.name)), client)?;
    let password = match proof {
        Proof::Password(password) => password,
        Proof::Passkey(site, signed) => {
            passkeys::confirm(house, who, &site, &signed).await?;
            house.accounts.attempts.succeeded(attempt);
            return Ok(());
        }
    };
    let account = house.store.account(who.account.clone()).await.map_err(|error| Problem::store(&error))?;
    let kept = account.ok_or(Problem::NotSignedIn)?.password;
    if !password::verify(house, client, password, kept).await? {
        return Err(Problem::WrongPassword);
    }
    house.accounts.attempts.succeeded(attempt);
    Ok(())
}
