//! A copy of everything to a new file, while play goes on.

use super::directory::private_file;
use super::{schema, trouble};
use crate::StoreError;
use rusqlite::Connection;
use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

/// Writes and checks a copy beside `to`, then gives it its name.
pub(super) fn write(db: &Connection, to: &Path) -> Result<(), StoreError> {
    if to.symlink_metadata().is_ok() {
        return Err(StoreError::Exists { path: to.to_owned() });
    }
    let unfinished = unfinished(to);
    let written = copy(db, &unfinished).and_then(|()| {
        fs::rename(&unfinished, to)
            .and_then(|()| sync_directory(to))
            .map_err(|error| trouble::writing(to, &error))
    });
    if written.is_err() {
        // The first error is what matters; a rest that cannot be removed is named like one.
        let _ = fs::remove_file(&unfinished);
    }
    written
}

fn unfinished(to: &Path) -> PathBuf {
    let mut name = to.file_name().map_or_else(OsString::new, OsString::from);
    name.push(".unfinished");
    to.with_file_name(name)
}

fn copy(db: &Connection, to: &Path) -> Result<(), StoreError> {
    private_file(OpenOptions::new().write(true).create(true).truncate(true))
        .open(to)
        .map_err(|error| trouble::writing(to, &error))?;
    let name = to.to_str().ok_or_else(|| StoreError::ReadOnly {
        path: to.to_owned(),
        problem: "the name isn't valid Unicode".to_owned(),
    })?;
    // One statement, so one moment: a reader of the log sees what was committed before it began, and hinders nobody.
    db.execute("VACUUM INTO ?1", [name]).map_err(|error| trouble::of(to, &error))?;
    // No log belongs to the copy: whoever puts it beside one is told.
    Connection::open(to)
        .and_then(|copy| copy.execute("UPDATE house SET run = NULL", ()))
        .map_err(|error| trouble::of(to, &error))?;
    verify(to)?;
    File::open(to).and_then(|file| file.sync_all()).map_err(|error| trouble::writing(to, &error))
}

/// Opens the copy and reads every page of it.
fn verify(copy: &Path) -> Result<(), StoreError> {
    schema::check(copy)?;
    let verdict: String = schema::open_for_reading(copy)
        .and_then(|db| db.query_row("PRAGMA integrity_check(1)", (), |row| row.get(0)))
        .map_err(|error| trouble::of(copy, &error))?;
    if verdict == "ok" {
        Ok(())
    } else {
        Err(StoreError::Damaged { path: copy.to_owned(), problem: verdict })
    }
}

/// Makes the new name as durable as the content.
#[cfg(unix)]
fn sync_directory(of: &Path) -> io::Result<()> {
    match of.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => File::open(parent)?.sync_all(),
        _ => File::open(".")?.sync_all(),
    }
}

#[cfg(not(unix))]
fn sync_directory(_of: &Path) -> io::Result<()> {
    Ok(())
}
