//! The data directory: readable by its owner alone, and written by one process at a time.

use super::trouble;
use crate::{Key, StoreError};
use std::fs::{self, DirBuilder, File, OpenOptions, TryLockError};
use std::io::{self, Seek, Write};
use std::path::{Path, PathBuf};

const DATABASE: &str = "benben.sqlite";
const LOCK: &str = "benben.lock";
const KEY: &str = "benben.key";

/// A data directory, claimed for writing as long as this lives, or only visited.
pub(super) struct Directory {
    path: PathBuf,
    lock: Option<File>,
}

impl Directory {
    /// Makes the directory if need be and keeps other processes from writing there. The system releases the claim
    /// when the process ends, however it ends.
    pub(super) fn claim(path: &Path) -> Result<Self, StoreError> {
        private(DirBuilder::new().recursive(true))
            .create(path)
            .map_err(|error| trouble::writing(path, &error))?;
        let lock_path = path.join(LOCK);
        let lock = private_file(OpenOptions::new().read(true).write(true).create(true).truncate(false))
            .open(&lock_path)
            .map_err(|error| trouble::writing(&lock_path, &error))?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(StoreError::InUse { path: path.to_owned() }),
            Err(TryLockError::Error(error)) => return Err(trouble::writing(&lock_path, &error)),
        }
        let directory = Directory { path: path.to_owned(), lock: Some(lock) };
        // SQLite gives its log files the rights of the database, and would let everyone read a new one.
        let file = directory.file();
        private_file(OpenOptions::new().write(true).create(true).truncate(false))
            .open(&file)
            .map_err(|error| trouble::writing(&file, &error))?;
        Ok(directory)
    }

    /// Writes into the lock file what the next process there shall know.
    pub(super) fn note(&self, bytes: &[u8]) -> Result<(), StoreError> {
        let Some(mut lock) = self.lock.as_ref() else { return Ok(()) };
        lock.rewind()
            .and_then(|()| lock.write_all(bytes))
            .and_then(|()| lock.set_len(bytes.len() as u64))
            .and_then(|()| lock.sync_all())
            .map_err(|error| trouble::writing(&self.path.join(LOCK), &error))
    }

    /// What was noted last; nothing if that cannot be read.
    pub(super) fn noted(&self) -> Vec<u8> {
        fs::read(self.path.join(LOCK)).unwrap_or_default()
    }

    /// Looks into a directory that has a store.
    pub(super) fn visit(path: &Path) -> Result<Self, StoreError> {
        let directory = Directory { path: path.to_owned(), lock: None };
        match fs::metadata(directory.file()) {
            Ok(found) if found.is_file() => Ok(directory),
            _ => Err(StoreError::Missing { path: path.to_owned() }),
        }
    }

    /// Where the key of the database is kept.
    pub(super) fn key_file(&self) -> PathBuf {
        self.path.join(KEY)
    }

    /// The key that is kept here.
    pub(super) fn key(&self) -> Result<Option<Key>, StoreError> {
        let path = self.key_file();
        match fs::read(&path) {
            Ok(bytes) => match bytes.try_into() {
                Ok(key) => Ok(Some(Key(key))),
                Err(_) => Err(StoreError::Damaged { path, problem: "a key has 32 bytes".to_owned() }),
            },
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(trouble::writing(&path, &error)),
        }
    }

    /// Keeps a key, and is sure of it.
    pub(super) fn keep_key(&self, key: &Key) -> Result<(), StoreError> {
        let path = self.key_file();
        let unfinished = self.path.join("benben.key.unfinished");
        let keep = || {
            let mut file =
                private_file(OpenOptions::new().write(true).create(true).truncate(true)).open(&unfinished)?;
            file.write_all(&key.0)?;
            file.sync_all()?;
            fs::rename(&unfinished, &path)?;
            // The name lasts, too.
            #[cfg(unix)]
            File::open(&self.path)?.sync_all()?;
            Ok(())
        };
        keep().map_err(|error: io::Error| trouble::writing(&path, &error))
    }

    /// The database file.
    pub(super) fn file(&self) -> PathBuf {
        self.path.join(DATABASE)
    }
}

impl Drop for Directory {
    /// Gives the claim back at once. Closing the file would not do: a process that is just being started from this one
    /// has a copy of every open file for a moment, and with it the claim.
    fn drop(&mut self) {
        if let Some(lock) = &self.lock {
            _ = lock.unlock();
        }
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

#[cfg(test)]
mod tests {
    use super::Directory;

    #[test]
    fn a_claim_ends_though_a_process_being_started_still_has_the_file() {
        let place = tempfile::tempdir().unwrap();
        let directory = Directory::claim(place.path()).unwrap();
        // What a fork has until it becomes another program: the same open file.
        let inherited = directory.lock.as_ref().unwrap().try_clone().unwrap();
        drop(directory);
        Directory::claim(place.path()).unwrap();
        drop(inherited);
    }
}
