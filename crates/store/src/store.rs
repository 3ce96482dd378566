//! The contract of a store. SQLite keeps it for one process, PostgreSQL for several; the same tests hold for both.

use crate::{
    Append, AppendError, Appended, JoinCode, Listing, OpenError, SaveError, Snapshot, Status, StoreError,
    StoredEntry, StoredTable, TableId, TableSummary,
};
use std::pin::Pin;

/// What a store promises to answer. Boxed, so that the server holds any store as `Arc<dyn Store>`.
pub type Answer<'a, T, E = StoreError> = Pin<Box<dyn Future<Output = Result<T, E>> + Send + 'a>>;

/// Keeps tables and what was played at them.
///
/// Whatever changes something is on disk when its answer comes, and either happened wholly or not at all. Dropping an
/// answer before it came leaves open which of the two.
pub trait Store: Send + Sync + 'static {
    /// Stores a new table with its seats. It starts at revision 1, whatever the given one says.
    fn open_table(&self, table: StoredTable) -> Answer<'_, (), OpenError>;

    /// Stores a table as it is now, with all its seats, and answers its new revision. Refused if somebody else saved
    /// it since the given revision; so of two who take the same seat one succeeds.
    fn save_table(&self, table: StoredTable) -> Answer<'_, u64, SaveError>;

    /// Adds an entry. The step must be the table's next, the seat's number new to the seat. Repeating an entry of
    /// the same seat with the same number and the same text is harmless and answers its first step.
    fn append(&self, append: Append) -> Answer<'_, Appended, AppendError>;

    /// Keeps a snapshot in place of the table's former one, unless that is newer or the table is gone.
    fn keep_snapshot(&self, table: TableId, snapshot: Snapshot) -> Answer<'_, ()>;

    /// Forgets all snapshots, as after a change of their format.
    fn drop_snapshots(&self) -> Answer<'_, ()>;

    /// The table with this id.
    fn table(&self, id: TableId) -> Answer<'_, Option<StoredTable>>;

    /// The id of the table with this join code.
    fn table_by_code(&self, code: JoinCode) -> Answer<'_, Option<TableId>>;

    /// A table with all that was played there, as of one moment.
    fn load(&self, id: TableId) -> Answer<'_, Option<Loaded>>;

    /// The entries after a step, in order; none for an unknown table.
    fn entries(&self, id: TableId, after: u64) -> Answer<'_, Vec<StoredEntry>>;

    /// The newest tables of a list, at most `limit`.
    fn list(&self, listing: Listing, limit: u32) -> Answer<'_, Vec<TableSummary>>;

    /// All tables that are so far, the oldest first: what a restart resumes.
    fn tables_in(&self, status: Status) -> Answer<'_, Vec<TableId>>;

    /// Removes at most `limit` tables with this status that were neither saved nor played at since `idle_since`
    /// (unix milliseconds), the longest unsaved first, and answers which.
    fn expire(&self, status: Status, idle_since: i64, limit: u32) -> Answer<'_, Vec<TableId>>;

    /// Removes a table and all that was played there. Was there one?
    fn remove_table(&self, id: TableId) -> Answer<'_, bool>;

    /// Is the store there, and does its writer answer?
    fn check(&self) -> Answer<'_, ()>;

    /// What it has done since it was opened.
    fn figures(&self) -> Figures;
}

/// A table with all that was played there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loaded {
    /// The table.
    pub table: StoredTable,
    /// Everything that was played, in order.
    pub entries: Vec<StoredEntry>,
    /// The kept snapshot, if there is one.
    pub snapshot: Option<Snapshot>,
}

/// What a store has done since it was opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// Requests to change something that were carried out.
    pub writes: u64,
    /// Commits they shared.
    pub commits: u64,
}
