//! Who may use a database: one server alone, or several that tell each other what happens.
//!
//! The claim is a lock of the session that appends, shared or not. It ends with the session, however that ends.

use super::connection::{Connection, params};
use super::trouble;
use crate::StoreError;
use postgres::error::SqlState;
use std::path::PathBuf;

/// The lock of whoever serves ("Benb", "serv").
const LOCK: i64 = 0x4265_6e62_7365_7276;

/// What somebody claims.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Claim {
    /// That nobody else uses the database.
    Alone,
    /// That everybody else who does shares it.
    Shared,
}

/// Claims the database. Whoever was killed a moment ago may still be known there: that long it waits.
pub(super) fn take(db: &Connection, place: &str, claim: Claim) -> Result<(), StoreError> {
    let lock = match claim {
        Claim::Alone => "SELECT pg_advisory_lock($1)",
        Claim::Shared => "SELECT pg_advisory_lock_shared($1)",
    };
    let taken = db
        .batch("SET lock_timeout = '3s'")
        .and_then(|()| db.execute(lock, params![LOCK]))
        .and_then(|_| db.batch("SET lock_timeout = '10s'"));
    let path = PathBuf::from(place);
    taken.map_err(|error| match (error.code(), claim) {
        (Some(&SqlState::LOCK_NOT_AVAILABLE), Claim::Alone) => StoreError::Claimed { path },
        (Some(&SqlState::LOCK_NOT_AVAILABLE), Claim::Shared) => StoreError::ClaimedAlone { path },
        _ => trouble::of(place, &error),
    })
}

/// Lets others have it at once.
pub(super) fn give_back(db: &Connection, claim: Claim) {
    let unlock = match claim {
        Claim::Alone => "SELECT pg_advisory_unlock($1)",
        Claim::Shared => "SELECT pg_advisory_unlock_shared($1)",
    };
    // If that fails, the session has ended, and with it the claim.
    let _ = db.execute(unlock, params![LOCK]);
}

/// Does nobody use the database? If so, nobody begins to until the transaction ends.
pub(super) fn is_free(db: &Connection) -> super::DbResult<bool> {
    db.one("SELECT pg_try_advisory_xact_lock($1)", params![LOCK], |row| row.get(0))
}
