//! What must outlive the process: tables, their seats, what was played, and people who keep their name.
//!
//! Read in this order: [`Store`] is the contract, [`StoredTable`] and [`StoredEntry`] are what it keeps, [`Append`]
//! is how a game grows, [`Sqlite`] is the store for one process, [`Postgres`] a database of a server.
//!
//! An entry is on disk before [`Store::append`] answers. Nothing here knows a game: options, entries and results
//! are text. Nothing here reads a clock or draws luck: times and random bits come from the caller.

mod account;
mod chain;
#[cfg(feature = "contract")]
pub mod contract;
mod copying;
mod day;
mod entry;
mod error;
mod friend;
mod id;
mod keepsakes;
mod listing;
mod opener;
mod order;
mod place;
mod postgres;
mod profile;
mod rating;
mod reach;
mod rest;
mod sqlite;
mod store;
mod table;
mod talk;
mod tournament;
mod words;

pub use self::postgres::{AddressError, Postgres, PostgresAddress};
pub use account::{
    CodeHash, Invited, Looks, NewAccount, PasswordHash, StoredAccount, StoredPasskey, StoredSession,
};
pub use copying::{Copied, StorePlace, copy};
pub use day::{StoredDay, StoredTry, Trier, TryResult};
pub use entry::{Append, Appended, StoredEntry};
pub use error::{AccountError, AppendError, OpenError, SaveError, StoreError};
pub use friend::{Friends, MOST_BLOCKED, MOST_FRIENDS, StoredBlock, StoredFriend};
pub use id::{AccountId, IdError, JoinCode, TableId, TokenHash, TournamentId};
pub use keepsakes::{Keepsakes, MOST_SETTINGS, MOST_STEPS, StoredSetting, StoredStep, Subject};
pub use listing::{Awaiting, Listing, TableSummary};
pub use opener::{Kept, Key, Opener, Share};
pub use order::{
    AccountSummary, Author, MOST_REPORTS, MOST_REPORTS_BY_ONE, Order, Reported, StoredAct, StoredReport,
};
pub use place::default_data_directory;
pub use profile::{Profiles, SeatFigures, Shown, ShownTo, StoredFigures, StoredGame};
pub use rating::{Rating, Ratings, Skill, StoredChange, StoredPerson, StoredRating};
pub use reach::{
    MOST_HOLIDAYS, MOST_SUBSCRIPTIONS, PushKey, Reach, StoredHoliday, StoredSubscription, StoredWebhook,
};
pub use rest::{Rest, Resting};
pub use sqlite::{FileSizes, Sqlite, TableSize};
pub use store::{Answer, Figures, Latest, Loaded, Store};
pub use table::{Attention, Holder, Status, StoredSeat, StoredTable};
pub use talk::{MOST_LINES, StoredLine};
pub use tournament::{
    LoadedTournament, StoredEntrant, StoredPairing, StoredRound, StoredTournament, TournamentListing,
    Tournaments,
};
