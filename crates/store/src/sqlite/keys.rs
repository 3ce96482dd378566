//! The key of a store is kept in a file beside the database: whoever has a copy of the database alone can't make what is made with
//! it, nor find out what it hides.

use super::directory::Directory;
use super::trouble;
use crate::{Key, StoreError};
use rusqlite::{Connection, params};

/// The key of this database, and whether it is new because the one from before is gone.
pub(super) fn claim(db: &Connection, directory: &Directory) -> Result<(Key, bool), StoreError> {
    let failed = |error| trouble::of(&directory.file(), &error);
    let (inside, hash): ([u8; 32], Option<[u8; 32]>) = db
        .query_row("SELECT key, key_hash FROM house", (), |row| Ok((row.get(0)?, row.get(1)?)))
        .map_err(failed)?;
    let Some(hash) = hash else {
        // A new database, or one from before: there it is known to be the one.
        let key = Key(inside);
        directory.keep_key(&key)?;
        forget(db, &key).map_err(failed)?;
        return Ok((key, false));
    };
    match directory.key()? {
        Some(key) if hash_of(&key) == hash => Ok((key, false)),
        Some(_) => Err(StoreError::Damaged {
            path: directory.key_file(),
            problem: "it belongs to another database; put the right one there, or move it away to go on with a new key"
                .to_owned(),
        }),
        None => {
            let key = random(db).map_err(failed)?;
            directory.keep_key(&key)?;
            start_anew(db, &key).map_err(failed)?;
            Ok((key, true))
        }
    }
}

/// A key for whoever only visits a place where there is none.
pub(super) fn random(db: &Connection) -> rusqlite::Result<Key> {
    db.query_row("SELECT randomblob(32)", (), |row| row.get(0).map(Key))
}

/// By what the key is recognised that is in the file now.
pub(super) fn note(db: &Connection, key: &Key) -> rusqlite::Result<()> {
    db.execute("UPDATE house SET key_hash = ?1", params![hash_of(key)]).map(drop)
}

fn hash_of(key: &Key) -> [u8; 32] {
    key.seal("hash of the key", &[])
}

/// The key is in its file; nothing of it stays here, nor in the log.
fn forget(db: &Connection, key: &Key) -> rusqlite::Result<()> {
    db.pragma_update(None, "secure_delete", true)?;
    db.execute("UPDATE house SET key = zeroblob(32), key_hash = ?1", params![hash_of(key)])?;
    db.pragma_update(None, "secure_delete", false)?;
    db.query_row("PRAGMA wal_checkpoint(TRUNCATE)", (), |_| Ok(()))
}

/// What was sealed with the key that is gone can't be opened by anybody any more.
fn start_anew(db: &Connection, key: &Key) -> rusqlite::Result<()> {
    db.execute_batch("BEGIN; DELETE FROM push_key; DELETE FROM subscriptions; DELETE FROM webhooks;")?;
    note(db, key)?;
    db.execute_batch("COMMIT")
}
