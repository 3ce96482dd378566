//! One server at a time: as long as servers don't tell each other what happens, a database belongs to the one that claims it.
//!
//! The claim is a lock of the session that appends. It ends with the session, however that ends.

use super::connection::{Connection, params};
use super::trouble;
use crate::StoreError;
use postgres::error::SqlState;
use std::path::PathBuf;

/// The lock of whoever serves ("Benb", "serv").
const LOCK: i64 = 0x4265_6e62_7365_7276;

/// Claims the database. Whoever was killed a moment ago may still be known there: that long it waits.
pub(super) fn take(db: &Connection, place: &str) -> Result<(), StoreError> {
    let taken = db
        .batch("SET lock_timeout = '3s'")
        .and_then(|()| db.execute("SELECT pg_advisory_lock($1)", params![LOCK]))
        .and_then(|_| db.batch("SET lock_timeout = '10s'"));
    taken.map_err(|error| match error.code() {
        Some(&SqlState::LOCK_NOT_AVAILABLE) => StoreError::Claimed { path: PathBuf::from(place) },
        _ => trouble::of(place, &error),
    })
}

/// Lets others have it at once.
pub(super) fn give_back(db: &Connection) {
    // If that fails, the session has ended, and with it the claim.
    let _ = db.execute("SELECT pg_advisory_unlock($1)", params![LOCK]);
}
