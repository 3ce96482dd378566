//! The whole database, as whoever runs a server looks at it: is it sound, and what takes the room?

use super::guard::beside;
use super::read::id;
use super::{Sqlite, trouble};
use crate::{Status, StoreError, TableId};
use rusqlite::{Connection, params};
use std::fs;

/// Complaints of the database at most: whoever has so many needs a backup and not the rest of the list.
const COMPLAINTS: u32 = 100;

/// Where a table is found, and what it takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSize {
    /// Its number in the database, by which logs name it.
    pub number: u64,
    /// Its id.
    pub id: TableId,
    /// Id of the game.
    pub game: String,
    /// How far it is.
    pub status: Status,
    /// When somebody was last known to be there, in unix milliseconds. Who plays there may have come later.
    pub touched_at: i64,
    /// How many entries it has.
    pub entries: u64,
    /// What it takes, with its edition and its entries.
    pub bytes: u64,
}

/// What the files take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FileSizes {
    /// The database.
    pub database: u64,
    /// Of that, what is free for new tables.
    pub free: u64,
    /// The log beside it.
    pub log: u64,
}

impl Sqlite {
    /// What the database complains about when it looks at itself: nothing, if it is whole.
    pub async fn complaints(&self) -> Result<Vec<String>, StoreError> {
        let file = self.file();
        self.readers.lend(move |db| complaints(db).map_err(|error| trouble::of(&file, &error))).await
    }

    /// Some tables after the one with this number, in the order of their numbers, and what they take.
    pub async fn sizes(&self, after: u64, limit: u32) -> Result<Vec<TableSize>, StoreError> {
        self.read(move |db| sizes(db, after, limit)).await
    }

    /// How many tables there are.
    pub async fn count(&self) -> Result<u64, StoreError> {
        self.read(|db| db.query_row("SELECT count(*) FROM tables", (), |row| row.get(0))).await
    }

    /// What the files take.
    pub async fn file_sizes(&self) -> Result<FileSizes, StoreError> {
        let log = fs::metadata(beside(&self.file(), "-wal")).map_or(0, |found| found.len());
        self.read(move |db| {
            let number = |sql: &str| db.query_row(sql, (), |row| row.get::<_, u64>(0));
            let page = number("PRAGMA page_size")?;
            let (pages, free) = (number("PRAGMA page_count")?, number("PRAGMA freelist_count")?);
            Ok(FileSizes { database: pages * page, free: free * page, log })
        })
        .await
    }
}

fn complaints(db: &Connection) -> rusqlite::Result<Vec<String>> {
    let said: Vec<String> = db
        .prepare(&format!("PRAGMA integrity_check({COMPLAINTS})"))?
        .query_map((), |row| row.get(0))?
        .collect::<rusqlite::Result<_>>()?;
    Ok(said.into_iter().filter(|said| said != "ok").collect())
}

fn sizes(db: &Connection, after: u64, limit: u32) -> rusqlite::Result<Vec<TableSize>> {
    db.prepare_cached(
        "SELECT number, id, game, status, touched_at, count(step) AS entries,
             1024 + coalesce(octet_length(edition_text), 0) + coalesce(sum(48 + octet_length(entry)), 0) AS bytes
         FROM (SELECT * FROM tables WHERE number > ?1 ORDER BY number LIMIT ?2)
         LEFT JOIN entries ON table_number = number
         GROUP BY number ORDER BY number",
    )?
    .query_and_then(params![after, limit], |row| {
        Ok(TableSize {
            number: row.get("number")?,
            id: id(row)?,
            game: row.get("game")?,
            status: Status::from_column(row, "status")?,
            touched_at: row.get("touched_at")?,
            entries: row.get("entries")?,
            bytes: row.get("bytes")?,
        })
    })?
    .collect()
}
