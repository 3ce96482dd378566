//! Where each table's story ends: kept beside the writer, so that an entry is added without looking anything up.
//!
//! One thread of one process writes, so nobody else can make a head untrue. What was not committed is forgotten with all the
//! rest, and read again when it is needed.

use super::chain::{Hash, ORIGIN, link};
use crate::{StoredEntry, TableId};
use benben_core::{MAX_SEATS, Seat};
use rusqlite::{Connection, OptionalExtension};
use std::collections::HashMap;

/// So many heads are kept at most: more than tables are played at in the same moment.
const MOST: usize = 1024;

/// The end of a table's story.
#[derive(Clone, Debug)]
pub(super) struct Head {
    /// The table's number inside.
    pub(super) number: i64,
    /// The step of its last entry, or 0.
    pub(super) step: u64,
    /// What the next entry's hash covers.
    hash: Hash,
    /// The highest number each seat has used, or 0.
    latest: [u64; MAX_SEATS],
}

impl Head {
    fn read(db: &Connection, table: &TableId) -> rusqlite::Result<Option<Self>> {
        let found = db
            .prepare_cached(&format!("SELECT number, {ORIGIN} FROM tables WHERE id = ?1"))?
            .query_row([table.as_str()], |row| Ok((row.get(0)?, row.get(1)?)))
            .optional()?;
        let Some((number, origin)) = found else { return Ok(None) };
        let last = db
            .prepare_cached(
                "SELECT step, hash FROM entries WHERE table_number = ?1 ORDER BY step DESC LIMIT 1",
            )?
            .query_row([number], |row| Ok((row.get(0)?, row.get(1)?)))
            .optional()?;
        let (step, hash) = last.unwrap_or((0, origin));
        let mut head = Head { number, step, hash, latest: [0; MAX_SEATS] };
        let mut used = db.prepare_cached(
            "SELECT seat, max(seat_step) FROM entries WHERE table_number = ?1 GROUP BY seat",
        )?;
        let mut rows = used.query([number])?;
        while let Some(row) = rows.next()? {
            head.uses(row.get::<_, usize>(0)?.wrapping_sub(1), row.get(1)?);
        }
        Ok(Some(head))
    }

    /// Was a number as high as this used by the seat? Then it may have been this one.
    pub(super) fn has_used(&self, seat: Seat, seat_step: u64) -> bool {
        self.latest.get(seat.index()).is_none_or(|latest| seat_step <= *latest)
    }

    /// The hash of the entry that comes next.
    pub(super) fn hash_of(&self, entry: &StoredEntry) -> Hash {
        let (seat, seat_step) = (i64::from(entry.seat.number()), entry.seat_step as i64);
        link(&self.hash, seat, seat_step, entry.entry.as_bytes(), entry.at)
    }

    /// This entry was added, with this hash.
    pub(super) fn advance(&mut self, entry: &StoredEntry, hash: Hash) {
        (self.step, self.hash) = (entry.step, hash);
        self.uses(entry.seat.index(), entry.seat_step);
    }

    /// A seat, counted from 0, has used a number. There are no others, unless the file is damaged.
    fn uses(&mut self, seat: usize, seat_step: u64) {
        if let Some(latest) = self.latest.get_mut(seat) {
            *latest = seat_step.max(*latest);
        }
    }
}

/// The heads of the tables that are played at.
#[derive(Debug, Default)]
pub(super) struct Heads(HashMap<TableId, Head>);

impl Heads {
    /// The head of a table, read if it is not known; none if there is no such table.
    pub(super) fn of(&mut self, db: &Connection, table: &TableId) -> rusqlite::Result<Option<&mut Head>> {
        // Until there is an entry, what the first one's hash covers may still change.
        if self.0.get(table).is_none_or(|head| head.step == 0) {
            let Some(head) = Head::read(db, table)? else { return Ok(None) };
            if self.0.len() >= MOST {
                self.0.clear();
            }
            self.0.insert(table.clone(), head);
        }
        Ok(self.0.get_mut(table))
    }

    /// The table's story does not end where it was thought to.
    pub(super) fn forget(&mut self, table: &TableId) {
        self.0.remove(table);
    }

    /// Nothing is known any more.
    pub(super) fn forget_all(&mut self) {
        self.0.clear();
    }
}
