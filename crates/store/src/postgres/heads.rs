//! Where tables' stories end, as far as this process knows: so that an entry is added without looking anything up.
//!
//! Others may have added to a table since. Then the entry that is added here has a step that is taken: the database says so,
//! and the head is read again.

use super::connection::{Connection, Result, params};
use super::row::Row;
use crate::chain::{Hash, Origin, link};
use crate::{StoredEntry, TableId};
use std::collections::HashMap;

/// So many heads are kept at most: more than tables are played at in the same moment.
const MOST: usize = 4096;

/// What the first entry's hash covers: everything that a game follows from, and never changes once there are entries. In
/// the same order in every database.
pub(super) const ORIGIN: &str = "id, game, rules_version, edition_fingerprint, edition_text, options, commitment, \
                                 secret, created_at, seed";

/// The end of a table's story.
#[derive(Clone, Debug)]
pub(super) struct Head {
    /// The table's number inside.
    pub(super) number: i64,
    /// The step of its last entry, or 0.
    pub(super) step: u64,
    /// What the next entry's hash covers.
    hash: Hash,
}

impl Head {
    /// The hash that the entry gets which comes next.
    pub(super) fn hash_of(&self, entry: &StoredEntry) -> Hash {
        let (seat, seat_step) = (i64::from(entry.seat.number()), entry.seat_step as i64);
        link(&self.hash, seat, seat_step, entry.entry.as_bytes(), entry.at)
    }

    /// The head once this entry is there.
    pub(super) fn after(&self, entry: &StoredEntry) -> Self {
        Head { number: self.number, step: entry.step, hash: self.hash_of(entry) }
    }

    /// What the next entry's hash covers.
    pub(super) fn hash(&self) -> Hash {
        self.hash
    }
}

/// The hash of a table before its first entry, from a row with the columns of [`ORIGIN`].
pub(super) fn origin(row: &Row) -> Result<Hash> {
    let mut origin = Origin::default();
    origin.text(row, "id")?;
    origin.text(row, "game")?;
    origin.number(row.get("rules_version")?);
    origin.text(row, "edition_fingerprint")?;
    origin.text(row, "edition_text")?;
    origin.text(row, "options")?;
    origin.bytes(&row.get::<Vec<u8>>("commitment")?);
    origin.bytes(&row.get::<Vec<u8>>("secret")?);
    origin.number(row.get("created_at")?);
    match row.get::<Option<[u8; 32]>>("seed")? {
        Some(seed) => origin.bytes(&seed),
        None => origin.null(),
    }
    Ok(origin.hash())
}

impl Origin {
    fn text(&mut self, row: &Row, column: &str) -> Result<()> {
        match row.get::<Option<String>>(column)? {
            Some(text) => self.bytes(text.as_bytes()),
            None => self.null(),
        }
        Ok(())
    }
}

/// The heads of these tables as they are stored; those that aren't there are missing.
pub(super) fn read(db: &Connection, tables: &[&str]) -> Result<Vec<(TableId, Head)>> {
    db.rows(
        &format!(
            "SELECT number, {ORIGIN}, last.step, last.hash FROM tables LEFT JOIN LATERAL
                 (SELECT step, hash FROM entries WHERE table_number = number ORDER BY step DESC LIMIT 1) AS last ON TRUE
             WHERE id = ANY($1)"
        ),
        params![tables[..]],
        |row| {
            let (step, hash) = match row.get::<Option<u64>>("step")? {
                Some(step) => (step, row.get("hash")?),
                None => (0, origin(row)?),
            };
            Ok((row.text_as("id")?, Head { number: row.get("number")?, step, hash }))
        },
    )
}

/// The heads of the tables that are played at.
#[derive(Debug, Default)]
pub(super) struct Heads(HashMap<TableId, Head>);

impl Heads {
    /// Reads those of these tables that aren't known.
    pub(super) fn learn(&mut self, db: &Connection, tables: &[&TableId]) -> Result<()> {
        // Until there is an entry, what the first one's hash covers may still change.
        let unknown = tables.iter().filter(|table| self.0.get(table).is_none_or(|head| head.step == 0));
        let unknown: Vec<&str> = unknown.map(|table| table.as_str()).collect();
        if unknown.is_empty() {
            return Ok(());
        }
        if self.0.len() + unknown.len() > MOST {
            self.0.retain(|table, _| tables.contains(&table));
        }
        self.0.extend(read(db, &unknown)?);
        Ok(())
    }

    /// The head of a table, if there is one.
    pub(super) fn of(&self, table: &TableId) -> Option<&Head> {
        self.0.get(table)
    }

    /// This entry was added, with this hash.
    pub(super) fn advance(&mut self, table: &TableId, step: u64, hash: Hash) {
        if let Some(head) = self.0.get_mut(table) {
            (head.step, head.hash) = (step, hash);
        }
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
