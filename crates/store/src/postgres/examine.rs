//! The whole database, as whoever runs a server looks at it: what takes the room?

use super::Postgres;
use super::connection::{Connection, Result, params};
use super::read::id;
use crate::{FileSizes, StoreError, TableSize};

impl Postgres {
    /// Some tables after the one with this number, in the order of their numbers, and what they take.
    pub async fn sizes(&self, after: u64, limit: u32) -> std::result::Result<Vec<TableSize>, StoreError> {
        self.read(move |db| sizes(db, after, limit)).await
    }

    /// How many tables there are.
    pub async fn count(&self) -> std::result::Result<u64, StoreError> {
        self.read(|db| db.one("SELECT count(*) FROM tables", params![], |row| row.get(0))).await
    }

    /// What the database takes: with its indexes, and with room that is free.
    pub async fn file_sizes(&self) -> std::result::Result<FileSizes, StoreError> {
        let size = "SELECT pg_database_size(current_database())";
        self.read(move |db| {
            let database = db.one(size, params![], |row| row.get(0))?;
            Ok(FileSizes { database, free: 0, log: 0 })
        })
        .await
    }
}

fn sizes(db: &Connection, after: u64, limit: u32) -> Result<Vec<TableSize>> {
    db.rows(
        "SELECT number, id, game, status, touched_at, entries,
             (1024 + coalesce(octet_length(edition_text), 0) + played)::bigint AS bytes
         FROM (SELECT * FROM tables WHERE number > $1 ORDER BY number LIMIT $2) AS page,
             LATERAL (SELECT count(*) AS entries, coalesce(sum(48 + octet_length(entry)), 0) AS played
                 FROM entries WHERE table_number = number) AS sums
         ORDER BY number",
        params![after, limit],
        |row| {
            Ok(TableSize {
                number: row.get("number")?,
                id: id(row)?,
                game: row.get("game")?,
                status: row.get("status")?,
                touched_at: row.get("touched_at")?,
                entries: row.get("entries")?,
                bytes: row.get("bytes")?,
            })
        },
    )
}
