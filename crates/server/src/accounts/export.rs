//! Everything that is kept about somebody, for them.

use super::{SignedIn, hashes};
use crate::house::House;
use crate::problem::Problem;
use benben_store::{Listing, Status, TableSummary, TokenHash};
use serde::Serialize;
use std::collections::BTreeMap;
use utoipa::ToSchema;

/// Everything that is kept about you.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Exported {
    /// What the account is known by.
    id: String,
    /// Your name.
    name: String,
    /// Since when it is kept, as `2026-11-17`.
    since: String,
    /// Is there a password? What is kept of it tells nobody what it is.
    has_password: bool,
    /// Recovery codes that have not been used.
    recovery_codes_left: u32,
    /// Where you are signed in.
    sessions: Vec<ExportedSession>,
    /// Your passkeys.
    passkeys: Vec<ExportedPasskey>,
    /// Tables where you have a seat, and games you have finished.
    tables: Vec<ExportedTable>,
}

#[derive(Debug, Serialize, ToSchema)]
struct ExportedSession {
    device: String,
    since: String,
    last_seen: String,
}

#[derive(Debug, Serialize, ToSchema)]
struct ExportedPasskey {
    name: String,
    since: String,
}

#[derive(Debug, Serialize, ToSchema)]
struct ExportedTable {
    table: String,
    game: String,
    options: String,
    #[schema(value_type = String)]
    status: Status,
    /// Your seats there: several, where you shared a device.
    seats: Vec<usize>,
    /// Scores and places, once the game is over.
    #[schema(value_type = Object)]
    result: Option<serde_json::Value>,
    opened_at: String,
    changed_at: String,
}

/// Everything that is kept about somebody.
pub(crate) async fn export(house: &House, who: &SignedIn) -> Result<Exported, Problem> {
    let (store, id) = (&house.store, || who.account.clone());
    let failed = |error| Problem::store(&error);
    let account = store.account(id()).await.map_err(failed)?.ok_or(Problem::NotSignedIn)?;
    let sessions = store.sessions(id()).await.map_err(failed)?.into_iter().map(|session| ExportedSession {
        device: session.device,
        since: session.begun_on.to_string(),
        last_seen: session.seen_on.to_string(),
    });
    let passkeys = store.passkeys(id()).await.map_err(failed)?.into_iter();
    let passkeys =
        passkeys.map(|passkey| ExportedPasskey { name: passkey.name, since: passkey.added_on.to_string() });
    let hashes = hashes(&who.account);
    let mut tables: BTreeMap<String, ExportedTable> = BTreeMap::new();
    for hash in &hashes {
        let held = store.list(Listing::HeldBy(*hash), u32::MAX).await.map_err(failed)?;
        tables.extend(held.into_iter().map(|table| (table.id.to_string(), exported(table, &hashes))));
    }
    Ok(Exported {
        id: account.id.to_string(),
        name: account.name,
        since: account.opened_on.to_string(),
        has_password: account.password.is_some(),
        recovery_codes_left: store.codes_left(id()).await.map_err(failed)?,
        sessions: sessions.collect(),
        passkeys: passkeys.collect(),
        tables: tables.into_values().collect(),
    })
}

fn exported(table: TableSummary, hashes: &[TokenHash]) -> ExportedTable {
    let mine = |token: Option<TokenHash>| token.is_some_and(|token| hashes.contains(&token));
    let seats = table.seats.iter().enumerate().filter(|(_, seat)| mine(seat.token));
    ExportedTable {
        seats: seats.map(|(index, _)| index + 1).collect(),
        table: table.id.to_string(),
        game: table.game,
        options: table.options,
        status: table.status,
        result: table.result.as_deref().and_then(|result| serde_json::from_str(result).ok()),
        opened_at: crate::date::iso(table.created_at),
        changed_at: crate::date::iso(table.changed_at),
    }
}
