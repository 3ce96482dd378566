//! The schema, version by version, and opening a database for it.
//!
//! A migration is never changed once released; a change of the schema is a new one at the end.

use super::{chain, read, trouble};
use crate::StoreError;
use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};
use std::path::Path;
use std::time::Duration;

/// What makes each version from the one before; the first makes it from nothing.
const MIGRATIONS: &[&str] = &[
    include_str!("schema/1.sql"),
    include_str!("schema/2.sql"),
    include_str!("schema/3.sql"),
    include_str!("schema/4.sql"),
    include_str!("schema/5.sql"),
    include_str!("schema/6.sql"),
    include_str!("schema/7.sql"),
    include_str!("schema/8.sql"),
    include_str!("schema/9.sql"),
    include_str!("schema/10.sql"),
    include_str!("schema/11.sql"),
    include_str!("schema/12.sql"),
    include_str!("schema/13.sql"),
    include_str!("schema/14.sql"),
    include_str!("schema/15.sql"),
    include_str!("schema/16.sql"),
    include_str!("schema/17.sql"),
    include_str!("schema/18.sql"),
    include_str!("schema/19.sql"),
    include_str!("schema/20.sql"),
    include_str!("schema/21.sql"),
    include_str!("schema/22.sql"),
    include_str!("schema/23.sql"),
    include_str!("schema/24.sql"),
];

/// In this version entries got their hashes, which no SQL can compute.
const HASHED: u32 = 5;

/// The newest version, and the one this program works with.
pub(super) const KNOWN: u32 = MIGRATIONS.len() as u32;

/// Marks the file as ours ("Benb"), so that no other database is taken for a store.
const APPLICATION: i32 = 0x4265_6e62;

/// How long to wait for somebody who looks at the file with another program.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// Opens a database for writing and brings it up to date. A new file is filled; a foreign, damaged or newer one is
/// left as it is.
pub(super) fn open(file: &Path) -> Result<Connection, StoreError> {
    let db = Connection::open_with_flags(
        file,
        OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX,
    )
    .map_err(|error| trouble::of(file, &error))?;
    let version = recognise(&db, file)?;
    prepare(&db).and_then(|()| migrate(&db, version)).map_err(|error| trouble::of(file, &error))?;
    Ok(db)
}

/// Opens a database for reading.
pub(super) fn open_for_reading(file: &Path) -> rusqlite::Result<Connection> {
    let db = Connection::open_with_flags(
        file,
        OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX,
    )?;
    db.busy_timeout(BUSY_TIMEOUT)?;
    db.set_prepared_statement_cache_capacity(32);
    chain::teach(&db)?;
    // A table is read when it comes back to memory, and then not again for a long time: the system's cache is enough.
    db.pragma_update(None, "cache_size", -256)?;
    Ok(db)
}

/// Is this a store that this program can read as it is?
pub(super) fn check(file: &Path) -> Result<Connection, StoreError> {
    let db = open_for_reading(file).map_err(|error| trouble::of(file, &error))?;
    match recognise(&db, file)? {
        KNOWN => Ok(db),
        found => Err(StoreError::Older { path: file.to_owned(), found, known: KNOWN }),
    }
}

/// The version of the database: 0 for an empty one. Changes nothing.
fn recognise(db: &Connection, file: &Path) -> Result<u32, StoreError> {
    let number = |sql: &str| {
        db.query_row(sql, (), |row| row.get::<_, i64>(0)).map_err(|error| trouble::of(file, &error))
    };
    db.busy_timeout(BUSY_TIMEOUT).map_err(|error| trouble::of(file, &error))?;
    let application = number("PRAGMA application_id")?;
    let version = number("PRAGMA user_version")?;
    let things = number("SELECT count(*) FROM sqlite_schema")?;
    if things == 0 && version == 0 {
        return Ok(0);
    }
    if application != i64::from(APPLICATION) {
        return Err(StoreError::Foreign { path: file.to_owned() });
    }
    match u32::try_from(version) {
        Ok(version) if version <= KNOWN => Ok(version),
        _ => Err(StoreError::Newer {
            path: file.to_owned(),
            found: u32::try_from(version).unwrap_or(u32::MAX),
            known: KNOWN,
        }),
    }
}

fn prepare(db: &Connection) -> rusqlite::Result<()> {
    db.set_prepared_statement_cache_capacity(32);
    // Plans do not depend on values: otherwise a statement may be compiled anew for every value it is used with.
    db.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    chain::teach(db)?;
    // FULL syncs the log at every commit: what is acknowledged survives a power cut as well as a kill. Small pages,
    // because an entry is small and every table's entries stand on pages of their own: the log takes whole pages.
    db.execute_batch(
        "PRAGMA page_size = 1024;
         PRAGMA journal_mode = WAL;
         PRAGMA synchronous = FULL;
         PRAGMA fullfsync = ON;
         PRAGMA foreign_keys = ON;
         PRAGMA temp_store = MEMORY;
         PRAGMA wal_autocheckpoint = 16000;
         PRAGMA journal_size_limit = 67108864;",
    )
}

/// All in one transaction: after a crash the old version is there, or the new one.
fn migrate(db: &Connection, from: u32) -> rusqlite::Result<()> {
    if from == KNOWN {
        return Ok(());
    }
    let transaction = db.unchecked_transaction()?;
    for (version, migration) in (1..).zip(MIGRATIONS).skip(from as usize) {
        transaction.execute_batch(migration)?;
        if version == HASHED {
            chain::fill(&transaction)?;
        }
    }
    transaction.pragma_update(None, "application_id", APPLICATION)?;
    transaction.pragma_update(None, "user_version", KNOWN)?;
    transaction.commit()
}

/// Files up to this size are looked through at every start; it takes well below a second.
const SMALL: u64 = 32 << 20;
/// Of larger files the newest tables are read, which were last written.
const NEWEST: u32 = 32;

/// Is the file whole, as far as can be seen quickly? A single table that breaks is no reason not to serve the others.
pub(super) fn check_quickly(db: &Connection, file: &Path) -> Result<(), StoreError> {
    let failed = |error| trouble::of(file, &error);
    if std::fs::metadata(file).is_ok_and(|found| found.len() <= SMALL) {
        let verdict: String = db.query_row("PRAGMA quick_check(1)", (), |row| row.get(0)).map_err(failed)?;
        return match verdict.as_str() {
            "ok" => Ok(()),
            _ => Err(StoreError::Damaged { path: file.to_owned(), problem: verdict.replace('\n', " ") }),
        };
    }
    for id in read::newest(db, NEWEST).map_err(failed)? {
        match read::load(db, &id).map_err(failed) {
            Ok(_) | Err(StoreError::Broken { .. }) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}
