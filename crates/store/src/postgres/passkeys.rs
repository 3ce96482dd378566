//! The public halves of people's passkeys.

use super::accounts;
use super::connection::{Connection, Result, params};
use super::row::Row;
use crate::{AccountError, AccountId, StoredPasskey};
use benben_core::Day;

const PASSKEY: &str =
    "SELECT passkeys.number AS passkey, accounts.id, credential, key, uses, passkeys.name, added_on
     FROM passkeys JOIN accounts ON accounts.number = account";

pub(super) fn add(db: &Connection, passkey: &StoredPasskey) -> Result<Result<(), AccountError>> {
    let Some(account) = accounts::number(db, &passkey.account)? else {
        return Ok(Err(AccountError::NoAccount));
    };
    let added = db.execute(
        "INSERT INTO passkeys (account, credential, key, uses, name, added_on)
             VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING",
        params![account, passkey.credential, passkey.key, passkey.uses, passkey.name, passkey.added_on.0,],
    )?;
    Ok(if added == 1 { Ok(()) } else { Err(AccountError::PasskeyKnown) })
}

pub(super) fn of(db: &Connection, id: &AccountId) -> Result<Vec<StoredPasskey>> {
    db.rows(&format!("{PASSKEY} WHERE id = $1 ORDER BY passkeys.number"), params![id.as_str()], passkey_in)
}

pub(super) fn find(db: &Connection, credential: &[u8]) -> Result<Option<StoredPasskey>> {
    db.row(&format!("{PASSKEY} WHERE credential = $1"), params![credential], passkey_in)
}

fn passkey_in(row: &Row) -> Result<StoredPasskey> {
    Ok(StoredPasskey {
        number: row.get("passkey")?,
        account: row.text_as("id")?,
        credential: row.get("credential")?,
        key: row.get("key")?,
        uses: row.get("uses")?,
        name: row.get("name")?,
        added_on: Day(row.get("added_on")?),
    })
}

/// Authenticators that do not count say 0 every time.
pub(super) fn use_it(db: &Connection, credential: &[u8], uses: u32) -> Result<bool> {
    let noted = db.execute(
        "UPDATE passkeys SET uses = $2 WHERE credential = $1 AND (uses < $2 OR (uses = 0 AND $2 = 0))",
        params![credential, uses],
    )?;
    Ok(noted == 1)
}

pub(super) fn remove(db: &Connection, id: &AccountId, number: u64) -> Result<Result<(), AccountError>> {
    let own = of(db, id)?;
    let has_password = accounts::account(db, id)?.is_some_and(|account| account.password.is_some());
    if own.len() == 1 && own[0].number == number && !has_password {
        return Ok(Err(AccountError::LastWayIn));
    }
    db.execute(
        "DELETE FROM passkeys WHERE number = $2 AND account = (SELECT number FROM accounts WHERE id = $1)",
        params![id.as_str(), number],
    )?;
    Ok(Ok(()))
}
