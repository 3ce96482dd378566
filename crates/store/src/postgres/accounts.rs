//! Accounts, their passwords and recovery codes.

use super::connection::{Connection, Result, params};
use super::row::Row;
use super::{days, friends, invitations, order, passkeys, reach, sessions, talk, tournaments, write};
use crate::{
    AccountError, AccountId, CodeHash, Looks, NewAccount, PasswordHash, StoredAccount, TableId, TokenHash,
};
use benben_core::Day;
use std::collections::BTreeSet;

/// What an account needs to be read.
pub(super) const ACCOUNT: &str =
    "accounts.id, accounts.name, look_small, look_plain, accounts.password, opened_on";

pub(super) fn open(db: &Connection, new: &NewAccount) -> Result<Result<Vec<TableId>, AccountError>> {
    let NewAccount { account, session, passkey, codes, tokens, invitation } = new;
    if like(db, &account.looks)?.is_some() {
        return Ok(Err(AccountError::NameTaken));
    }
    if let Some(passkey) = passkey
        && passkeys::find(db, &passkey.credential)?.is_some()
    {
        return Ok(Err(AccountError::PasskeyKnown));
    }
    if let Some(invited) = invitation
        && !invitations::accept(db, invited)?
    {
        return Ok(Err(AccountError::NotInvited));
    }
    db.execute(
        "INSERT INTO accounts (id, name, look_small, look_plain, password, opened_on, holder)
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
        params![
            account.id.as_str(),
            account.name,
            account.looks.small,
            account.looks.plain,
            account.password.as_ref().map(|password| &password.0),
            account.opened_on.0,
            account.id.holder().0,
        ],
    )?;
    renew_codes(db, &account.id, codes)?;
    if let Some(passkey) = passkey
        && let Err(refused) = passkeys::add(db, passkey)?
    {
        return Ok(Err(refused));
    }
    if let Err(refused) = sessions::begin(db, session)? {
        return Ok(Err(refused));
    }
    write::hand_over(db, tokens).map(Ok)
}

/// The number the account with this id has inside.
pub(super) fn number(db: &Connection, id: &AccountId) -> Result<Option<i64>> {
    db.row("SELECT number FROM accounts WHERE id = $1", params![id.as_str()], |row| row.get(0))
}

pub(super) fn account(db: &Connection, id: &AccountId) -> Result<Option<StoredAccount>> {
    db.row(&format!("SELECT {ACCOUNT} FROM accounts WHERE id = $1"), params![id.as_str()], account_in)
}

pub(super) fn like(db: &Connection, looks: &Looks) -> Result<Option<StoredAccount>> {
    db.row(
        &format!("SELECT {ACCOUNT} FROM accounts WHERE look_small = $1 OR look_plain = $2"),
        params![&looks.small, &looks.plain],
        account_in,
    )
}

/// The account in a row of [`ACCOUNT`].
pub(super) fn account_in(row: &Row) -> Result<StoredAccount> {
    Ok(StoredAccount {
        id: row.text_as("id")?,
        name: row.get("name")?,
        looks: Looks { small: row.get("look_small")?, plain: row.get("look_plain")? },
        password: row.get::<Option<_>>("password")?.map(PasswordHash),
        opened_on: Day(row.get("opened_on")?),
    })
}

pub(super) fn change_password(
    db: &Connection,
    id: &AccountId,
    password: &PasswordHash,
    but: Option<TokenHash>,
) -> Result<()> {
    db.execute("UPDATE accounts SET password = $2 WHERE id = $1", params![id.as_str(), &password.0])?;
    sessions::end_all_but(db, id, but)
}

pub(super) fn renew_codes(db: &Connection, id: &AccountId, codes: &[CodeHash]) -> Result<()> {
    let Some(number) = number(db, id)? else { return Ok(()) };
    db.execute("DELETE FROM recovery_codes WHERE account = $1", params![number])?;
    let add = "INSERT INTO recovery_codes (account, hash) VALUES ($1, $2) ON CONFLICT DO NOTHING";
    codes.iter().try_for_each(|code| db.execute(add, params![number, code.0]).map(drop))
}

pub(super) fn codes_left(db: &Connection, id: &AccountId) -> Result<u32> {
    db.one(
        "SELECT count(*) FROM recovery_codes JOIN accounts ON number = account WHERE id = $1",
        params![id.as_str()],
        |row| row.get(0),
    )
}

pub(super) fn recover(
    db: &Connection,
    looks: &Looks,
    code: CodeHash,
    password: &PasswordHash,
) -> Result<Option<StoredAccount>> {
    let found = match like(db, looks)? {
        Some(account) if order::locked_at(db, &account.id)?.is_some() => None,
        found => found,
    };
    // The same work whether or not there is such an account.
    let used = db
        .execute(
            "DELETE FROM recovery_codes WHERE hash = $2 AND account = (SELECT number FROM accounts WHERE id = $1)", params![found.as_ref().map_or("", |account| account.id.as_str()), code.0])?;
    match found {
        Some(account) if used == 1 => {
            change_password(db, &account.id, password, None)?;
            Ok(Some(StoredAccount { password: Some(password.clone()), ..account }))
        }
        _ => Ok(None),
    }
}

pub(super) fn remove(db: &Connection, id: &AccountId, tokens: &[TokenHash]) -> Result<Vec<TableId>> {
    let mut concerned = BTreeSet::new();
    for token in tokens {
        let free = "UPDATE seats SET token = NULL, name = '' WHERE token = $1 RETURNING table_number";
        concerned.extend(db.rows(free, params![token.0], |row| row.get::<i64>(0))?);
        days::forget_name(db, *token)?;
        tournaments::forget_name(db, *token)?;
        friends::forget(db, *token)?;
        reach::forget(db, *token)?;
        talk::forget_speaker(db, *token)?;
    }
    talk::forget_words_of(db, id)?;
    db.execute("DELETE FROM accounts WHERE id = $1", params![id.as_str()])?;
    write::count_changes(db, concerned)
}
