//! The running hash of a table's entries: each entry's covers the one before, the first one's covers what the table was
//! dealt from. So a changed, lost, added or exchanged entry is noticed by whoever reads the table.
//!
//! Half of a SHA-256 hash, because entries are many and small, and what it guards against is damage and careless
//! hands: whoever may write the file on purpose can also compute the hashes anew. Missing last entries are no break: what
//! remains is a shorter game.

use super::parameters::unreadable;
use crate::AccountId;
use rusqlite::functions::{Context, FunctionFlags};
use rusqlite::types::ValueRef;
use rusqlite::{Connection, Row, params};
use sha2::{Digest, Sha256};

/// What an entry is recognised by, with all before it.
pub(super) type Hash = [u8; 16];

/// What the first entry's hash covers: everything that a game follows from, and never changes once there are entries.
pub(super) const ORIGIN: &str = "origin(id, game, rules_version, edition_fingerprint, edition_text, options, commitment, \
                                 secret, created_at, seed)";

/// The columns of an entry, in the order in which they are read here.
pub(super) const ENTRY: &str = "step, seat, seat_step, entry, at, hash";

/// What is stored does not continue what stands before it.
#[derive(Debug, thiserror::Error)]
#[error("table {table} breaks at step {step}")]
pub(super) struct Broken {
    /// The number of the table inside.
    pub(super) table: i64,
    /// Where.
    pub(super) step: u64,
}

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

/// The lengths are told, so that nothing can move from one column to the next.
fn origin(columns: &Context<'_>) -> Hash {
    let mut hash = Sha256::new();
    for index in 0..columns.len() {
        match columns.get_raw(index) {
            ValueRef::Null => hash.update([0]),
            ValueRef::Integer(number) => hash.update([&[1], &number.to_be_bytes()[..]].concat()),
            ValueRef::Real(number) => hash.update([&[2], &number.to_be_bytes()[..]].concat()),
            ValueRef::Text(bytes) | ValueRef::Blob(bytes) => {
                hash.update([3]);
                hash.update((bytes.len() as u64).to_be_bytes());
                hash.update(bytes);
            }
        }
    }
    half(hash)
}

/// The step is not covered: steps have no gaps, so it is known from the place in the chain.
pub(super) fn link(before: &Hash, seat: i64, seat_step: i64, entry: &[u8], at: i64) -> Hash {
    let mut head = [0; 40];
    head[..16].copy_from_slice(before);
    head[16..24].copy_from_slice(&seat.to_be_bytes());
    head[24..32].copy_from_slice(&seat_step.to_be_bytes());
    head[32..].copy_from_slice(&at.to_be_bytes());
    half(Sha256::new().chain_update(head).chain_update(entry))
}

fn half(hash: Sha256) -> Hash {
    let whole: [u8; 32] = hash.finalize().into();
    *whole.first_chunk().expect("16 is less than 32")
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
