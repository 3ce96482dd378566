//! The public halves of people's passkeys.

use super::{accounts, read};
use crate::{AccountError, AccountId, StoredPasskey};
use benben_core::Day;
use rusqlite::{Connection, OptionalExtension, Row, named_params, params};

const PASSKEY: &str =
    "SELECT passkeys.number AS passkey, accounts.id, credential, key, uses, passkeys.name, added_on
     FROM passkeys JOIN accounts ON accounts.number = account";

pub(super) fn add(db: &Connection, passkey: &StoredPasskey) -> rusqlite::Result<Result<(), AccountError>> {
    let Some(account) = accounts::number(db, &passkey.account)? else {
        return Ok(Err(AccountError::NoAccount));
    };
    let added = db
        .prepare_cached(
            "INSERT OR IGNORE INTO passkeys (account, credential, key, uses, name, added_on)
             VALUES (:account, :credential, :key, :uses, :name, :added_on)",
        )?
        .execute(named_params! {
            ":account": account,
            ":credential": passkey.credential,
            ":key": passkey.key,
            ":uses": passkey.uses,
            ":name": passkey.name,
            ":added_on": passkey.added_on.0,
        })?;
    Ok(if added == 1 { Ok(()) } else { Err(AccountError::PasskeyKnown) })
}

pub(super) fn of(db: &Connection, id: &AccountId) -> rusqlite::Result<Vec<StoredPasskey>> {
    db.prepare_cached(&format!("{PASSKEY} WHERE id = ?1 ORDER BY passkeys.number"))?
        .query_and_then([id.as_str()], passkey_in)?
        .collect()
}

pub(super) fn find(db: &Connection, credential: &[u8]) -> rusqlite::Result<Option<StoredPasskey>> {
    db.prepare_cached(&format!("{PASSKEY} WHERE credential = ?1"))?
        .query_row([credential], passkey_in)
        .optional()
}

fn passkey_in(row: &Row<'_>) -> rusqlite::Result<StoredPasskey> {
    Ok(StoredPasskey {
        number: row.get("passkey")?,
        account: read::text_as(row, "id")?,
        credential: row.get("credential")?,
        key: row.get("key")?,
        uses: row.get("uses")?,
        name: row.get("name")?,
        added_on: Day(row.get("added_on")?),
    })
}

/// Authenticators that do not count say 0 every time.
pub(super) fn use_it(db: &Connection, credential: &[u8], uses: u32) -> rusqlite::Result<bool> {
    let noted = db
        .prepare_cached(
            "UPDATE passkeys SET uses = ?2 WHERE credential = ?1 AND (uses < ?2 OR (uses = 0 AND ?2 = 0))",
        )?
        .execute(params![credential, uses])?;
    Ok(noted == 1)
}

pub(super) fn remove(
    db: &Connection,
    id: &AccountId,
    number: u64,
) -> rusqlite::Result<Result<(), AccountError>> {
    let own = of(db, id)?;
    let has_password = accounts::account(db, id)?.is_some_and(|account| account.password.is_some());
    if own.len() == 1 && own[0].number == number && !has_password {
        return Ok(Err(AccountError::LastWayIn));
    }
    db.prepare_cached(
        "DELETE FROM passkeys WHERE number = ?2 AND account = (SELECT number FROM accounts WHERE id = ?1)",
    )?
    .execute(params![id.as_str(), number])?;
    Ok(Ok(()))
}
