//! The schema, version by version, and bringing a database up to date: once, however many servers start at the same time.
//!
//! A migration is never changed once released; a change of the schema is a new one at the end. Servers of the version before
//! go on beside it, so a migration only adds: columns with defaults, tables, indexes. What nobody needs any more goes one
//! version later: whatever drops something raises the oldest version that runs beside it. A test reads every file.

use super::connection::{Connection, Result, params};
use super::{claim, trouble};
use crate::{Key, StoreError};
use std::path::PathBuf;

/// What makes each version from the one before, and the oldest version whose programs may run beside it.
const MIGRATIONS: &[(&str, u32)] = &[(include_str!("schema/1.sql"), 1)];

/// The newest version, and the one this program works with.
pub(super) const KNOWN: u32 = MIGRATIONS.len() as u32;

/// Whoever migrates holds this lock ("Benb", "migr").
const LOCK: i64 = 0x4265_6e62_6d69_6772;

/// What a database is.
#[derive(Clone, Copy)]
enum Found {
    Empty,
    /// Something else's.
    Foreign,
    /// Ours, in this version; programs of the second version and later may use it.
    Ours(u32, u32),
}

/// Brings a database up to date. A foreign or newer one is left as it is.
pub(super) fn prepare(db: &Connection, place: &str) -> std::result::Result<(), StoreError> {
    let outcome = migrate(db, place).map_err(|error| trouble::of(place, &error)).flatten();
    if outcome.is_err() {
        // If there is no connection any more, there is nothing to be undone either.
        let _ = db.batch("ROLLBACK");
    }
    outcome
}

/// All in one transaction: after a crash the old version is there, or the new one.
fn migrate(db: &Connection, place: &str) -> Result<std::result::Result<(), StoreError>> {
    db.batch("BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0")?;
    db.execute("SELECT pg_advisory_xact_lock($1)", params![LOCK])?;
    let found = found(db)?;
    let from = match usable(found, place) {
        Ok(from) => from,
        Err(refused) => return Ok(Err(refused)),
    };
    let outdates =
        |version: u32| MIGRATIONS.iter().skip(version as usize).any(|(_, beside)| *beside > version);
    if let Found::Ours(version, _) = found
        && outdates(version)
        && !claim::is_free(db)?
    {
        return Ok(Err(StoreError::OlderBeside { path: PathBuf::from(place), found: version, known: KNOWN }));
    }
    for (version, (migration, beside)) in (1..).zip(MIGRATIONS).skip(from as usize) {
        db.batch(migration)?;
        db.execute("UPDATE benben_schema SET version = $1, beside = $2", params![version as i64, beside])?;
    }
    db.batch("COMMIT")?;
    Ok(Ok(()))
}

/// The version to begin from: 0 for an empty database.
fn usable(found: Found, place: &str) -> std::result::Result<u32, StoreError> {
    let path = PathBuf::from(place);
    match found {
        Found::Empty => Ok(0),
        Found::Foreign => Err(StoreError::ForeignDatabase { path }),
        Found::Ours(version, beside) if beside > KNOWN => {
            Err(StoreError::Newer { path, found: version, known: KNOWN })
        }
        Found::Ours(version, _) => Ok(version),
    }
}

/// Is this a store that this program can use as it is?
pub(super) fn check(db: &Connection, place: &str) -> std::result::Result<(), StoreError> {
    let path = PathBuf::from(place);
    match found(db).map_err(|error| trouble::of(place, &error))? {
        Found::Empty => Err(StoreError::Missing { path }),
        Found::Ours(version, _) if version < KNOWN => {
            Err(StoreError::Older { path, found: version, known: KNOWN })
        }
        found => usable(found, place).map(drop),
    }
}

fn found(db: &Connection) -> Result<Found> {
    let ours = db.exists("SELECT 1 WHERE to_regclass('benben_schema') IS NOT NULL", params![])?;
    if ours {
        return db.one("SELECT version, beside FROM benben_schema", params![], |row| {
            Ok(Found::Ours(row.get(0)?, row.get(1)?))
        });
    }
    let others = db.exists(
        "SELECT 1 FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
         WHERE nspname = current_schema() AND relkind IN ('r', 'p', 'v', 'm', 'S', 'f') LIMIT 1",
        params![],
    )?;
    Ok(if others { Found::Foreign } else { Found::Empty })
}

/// The key of the store.
pub(super) fn key(db: &Connection) -> Result<Key> {
    db.one("SELECT key FROM house", params![], |row| row.get(0).map(Key))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is wrong with a migration: it changes what others still use, or, unless they are `left_behind`, drops it.
    fn fault(migration: &str, left_behind: bool) -> Option<String> {
        let code: Vec<&str> = migration.lines().filter_map(|line| line.split("--").next()).collect();
        code.join(" ").to_uppercase().split(';').find_map(|statement| {
            let words = statement.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
            let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
            let whole = format!(" {} ", words.join(" "));
            let says = |what: &str| whole.contains(&format!(" {what} "));
            // Of a table, and then of a column.
            let alters = whole.matches(" ALTER ").count();
            let fault = match words.first().copied() {
                Some("DROP") if !left_behind => "drops",
                Some("TRUNCATE" | "DELETE") => "empties",
                Some("ALTER") if says("RENAME") || says("SET SCHEMA") => "renames",
                Some("ALTER") if alters > 1 && says("TYPE") => "retypes",
                Some("ALTER") if says("DROP") && !left_behind => "drops",
                Some("ALTER") if says("SET NOT NULL") => "demands more",
                Some("ALTER") if says("NOT NULL") && !says("DEFAULT") => "demands more",
                _ => return None,
            };
            Some(format!("{fault}: {whole}"))
        })
    }

    #[test]
    fn migrations_leave_programs_of_the_version_before_what_they_use() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/postgres/schema");
        let files = std::fs::read_dir(folder).unwrap().flatten();
        let files = files.filter(|file| file.path().extension().is_some_and(|ending| ending == "sql"));
        assert_eq!(files.count(), MIGRATIONS.len(), "a file in {folder} is not used, or is missing");
        for (index, window) in MIGRATIONS.windows(2).enumerate() {
            let [(_, before), (migration, beside)] = window else { unreachable!("windows of two") };
            let version = index + 2;
            assert!(before <= beside && *beside <= version as u32, "version {version} runs beside {beside}");
            assert_eq!(fault(migration, before < beside), None, "version {version}");
        }
    }

    #[test]
    fn what_takes_something_away_is_found() {
        for (migration, left_behind) in [
            ("DROP TABLE seats;", false),
            ("ALTER TABLE seats DROP COLUMN name;", false),
            ("alter table seats rename column name to title;", true),
            ("ALTER TABLE seats RENAME TO places;", true),
            ("CREATE TABLE a (b BIGINT);\nALTER TABLE seats ALTER COLUMN name TYPE BYTEA;", true),
            ("ALTER TABLE seats ALTER name\n  SET DATA TYPE BYTEA;", true),
            ("ALTER TABLE seats ALTER name SET NOT NULL;", true),
            ("ALTER TABLE seats ADD COLUMN hat TEXT NOT NULL;", true),
            ("DELETE FROM seats;", true),
            ("TRUNCATE seats;", true),
        ] {
            assert!(fault(migration, left_behind).is_some(), "{migration}");
        }
        for (migration, left_behind) in [
            ("CREATE TABLE hats (type TEXT NOT NULL REFERENCES seats ON DELETE CASCADE);", false),
            ("ALTER TABLE seats ADD COLUMN hat TEXT NOT NULL DEFAULT ''; -- DROP is for later", false),
            ("ALTER TABLE seats ADD COLUMN hat TEXT; CREATE INDEX hats ON seats (hat);", false),
            ("UPDATE seats SET hat = 'fez';", false),
            ("ALTER TABLE seats DROP COLUMN name;", true),
        ] {
            assert_eq!(fault(migration, left_behind), None, "{migration}");
        }
    }
}
