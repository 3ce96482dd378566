//! Words, reports, locks and what was done about them, in the database.

use super::accounts::{self, ACCOUNT, account_in};
use super::connection::{Connection, Result, params};
use super::row::Row;
use super::{Postgres, read, sessions, talk, write};
use crate::order::{MOST_REPORTS, MOST_REPORTS_BY_ONE};
use crate::{
    AccountError, AccountId, AccountSummary, Answer, Author, Looks, Order, Reported, StoredAct, StoredReport,
    TableId, TokenHash,
};
use benben_core::Day;
use std::collections::BTreeSet;

const REPORT: &str =
    "number, table_id, line, seat, name, said, token, account, reporter, reporter_account, at";

impl Order for Postgres {
    fn words(&self, id: TableId) -> Answer<'_, bool> {
        Box::pin(self.read(move |db| {
            db.exists(
                "SELECT 1 FROM words JOIN tables ON number = table_number WHERE id = $1",
                params![id.as_str()],
            )
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
            db.rows(
                "SELECT line FROM reported JOIN tables ON number = table_number
                 WHERE id = $1 AND reporter = $2 AND line > 0",
                params![id.as_str(), reporter.0],
                |row| row.get(0),
            )
        }))
    }

    fn reports(&self, limit: u32) -> Answer<'_, Vec<StoredReport>> {
        Box::pin(self.read(move |db| {
            db.rows(
                &format!("SELECT {REPORT} FROM reports ORDER BY number LIMIT $1"),
                params![limit],
                report_in,
            )
        }))
    }

    fn find_report(&self, number: u64) -> Answer<'_, Option<StoredReport>> {
        Box::pin(self.read(move |db| {
            db.row(&format!("SELECT {REPORT} FROM reports WHERE number = $1"), params![number], report_in)
        }))
    }

    fn close_report(&self, number: u64) -> Answer<'_, bool> {
        Box::pin(self.write(move |db| {
            let closed = db.execute("DELETE FROM reports WHERE number = $1", params![number])?;
            Ok(Ok(closed > 0))
        }))
    }

    fn forget_reports(&self, before: i64) -> Answer<'_, u64> {
        Box::pin(self.write(move |db| {
            let forgotten = db.execute("DELETE FROM reports WHERE at < $1", params![before])?;
            Ok(Ok(forgotten))
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
            db.execute(
                "INSERT INTO acts (at, by, act, about) VALUES ($1, $2, $3, $4)",
                params![act.at, act.by, act.act, act.about],
            )?;
            Ok(Ok(()))
        }))
    }

    fn acts(&self, limit: u32) -> Answer<'_, Vec<StoredAct>> {
        Box::pin(self.read(move |db| {
            db.rows(
                "SELECT at, by, act, about FROM acts ORDER BY number DESC LIMIT $1",
                params![limit],
                |row| {
                    Ok(StoredAct {
                        at: row.get("at")?,
                        by: row.get("by")?,
                        act: row.get("act")?,
                        about: row.get("about")?,
                    })
                },
            )
        }))
    }
}

fn switch_words(db: &Connection, id: &TableId, on: bool) -> Result<()> {
    let Some(table) = read::number(db, id)? else { return Ok(()) };
    let change = match on {
        true => "INSERT INTO words (table_number) VALUES ($1) ON CONFLICT DO NOTHING",
        false => "DELETE FROM words WHERE table_number = $1",
    };
    db.execute(change, params![table]).map(drop)
}

fn report(db: &Connection, new: &StoredReport) -> Result<Reported> {
    let Some(table) = read::number(db, &new.table)? else { return Ok(Reported::NoTable) };
    let (line, seat) = (new.line.unwrap_or(0), new.seat.number());
    let subject = params![table, new.reporter.token.0, line, seat];
    let before = db.exists(
        "SELECT 1 FROM reported WHERE table_number = $1 AND reporter = $2 AND line = $3 AND seat = $4",
        subject,
    )?;
    if before {
        return Ok(Reported::Before);
    }
    let (own, all): (u32, u32) = db.one(
        "SELECT (SELECT count(*) FROM reports WHERE reporter = $1), (SELECT count(*) FROM reports)",
        params![new.reporter.token.0],
        |row| Ok((row.get(0)?, row.get(1)?)),
    )?;
    if own >= MOST_REPORTS_BY_ONE || all >= MOST_REPORTS {
        return Ok(Reported::TooMany);
    }
    db.execute("INSERT INTO reported (table_number, reporter, line, seat) VALUES ($1, $2, $3, $4)", subject)?;
    db.execute(
        "INSERT INTO reports (table_id, line, seat, name, said, token, account, reporter, reporter_account, at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)", params![
        new.table.as_str(),
        new.line,
        new.seat.number(),
        new.name,
        new.said,
        new.by.as_ref().map(|by| by.token.0),
        new.by.as_ref().and_then(|by| by.account.as_ref()).map(AccountId::as_str),
        new.reporter.token.0,
        new.reporter.account.as_ref().map(AccountId::as_str),
        new.at,
    ])?;
    Ok(Reported::Kept)
}

fn report_in(row: &Row) -> Result<StoredReport> {
    let reporter =
        Author { token: TokenHash(row.get("reporter")?), account: row.optional_text_as("reporter_account")? };
    Ok(StoredReport {
        number: row.get("number")?,
        table: row.text_as("table_id")?,
        line: row.get("line")?,
        seat: read::seat(row.get("seat")?)?,
        name: row.get("name")?,
        said: row.get("said")?,
        by: talk::author(row)?,
        reporter,
        at: row.get("at")?,
    })
}

fn summaries(db: &Connection, search: &str, limit: u32) -> Result<Vec<AccountSummary>> {
    db.rows(
        &format!(
        "SELECT {ACCOUNT}, locks.at AS locked_at, count(sessions.number) AS sessions, max(seen_on) AS seen_on
         FROM accounts LEFT JOIN locks ON locks.account = accounts.number
             LEFT JOIN sessions ON sessions.account = accounts.number
         WHERE strpos(lower(accounts.name), lower($1)) > 0 OR accounts.id = $1 OR $1 = ''
         GROUP BY accounts.number, locks.at ORDER BY look_small LIMIT $2"
    ),
        params![search, limit],
        |row| {
            Ok(AccountSummary {
                account: account_in(row)?,
                seen_on: row.get::<Option<i64>>("seen_on")?.map(Day),
                sessions: row.get("sessions")?,
                locked_at: row.get("locked_at")?,
            })
        },
    )
}

fn rename(
    db: &Connection,
    id: &AccountId,
    name: &str,
    looks: &Looks,
    tokens: &[TokenHash],
) -> Result<Result<Vec<TableId>, AccountError>> {
    let Some(account) = accounts::account(db, id)? else { return Ok(Err(AccountError::NoAccount)) };
    let taken = db.exists(
        "SELECT 1 FROM accounts WHERE (look_small = $1 OR look_plain = $2) AND id != $3",
        params![&looks.small, &looks.plain, id.as_str()],
    )?;
    if taken {
        return Ok(Err(AccountError::NameTaken));
    }
    db.execute(
        "UPDATE accounts SET name = $2, look_small = $3, look_plain = $4 WHERE id = $1",
        params![id.as_str(), name, &looks.small, &looks.plain],
    )?;
    let mut concerned = BTreeSet::new();
    for token in tokens {
        let follow = "UPDATE seats SET name = $3 WHERE token = $1 AND name = $2 AND table_number IN
                 (SELECT number FROM tables WHERE status IN ('gathering', 'playing')) RETURNING table_number";
        concerned.extend(db.rows(follow, params![token.0, account.name, name], |row| row.get::<i64>(0))?);
    }
    write::count_changes(db, concerned).map(Ok)
}

fn lock(db: &Connection, id: &AccountId, at: Option<i64>) -> Result<()> {
    let Some(account) = accounts::number(db, id)? else { return Ok(()) };
    match at {
        Some(at) => {
            db.execute(
                "INSERT INTO locks (account, at) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                params![account, at],
            )?;
            sessions::end_all_but(db, id, None)
        }
        None => db.execute("DELETE FROM locks WHERE account = $1", params![account]).map(drop),
    }
}

pub(super) fn locked_at(db: &Connection, id: &AccountId) -> Result<Option<i64>> {
    db.row(
        "SELECT at FROM locks JOIN accounts ON number = account WHERE id = $1",
        params![id.as_str()],
        |row| row.get(0),
    )
}
