//! What people said at a table, in the database. Whoever only plays never reads or writes it.

use super::connection::{Connection, Result, params};
use super::read;
use super::row::Row;
use crate::talk::MOST_LINES;
use crate::{AccountId, Author, StoredLine, TableId, TokenHash};

/// What a line takes without its texts.
const LINE_BYTES: u64 = 32;

/// Adds a line, whatever number it has, and answers the one it gets: none if there is no such table.
pub(super) fn say(db: &Connection, id: &TableId, line: &StoredLine) -> Result<Option<u64>> {
    let Some(table) = read::number(db, id)? else { return Ok(None) };
    let number: u64 = db.one(
        "SELECT coalesce(max(number), 0) + 1 FROM talk WHERE table_number = $1",
        params![table],
        |row| row.get(0),
    )?;
    db.execute(
        "INSERT INTO talk (table_number, number, seat, name, told, said, at, token, account, speaker)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        params![
            table,
            number,
            line.seat.number(),
            line.name,
            line.told,
            line.said,
            line.at,
            line.by.as_ref().map(|by| by.token.0),
            line.by.as_ref().and_then(|by| by.account.as_ref()).map(AccountId::as_str),
            line.speaker.map(|speaker| speaker.0),
        ],
    )?;
    weigh(db, table, number, 1)?;
    if let Some(old) = number.checked_sub(MOST_LINES) {
        weigh(db, table, old, -1)?;
        db.execute("DELETE FROM talk WHERE table_number = $1 AND number <= $2", params![table, old])?;
    }
    Ok(Some(number))
}

/// A line counts for whoever opened the table.
fn weigh(db: &Connection, table: i64, number: u64, sign: i64) -> Result<()> {
    db.execute(
        "UPDATE tables SET bytes = bytes + $3 * coalesce((SELECT $4 + octet_length(name) + octet_length(said)
             FROM talk WHERE table_number = $1 AND talk.number = $2), 0)
         WHERE tables.number = $1",
        params![table, number, sign, LINE_BYTES],
    )?;
    Ok(())
}

/// Everything that was said there and is kept, in order.
pub(super) fn talk(db: &Connection, id: &TableId) -> Result<Vec<StoredLine>> {
    db.rows(
        "SELECT talk.number, seat, name, told, said, at, token, account, speaker FROM talk JOIN tables ON tables.number = table_number
         WHERE id = $1 ORDER BY talk.number", params![id.as_str()], line)
}

fn line(row: &Row) -> Result<StoredLine> {
    Ok(StoredLine {
        number: row.get("number")?,
        seat: read::seat(row.get("seat")?)?,
        name: row.get("name")?,
        told: row.get("told")?,
        said: row.get("said")?,
        by: author(row)?,
        speaker: row.get::<Option<_>>("speaker")?.map(TokenHash),
        at: row.get("at")?,
    })
}

/// Who wrote something, if anybody did.
pub(super) fn author(row: &Row) -> Result<Option<Author>> {
    let Some(token) = row.get("token")? else { return Ok(None) };
    Ok(Some(Author { token: TokenHash(token), account: row.optional_text_as("account")? }))
}

/// What was said by one token was said by another, for those who block them.
pub(super) fn hand_over(db: &Connection, from: TokenHash, to: TokenHash) -> Result<()> {
    db.execute("UPDATE talk SET speaker = $2 WHERE speaker = $1", params![from.0, to.0]).map(drop)
}

/// Nobody knows any more who said something by this token.
pub(super) fn forget_speaker(db: &Connection, token: TokenHash) -> Result<()> {
    db.execute("UPDATE talk SET speaker = NULL WHERE speaker = $1", params![token.0]).map(drop)
}

/// Forgets what people wrote before a time.
pub(super) fn forget_words(db: &Connection, before: i64, limit: u32) -> Result<u64> {
    let old: Vec<(i64, u64)> = db.rows(
        "SELECT table_number, number FROM talk WHERE token IS NOT NULL AND at < $1 ORDER BY at LIMIT $2",
        params![before, limit],
        |row| Ok((row.get(0)?, row.get(1)?)),
    )?;
    for (table, number) in &old {
        forget(db, *table, *number)?;
    }
    Ok(old.len() as u64)
}

/// Forgets what an account wrote.
pub(super) fn forget_words_of(db: &Connection, account: &AccountId) -> Result<()> {
    let written: Vec<(i64, u64)> = db.rows(
        "SELECT table_number, number FROM talk WHERE account = $1",
        params![account.as_str()],
        |row| Ok((row.get(0)?, row.get(1)?)),
    )?;
    written.iter().try_for_each(|(table, number)| forget(db, *table, *number))
}

fn forget(db: &Connection, table: i64, number: u64) -> Result<()> {
    weigh(db, table, number, -1)?;
    // Its number may be another line's one day.
    db.execute("DELETE FROM reported WHERE table_number = $1 AND line = $2", params![table, number])?;
    db.execute("DELETE FROM talk WHERE table_number = $1 AND number = $2", params![table, number]).map(drop)
}
