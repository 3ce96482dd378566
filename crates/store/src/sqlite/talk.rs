//! What people said at a table, in the database. Whoever only plays never reads or writes it.

use super::read;
use crate::talk::MOST_LINES;
use crate::{StoredLine, TableId};
use rusqlite::{Connection, Row, params};

/// What a line takes without its texts.
const LINE_BYTES: u64 = 32;

/// Adds a line, whatever number it has, and answers the one it gets: none if there is no such table.
pub(super) fn say(db: &Connection, id: &TableId, line: &StoredLine) -> rusqlite::Result<Option<u64>> {
    let Some(table) = read::number(db, id)? else { return Ok(None) };
    let number: u64 = db
        .prepare_cached("SELECT coalesce(max(number), 0) + 1 FROM talk WHERE table_number = ?1")?
        .query_row([table], |row| row.get(0))?;
    db.prepare_cached(
        "INSERT INTO talk (table_number, number, seat, name, told, said, at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )?
    .execute(params![table, number, line.seat.number(), line.name, line.told, line.said, line.at])?;
    weigh(db, table, number, 1)?;
    if let Some(old) = number.checked_sub(MOST_LINES) {
        weigh(db, table, old, -1)?;
        db.prepare_cached("DELETE FROM talk WHERE table_number = ?1 AND number <= ?2")?
            .execute(params![table, old])?;
    }
    Ok(Some(number))
}

/// A line counts for whoever opened the table.
fn weigh(db: &Connection, table: i64, number: u64, sign: i64) -> rusqlite::Result<()> {
    db.prepare_cached(
        "UPDATE tables SET bytes = bytes + ?3 * coalesce((SELECT ?4 + octet_length(name) + octet_length(said)
             FROM talk WHERE table_number = ?1 AND talk.number = ?2), 0)
         WHERE tables.number = ?1",
    )?
    .execute(params![table, number, sign, LINE_BYTES])?;
    Ok(())
}

/// Everything that was said there and is kept, in order.
pub(super) fn talk(db: &Connection, id: &TableId) -> rusqlite::Result<Vec<StoredLine>> {
    db.prepare_cached(
        "SELECT talk.number, seat, name, told, said, at FROM talk JOIN tables ON tables.number = table_number
         WHERE id = ?1 ORDER BY talk.number",
    )?
    .query_and_then([id.as_str()], line)?
    .collect()
}

fn line(row: &Row<'_>) -> rusqlite::Result<StoredLine> {
    Ok(StoredLine {
        number: row.get("number")?,
        seat: read::seat(row.get("seat")?)?,
        name: row.get("name")?,
        told: row.get("told")?,
        said: row.get("said")?,
        at: row.get("at")?,
    })
}
