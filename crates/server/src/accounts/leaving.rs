//! Going away: from a device, from others, for good.

use super::entering::{Proof, confirm, forget_ways_in};
use super::{SignedIn, hashes};
use crate::house::House;
use crate::problem::{Missing, Problem};
use crate::renewal::forget_at_tables;
use crate::tables::ask;
use crate::web::client::Client;
use benben_store::{AccountId, Listing, Status};
use futures_util::FutureExt;
use std::sync::Arc;

/// Signs somebody out where they are.
pub(crate) async fn sign_out(house: &Arc<House>, who: &SignedIn) -> Result<(), Problem> {
    let sessions = house.store.sessions(who.account.clone()).await.map_err(|error| Problem::store(&error))?;
    match sessions.iter().find(|session| session.token == who.session) {
        Some(session) => end_session(house, who, session.number).await,
        None => Ok(()),
    }
}

/// Signs somebody out on one of their devices.
pub(crate) async fn end_session(house: &Arc<House>, who: &SignedIn, number: u64) -> Result<(), Problem> {
    let ended = house.store.end_session(who.account.clone(), number).await;
    ended.map_err(|error| Problem::store(&error))?.ok_or(Problem::NotFound(Missing::Session))?;
    forget_ways_in(house, &who.account).await
}

/// Signs somebody out everywhere else.
pub(crate) async fn end_other_sessions(house: &Arc<House>, who: &SignedIn) -> Result<(), Problem> {
    let ended = house.store.end_other_sessions(who.account.clone(), who.session).await;
    ended.map_err(|error| Problem::store(&error))?;
    forget_ways_in(house, &who.account).await
}

/// Deletes an account. Its owner gets up from every table; what they have finished stays, under no name.
pub(crate) async fn remove(
    house: &Arc<House>,
    client: Client,
    who: &SignedIn,
    proof: Proof,
) -> Result<(), Problem> {
    confirm(house, client, who, proof).await?;
    delete(house, &who.account).await
}

/// The same without being asked for a proof, for whoever runs the server.
pub(crate) async fn delete(house: &Arc<House>, account: &AccountId) -> Result<(), Problem> {
    let tokens = hashes(account);
    for token in &tokens {
        let held = house.store.list(Listing::HeldBy(*token), u32::MAX).await;
        for table in held.map_err(|error| Problem::store(&error))? {
            // Whoever has resigned has left already.
            let plays = table.seats.iter().any(|seat| seat.token == Some(*token) && !seat.resigned);
            if plays && matches!(table.status, Status::Gathering | Status::Playing) {
                let token = Some(*token);
                ask(house, &table.id, move |table| table.leave(token).boxed()).await?;
            }
        }
    }
    let removed = house.store.remove_account(account.clone(), tokens.clone()).await;
    let concerned = removed.map_err(|error| Problem::store(&error))?;
    forget_at_tables(house, &concerned, &tokens).await?;
    house.forget_sessions(account);
    house.accounts.codes.forget(account);
    house.circle.forget(account);
    tokens.iter().for_each(|token| house.hall.quit(*token));
    tracing::info!("an account was deleted");
    Ok(())
}
