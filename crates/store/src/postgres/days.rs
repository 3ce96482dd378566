//! Deals of the day in the database, and who has tried them.

use super::connection::{Connection, Result, params};
use super::row::Row;
use crate::{StoredDay, StoredTry, TableId, TokenHash, Trier, TryResult};
use benben_core::{Day, Secret};

/// Whose try it is, in two columns of which one is empty.
fn columns(by: &Trier) -> (&[u8], &str) {
    match by {
        Trier::Holder(token) => (&token.0, ""),
        Trier::Bot(level) => (&[], level),
    }
}

pub(super) fn draw(db: &Connection, days: &[StoredDay], forget_before: Day) -> Result<()> {
    for day in days {
        db.execute(
            "INSERT INTO days (day, game, secret, drawn_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
            params![day.day.0, day.game, day.secret.0, day.drawn_at],
        )?;
    }
    for table in ["days", "tries"] {
        db.execute(&format!("DELETE FROM {table} WHERE day < $1"), params![forget_before.0])?;
    }
    Ok(())
}

pub(super) fn days(db: &Connection, from: Day, to: Day) -> Result<Vec<StoredDay>> {
    db.rows(
        "SELECT * FROM days WHERE day BETWEEN $1 AND $2 ORDER BY day DESC, game",
        params![from.0, to.0],
        |row| {
            Ok(StoredDay {
                day: Day(row.get("day")?),
                game: row.get("game")?,
                secret: Secret(row.get("secret")?),
                drawn_at: row.get("drawn_at")?,
            })
        },
    )
}

pub(super) fn begin(db: &Connection, begun: &StoredTry) -> Result<StoredTry> {
    let (token, level) = columns(&begun.by);
    db.execute(
        "INSERT INTO tries (day, game, token, level, name, table_id) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING", params![
        begun.day.0,
        begun.game,
        token,
        level,
        begun.name,
        begun.table.as_ref().map(TableId::as_str)
    ])?;
    Ok(find(db, begun.day, &begun.game, &begun.by)?.unwrap_or_else(|| begun.clone()))
}

pub(super) fn find(db: &Connection, day: Day, game: &str, by: &Trier) -> Result<Option<StoredTry>> {
    let (token, level) = columns(by);
    db.row(
        "SELECT * FROM tries WHERE day = $1 AND game = $2 AND token = $3 AND level = $4",
        params![day.0, game, token, level],
        try_in,
    )
}

pub(super) fn of(db: &Connection, by: TokenHash) -> Result<Vec<StoredTry>> {
    db.rows(
        "SELECT * FROM tries WHERE token = $1 AND level = '' ORDER BY day DESC, game",
        params![by.0],
        try_in,
    )
}

pub(super) fn end(db: &Connection, day: Day, game: &str, by: &Trier, result: &TryResult) -> Result<()> {
    let (token, level) = columns(by);
    db.execute(
        "UPDATE tries SET share = $5, points = $6, ended_at = coalesce(ended_at, $7), account = $8
         WHERE day = $1 AND game = $2 AND token = $3 AND level = $4 AND account IS NULL",
        params![day.0, game, token, level, result.share, result.points, result.at, result.account],
    )?;
    Ok(())
}

pub(super) fn board(db: &Connection, day: Day, game: &str, limit: u32) -> Result<Vec<StoredTry>> {
    // Bots are few, and always there.
    db.rows(
        "SELECT * FROM tries WHERE day = $1 AND game = $2 AND ended_at IS NOT NULL
         ORDER BY level = '', share DESC, points DESC, ended_at LIMIT $3",
        params![day.0, game, limit],
        try_in,
    )
}

pub(super) fn hand_over(db: &Connection, old: TokenHash, new: TokenHash) -> Result<()> {
    db.execute(
        "UPDATE tries SET token = $2 WHERE token = $1 AND level = '' AND NOT EXISTS
             (SELECT 1 FROM tries AS own WHERE own.token = $2 AND own.level = ''
                 AND own.day = tries.day AND own.game = tries.game)",
        params![old.0, new.0],
    )?;
    Ok(())
}

/// Whoever holds this token is gone: their tries stay, under no name, and nothing joins them.
pub(super) fn forget_name(db: &Connection, token: TokenHash) -> Result<()> {
    db.execute("UPDATE tries SET token = decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'), name = '' WHERE token = $1 AND level = ''", params![token.0])?;
    Ok(())
}

fn try_in(row: &Row) -> Result<StoredTry> {
    let level: String = row.get("level")?;
    let ended_at: Option<i64> = row.get("ended_at")?;
    let result = |at| -> Result<TryResult> {
        let (share, points, account) = (row.get("share")?, row.get("points")?, row.get("account")?);
        Ok(TryResult { share, points, account, at })
    };
    Ok(StoredTry {
        day: Day(row.get("day")?),
        game: row.get("game")?,
        by: if level.is_empty() { Trier::Holder(TokenHash(row.get("token")?)) } else { Trier::Bot(level) },
        name: row.get("name")?,
        table: row.optional_text_as("table_id")?,
        result: ended_at.map(result).transpose()?,
    })
}
