//! What must outlive the process: tables, their seats, what was played, and snapshots as a cache.
//!
//! Read in this order: [`Store`] is the contract, [`StoredTable`] and [`StoredEntry`] are what it keeps, [`Append`]
//! is how a game grows, [`Sqlite`] is the store for one process.
//!
//! An entry is on disk before [`Store::append`] answers. Nothing here knows a game: options, entries, results and
//! snapshots are text. Nothing here reads a clock or draws luck: times and random bits come from the caller.

#[cfg(feature = "contract")]
pub mod contract;
mod entry;
mod error;
mod id;
mod listing;
mod place;
mod sqlite;
mod store;
mod table;

pub use entry::{Append, Appended, Snapshot, StoredEntry};
pub use error::{AppendError, OpenError, SaveError, StoreError};
pub use id::{IdError, JoinCode, TableId, TokenHash};
pub use listing::{Listing, TableSummary};
pub use place::default_data_directory;
pub use sqlite::Sqlite;
pub use store::{Answer, Figures, Loaded, Store};
pub use table::{Holder, Status, StoredSeat, StoredTable};
