//! Where people are signed in.

use super::accounts::{self, ACCOUNT, account_in};
use super::{order, read};
use crate::{AccountError, AccountId, StoredAccount, StoredSession, TokenHash};
use benben_core::Day;
use rusqlite::{Connection, OptionalExtension, Row, named_params, params};

/// Nobody has more devices. Whoever signs in on yet another one is signed out where they were least of late.
const MOST: u32 = 50;

const SESSION: &str = "sessions.number AS session, accounts.id, token, device, begun_on, seen_on";

pub(super) fn begin(db: &Connection, session: &StoredSession) -> rusqlite::Result<Result<u64, AccountError>> {
    let Some(account) = accounts::number(db, &session.account)? else {
        return Ok(Err(AccountError::NoAccount));
    };
    // In the same step, so that whoever signs in while an account is being locked doesn't stay.
    if order::locked_at(db, &session.account)?.is_some() {
        return Ok(Err(AccountError::Locked));
    }
    db.prepare_cached(
        "DELETE FROM sessions WHERE account = ?1 AND number NOT IN
             (SELECT number FROM sessions WHERE account = ?1 ORDER BY seen_on DESC, number DESC LIMIT ?2)",
    )?
    .execute(params![account, MOST - 1])?;
    let number = db
        .prepare_cached(
            "INSERT INTO sessions (account, token, device, begun_on, seen_on)
             VALUES (:account, :token, :device, :begun_on, :seen_on) RETURNING number",
        )?
        .query_row(
            named_params! {
                ":account": account,
                ":token": session.token.0,
                ":device": session.device,
                ":begun_on": session.begun_on.0,
                ":seen_on": session.seen_on.0,
            },
            |row| row.get(0),
        )?;
    Ok(Ok(number))
}

pub(super) fn session(
    db: &Connection,
    token: TokenHash,
) -> rusqlite::Result<Option<(StoredSession, StoredAccount)>> {
    db.prepare_cached(&format!(
        "SELECT {SESSION}, {ACCOUNT} FROM sessions JOIN accounts ON accounts.number = account WHERE token = ?1"
    ))?
    .query_row([token.0], |row| Ok((session_in(row)?, account_in(row)?)))
    .optional()
}

pub(super) fn of(db: &Connection, id: &AccountId) -> rusqlite::Result<Vec<StoredSession>> {
    db.prepare_cached(&format!(
        "SELECT {SESSION} FROM sessions JOIN accounts ON accounts.number = account WHERE id = ?1
         ORDER BY seen_on DESC, sessions.number DESC"
    ))?
    .query_and_then([id.as_str()], session_in)?
    .collect()
}

fn session_in(row: &Row<'_>) -> rusqlite::Result<StoredSession> {
    Ok(StoredSession {
        number: row.get("session")?,
        account: read::text_as(row, "id")?,
        token: TokenHash(row.get("token")?),
        device: row.get("device")?,
        begun_on: Day(row.get("begun_on")?),
        seen_on: Day(row.get("seen_on")?),
    })
}

pub(super) fn note(db: &Connection, token: TokenHash, seen_on: Day) -> rusqlite::Result<()> {
    db.prepare_cached("UPDATE sessions SET seen_on = max(seen_on, ?2) WHERE token = ?1")?
        .execute(params![token.0, seen_on.0])?;
    Ok(())
}

pub(super) fn end(db: &Connection, id: &AccountId, number: u64) -> rusqlite::Result<Option<TokenHash>> {
    db.prepare_cached(
        "DELETE FROM sessions WHERE number = ?2 AND account = (SELECT number FROM accounts WHERE id = ?1)
         RETURNING token",
    )?
    .query_row(params![id.as_str(), number], |row| row.get(0).map(TokenHash))
    .optional()
}

pub(super) fn end_all_but(db: &Connection, id: &AccountId, but: Option<TokenHash>) -> rusqlite::Result<()> {
    db.prepare_cached(
        "DELETE FROM sessions WHERE account = (SELECT number FROM accounts WHERE id = ?1) AND token IS NOT ?2",
    )?
    .execute(params![id.as_str(), but.map(|token| token.0)])?;
    Ok(())
}
