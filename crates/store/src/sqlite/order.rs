//! Words, reports, locks and what was done about them, in the database.

use super::accounts::{self, ACCOUNT, account_in};
use super::{Sqlite, read, sessions, talk, write};
use crate::order::{MOST_REPORTS, MOST_REPORTS_BY_ONE};
use crate::{
    AccountError, AccountId, AccountSummary, Answer, Author, Looks, Order, Reported, StoredAct, StoredReport,
    TableId, TokenHash,
};
use benben_core::Day;
use rusqlite::{Connection, OptionalExtension, Row, named_params, params};
use std::collections::BTreeSet;

const REPORT: &str =
    "number, table_id, line, seat, name, said, token, account, reporter, reporter_account, at";

impl Order for Sqlite {
    fn words(&self, id: TableId) -> Answer<'_, bool> {
        Box::pin(self.read(move |db| {
            db.prepare_cached("SELECT 1 FROM words JOIN tables ON number = table_number WHERE id = ?1")?
                .exists([id.as_str()])
        }))
    }

    fn switch_words(&self, id: TableId, on: bool) -> Answer<'_, ()> {
        Box::pin(self.write(move |db| switch_words(db, &id, on).map(Ok)))
    }

    fn forget_words(&self, before: i64, limit: u32) -> Answer<'_, u64> {
        Box::pin(self.write(move |db| talk::forget_words(db, before, limit).map(Ok)))
    }

    fn report(&self, new: StoredReport) -> Answer<'_, Reported> {
        Box::pin(self.write(move |db| report(db, &new).map(Ok)))
    }

    fn reported(&self, id: TableId, reporter: TokenHash) -> Answer<'_, Vec<u64>> {
        Box::pin(self.read(move |db| {
            db.prepare_cached(
                "SELECT line FROM reported JOIN tables ON number = table_number
                 WHERE id = ?1 AND reporter = ?2 AND line > 0",
            )?
            .query_map(params![id.as_str(), reporter.0], |row| row.get(0))?
            .collect()
        }))
    }

    fn reports(&self, limit: u32) -> Answer<'_, Vec<StoredReport>> {
        Box::pin(self.read(move |db| {
            db.prepare_cached(&format!("SELECT {REPORT} FROM reports ORDER BY number LIMIT ?1"))?
                .query_and_then([limit], report_in)?
                .collect()
        }))
    }

    fn find_report(&self, number: u64) -> Answer<'_, Option<StoredReport>> {
        Box::pin(self.read(move |db| {
            db.prepare_cached(&format!("SELECT {REPORT} FROM reports WHERE number = ?1"))?
                .query_row([number], report_in)
                .optional()
        }))
    }

    fn close_report(&self, number: u64) -> Answer<'_, bool> {
        Box::pin(self.write(move |db| {
            let closed = db.prepare_cached("DELETE FROM reports WHERE number = ?1")?.execute([number])?;
            Ok(Ok(closed > 0))
        }))
    }

    fn forget_reports(&self, before: i64) -> Answer<'_, u64> {
        Box::pin(self.write(move |db| {
            let forgotten = db.prepare_cached("DELETE FROM reports WHERE at < ?1")?.execute([before])?;
            Ok(Ok(forgotten as u64))
        }))
    }

    fn accounts(&self, search: String, limit: u32) -> Answer<'_, Vec<AccountSummary>> {
        Box::pin(self.read(move |db| summaries(db, &search, limit)))
    }

    fn rename_account(
        &self,
        id: AccountId,
        name: String,
        looks: Looks,
        tokens: Vec<TokenHash>,
    ) -> Answer<'_, Vec<TableId>, AccountError> {
        Box::pin(self.write(move |db| rename(db, &id, &name, &looks, &tokens)))
    }

    fn lock_account(&self, id: AccountId, at: Option<i64>) -> Answer<'_, ()> {
        Box::pin(self.write(move |db| lock(db, &id, at).map(Ok)))
    }

    fn locked_at(&self, id: AccountId) -> Answer<'_, Option<i64>> {
        Box::pin(self.read(move |db| locked_at(db, &id)))
    }

    fn end_sessions(&self, id: AccountId) -> Answer<'_, ()> {
        Box::pin(self.write(move |db| sessions::end_all_but(db, &id, None).map(Ok)))
    }

    fn note_act(&self, act: StoredAct) -> Answer<'_, ()> {
        Box::pin(self.write(move |db| {
            db.prepare_cached("INSERT INTO acts (at, by, act, about) VALUES (?1, ?2, ?3, ?4)")?
                .execute(params![act.at, act.by, act.act, act.about])?;
            Ok(Ok(()))
        }))
    }

    fn acts(&self, limit: u32) -> Answer<'_, Vec<StoredAct>> {
        Box::pin(self.read(move |db| {
            db.prepare_cached("SELECT at, by, act, about FROM acts ORDER BY number DESC LIMIT ?1")?
                .query_map([limit], |row| {
                    Ok(StoredAct {
                        at: row.get("at")?,
                        by: row.get("by")?,
                        act: row.get("act")?,
                        about: row.get("about")?,
                    })
                })?
                .collect()
        }))
    }
}

fn switch_words(db: &Connection, id: &TableId, on: bool) -> rusqlite::Result<()> {
    let Some(table) = read::number(db, id)? else { return Ok(()) };
    let change = match on {
        true => "INSERT OR IGNORE INTO words (table_number) VALUES (?1)",
        false => "DELETE FROM words WHERE table_number = ?1",
    };
    db.prepare_cached(change)?.execute([table]).map(drop)
}

fn report(db: &Connection, new: &StoredReport) -> rusqlite::Result<Reported> {
    let Some(table) = read::number(db, &new.table)? else { return Ok(Reported::NoTable) };
    let subject = params![table, new.reporter.token.0, new.line.unwrap_or(0), new.seat.number()];
    let before = db
        .prepare_cached(
            "SELECT 1 FROM reported WHERE table_number = ?1 AND reporter = ?2 AND line = ?3 AND seat = ?4",
        )?
        .exists(subject)?;
    if before {
        return Ok(Reported::Before);
    }
    let (own, all): (u32, u32) = db
        .prepare_cached(
            "SELECT (SELECT count(*) FROM reports WHERE reporter = ?1), (SELECT count(*) FROM reports)",
        )?
        .query_row([new.reporter.token.0], |row| Ok((row.get(0)?, row.get(1)?)))?;
    if own >= MOST_REPORTS_BY_ONE || all >= MOST_REPORTS {
        return Ok(Reported::TooMany);
    }
    db.prepare_cached("INSERT INTO reported (table_number, reporter, line, seat) VALUES (?1, ?2, ?3, ?4)")?
        .execute(subject)?;
    db.prepare_cached(
        "INSERT INTO reports (table_id, line, seat, name, said, token, account, reporter, reporter_account, at)
         VALUES (:table_id, :line, :seat, :name, :said, :token, :account, :reporter, :reporter_account, :at)",
    )?
    .execute(named_params! {
        ":table_id": new.table.as_str(),
        ":line": new.line,
        ":seat": new.seat.number(),
        ":name": new.name,
        ":said": new.said,
        ":token": new.by.as_ref().map(|by| by.token.0),
        ":account": new.by.as_ref().and_then(|by| by.account.as_ref()).map(AccountId::as_str),
        ":reporter": new.reporter.token.0,
        ":reporter_account": new.reporter.account.as_ref().map(AccountId::as_str),
        ":at": new.at,
    })?;
    Ok(Reported::Kept)
}

fn report_in(row: &Row<'_>) -> rusqlite::Result<StoredReport> {
    let reporter = Author {
        token: TokenHash(row.get("reporter")?),
        account: read::optional_text_as(row, "reporter_account")?,
    };
    Ok(StoredReport {
        number: row.get("number")?,
        table: read::text_as(row, "table_id")?,
        line: row.get("line")?,
        seat: read::seat(row.get("seat")?)?,
        name: row.get("name")?,
        said: row.get("said")?,
        by: talk::author(row)?,
        reporter,
        at: row.get("at")?,
    })
}

fn summaries(db: &Connection, search: &str, limit: u32) -> rusqlite::Result<Vec<AccountSummary>> {
    db.prepare_cached(&format!(
        "SELECT {ACCOUNT}, locks.at AS locked_at, count(sessions.number) AS sessions, max(seen_on) AS seen_on
         FROM accounts LEFT JOIN locks ON locks.account = accounts.number
             LEFT JOIN sessions ON sessions.account = accounts.number
         WHERE instr(lower(accounts.name), lower(?1)) > 0 OR accounts.id = ?1 OR ?1 = ''
         GROUP BY accounts.number ORDER BY look_small LIMIT ?2"
    ))?
    .query_and_then(params![search, limit], |row| {
        Ok(AccountSummary {
            account: account_in(row)?,
            seen_on: row.get::<_, Option<i64>>("seen_on")?.map(Day),
            sessions: row.get("sessions")?,
            locked_at: row.get("locked_at")?,
        })
    })?
    .collect()
}

fn rename(
    db: &Connection,
    id: &AccountId,
    name: &str,
    looks: &Looks,
    tokens: &[TokenHash],
) -> rusqlite::Result<Result<Vec<TableId>, AccountError>> {
    let Some(account) = accounts::account(db, id)? else { return Ok(Err(AccountError::NoAccount)) };
    let taken = db
        .prepare_cached("SELECT 1 FROM accounts WHERE (look_small = ?1 OR look_plain = ?2) AND id != ?3")?
        .exists([&looks.small, &looks.plain, id.as_str()])?;
    if taken {
        return Ok(Err(AccountError::NameTaken));
    }
    db.prepare_cached("UPDATE accounts SET name = ?2, look_small = ?3, look_plain = ?4 WHERE id = ?1")?
        .execute([id.as_str(), name, &looks.small, &looks.plain])?;
    let mut concerned = BTreeSet::new();
    for token in tokens {
        let mut follow = db.prepare_cached(
            "UPDATE seats SET name = ?3 WHERE token = ?1 AND name = ?2 AND table_number IN
                 (SELECT number FROM tables WHERE status IN ('gathering', 'playing')) RETURNING table_number",
        )?;
        let followed = follow.query_map(params![token.0, account.name, name], |row| row.get::<_, i64>(0))?;
        concerned.extend(followed.collect::<rusqlite::Result<Vec<_>>>()?);
    }
    write::count_changes(db, concerned).map(Ok)
}

fn lock(db: &Connection, id: &AccountId, at: Option<i64>) -> rusqlite::Result<()> {
    let Some(account) = accounts::number(db, id)? else { return Ok(()) };
    match at {
        Some(at) => {
            db.prepare_cached("INSERT OR IGNORE INTO locks (account, at) VALUES (?1, ?2)")?
                .execute(params![account, at])?;
            sessions::end_all_but(db, id, None)
        }
        None => db.prepare_cached("DELETE FROM locks WHERE account = ?1")?.execute([account]).map(drop),
    }
}

pub(super) fn locked_at(db: &Connection, id: &AccountId) -> rusqlite::Result<Option<i64>> {
    db.prepare_cached("SELECT at FROM locks JOIN accounts ON number = account WHERE id = ?1")?
        .query_row([id.as_str()], |row| row.get(0))
        .optional()
}
