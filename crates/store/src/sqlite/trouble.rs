//! What SQLite and the file system complain about, as the errors of the store.

use super::chain::Broken;
use crate::StoreError;
use rusqlite::ErrorCode;
use std::io;
use std::path::{Path, PathBuf};

/// SQLite could not make room for its shared index: on every system that means a full disk.
const SHARED_INDEX_SIZE: i32 = rusqlite::ffi::SQLITE_IOERR_SHMSIZE;

/// What an error of the database means for the store in this file.
pub(super) fn of(file: &Path, error: &rusqlite::Error) -> StoreError {
    let path = file.to_owned();
    let Some(code) = error.sqlite_error() else {
        return unreadable(path, error);
    };
    match code.code {
        ErrorCode::DiskFull => StoreError::DiskFull,
        _ if code.extended_code == SHARED_INDEX_SIZE => StoreError::DiskFull,
        ErrorCode::ReadOnly => StoreError::ReadOnly { path, problem: error.to_string() },
        ErrorCode::CannotOpen | ErrorCode::PermissionDenied => {
            StoreError::CannotOpen { path, problem: error.to_string() }
        }
        ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase => {
            StoreError::Damaged { path, problem: error.to_string() }
        }
        ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked => StoreError::InUse { path },
        _ => StoreError::Failed(error.to_string()),
    }
}

/// A column holds what nobody wrote there.
fn unreadable(path: PathBuf, error: &rusqlite::Error) -> StoreError {
    match error {
        rusqlite::Error::FromSqlConversionFailure(_, _, problem) => match problem.downcast_ref::<Broken>() {
            Some(broken) => {
                StoreError::Broken { path, table: broken.table.unsigned_abs(), step: broken.step }
            }
            None => StoreError::Damaged { path, problem: problem.to_string() },
        },
        rusqlite::Error::InvalidColumnType(..) | rusqlite::Error::IntegralValueOutOfRange(..) => {
            StoreError::Damaged { path, problem: error.to_string() }
        }
        _ => StoreError::Failed(error.to_string()),
    }
}

/// What an error of the file system means when writing to this file or directory.
pub(super) fn writing(path: &Path, error: &io::Error) -> StoreError {
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => StoreError::DiskFull,
        _ => StoreError::ReadOnly { path: path.to_owned(), problem: error.to_string() },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rusqlite::ffi;

    fn said(code: i32) -> String {
        let error = rusqlite::Error::SqliteFailure(ffi::Error::new(code), None);
        of(Path::new("/data/benben.sqlite"), &error).to_string()
    }

    #[test]
    fn what_the_database_complains_about_is_told_in_a_line() {
        let full = "the disk is full: nothing was stored; free some space and try again";
        assert_eq!(said(ffi::SQLITE_FULL), full);
        assert_eq!(said(ffi::SQLITE_IOERR_SHMSIZE), full);
        assert_eq!(said(ffi::SQLITE_BUSY), "/data/benben.sqlite is in use by another process");
        assert_eq!(said(ffi::SQLITE_BUSY_SNAPSHOT), "/data/benben.sqlite is in use by another process");
        assert!(said(ffi::SQLITE_READONLY_DBMOVED).starts_with("can't write to /data/benben.sqlite: "));
        assert!(said(ffi::SQLITE_CANTOPEN).starts_with("can't open /data/benben.sqlite: "));
        assert!(said(ffi::SQLITE_CORRUPT_INDEX).starts_with("/data/benben.sqlite is damaged ("));
        assert!(said(ffi::SQLITE_IOERR_FSYNC).starts_with("the store failed: "));
    }
}
