//! The running hash of a table's entries ([`crate::chain`]) in SQLite's rows.

use super::parameters::unreadable;
use crate::AccountId;
use crate::chain::Origin;
pub(super) use crate::chain::{Broken, Hash, link};
use rusqlite::functions::{Context, FunctionFlags};
use rusqlite::types::ValueRef;
use rusqlite::{Connection, Row, params};

/// What the first entry's hash covers: everything that a game follows from, and never changes once there are entries.
pub(super) const ORIGIN: &str = "origin(id, game, rules_version, edition_fingerprint, edition_text, options, commitment, \
                                 secret, created_at, seed)";

/// The columns of an entry, in the order in which they are read here.
pub(super) const ENTRY: &str = "step, seat, seat_step, entry, at, hash";

/// Teaches a connection the functions `origin`, and `holder_of` an account.
pub(super) fn teach(db: &Connection) -> rusqlite::Result<()> {
    let flags =
        FunctionFlags::SQLITE_UTF8 | FunctionFlags::SQLITE_DETERMINISTIC | FunctionFlags::SQLITE_DIRECTONLY;
    db.create_scalar_function("origin", -1, flags, |context| Ok(origin(context)))?;
    db.create_scalar_function("holder_of", 1, flags, |context| {
        let account: AccountId = context.get::<String>(0)?.parse().map_err(unreadable)?;
        Ok(account.holder().0)
    })
}

fn origin(columns: &Context<'_>) -> Hash {
    let mut origin = Origin::default();
    for index in 0..columns.len() {
        match columns.get_raw(index) {
            ValueRef::Null => origin.null(),
            ValueRef::Integer(number) => origin.number(number),
            ValueRef::Real(number) => origin.real(number),
            ValueRef::Text(bytes) | ValueRef::Blob(bytes) => origin.bytes(bytes),
        }
    }
    origin.hash()
}

/// A table's entries are read, and each must continue the one before.
pub(super) struct Chain {
    table: i64,
    step: u64,
    hash: Hash,
}

impl Chain {
    /// From the first entry on.
    pub(super) fn begin(table: i64, origin: Hash) -> Self {
        Chain { table, step: 0, hash: origin }
    }

    /// From this entry on, which is trusted.
    pub(super) fn begin_at(table: i64, row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Chain { table, step: row.get(0)?, hash: row.get(5)? })
    }

    /// The next row, with the columns of [`ENTRY`], must continue what was read so far. Bytes are compared before anything is
    /// made of them: what is damaged may not even be text.
    pub(super) fn check(&mut self, row: &Row<'_>) -> rusqlite::Result<()> {
        self.step += 1;
        let hash = (row.get_ref(0)? == ValueRef::Integer(self.step as i64)).then(|| self.next(row)).flatten();
        match hash {
            Some(hash) if row.get_ref(5)? == ValueRef::Blob(&hash) => {
                self.hash = hash;
                Ok(())
            }
            _ => Err(unreadable(Broken { table: self.table, step: self.step })),
        }
    }

    /// The hash the row should have; none if it holds what no entry does.
    fn next(&self, row: &Row<'_>) -> Option<Hash> {
        let number = |index| row.get_ref(index).ok()?.as_i64().ok();
        let entry = match row.get_ref(3).ok()? {
            ValueRef::Text(bytes) => bytes,
            _ => return None,
        };
        Some(link(&self.hash, number(1)?, number(2)?, entry, number(4)?))
    }
}

/// Gives all entries their hashes: once, when the database comes from a version that had none.
pub(super) fn fill(db: &Connection) -> rusqlite::Result<()> {
    let tables: Vec<(i64, Hash)> = db
        .prepare(&format!("SELECT number, {ORIGIN} FROM tables ORDER BY number"))?
        .query_and_then((), |row| Ok((row.get(0)?, row.get(1)?)))?
        .collect::<rusqlite::Result<_>>()?;
    let mut entries =
        db.prepare(&format!("SELECT {ENTRY} FROM entries WHERE table_number = ?1 ORDER BY step"))?;
    let mut write = db.prepare("UPDATE entries SET hash = ?3 WHERE table_number = ?1 AND step = ?2")?;
    for (table, origin) in tables {
        let mut chain = Chain::begin(table, origin);
        let hashes = entries.query_and_then([table], |row| {
            chain.step = row.get(0)?;
            let hash = chain.next(row).ok_or_else(|| unreadable(Broken { table, step: chain.step }))?;
            chain.hash = hash;
            Ok((chain.step, hash))
        })?;
        for (step, hash) in hashes.collect::<rusqlite::Result<Vec<(u64, Hash)>>>()? {
            write.execute(params![table, step, hash])?;
        }
    }
    Ok(())
}
