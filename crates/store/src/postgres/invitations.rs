//! Invitations that were used: each holds once.

use super::connection::{Connection, Result, params};
use crate::Invited;

/// Uses an invitation up. False if it was used before. Those that have ended need not be remembered.
pub(super) fn accept(db: &Connection, invited: &Invited) -> Result<bool> {
    db.execute("DELETE FROM invitations_used WHERE \"until\" < $1", params![invited.today.0])?;
    let used = db.execute(
        "INSERT INTO invitations_used (hash, \"until\") VALUES ($1, $2) ON CONFLICT DO NOTHING",
        params![invited.code.0, invited.until.0],
    )?;
    Ok(used == 1)
}
