//! What can go wrong, by what the caller can do about it. Every message is one plain line without secrets.

use std::path::PathBuf;

/// The store itself failed. What was not acknowledged may be tried again: appending the same entry twice is harmless.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// No room left: nothing of the request was stored, what was stored before is safe.
    #[error("the disk is full: nothing was stored; free some space and try again")]
    DiskFull,
    /// The directory or file cannot be written.
    #[error("can't write to {}: {problem}", path.display())]
    ReadOnly {
        /// Which one.
        path: PathBuf,
        /// What the system says.
        problem: String,
    },
    /// The file is there and cannot be opened.
    #[error("can't open {}: {problem}", path.display())]
    CannotOpen {
        /// Which one.
        path: PathBuf,
        /// What the database says.
        problem: String,
    },
    /// There is nothing to read.
    #[error("there is no Benben store in {}", path.display())]
    Missing {
        /// Where it was looked for.
        path: PathBuf,
    },
    /// The file is not what was written.
    #[error("{} is damaged ({problem}); it was left as it is: restore a backup", path.display())]
    Damaged {
        /// Which one.
        path: PathBuf,
        /// What the database says.
        problem: String,
    },
    /// What is stored of one table is not what was written; all others may be well.
    #[error(
        "table number {table} in {} is damaged at step {step}: its entries aren't those that were stored; restore a backup",
        path.display()
    )]
    Broken {
        /// Which file.
        path: PathBuf,
        /// The number of the table in the database: its id gets no one's log.
        table: u64,
        /// The first step that is not as it was written.
        step: u64,
    },
    /// Somebody has replaced or removed the file while it was open.
    #[error(
        "{} was replaced or removed while the server was running, so nothing more is stored: stop the server, put the right file there and start it again",
        path.display()
    )]
    Exchanged {
        /// Which file.
        path: PathBuf,
    },
    /// The log beside the file is another one's: together they would be neither.
    #[error(
        "{} and {} don't belong together; both were left as they are: a restored backup needs an empty directory, so move the log and its -shm file away if you want to start with the backup",
        path.display(), log.display()
    )]
    StrangeLog {
        /// The database.
        path: PathBuf,
        /// The log.
        log: PathBuf,
    },
    /// The log has lost something that was stored.
    #[error(
        "{} isn't whole: only {whole} of the {committed} pages that were stored there can be read, so something that was acknowledged is lost; nothing was changed: restore a backup, or remove {} to go on without what is lost",
        log.display(), index.display()
    )]
    CutLog {
        /// The log.
        log: PathBuf,
        /// Its index, which says how much there was.
        index: PathBuf,
        /// How much of it can be read.
        whole: u32,
        /// How much there was.
        committed: u32,
    },
    /// The file is a database of something else.
    #[error("{} isn't a Benben store, and was left as it is", path.display())]
    Foreign {
        /// Which one.
        path: PathBuf,
    },
    /// The database holds something else.
    #[error("{} isn't empty and isn't a Benben store; it was left as it is: make an empty database for Benben", path.display())]
    ForeignDatabase {
        /// Which one.
        path: PathBuf,
    },
    /// A newer release has written here.
    #[error(
        "{} was written by a newer Benben (schema {found}, this one knows {known}); it was left as it is: use the newer release",
        path.display()
    )]
    Newer {
        /// Which file.
        path: PathBuf,
        /// Its schema.
        found: u32,
        /// The newest schema known here.
        known: u32,
    },
    /// An older release has written here, and reading alone cannot bring it up to date.
    #[error(
        "{} was written by an older Benben (schema {found}, this one needs {known}): start the server once to bring it up to date",
        path.display()
    )]
    Older {
        /// Which file.
        path: PathBuf,
        /// Its schema.
        found: u32,
        /// The schema needed.
        known: u32,
    },
    /// Another process has the store open for writing.
    #[error("{} is in use by another process", path.display())]
    InUse {
        /// The data directory.
        path: PathBuf,
    },
    /// The database server isn't there, or doesn't answer in time. What was not acknowledged may have happened or not.
    #[error("can't reach {place}: {problem}")]
    Unreachable {
        /// Which database, without who asks there.
        place: String,
        /// What the system or the server says.
        problem: String,
    },
    /// Another server uses the database, and neither would know what the other does.
    #[error(
        "{} is in use by another Benben server: stop that one first, or start all of them with --bus so that they tell each other \
         what happens",
        path.display()
    )]
    Claimed {
        /// The database.
        path: PathBuf,
    },
    /// Another server uses the database and tells nobody what it does.
    #[error(
        "{} is in use by a Benben server without --bus: stop that one, and start all of them with --bus",
        path.display()
    )]
    ClaimedAlone {
        /// The database.
        path: PathBuf,
    },
    /// Servers of an older release use the database, and couldn't read it any more.
    #[error(
        "{} is in use by Benben servers of an older release (schema {found}), which can't run beside this one (schema {known}); \
         nothing was changed: stop all of them first",
        path.display()
    )]
    OlderBeside {
        /// The database.
        path: PathBuf,
        /// Its schema.
        found: u32,
        /// The schema needed.
        known: u32,
    },
    /// Something is there already, and would be mixed with what is copied.
    #[error("{} isn't empty, and was left as it is: copy to an empty one", path.display())]
    NotEmpty {
        /// Which store.
        path: PathBuf,
    },
    /// A backup would overwrite something.
    #[error("{} exists already; choose another name for the backup", path.display())]
    Exists {
        /// The file.
        path: PathBuf,
    },
    /// The store has stopped.
    #[error("the store has stopped")]
    Stopped,
    /// Anything else the database says.
    #[error("the store failed: {0}")]
    Failed(String),
}

/// A table that was not opened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpenError {
    /// There is a table with this id.
    #[error("a table with this id exists")]
    IdTaken,
    /// Another table has this code: choose another.
    #[error("another table has this join code")]
    CodeTaken,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// An account or a way into it that was not stored.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AccountError {
    /// Somebody keeps this name, or one that looks like it.
    #[error("somebody keeps this name, or one that looks like it")]
    NameTaken,
    /// There is no such account.
    #[error("there is no such account")]
    NoAccount,
    /// The invitation was used before.
    #[error("this invitation was used before")]
    NotInvited,
    /// Nobody comes into this account.
    #[error("this account is locked")]
    Locked,
    /// There is a passkey that is called the same.
    #[error("this passkey is known already")]
    PasskeyKnown,
    /// Without it nobody could sign in to this account any more.
    #[error("this is the only way into the account")]
    LastWayIn,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A table that was not saved.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SaveError {
    /// There is no such table.
    #[error("there is no such table")]
    NoTable,
    /// Someone else saved it in the meantime: load it and try again.
    #[error("the table was changed in the meantime (revision {revision})")]
    Stale {
        /// The stored revision.
        revision: u64,
    },
    /// Another table has this code: choose another.
    #[error("another table has this join code")]
    CodeTaken,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// An entry that was not appended, and with it nothing of its request.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AppendError {
    /// There is no such table.
    #[error("there is no such table")]
    NoTable,
    /// The table's next step is another: load what is missing and try again.
    #[error("the table's next step is {next}")]
    WrongStep {
        /// The number the table's next entry will have.
        next: u64,
    },
    /// The seat has used this number for something else.
    #[error("the seat has used this number for another entry (step {step})")]
    SeatStepTaken {
        /// The step of that entry.
        step: u64,
    },
    /// The table that was to be saved along was changed in the meantime.
    #[error("the table was changed in the meantime (revision {revision})")]
    Stale {
        /// The stored revision.
        revision: u64,
    },
    /// Another table has the code of the table that was to be saved along.
    #[error("another table has this join code")]
    CodeTaken,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<SaveError> for AppendError {
    fn from(error: SaveError) -> Self {
        match error {
            SaveError::NoTable => AppendError::NoTable,
            SaveError::Stale { revision } => AppendError::Stale { revision },
            SaveError::CodeTaken => AppendError::CodeTaken,
            SaveError::Store(error) => AppendError::Store(error),
        }
    }
}
