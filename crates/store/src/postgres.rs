//! The store for several processes: a database of a PostgreSQL server.
//!
//! Whatever is acknowledged is committed: as durably as the server's `synchronous_commit` says, which is on unless somebody has
//! turned it off. Entries of many tables share a commit ([`scribe`]); everything else that changes something is a
//! serializable transaction, tried again if somebody else was faster ([`pool`]). So nothing rests on being the only one who
//! writes.
//!
//! The blocking `postgres` and not its asynchronous half, because both sides of the store then read alike: a function that is
//! given a connection. A connection is used by one thread at a time anyway.

mod accounts;
mod address;
mod appending;
mod claim;
mod connection;
mod days;
mod examine;
mod friends;
mod heads;
mod invitations;
mod keepsakes;
mod order;
mod passkeys;
mod pool;
mod profiles;
mod ratings;
mod reach;
mod read;
mod resting;
mod row;
mod schema;
mod scribe;
mod sessions;
mod shelf;
mod talk;
mod tls;
mod tournaments;
mod trouble;
mod values;
mod write;

use crate::{
    AccountError, AccountId, Answer, Append, AppendError, Appended, Attention, Awaiting, CodeHash, Figures,
    JoinCode, Kept, Key, Latest, Listing, Loaded, Looks, NewAccount, OpenError, Opener, PasswordHash,
    SaveError, SeatFigures, Status, Store, StoreError, StoredAccount, StoredDay, StoredEntry, StoredLine,
    StoredPasskey, StoredSession, StoredTable, StoredTry, TableId, TableSummary, TokenHash, Trier, TryResult,
};
pub use address::{AddressError, PostgresAddress};
use benben_core::Day;
use claim::Claim;
use connection::{Connection, Result as DbResult, params};
use pool::Pool;
use scribe::Scribe;
pub(crate) use shelf::PostgresShelf;
use std::path::PathBuf;
use std::sync::Arc;

/// A store in a database of a PostgreSQL server.
pub struct Postgres {
    // Dropped in this order: what was asked for is appended, then connections end.
    scribe: Option<Scribe>,
    pool: Arc<Pool>,
    key: Key,
    place: String,
}

impl Postgres {
    /// The version of the schema that this release works with.
    pub const SCHEMA: u32 = schema::KNOWN;

    /// Opens the store in a database, for this process alone. The schema is brought up to date; a database of something else
    /// is left as it is.
    pub fn open(address: PostgresAddress) -> Result<Self, StoreError> {
        Self::open_claiming(address, Claim::Alone)
    }

    /// The same together with other processes that open it so: each has to learn in another way what the others do.
    pub fn open_shared(address: PostgresAddress) -> Result<Self, StoreError> {
        Self::open_claiming(address, Claim::Shared)
    }

    fn open_claiming(address: PostgresAddress, claim: Claim) -> Result<Self, StoreError> {
        let place = address.place().to_owned();
        let (scribe, key) = Scribe::start(address.clone(), claim)?;
        Ok(Postgres { scribe: Some(scribe), pool: Arc::new(Pool::new(address, false)), key, place })
    }

    /// Looks into a database that servers may be using: reads, and refuses to write.
    pub fn visit(address: PostgresAddress) -> Result<Self, StoreError> {
        let place = address.place().to_owned();
        let looked = address.clone();
        let looking = std::thread::Builder::new().name("store-visitor".to_owned()).spawn(move || {
            let db = pool::connect(&looked)?;
            schema::check(&db, looked.place())?;
            schema::key(&db).map_err(|error| trouble::of(looked.place(), &error))
        });
        let looking =
            looking.map_err(|error| StoreError::Failed(format!("can't start a thread: {error}")))?;
        let key = looking.join().map_err(|_| StoreError::Stopped)??;
        Ok(Postgres { scribe: None, pool: Arc::new(Pool::new(address, true)), key, place })
    }

    /// Where it is, without who asks there.
    pub fn place(&self) -> &str {
        &self.place
    }

    fn scribe(&self) -> Result<&Scribe, StoreError> {
        self.scribe.as_ref().ok_or_else(|| StoreError::ReadOnly {
            path: PathBuf::from(&self.place),
            problem: "it was opened for reading only".to_owned(),
        })
    }

    async fn write<T, E, W>(&self, work: W) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
        W: FnMut(&Connection) -> DbResult<Result<T, E>> + Send + 'static,
    {
        let done = self.scribe()?.done();
        let outcome = self.pool.write(work).await?;
        done.count(1);
        outcome
    }

    /// What locks the table that it changes.
    async fn write_at<T, E, W>(&self, work: W) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
        W: FnMut(&Connection) -> DbResult<Result<T, E>> + Send + 'static,
    {
        let done = self.scribe()?.done();
        let outcome = self.pool.write_at(work).await?;
        done.count(1);
        outcome
    }

    /// What takes a single statement, and is never refused.
    async fn tell<T, W>(&self, work: W) -> Result<T, StoreError>
    where
        T: Send + 'static,
        W: FnMut(&Connection) -> DbResult<T> + Send + 'static,
    {
        let done = self.scribe()?.done();
        let answer = self.pool.tell(work).await?;
        done.count(1);
        Ok(answer)
    }

    async fn read<T, R>(&self, work: R) -> Result<T, StoreError>
    where
        T: Send + 'static,
        R: FnMut(&Connection) -> DbResult<T> + Send + 'static,
    {
        self.pool.read(work).await
    }
}

impl Store for Postgres {
    fn open_table(&self, table: StoredTable) -> Answer<'_, (), OpenError> {
        Box::pin(self.write_at(move |db| write::open_table(db, &table)))
    }

    fn open_branch(&self, table: StoredTable, entries: Vec<StoredEntry>) -> Answer<'_, (), OpenError> {
        Box::pin(self.write_at(move |db| write::open_branch(db, &table, &entries)))
    }

    fn save_table(&self, table: StoredTable) -> Answer<'_, u64, SaveError> {
        Box::pin(self.write_at(move |db| write::save_table(db, &table)))
    }

    fn append(&self, append: Append) -> Answer<'_, Appended, AppendError> {
        Box::pin(async move {
            match append.save {
                // What is saved along makes it a transaction of its own.
                Some(_) => self.write_at(move |db| appending::append_alone(db, &append)).await,
                None => self.scribe()?.append(append).await,
            }
        })
    }

    fn table(&self, id: TableId) -> Answer<'_, Option<StoredTable>> {
        Box::pin(self.read(move |db| read::table(db, &id)))
    }

    fn table_by_code(&self, code: JoinCode) -> Answer<'_, Option<TableId>> {
        Box::pin(self.read(move |db| read::table_by_code(db, &code)))
    }

    fn load(&self, id: TableId) -> Answer<'_, Option<Loaded>> {
        Box::pin(self.read(move |db| read::load(db, &id)))
    }

    fn entries(&self, id: TableId, after: u64) -> Answer<'_, Vec<StoredEntry>> {
        Box::pin(self.read(move |db| read::entries(db, &id, after)))
    }

    fn latest(&self, tables: Vec<TableId>) -> Answer<'_, Vec<Latest>> {
        Box::pin(self.read(move |db| read::latest(db, &tables)))
    }

    fn list(&self, listing: Listing, limit: u32) -> Answer<'_, Vec<TableSummary>> {
        Box::pin(self.read(move |db| read::list(db, &listing, limit)))
    }

    fn awaiting(&self, after: u64, limit: u32) -> Answer<'_, Vec<Awaiting>> {
        Box::pin(self.read(move |db| read::awaiting(db, after, limit)))
    }

    fn note_attention(&self, id: TableId, attention: Attention) -> Answer<'_, ()> {
        Box::pin(self.tell(move |db| write::note_attention(db, &id, attention)))
    }

    fn touch(&self, id: TableId, at: i64) -> Answer<'_, ()> {
        Box::pin(self.tell(move |db| write::touch(db, &id, at)))
    }

    fn save_review(
        &self,
        id: TableId,
        maker: String,
        review: Vec<u8>,
        figures: Vec<SeatFigures>,
    ) -> Answer<'_, ()> {
        Box::pin(self.write(move |db| write::save_review(db, &id, &maker, &review, &figures).map(Ok)))
    }

    fn review(&self, id: TableId, maker: String) -> Answer<'_, Option<Vec<u8>>> {
        Box::pin(self.read(move |db| read::review(db, &id, &maker)))
    }

    fn say(&self, id: TableId, line: StoredLine) -> Answer<'_, Option<u64>> {
        Box::pin(self.write(move |db| talk::say(db, &id, &line).map(Ok)))
    }

    fn talk(&self, id: TableId) -> Answer<'_, Vec<StoredLine>> {
        Box::pin(self.read(move |db| talk::talk(db, &id)))
    }

    fn idle(&self, status: Status, since: i64, limit: u32) -> Answer<'_, Vec<TableId>> {
        Box::pin(self.read(move |db| read::idle(db, status, since, limit)))
    }

    fn expire(&self, tables: Vec<TableId>, status: Status, idle_since: i64) -> Answer<'_, Vec<TableId>> {
        Box::pin(self.write(move |db| write::expire(db, &tables, status, idle_since).map(Ok)))
    }

    fn hand_over(&self, tokens: Vec<(TokenHash, TokenHash)>) -> Answer<'_, Vec<TableId>> {
        Box::pin(self.write(move |db| write::hand_over(db, &tokens).map(Ok)))
    }

    fn draw_days(&self, days: Vec<StoredDay>, forget_before: Day) -> Answer<'_, ()> {
        Box::pin(self.write(move |db| days::draw(db, &days, forget_before).map(Ok)))
    }

    fn days(&self, from: Day, to: Day) -> Answer<'_, Vec<StoredDay>> {
        Box::pin(self.read(move |db| days::days(db, from, to)))
    }

    fn begin_try(&self, begun: StoredTry) -> Answer<'_, StoredTry> {
        Box::pin(self.write(move |db| days::begin(db, &begun).map(Ok)))
    }

    fn find_try(&self, day: Day, game: String, by: Trier) -> Answer<'_, Option<StoredTry>> {
        Box::pin(self.read(move |db| days::find(db, day, &game, &by)))
    }

    fn tries_of(&self, by: TokenHash) -> Answer<'_, Vec<StoredTry>> {
        Box::pin(self.read(move |db| days::of(db, by)))
    }

    fn end_try(&self, day: Day, game: String, by: Trier, result: TryResult) -> Answer<'_, ()> {
        Box::pin(self.write(move |db| days::end(db, day, &game, &by, &result).map(Ok)))
    }

    fn board(&self, day: Day, game: String, limit: u32) -> Answer<'_, Vec<StoredTry>> {
        Box::pin(self.read(move |db| days::board(db, day, &game, limit)))
    }

    fn open_account(&self, new: NewAccount) -> Answer<'_, Vec<TableId>, AccountError> {
        Box::pin(self.write(move |db| accounts::open(db, &new)))
    }

    fn account(&self, id: AccountId) -> Answer<'_, Option<StoredAccount>> {
        Box::pin(self.read(move |db| accounts::account(db, &id)))
    }

    fn account_like(&self, looks: Looks) -> Answer<'_, Option<StoredAccount>> {
        Box::pin(self.read(move |db| accounts::like(db, &looks)))
    }

    fn change_password(
        &self,
        id: AccountId,
        password: PasswordHash,
        but: Option<TokenHash>,
    ) -> Answer<'_, ()> {
        Box::pin(self.write(move |db| accounts::change_password(db, &id, &password, but).map(Ok)))
    }

    fn remove_account(&self, id: AccountId, tokens: Vec<TokenHash>) -> Answer<'_, Vec<TableId>> {
        Box::pin(self.write(move |db| accounts::remove(db, &id, &tokens).map(Ok)))
    }

    fn begin_session(&self, session: StoredSession) -> Answer<'_, u64, AccountError> {
        Box::pin(self.write(move |db| sessions::begin(db, &session)))
    }

    fn session(&self, token: TokenHash) -> Answer<'_, Option<(StoredSession, StoredAccount)>> {
        Box::pin(self.read(move |db| sessions::session(db, token)))
    }

    fn sessions(&self, id: AccountId) -> Answer<'_, Vec<StoredSession>> {
        Box::pin(self.read(move |db| sessions::of(db, &id)))
    }

    fn note_session(&self, token: TokenHash, seen_on: Day) -> Answer<'_, ()> {
        Box::pin(self.tell(move |db| sessions::note(db, token, seen_on)))
    }

    fn end_session(&self, id: AccountId, number: u64) -> Answer<'_, Option<TokenHash>> {
        Box::pin(self.write(move |db| sessions::end(db, &id, number).map(Ok)))
    }

    fn end_other_sessions(&self, id: AccountId, but: TokenHash) -> Answer<'_, ()> {
        Box::pin(self.write(move |db| sessions::end_all_but(db, &id, Some(but)).map(Ok)))
    }

    fn renew_codes(&self, id: AccountId, codes: Vec<CodeHash>) -> Answer<'_, ()> {
        Box::pin(self.write(move |db| accounts::renew_codes(db, &id, &codes).map(Ok)))
    }

    fn codes_left(&self, id: AccountId) -> Answer<'_, u32> {
        Box::pin(self.read(move |db| accounts::codes_left(db, &id)))
    }

    fn recover(
        &self,
        looks: Looks,
        code: CodeHash,
        password: PasswordHash,
    ) -> Answer<'_, Option<StoredAccount>> {
        Box::pin(self.write(move |db| accounts::recover(db, &looks, code, &password).map(Ok)))
    }

    fn add_passkey(&self, passkey: StoredPasskey) -> Answer<'_, (), AccountError> {
        Box::pin(self.write(move |db| passkeys::add(db, &passkey)))
    }

    fn passkeys(&self, id: AccountId) -> Answer<'_, Vec<StoredPasskey>> {
        Box::pin(self.read(move |db| passkeys::of(db, &id)))
    }

    fn passkey(&self, credential: Vec<u8>) -> Answer<'_, Option<StoredPasskey>> {
        Box::pin(self.read(move |db| passkeys::find(db, &credential)))
    }

    fn use_passkey(&self, credential: Vec<u8>, uses: u32) -> Answer<'_, bool> {
        Box::pin(self.write(move |db| passkeys::use_it(db, &credential, uses).map(Ok)))
    }

    fn remove_passkey(&self, id: AccountId, number: u64) -> Answer<'_, (), AccountError> {
        Box::pin(self.write(move |db| passkeys::remove(db, &id, number)))
    }

    fn advance_clock(&self, now: i64, most: i64) -> Answer<'_, i64> {
        Box::pin(self.tell(move |db| write::advance_clock(db, now, most)))
    }

    fn kept(&self, opener: Opener) -> Answer<'_, Kept> {
        Box::pin(self.read(move |db| read::kept(db, opener)))
    }

    fn key(&self) -> Key {
        self.key
    }

    /// It is in the database, so it can't be lost without that.
    fn key_is_new(&self) -> bool {
        false
    }

    fn check(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            self.read(|db| db.one("SELECT 1::bigint", params![], |row| row.get::<i64>(0)).map(drop)).await?;
            match &self.scribe {
                Some(scribe) => scribe.check().await,
                None => Ok(()),
            }
        })
    }

    fn finish(&self) -> Answer<'_, bool> {
        Box::pin(async move {
            if let Some(scribe) = &self.scribe {
                scribe.finish().await?;
            }
            self.pool.close();
            Ok(true)
        })
    }

    fn figures(&self) -> Figures {
        self.scribe.as_ref().map_or_else(Figures::default, |scribe| scribe.done().figures())
    }
}
