//! What must outlive the process: tables, their seats, what was played, and people who keep their name.
//!
//! Read in this order: [`Store`] is the contract, [`StoredTable`] and [`StoredEntry`] are what it keeps, [`Append`]
//! is how a game grows, [`Sqlite`] is the store for one process.
//!
//! An entry is on disk before [`Store::append`] answers. Nothing here knows a game: options, entries and results
//! are text. Nothing here reads a clock or draws luck: times and random bits come from the caller.

mod account;
#[cfg(feature = "contract")]
pub mod contract;
mod day;
mod entry;
mod error;
mod id;
mod listing;
mod opener;
mod place;
mod sqlite;
mod store;
mod table;
mod talk;

pub use account::{CodeHash, Looks, NewAccount, PasswordHash, StoredAccount, StoredPasskey, StoredSession};
pub use day::{StoredDay, StoredTry, Trier, TryResult};
pub use entry::{Append, Appended, StoredEntry};
pub use error::{AccountError, AppendError, OpenError, SaveError, StoreError};
pub use id::{AccountId, IdError, JoinCode, TableId, TokenHash};
pub use listing::{Awaiting, Listing, TableSummary};
pub use opener::{Kept, Key, Opener, Share};
pub use place::default_data_directory;
pub use sqlite::{FileSizes, Sqlite, TableSize};
pub use store::{Answer, Figures, Loaded, Store};
pub use table::{Attention, Holder, Status, StoredSeat, StoredTable};
pub use talk::{MOST_LINES, StoredLine};
