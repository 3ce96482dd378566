//! Is the database file still the one that was opened, and does the log beside it belong to it?
//!
//! Every start writes a new random mark into the database, and notes it in the lock file, too. A backup has none. So a
//! file that was put in place of another is recognised, even if it was copied over it: by its mark, read from the file alone.
//! SQLite itself would take any log for the file's own and mix the two.

use super::directory::Directory;
use super::trouble;
use crate::StoreError;
use rusqlite::{Connection, ErrorCode, OpenFlags};
use std::fs::{self, Metadata};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::SystemTime;

/// The mark of a run of a server.
type Mark = [u8; 16];

/// Watches the files of an open database.
pub(super) struct Guard {
    file: PathBuf,
    /// Database and log.
    opened: [Identity; 2],
    /// The marks that the file may have: this run's, or the one before as long as that is only in the log.
    marks: Vec<Mark>,
    /// Size and time of the file when its mark was last read.
    seen: Mutex<Option<(u64, SystemTime)>>,
}

/// Which file it is, whatever it is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Identity {
    device: u64,
    number: u64,
}

impl Guard {
    /// Begins a run: marks the database, which is open and has its log empty or its own. Without room for that the marks of
    /// the run before have to do: what is stored can still be read.
    pub(super) fn begin(db: &Connection, directory: &Directory) -> Result<Self, StoreError> {
        let file = directory.file();
        let mut marks: Vec<Mark> = match mark_in(&file) {
            Ok(Some(mark)) => vec![mark],
            Ok(None) => Vec::new(),
            // Without its log it may be unreadable; then the mark is one of those that were noted.
            Err(_) => directory.noted().as_chunks().0.to_vec(),
        };
        match mark(db, directory, &mut marks) {
            Err(StoreError::DiskFull) => {}
            marked => marked?,
        }
        let opened = |file: &Path| match fs::metadata(file) {
            Ok(found) => Ok(identity(&found)),
            Err(error) => Err(trouble::writing(file, &error)),
        };
        let opened = [opened(&file)?, opened(&log_of(&file))?];
        Ok(Guard { file, opened, marks, seen: Mutex::default() })
    }

    /// Are these still the files that were opened? Costs two questions to the system unless the file has changed.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        let files = [self.file.clone(), log_of(&self.file)].map(fs::metadata);
        let [Ok(database), Ok(log)] = files else { return Err(self.exchanged()) };
        if [identity(&database), identity(&log)] != self.opened {
            return Err(self.exchanged());
        }
        let look = (database.len(), database.modified().map_err(|_| self.exchanged())?);
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        if *seen != Some(look) {
            self.check_mark()?;
            *seen = Some(look);
        }
        Ok(())
    }

    /// The same, and in any case the mark is read.
    pub(super) fn check_closely(&self) -> Result<(), StoreError> {
        self.check()?;
        self.check_mark()
    }

    fn check_mark(&self) -> Result<(), StoreError> {
        if self.marks.is_empty() {
            // There was no room for one: then the files' identity has to do.
            return Ok(());
        }
        match mark_in(&self.file) {
            Ok(Some(mark)) if self.marks.contains(&mark) => Ok(()),
            // On a full disk our own log may have been moved in half: without its log such a file cannot be read.
            Err(error) if error.sqlite_error_code() == Some(ErrorCode::DatabaseCorrupt) => Ok(()),
            _ => Err(self.exchanged()),
        }
    }

    fn exchanged(&self) -> StoreError {
        StoreError::Exchanged { path: self.file.clone() }
    }
}

/// Writes a new mark: first beside the database, so that it is known wherever it is found.
fn mark(db: &Connection, directory: &Directory, marks: &mut Vec<Mark>) -> Result<(), StoreError> {
    let file = directory.file();
    let failed = |error| trouble::of(&file, &error);
    let mark: Mark = db.query_row("SELECT randomblob(16)", (), |row| row.get(0)).map_err(failed)?;
    directory.note(&[marks.as_slice(), &[mark]].concat().concat())?;
    marks.push(mark);
    db.execute("UPDATE house SET run = ?1", [mark]).map_err(failed)?;
    empty_log(db).map(drop).map_err(failed)
}

/// Moves what the log holds into the database and empties the log. False if somebody who reads is in the way.
pub(super) fn empty_log(db: &Connection) -> rusqlite::Result<bool> {
    db.query_row("PRAGMA wal_checkpoint(TRUNCATE)", (), |row| Ok(row.get::<_, i64>(0)? == 0))
}

/// Before anything is opened: a log that is not the database's own must not be taken for it.
pub(super) fn check_log(directory: &Directory) -> Result<(), StoreError> {
    let (file, noted) = (directory.file(), directory.noted());
    let log = log_of(&file);
    let is_empty = fs::metadata(&log).map_or(true, |found| found.len() == 0);
    if is_empty || noted.is_empty() {
        return Ok(());
    }
    // A file that cannot be read alone may be whole with its log: what is wrong with it is said when it is opened.
    match mark_in(&file) {
        Ok(Some(mark)) if noted.chunks(mark.len()).any(|noted| noted == mark) => Ok(()),
        Err(_) => Ok(()),
        Ok(_) => Err(StoreError::StrangeLog { path: file, log }),
    }
}

/// The mark in the file alone, without its log.
fn mark_in(file: &Path) -> rusqlite::Result<Option<Mark>> {
    let name: String = file
        .to_string_lossy()
        .chars()
        .map(|c| match c {
            '%' => "%25".to_owned(),
            '?' => "%3f".to_owned(),
            '#' => "%23".to_owned(),
            c => c.to_string(),
        })
        .collect();
    let flags =
        OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX | OpenFlags::SQLITE_OPEN_URI;
    let db = Connection::open_with_flags(format!("file:{name}?immutable=1"), flags)?;
    db.query_row("SELECT run FROM house", (), |row| row.get(0))
}

fn log_of(file: &Path) -> PathBuf {
    beside(file, "-wal")
}

/// The file beside the database with this ending.
pub(super) fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

#[cfg(unix)]
fn identity(found: &Metadata) -> Identity {
    use std::os::unix::fs::MetadataExt;
    Identity { device: found.dev(), number: found.ino() }
}

/// Elsewhere an open file can be neither removed nor replaced.
#[cfg(not(unix))]
fn identity(_found: &Metadata) -> Identity {
    Identity { device: 0, number: 0 }
}
