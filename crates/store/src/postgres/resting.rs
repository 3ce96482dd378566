//! Tables at rest in the database.

use super::connection::{Connection, Result, params};
use super::read;
use crate::{Answer, Awaiting, Postgres, Rest, Resting, TableId};

impl Resting for Postgres {
    fn rest(&self, id: TableId, revision: u64, steps: u64, rest: Option<Rest>) -> Answer<'_, bool> {
        Box::pin(self.write_at(move |db| note(db, &id, revision, steps, rest.as_ref()).map(Ok)))
    }

    fn due(&self, until: i64, after: u64, limit: u32) -> Answer<'_, Vec<Awaiting>> {
        Box::pin(self.read(move |db| due(db, until, after, limit)))
    }

    fn next_due(&self, after: i64) -> Answer<'_, Option<i64>> {
        Box::pin(self.read(move |db| next_due(db, after)))
    }
}

fn note(db: &Connection, id: &TableId, revision: u64, steps: u64, rest: Option<&Rest>) -> Result<bool> {
    // Locked before anything is read: whoever appends meanwhile has done so before, or does so afterwards.
    db.execute("SELECT 1 FROM tables WHERE id = $1 FOR UPDATE", params![id.as_str()])?;
    let noted = db.execute(
        "UPDATE tables SET attention = 'none', due_at = $4, clocks = $5
         WHERE id = $1 AND revision = $2
             AND (SELECT coalesce(max(step), 0) FROM entries WHERE table_number = number) = $3",
        params![
            id.as_str(),
            revision,
            steps,
            rest.map(|rest| rest.due_at),
            rest.map_or("", |rest| &rest.clocks)
        ],
    )?;
    Ok(noted == 1)
}

/// What was noted when the table last rested.
pub(super) fn noted(db: &Connection, id: &TableId) -> Result<Option<Rest>> {
    db.row(
        "SELECT due_at, clocks FROM tables WHERE id = $1 AND due_at IS NOT NULL",
        params![id.as_str()],
        |row| Ok(Rest { due_at: row.get(0)?, clocks: row.get(1)? }),
    )
}

fn due(db: &Connection, until: i64, after: u64, limit: u32) -> Result<Vec<Awaiting>> {
    db.rows(
        "SELECT number, id FROM tables
         WHERE status = 'playing' AND due_at IS NOT NULL AND attention = 'none' AND due_at <= $1 AND number > $2
         ORDER BY number LIMIT $3",
        params![until, after, limit],
        |row| Ok(Awaiting { position: row.get(0)?, table: read::id(row)? }),
    )
}

fn next_due(db: &Connection, after: i64) -> Result<Option<i64>> {
    db.row(
        "SELECT due_at FROM tables
         WHERE status = 'playing' AND due_at IS NOT NULL AND attention = 'none' AND due_at > $1
         ORDER BY due_at LIMIT 1",
        params![after],
        |row| row.get(0),
    )
}
