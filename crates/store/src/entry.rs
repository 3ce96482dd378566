//! What was played at a table, entry by entry.

use crate::{Attention, StoredTable, TableId};
use benben_core::Seat;

/// One line of a table's story: an action in notation, or whatever else the server writes there, such as `undo 2`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEntry {
    /// Its number at the table: 1, 2, 3 … without gaps.
    pub step: u64,
    /// Whose it is.
    pub seat: Seat,
    /// Its number among the seat's entries: unique for the seat.
    pub seat_step: u64,
    /// What it says.
    pub entry: String,
    /// When, in unix milliseconds.
    pub at: i64,
}

/// An entry to be added to a table.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The entry; its step must be the table's next.
    pub entry: StoredEntry,
    /// The table as it is with this entry, saved in the same moment: a result, a clock. Both happen or neither.
    pub save: Option<Box<StoredTable>>,
    /// Whether the table needs the server with this entry, where that is new and no table is saved along: stored in the
    /// same moment.
    pub attention: Option<Attention>,
}

/// An entry that is on disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Appended {
    /// Its number at the table. For a repeated entry, the number it got the first time.
    pub step: u64,
    /// The very same entry of this seat was there before: nothing was added or saved.
    pub repeated: bool,
    /// The table's revision after the save, if one came with the entry.
    pub revision: Option<u64>,
}
