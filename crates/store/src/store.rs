//! The contract of a store. SQLite keeps it for one process, PostgreSQL for several; the same tests hold for both.

use crate::{
    AccountError, AccountId, Append, AppendError, Appended, Attention, Awaiting, CodeHash, Friends, JoinCode,
    Keepsakes, Kept, Key, Listing, Looks, NewAccount, OpenError, Opener, Order, PasswordHash, Profiles,
    Ratings, Reach, Rest, Resting, SaveError, SeatFigures, Status, StoreError, StoredAccount, StoredDay,
    StoredEntry, StoredLine, StoredPasskey, StoredSession, StoredTable, StoredTry, TableId, TableSummary,
    TokenHash, Tournaments, Trier, TryResult,
};
use benben_core::Day;
use std::pin::Pin;

/// What a store promises to answer. Boxed, so that the server holds any store as `Arc<dyn Store>`.
pub type Answer<'a, T, E = StoreError> = Pin<Box<dyn Future<Output = Result<T, E>> + Send + 'a>>;

/// Keeps tables and what was played at them.
///
/// Whatever changes something is on disk when its answer comes, and either happened wholly or not at all. Dropping an
/// answer before it came leaves open which of the two.
pub trait Store:
    Keepsakes + Friends + Order + Profiles + Ratings + Reach + Resting + Tournaments + Send + Sync + 'static
{
    /// Stores a new table with its seats. It starts at revision 1, whatever the given one says.
    fn open_table(&self, table: StoredTable) -> Answer<'_, (), OpenError>;

    /// Stores a new table that begins with what was played elsewhere: entries from the first on, without gaps.
    fn open_branch(&self, table: StoredTable, entries: Vec<StoredEntry>) -> Answer<'_, (), OpenError>;

    /// Stores a table as it is now, with all its seats, and answers its new revision. Refused if somebody else saved
    /// it since the given revision; so of two who take the same seat one succeeds.
    fn save_table(&self, table: StoredTable) -> Answer<'_, u64, SaveError>;

    /// Adds an entry. The step must be the table's next, the seat's number new to the seat. Repeating an entry of
    /// the same seat with the same number and the same text is harmless and answers its first step.
    fn append(&self, append: Append) -> Answer<'_, Appended, AppendError>;

    /// The table with this id.
    fn table(&self, id: TableId) -> Answer<'_, Option<StoredTable>>;

    /// The id of the table with this join code.
    fn table_by_code(&self, code: JoinCode) -> Answer<'_, Option<TableId>>;

    /// A table with all that was played there, as of one moment.
    fn load(&self, id: TableId) -> Answer<'_, Option<Loaded>>;

    /// The entries after a step, in order; none for an unknown table.
    fn entries(&self, id: TableId, after: u64) -> Answer<'_, Vec<StoredEntry>>;

    /// How far these tables are: cheap to ask for many of them at once. Unknown ones are missing.
    fn latest(&self, tables: Vec<TableId>) -> Answer<'_, Vec<Latest>>;

    /// The newest tables of a list, at most `limit`.
    fn list(&self, listing: Listing, limit: u32) -> Answer<'_, Vec<TableSummary>>;

    /// The tables that are being played and need the server, or may do so: the oldest first, at most `limit`, after
    /// this position in the order (0 for the first ones). Costs nothing for all other tables.
    fn awaiting(&self, after: u64, limit: u32) -> Answer<'_, Vec<Awaiting>>;

    /// Notes whether a table needs the server. That is no change of the table: its revision stays, and it is as idle
    /// as before.
    fn note_attention(&self, id: TableId, attention: Attention) -> Answer<'_, ()>;

    /// Notes that somebody was at a table at this time (unix milliseconds), unless later is known. Saving does so, too.
    fn touch(&self, id: TableId, at: i64) -> Answer<'_, ()>;

    /// Keeps the review of a table's game and what it says about each seat, in place of one that was kept before. It goes
    /// with the table.
    fn save_review(
        &self,
        id: TableId,
        maker: String,
        review: Vec<u8>,
        figures: Vec<SeatFigures>,
    ) -> Answer<'_, ()>;

    /// The review of a table's game, if one was made by this maker.
    fn review(&self, id: TableId, maker: String) -> Answer<'_, Option<Vec<u8>>>;

    /// Adds a line to what was said at a table, and answers its number: none if there is no such table. It is no change of
    /// the table, and goes with it; of many lines the oldest go before ([`MOST_LINES`](crate::MOST_LINES)).
    fn say(&self, id: TableId, line: StoredLine) -> Answer<'_, Option<u64>>;

    /// What was said at a table and is kept, in order.
    fn talk(&self, id: TableId) -> Answer<'_, Vec<StoredLine>>;

    /// Tables with this status that were neither saved nor touched since this time (unix milliseconds), the longest
    /// untouched first, at most `limit`. They may have been played at since: [`Store::expire`] looks.
    fn idle(&self, status: Status, since: i64, limit: u32) -> Answer<'_, Vec<TableId>>;

    /// Removes those of the tables that have this status and were neither saved nor touched nor played at since this
    /// time, with all that was played there, and answers which. The others count as touched when they last were.
    fn expire(&self, tables: Vec<TableId>, status: Status, idle_since: i64) -> Answer<'_, Vec<TableId>>;

    /// Hands everything that each first token holds over to the second: seats, and tables that gather. All at once, and
    /// answers which tables that concerns. Doing it again is harmless; nobody gets a second seat by it.
    fn hand_over(&self, tokens: Vec<(TokenHash, TokenHash)>) -> Answer<'_, Vec<TableId>>;

    /// Stores the deals of days. One that was drawn before stays as it is; days before this one are forgotten, and who tried them.
    fn draw_days(&self, days: Vec<StoredDay>, forget_before: Day) -> Answer<'_, ()>;

    /// The deals of the days from one to another, the newest day first.
    fn days(&self, from: Day, to: Day) -> Answer<'_, Vec<StoredDay>>;

    /// Begins a try of a deal of the day, and answers it. Whoever has begun one before gets that one.
    fn begin_try(&self, begun: StoredTry) -> Answer<'_, StoredTry>;

    /// The try of whoever asks, if they have begun one.
    fn find_try(&self, day: Day, game: String, by: Trier) -> Answer<'_, Option<StoredTry>>;

    /// All tries of whoever holds this token, the newest day first.
    fn tries_of(&self, by: TokenHash) -> Answer<'_, Vec<StoredTry>>;

    /// Notes how a try ended, as long as it has no account of where its result came from.
    fn end_try(&self, day: Day, game: String, by: Trier, result: TryResult) -> Answer<'_, ()>;

    /// The tries that have ended: those of bots, then the best, at most `limit`.
    fn board(&self, day: Day, game: String, limit: u32) -> Answer<'_, Vec<StoredTry>>;

    /// Opens an account where its owner stands: with a session, recovery codes and everything that their token holds, all at
    /// once. Answers which tables that concerns.
    fn open_account(&self, new: NewAccount) -> Answer<'_, Vec<TableId>, AccountError>;

    /// The account with this id.
    fn account(&self, id: AccountId) -> Answer<'_, Option<StoredAccount>>;

    /// The account whose name looks like this.
    fn account_like(&self, looks: Looks) -> Answer<'_, Option<StoredAccount>>;

    /// Gives an account another password, and ends all its sessions but this one.
    fn change_password(
        &self,
        id: AccountId,
        password: PasswordHash,
        but: Option<TokenHash>,
    ) -> Answer<'_, ()>;

    /// Removes an account with all ways into it. Whatever these tokens hold belongs to nobody then, and has no name. Answers
    /// which tables that concerns.
    fn remove_account(&self, id: AccountId, tokens: Vec<TokenHash>) -> Answer<'_, Vec<TableId>>;

    /// Begins a session, and answers its number. Of many sessions of one account the longest unused ends.
    fn begin_session(&self, session: StoredSession) -> Answer<'_, u64, AccountError>;

    /// The session with this token, and whose it is.
    fn session(&self, token: TokenHash) -> Answer<'_, Option<(StoredSession, StoredAccount)>>;

    /// The sessions of an account, the last used first.
    fn sessions(&self, id: AccountId) -> Answer<'_, Vec<StoredSession>>;

    /// Notes that a session was used on a day.
    fn note_session(&self, token: TokenHash, seen_on: Day) -> Answer<'_, ()>;

    /// Ends the session of an account with this number, and answers its token, if there was one.
    fn end_session(&self, id: AccountId, number: u64) -> Answer<'_, Option<TokenHash>>;

    /// Ends all sessions of an account but this one.
    fn end_other_sessions(&self, id: AccountId, but: TokenHash) -> Answer<'_, ()>;

    /// Gives an account other recovery codes; those from before let nobody in any more.
    fn renew_codes(&self, id: AccountId, codes: Vec<CodeHash>) -> Answer<'_, ()>;

    /// How many recovery codes of an account have not been used.
    fn codes_left(&self, id: AccountId) -> Answer<'_, u32>;

    /// Uses up a recovery code of the account with this look: it gets this password, all its sessions end, and it is answered.
    /// Nothing, if there is no such account or it has no such code.
    fn recover(
        &self,
        looks: Looks,
        code: CodeHash,
        password: PasswordHash,
    ) -> Answer<'_, Option<StoredAccount>>;

    /// Adds a passkey to an account.
    fn add_passkey(&self, passkey: StoredPasskey) -> Answer<'_, (), AccountError>;

    /// The passkeys of an account, the oldest first.
    fn passkeys(&self, id: AccountId) -> Answer<'_, Vec<StoredPasskey>>;

    /// The passkey that its authenticator calls so.
    fn passkey(&self, credential: Vec<u8>) -> Answer<'_, Option<StoredPasskey>>;

    /// Notes how often a passkey was used. False if that is no more often than before: then somebody has a copy of it.
    fn use_passkey(&self, credential: Vec<u8>, uses: u32) -> Answer<'_, bool>;

    /// Removes the passkey of an account with this number. Refused if its owner couldn't sign in any more then.
    fn remove_passkey(&self, id: AccountId, number: u64) -> Answer<'_, (), AccountError>;

    /// Tells the store the time of the machine (unix milliseconds), and how much time may have passed since the last telling.
    /// Answers the store's own time, which never goes back and never jumps; opening, saving and touching a table count
    /// as no earlier than that. So a clock that is years off makes no table old.
    fn advance_clock(&self, now: i64, most: i64) -> Answer<'_, i64>;

    /// What is kept for whoever opens tables from here, and in all.
    fn kept(&self, opener: Opener) -> Answer<'_, Kept>;

    /// What only this store knows.
    fn key(&self) -> Key;

    /// Was the key gone that this store was written with? Then messages to browsers and addresses are switched off, and links
    /// that were given away lead nowhere.
    fn key_is_new(&self) -> bool;

    /// Is the store there, and does its writer answer?
    fn check(&self) -> Answer<'_, ()>;

    /// Nothing more is written, and everything is in one place, so that it can be copied. False if somebody who reads was in
    /// the way of that: then nothing is lost either, but the next start has to finish it.
    fn finish(&self) -> Answer<'_, bool>;

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
    /// What was noted when it last rested: if it doesn't need the server now, it still does.
    pub rest: Option<Rest>,
}

/// How far a table is: whoever has it in memory sees by that whether others have changed it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Latest {
    /// Which table.
    pub table: TableId,
    /// Its revision.
    pub revision: u64,
    /// The step of its last entry, or 0.
    pub steps: u64,
    /// The number of the last line that was said there, or 0.
    pub lines: u64,
}

/// What a store has done since it was opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// Requests to change something that were carried out.
    pub writes: u64,
    /// Commits they shared.
    pub commits: u64,
}
