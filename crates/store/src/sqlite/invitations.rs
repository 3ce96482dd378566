//! Invitations that were used: each holds once.

use crate::Invited;
use rusqlite::{Connection, params};

/// Uses an invitation up. False if it was used before. Those that have ended need not be remembered.
pub(super) fn accept(db: &Connection, invited: &Invited) -> rusqlite::Result<bool> {
    db.prepare_cached("DELETE FROM invitations_used WHERE until < ?1")?.execute([invited.today.0])?;
    let used = db
        .prepare_cached("INSERT OR IGNORE INTO invitations_used (hash, until) VALUES (?1, ?2)")?
        .execute(params![invited.code.0, invited.until.0])?;
    Ok(used == 1)
}
