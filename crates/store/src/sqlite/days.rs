//! Deals of the day in the database, and who has tried them.

use super::read::optional_text_as;
use crate::{StoredDay, StoredTry, TableId, TokenHash, Trier, TryResult};
use benben_core::{Day, Secret};
use rusqlite::{Connection, OptionalExtension, Row, params};

/// Whose try it is, in two columns of which one is empty.
fn columns(by: &Trier) -> (&[u8], &str) {
    match by {
        Trier::Holder(token) => (&token.0, ""),
        Trier::Bot(level) => (&[], level),
    }
}

pub(super) fn draw(db: &Connection, days: &[StoredDay], forget_before: Day) -> rusqlite::Result<()> {
    for day in days {
        db.prepare_cached(
            "INSERT OR IGNORE INTO days (day, game, secret, drawn_at) VALUES (?1, ?2, ?3, ?4)",
        )?
        .execute(params![day.day.0, day.game, day.secret.0, day.drawn_at])?;
    }
    for table in ["days", "tries"] {
        db.execute(&format!("DELETE FROM {table} WHERE day < ?1"), [forget_before.0])?;
    }
    Ok(())
}

pub(super) fn days(db: &Connection, from: Day, to: Day) -> rusqlite::Result<Vec<StoredDay>> {
    db.prepare_cached("SELECT * FROM days WHERE day BETWEEN ?1 AND ?2 ORDER BY day DESC, game")?
        .query_and_then([from.0, to.0], |row| {
            Ok(StoredDay {
                day: Day(row.get("day")?),
                game: row.get("game")?,
                secret: Secret(row.get("secret")?),
                drawn_at: row.get("drawn_at")?,
            })
        })?
        .collect()
}

pub(super) fn begin(db: &Connection, begun: &StoredTry) -> rusqlite::Result<StoredTry> {
    let (token, level) = columns(&begun.by);
    db.prepare_cached(
        "INSERT OR IGNORE INTO tries (day, game, token, level, name, table_id) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?
    .execute(params![
        begun.day.0,
        begun.game,
        token,
        level,
        begun.name,
        begun.table.as_ref().map(TableId::as_str)
    ])?;
    Ok(find(db, begun.day, &begun.game, &begun.by)?.unwrap_or_else(|| begun.clone()))
}

pub(super) fn find(db: &Connection, day: Day, game: &str, by: &Trier) -> rusqlite::Result<Option<StoredTry>> {
    let (token, level) = columns(by);
    db.prepare_cached("SELECT * FROM tries WHERE day = ?1 AND game = ?2 AND token = ?3 AND level = ?4")?
        .query_row(params![day.0, game, token, level], try_in)
        .optional()
}

pub(super) fn of(db: &Connection, by: TokenHash) -> rusqlite::Result<Vec<StoredTry>> {
    db.prepare_cached("SELECT * FROM tries WHERE token = ?1 AND level = '' ORDER BY day DESC, game")?
        .query_and_then([by.0], try_in)?
        .collect()
}

pub(super) fn end(
    db: &Connection,
    day: Day,
    game: &str,
    by: &Trier,
    result: &TryResult,
) -> rusqlite::Result<()> {
    let (token, level) = columns(by);
    db.prepare_cached(
        "UPDATE tries SET share = ?5, points = ?6, ended_at = coalesce(ended_at, ?7), account = ?8
         WHERE day = ?1 AND game = ?2 AND token = ?3 AND level = ?4 AND account IS NULL",
    )?
    .execute(params![
        day.0,
        game,
        token,
        level,
        result.share,
        result.points,
        result.at,
        result.account
    ])?;
    Ok(())
}

pub(super) fn board(db: &Connection, day: Day, game: &str, limit: u32) -> rusqlite::Result<Vec<StoredTry>> {
    // Bots are few, and always there.
    db.prepare_cached(
        "SELECT * FROM tries WHERE day = ?1 AND game = ?2 AND ended_at IS NOT NULL
         ORDER BY level = '', share DESC, points DESC, ended_at LIMIT ?3",
    )?
    .query_and_then(params![day.0, game, limit], try_in)?
    .collect()
}

pub(super) fn hand_over(db: &Connection, old: TokenHash, new: TokenHash) -> rusqlite::Result<()> {
    db.prepare_cached("UPDATE OR IGNORE tries SET token = ?2 WHERE token = ?1 AND level = ''")?
        .execute(params![old.0, new.0])?;
    Ok(())
}

/// Whoever holds this token is gone: their tries stay, under no name, and nothing joins them.
pub(super) fn forget_name(db: &Connection, token: TokenHash) -> rusqlite::Result<()> {
    db.prepare_cached("UPDATE tries SET token = randomblob(32), name = '' WHERE token = ?1 AND level = ''")?
        .execute([token.0])?;
    Ok(())
}

fn try_in(row: &Row<'_>) -> rusqlite::Result<StoredTry> {
    let level: String = row.get("level")?;
    let ended_at: Option<i64> = row.get("ended_at")?;
    let result = |at| -> rusqlite::Result<TryResult> {
        let (share, points, account) = (row.get("share")?, row.get("points")?, row.get("account")?);
        Ok(TryResult { share, points, account, at })
    };
    Ok(StoredTry {
        day: Day(row.get("day")?),
        game: row.get("game")?,
        by: if level.is_empty() { Trier::Holder(TokenHash(row.get("token")?)) } else { Trier::Bot(level) },
        name: row.get("name")?,
        table: optional_text_as(row, "table_id")?,
        result: ended_at.map(result).transpose()?,
    })
}
