//! Keeping order: words at tables, what was reported of them, accounts that are locked, and what was done about it.

use crate::{AccountError, AccountId, Answer, Looks, StoredAccount, TableId, TokenHash};
use benben_core::{Day, Seat};

/// So many reports of one person wait for whoever runs the server.
pub const MOST_REPORTS_BY_ONE: u32 = 20;

/// So many reports wait in all.
pub const MOST_REPORTS: u32 = 10_000;

/// What order is kept with.
pub trait Order {
    /// May people write at this table?
    fn words(&self, id: TableId) -> Answer<'_, bool>;

    /// From now on people may write at this table, or not any more.
    fn switch_words(&self, id: TableId, on: bool) -> Answer<'_, ()>;

    /// Forgets what people wrote before this time (unix milliseconds), at most `limit` lines, and answers how many. Phrases stay.
    fn forget_words(&self, before: i64, limit: u32) -> Answer<'_, u64>;

    /// Keeps a report. Whatever number it has, it gets the next.
    fn report(&self, report: StoredReport) -> Answer<'_, Reported>;

    /// The lines at a table that somebody has reported.
    fn reported(&self, id: TableId, reporter: TokenHash) -> Answer<'_, Vec<u64>>;

    /// The reports that wait, the oldest first, at most `limit`.
    fn reports(&self, limit: u32) -> Answer<'_, Vec<StoredReport>>;

    /// The report with this number.
    fn find_report(&self, number: u64) -> Answer<'_, Option<StoredReport>>;

    /// Removes a report. False if there is none with this number.
    fn close_report(&self, number: u64) -> Answer<'_, bool>;

    /// Removes the reports from before this time (unix milliseconds), and answers how many there were.
    fn forget_reports(&self, before: i64) -> Answer<'_, u64>;

    /// Accounts whose name has this in it, by name, at most `limit`.
    fn accounts(&self, search: String, limit: u32) -> Answer<'_, Vec<AccountSummary>>;

    /// Gives an account another name. Seats that these tokens hold under the old name at tables that are not over have the
    /// new one; finished games keep what was true. Answers which tables that concerns.
    fn rename_account(
        &self,
        id: AccountId,
        name: String,
        looks: Looks,
        tokens: Vec<TokenHash>,
    ) -> Answer<'_, Vec<TableId>, AccountError>;

    /// Locks an account at this time, or lets it be used again. Nobody comes into one that is locked, and its sessions have ended.
    fn lock_account(&self, id: AccountId, at: Option<i64>) -> Answer<'_, ()>;

    /// Since when an account is locked, in unix milliseconds.
    fn locked_at(&self, id: AccountId) -> Answer<'_, Option<i64>>;

    /// Ends all sessions of an account.
    fn end_sessions(&self, id: AccountId) -> Answer<'_, ()>;

    /// Notes what was done. It stays for good.
    fn note_act(&self, act: StoredAct) -> Answer<'_, ()>;

    /// What was done, the latest first, at most `limit`.
    fn acts(&self, limit: u32) -> Answer<'_, Vec<StoredAct>>;
}

/// Somebody who wrote or reported something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Author {
    /// The hash of what holds their seats.
    pub token: TokenHash,
    /// Their account, if they were signed in.
    pub account: Option<AccountId>,
}

/// What somebody reported, as it was then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredReport {
    /// What it is called in lists.
    pub number: u64,
    /// At which table.
    pub table: TableId,
    /// Which line; none if it is the name.
    pub line: Option<u64>,
    /// From which seat.
    pub seat: Seat,
    /// What whoever sat there was called.
    pub name: String,
    /// What was written; empty if it is the name.
    pub said: String,
    /// Who that was, where it is known.
    pub by: Option<Author>,
    /// Who reported it.
    pub reporter: Author,
    /// When, in unix milliseconds.
    pub at: i64,
}

/// What became of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reported {
    /// It is kept.
    Kept,
    /// The same person has reported the same before.
    Before,
    /// Too many wait: of the same person, or in all.
    TooMany,
    /// There is no such table.
    NoTable,
}

/// An account in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AccountSummary {
    /// The account.
    pub account: StoredAccount,
    /// When it was last used, if anybody is signed in.
    pub seen_on: Option<Day>,
    /// On how many devices somebody is signed in.
    pub sessions: u32,
    /// Since when it is locked, in unix milliseconds.
    pub locked_at: Option<i64>,
}

/// Something that was done by whoever runs the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredAct {
    /// When, in unix milliseconds.
    pub at: i64,
    /// By whom, as the system calls them.
    pub by: String,
    /// What.
    pub act: String,
    /// To whom or what.
    pub about: String,
}
