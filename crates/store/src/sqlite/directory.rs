//! The data directory: readable by its owner alone, and written by one process at a time.

use super::trouble;
use crate::StoreError;
use std::fs::{self, DirBuilder, File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};

const DATABASE: &str = "benben.sqlite";
const LOCK: &str = "benben.lock";

/// A data directory, claimed for writing as long as this lives, or only visited.
pub(super) struct Directory {
    path: PathBuf,
    _lock: Option<File>,
}

impl Directory {
    /// Makes the directory if need be and keeps other processes from writing there. The system releases the claim
    /// when the process ends, however it ends.
    pub(super) fn claim(path: &Path) -> Result<Self, StoreError> {
        private(DirBuilder::new().recursive(true))
            .create(path)
            .map_err(|error| trouble::writing(path, &error))?;
        let lock_path = path.join(LOCK);
        let lock = private_file(OpenOptions::new().write(true).create(true).truncate(false))
            .open(&lock_path)
            .map_err(|error| trouble::writing(&lock_path, &error))?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(StoreError::InUse { path: path.to_owned() }),
            Err(TryLockError::Error(error)) => return Err(trouble::writing(&lock_path, &error)),
        }
        let directory = Directory { path: path.to_owned(), _lock: Some(lock) };
        // SQLite gives its log files the rights of the database, and would let everyone read a new one.
        let file = directory.file();
        private_file(OpenOptions::new().write(true).create(true).truncate(false))
            .open(&file)
            .map_err(|error| trouble::writing(&file, &error))?;
        Ok(directory)
    }

    /// Looks into a directory that has a store.
    pub(super) fn visit(path: &Path) -> Result<Self, StoreError> {
        let directory = Directory { path: path.to_owned(), _lock: None };
        match fs::metadata(directory.file()) {
            Ok(found) if found.is_file() => Ok(directory),
            _ => Err(StoreError::Missing { path: path.to_owned() }),
        }
    }

    /// The database file.
    pub(super) fn file(&self) -> PathBuf {
        self.path.join(DATABASE)
    }
}

#[cfg(unix)]
fn private(builder: &mut DirBuilder) -> &mut DirBuilder {
    use std::os::unix::fs::DirBuilderExt;
    builder.mode(0o700)
}

#[cfg(not(unix))]
fn private(builder: &mut DirBuilder) -> &mut DirBuilder {
    builder
}

/// The file is made for its owner alone: it holds the luck of running games.
#[cfg(unix)]
pub(super) fn private_file(options: &mut OpenOptions) -> &mut OpenOptions {
    use std::os::unix::fs::OpenOptionsExt;
    options.mode(0o600)
}

#[cfg(not(unix))]
pub(super) fn private_file(options: &mut OpenOptions) -> &mut OpenOptions {
    options
}
