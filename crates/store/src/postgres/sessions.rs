//! Where people are signed in.

use super::accounts::{self, ACCOUNT, account_in};
use super::connection::{Connection, Result, params};
use super::order;
use super::row::Row;
use crate::{AccountError, AccountId, StoredAccount, StoredSession, TokenHash};
use benben_core::Day;

/// Nobody has more devices. Whoever signs in on yet another one is signed out where they were least of late.
const MOST: u32 = 50;

const SESSION: &str = "sessions.number AS session, accounts.id, token, device, begun_on, seen_on";

pub(super) fn begin(db: &Connection, session: &StoredSession) -> Result<Result<u64, AccountError>> {
    let Some(account) = accounts::number(db, &session.account)? else {
        return Ok(Err(AccountError::NoAccount));
    };
    // In the same step, so that whoever signs in while an account is being locked doesn't stay.
    if order::locked_at(db, &session.account)?.is_some() {
        return Ok(Err(AccountError::Locked));
    }
    db.execute(
        "DELETE FROM sessions WHERE account = $1 AND number NOT IN
             (SELECT number FROM sessions WHERE account = $1 ORDER BY seen_on DESC, number DESC LIMIT $2)",
        params![account, MOST - 1],
    )?;
    let number = db.one(
        "INSERT INTO sessions (account, token, device, begun_on, seen_on)
             VALUES ($1, $2, $3, $4, $5) RETURNING number",
        params![account, session.token.0, session.device, session.begun_on.0, session.seen_on.0,],
        |row| row.get(0),
    )?;
    Ok(Ok(number))
}

pub(super) fn session(db: &Connection, token: TokenHash) -> Result<Option<(StoredSession, StoredAccount)>> {
    db.row(&format!(
        "SELECT {SESSION}, {ACCOUNT} FROM sessions JOIN accounts ON accounts.number = account WHERE token = $1"
    ), params![token.0], |row| Ok((session_in(row)?, account_in(row)?)))
}

pub(super) fn of(db: &Connection, id: &AccountId) -> Result<Vec<StoredSession>> {
    db.rows(
        &format!(
            "SELECT {SESSION} FROM sessions JOIN accounts ON accounts.number = account WHERE id = $1
         ORDER BY seen_on DESC, sessions.number DESC"
        ),
        params![id.as_str()],
        session_in,
    )
}

fn session_in(row: &Row) -> Result<StoredSession> {
    Ok(StoredSession {
        number: row.get("session")?,
        account: row.text_as("id")?,
        token: TokenHash(row.get("token")?),
        device: row.get("device")?,
        begun_on: Day(row.get("begun_on")?),
        seen_on: Day(row.get("seen_on")?),
    })
}

pub(super) fn note(db: &Connection, token: TokenHash, seen_on: Day) -> Result<()> {
    db.execute(
        "UPDATE sessions SET seen_on = greatest(seen_on, $2) WHERE token = $1",
        params![token.0, seen_on.0],
    )?;
    Ok(())
}

pub(super) fn end(db: &Connection, id: &AccountId, number: u64) -> Result<Option<TokenHash>> {
    db.row(
        "DELETE FROM sessions WHERE number = $2 AND account = (SELECT number FROM accounts WHERE id = $1)
         RETURNING token",
        params![id.as_str(), number],
        |row| row.get(0).map(TokenHash),
    )
}

pub(super) fn end_all_but(db: &Connection, id: &AccountId, but: Option<TokenHash>) -> Result<()> {
    db.execute(
        "DELETE FROM sessions WHERE account = (SELECT number FROM accounts WHERE id = $1) AND token IS DISTINCT FROM $2", params![id.as_str(), but.map(|token| token.0)])?;
    Ok(())
}
