//! The store for one process: SQLite in a data directory, with a write-ahead log that is synced at every commit.
//!
//! `rusqlite` and not an asynchronous driver, because one thread writes for everybody ([`writer`]) and gathers what
//! is waiting into one commit; that thread wants plain calls. Reads run beside it on connections of their own.

mod accounts;
mod backup;
mod chain;
mod days;
mod directory;
mod examine;
mod friends;
mod guard;
mod heads;
mod invitations;
mod keepsakes;
mod keys;
mod log;
mod order;
mod parameters;
mod passkeys;
mod profiles;
mod ratings;
mod reach;
mod read;
mod readers;
mod resting;
mod schema;
mod sessions;
mod shelf;
mod talk;
mod tournaments;
mod trouble;
mod write;
mod writer;

use crate::{
    AccountError, AccountId, Answer, Append, AppendError, Appended, Attention, Awaiting, CodeHash, Figures,
    JoinCode, Kept, Key, Latest, Listing, Loaded, Looks, NewAccount, OpenError, Opener, PasswordHash,
    SaveError, SeatFigures, Status, Store, StoreError, StoredAccount, StoredDay, StoredEntry, StoredLine,
    StoredPasskey, StoredSession, StoredTable, StoredTry, TableId, TableSummary, TokenHash, Trier, TryResult,
};
use benben_core::Day;
use directory::Directory;
pub use examine::{FileSizes, TableSize};
use guard::Guard;
use log::Looking;
use readers::Readers;
use rusqlite::Connection;
pub(crate) use shelf::SqliteShelf;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use writer::{Desk, Writer};

/// A store in a data directory.
pub struct Sqlite {
    // Dropped in this order: the writer finishes, then the directory is released for others.
    writer: Option<Writer>,
    readers: Arc<Readers>,
    directory: Directory,
    /// Watches the files, if this process writes them.
    guard: Option<Arc<Guard>>,
    key: Key,
    key_is_new: bool,
}

impl Sqlite {
    /// The version of the schema that this release works with.
    pub const SCHEMA: u32 = schema::KNOWN;

    /// Opens the store in a directory, which is made if need be, for this process alone.
    pub fn open(directory: &Path) -> Result<Self, StoreError> {
        let directory = Directory::claim(directory)?;
        let file = directory.file();
        guard::check_log(&directory)?;
        log::check(&file, Looking::Alone)?;
        let db = schema::open(&file)?;
        schema::check_quickly(&db, &file)?;
        let (key, key_is_new) = keys::claim(&db, &directory)?;
        let guard = Arc::new(Guard::begin(&db, &directory)?);
        let writer = Writer::start(db, file.clone(), Arc::clone(&guard))?;
        let readers = Arc::new(Readers::new(file, Some(Arc::clone(&guard))));
        Ok(Sqlite { writer: Some(writer), readers, directory, guard: Some(guard), key, key_is_new })
    }

    /// Looks into a directory that another process may be serving from: reads and backs up, and refuses to write.
    pub fn visit(directory: &Path) -> Result<Self, StoreError> {
        let directory = Directory::visit(directory)?;
        let file = directory.file();
        log::check(&file, Looking::Beside)?;
        let db = schema::check(&file)?;
        let key = match directory.key()? {
            Some(key) => key,
            None => keys::random(&db).map_err(|error| trouble::of(&file, &error))?,
        };
        let readers = Arc::new(Readers::new(file, None));
        Ok(Sqlite { writer: None, readers, directory, guard: None, key, key_is_new: false })
    }

    /// The database file.
    pub fn file(&self) -> PathBuf {
        self.directory.file()
    }

    /// Writes a copy of everything, as of one moment, to a new file, while play goes on. The copy is opened and
    /// checked before it gets its name; a failed backup leaves nothing behind. To restore, put it in an empty data
    /// directory under the name of [`Sqlite::file`].
    pub async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        let to = to.to_owned();
        self.readers.lend(move |db| backup::write(db, &to)).await
    }

    async fn write<T, E, W>(&self, mut work: W) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
        W: FnMut(&Connection) -> rusqlite::Result<Result<T, E>> + Send + 'static,
    {
        self.write_at(move |desk| work(&desk.db)).await
    }

    /// The same for what adds to or removes a table's story.
    async fn write_at<T, E, W>(&self, work: W) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
        W: FnMut(&mut Desk) -> rusqlite::Result<Result<T, E>> + Send + 'static,
    {
        match &self.writer {
            Some(writer) => writer.write(work).await,
            None => Err(E::from(StoreError::ReadOnly {
                path: self.file(),
                problem: "it was opened for reading only".to_owned(),
            })),
        }
    }

    async fn read<T, R>(&self, work: R) -> Result<T, StoreError>
    where
        T: Send + 'static,
        R: FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    {
        self.readers.read(work).await
    }
}

impl Store for Sqlite {
    fn open_table(&self, table: StoredTable) -> Answer<'_, (), OpenError> {
        Box::pin(self.write(move |db| write::open_table(db, &table)))
    }

    fn open_branch(&self, table: StoredTable, entries: Vec<StoredEntry>) -> Answer<'_, (), OpenError> {
        Box::pin(self.write_at(move |desk| write::open_branch(desk, &table, &entries)))
    }

    fn save_table(&self, table: StoredTable) -> Answer<'_, u64, SaveError> {
        Box::pin(self.write(move |db| write::save_table(db, &table)))
    }

    fn append(&self, append: Append) -> Answer<'_, Appended, AppendError> {
        Box::pin(self.write_at(move |desk| write::append(desk, &append)))
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
        Box::pin(self.write(move |db| write::note_attention(db, &id, attention).map(Ok)))
    }

    fn touch(&self, id: TableId, at: i64) -> Answer<'_, ()> {
        Box::pin(self.write(move |db| write::touch(db, &id, at).map(Ok)))
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
        Box::pin(self.write_at(move |desk| write::expire(desk, &tables, status, idle_since).map(Ok)))
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
        Box::pin(self.write(move |db| sessions::note(db, token, seen_on).map(Ok)))
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
        Box::pin(self.write(move |db| write::advance_clock(db, now, most).map(Ok)))
    }

    fn kept(&self, opener: Opener) -> Answer<'_, Kept> {
        Box::pin(self.read(move |db| read::kept(db, opener)))
    }

    fn key(&self) -> Key {
        self.key
    }

    fn key_is_new(&self) -> bool {
        self.key_is_new
    }

    fn check(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            let guard = self.guard.clone();
            self.readers.lend(move |_| guard.map_or(Ok(()), |guard| guard.check_closely())).await?;
            self.read(|db| db.query_row("SELECT 1", (), |_| Ok(()))).await?;
            match &self.writer {
                Some(writer) => {
                    let failing = writer.is_failing();
                    writer.write(move |desk| probe(&desk.db, failing).map(Ok)).await
                }
                None => Ok(()),
            }
        })
    }

    fn finish(&self) -> Answer<'_, bool> {
        Box::pin(async move {
            self.readers.close();
            match &self.writer {
                Some(writer) => writer.finish().await,
                None => Ok(true),
            }
        })
    }

    fn figures(&self) -> Figures {
        self.writer.as_ref().map_or_else(Figures::default, Writer::figures)
    }
}

/// Does writing work? An empty commit succeeds even on a full disk, so after a failure something is really written, and more
/// than any action needs: otherwise it may fit where no action does.
fn probe(db: &Connection, failing: bool) -> rusqlite::Result<()> {
    if failing {
        db.execute("INSERT OR REPLACE INTO room VALUES (1, randomblob(16384))", ())?;
    }
    Ok(())
}

#[cfg(test)]
mod tests;
