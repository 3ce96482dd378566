//! What SQLite and the file system complain about, as the errors of the store.

use crate::StoreError;
use rusqlite::ErrorCode;
use std::io;
use std::path::Path;

/// SQLite could not make room for its shared index: on every system that means a full disk.
const SHARED_INDEX_SIZE: i32 = rusqlite::ffi::SQLITE_IOERR_SHMSIZE;

/// What an error of the database means for the store in this file.
pub(super) fn of(file: &Path, error: &rusqlite::Error) -> StoreError {
    let path = file.to_owned();
    let Some(code) = error.sqlite_error() else {
        return StoreError::Failed(error.to_string());
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

/// What an error of the file system means when writing to this file or directory.
pub(super) fn writing(path: &Path, error: &io::Error) -> StoreError {
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => StoreError::DiskFull,
        _ => StoreError::ReadOnly { path: path.to_owned(), problem: error.to_string() },
    }
}
