//! Moving everything from one store to another, of whatever kind: row by row, in one transaction, and compared at the end.
//!
//! Both databases have the same tables with the same columns, because each migration of one has its like in the other; a test
//! makes sure. So nothing here knows what a table means.

use crate::postgres::{PostgresAddress, PostgresShelf};
use crate::sqlite::SqliteShelf;
use crate::{Key, StoreError, TableId};
use sha2::{Digest, Sha256};
use std::fmt;
use std::path::PathBuf;

/// All tables, those first to which others refer.
pub(crate) const TABLES: &[&str] = &[
    "house",
    "accounts",
    "tables",
    "seats",
    "entries",
    "reviews",
    "review_figures",
    "talk",
    "words",
    "reports",
    "reported",
    "days",
    "tries",
    "sessions",
    "recovery_codes",
    "passkeys",
    "invitations_used",
    "locks",
    "acts",
    "progress",
    "settings",
    "friends",
    "friend_links",
    "unseen",
    "blocks",
    "ratings",
    "rating_changes",
    "push_key",
    "subscriptions",
    "webhooks",
    "holidays",
    "tournaments",
    "tournament_players",
    "tournament_rounds",
    "tournament_tables",
];

/// What belongs to one kind of database alone, and isn't moved as it is: tables, and columns. The key has a place of its own in
/// each.
pub(crate) const ITS_OWN: &[&str] = &["room", "benben_schema", "house.run", "house.key", "house.key_hash"];

/// Where a store is.
#[derive(Clone, Debug)]
pub enum StorePlace {
    /// SQLite, in this directory.
    Directory(PathBuf),
    /// PostgreSQL, in this database.
    Postgres(PostgresAddress),
}

impl fmt::Display for StorePlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StorePlace::Directory(directory) => write!(f, "{}", directory.display()),
            StorePlace::Postgres(address) => write!(f, "{address}"),
        }
    }
}

/// What was moved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Copied {
    /// Tables that are played at.
    pub tables: u64,
    /// What was played there.
    pub entries: u64,
    /// People who keep their name.
    pub accounts: u64,
    /// Rows of all kinds.
    pub rows: u64,
}

/// What a cell of a row holds, whichever database it comes from. A flag is a number.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Cell {
    Null,
    Number(i64),
    Real(f64),
    Text(String),
    Bytes(Vec<u8>),
}

pub(crate) type Row = Vec<Cell>;

/// A database, as far as moving it is concerned. Nobody else uses it meanwhile.
pub(crate) trait Shelf {
    /// Everything from here on happens as of one moment, and wholly or not at all.
    fn begin(&mut self) -> Result<(), StoreError>;
    fn commit(&mut self) -> Result<(), StoreError>;
    /// All tables with all their columns, as `table.column`, in order.
    fn columns(&mut self) -> Result<Vec<String>, StoreError>;
    fn count(&mut self, table: &str) -> Result<u64, StoreError>;
    /// Every row of a table, some at a time.
    fn each(
        &mut self,
        table: &str,
        columns: &[&str],
        each: &mut dyn FnMut(Vec<Row>) -> Result<(), StoreError>,
    ) -> Result<(), StoreError>;
    fn insert(&mut self, table: &str, columns: &[&str], rows: &[Row]) -> Result<(), StoreError>;
    /// What only this store knows.
    fn key(&self) -> Key;
    /// Takes over another store's key and house: a new database has its own.
    fn move_in(&mut self, key: Key, columns: &[&str], house: &Row) -> Result<(), StoreError>;
    /// New rows get numbers after those that are there.
    fn continue_numbers(&mut self, table: &str) -> Result<(), StoreError>;
    /// The ids of all tables that are played at.
    fn ids(&mut self) -> Result<Vec<TableId>, StoreError>;
    /// How many entries a table has, each of which continues the one before.
    fn check_chain(&mut self, id: &TableId) -> Result<u64, StoreError>;
    /// Where it is, for messages.
    fn place(&self) -> String;
}

/// Copies everything. The other store must be empty, and both must not be in use. Tells how many of how many rows are there.
pub fn copy(
    from: &StorePlace,
    to: &StorePlace,
    progress: &mut dyn FnMut(u64, u64),
) -> Result<Copied, StoreError> {
    let mut from: Box<dyn Shelf> = match from {
        StorePlace::Directory(directory) => Box::new(SqliteShelf::existing(directory)?),
        StorePlace::Postgres(address) => Box::new(PostgresShelf::existing(address)?),
    };
    let mut to: Box<dyn Shelf> = match to {
        StorePlace::Directory(directory) => Box::new(SqliteShelf::new(directory)?),
        StorePlace::Postgres(address) => Box::new(PostgresShelf::new(address)?),
    };
    move_all(&mut *from, &mut *to, progress)
}

fn move_all(
    from: &mut dyn Shelf,
    to: &mut dyn Shelf,
    progress: &mut dyn FnMut(u64, u64),
) -> Result<Copied, StoreError> {
    from.begin()?;
    to.begin()?;
    let columns = same_columns(from, to)?;
    for table in TABLES.iter().filter(|table| **table != "house") {
        if to.count(table)? > 0 {
            return Err(StoreError::NotEmpty { path: to.place().into() });
        }
    }
    let mut total = 0;
    for table in TABLES {
        total += from.count(table)?;
    }
    let (mut copied, key) = (Copied::default(), from.key());
    for table in TABLES {
        let columns: Vec<&str> = columns_of(&columns, table);
        let (mut sent, mut rows_here) = (Fingerprint::default(), 0);
        from.each(table, &columns, &mut |rows| {
            rows.iter().for_each(|row| sent.add(row));
            match (*table, &rows[..]) {
                ("house", [house]) => to.move_in(key, &columns, house)?,
                _ => to.insert(table, &columns, &rows)?,
            }
            rows_here += rows.len() as u64;
            progress(copied.rows + rows_here, total);
            Ok(())
        })?;
        to.continue_numbers(table)?;
        let mut arrived = Fingerprint::default();
        to.each(table, &columns, &mut |rows| {
            rows.iter().for_each(|row| arrived.add(row));
            Ok(())
        })?;
        if sent != arrived {
            let problem = format!("what arrived in {table} isn't what was sent: nothing was copied");
            return Err(StoreError::Failed(problem));
        }
        copied.rows += rows_here;
        match *table {
            "tables" => copied.tables = rows_here,
            "entries" => copied.entries = rows_here,
            "accounts" => copied.accounts = rows_here,
            _ => {}
        }
    }
    let mut chained = 0;
    for id in to.ids()? {
        chained += to.check_chain(&id)?;
    }
    if chained != copied.entries {
        let problem = format!("{} entries belong to no table", copied.entries - chained);
        return Err(StoreError::Damaged { path: from.place().into(), problem });
    }
    to.commit()?;
    Ok(copied)
}

/// All columns of both, which must be the same.
fn same_columns(from: &mut dyn Shelf, to: &mut dyn Shelf) -> Result<Vec<String>, StoreError> {
    let own = |column: &String| {
        let table = column.split('.').next().unwrap_or_default();
        !ITS_OWN.contains(&column.as_str()) && !ITS_OWN.contains(&table)
    };
    let sorted = |mut columns: Vec<String>| {
        columns.retain(own);
        columns.sort_unstable();
        columns
    };
    let (columns, others) = (sorted(from.columns()?), sorted(to.columns()?));
    let unknown = columns.iter().find(|column| {
        !TABLES.contains(&column.split('.').next().unwrap_or_default())
            || others.binary_search(column).is_err()
    });
    let missing = others.iter().find(|column| columns.binary_search(column).is_err());
    match unknown.or(missing) {
        None => Ok(columns),
        Some(column) => {
            Err(StoreError::Failed(format!("the two stores aren't of the same release: {column} differs")))
        }
    }
}

fn columns_of<'a>(columns: &'a [String], table: &str) -> Vec<&'a str> {
    let own = columns.iter().filter_map(|column| column.split_once('.'));
    own.filter(|(of, _)| *of == table).map(|(_, column)| column).collect()
}

/// What a set of rows is recognised by, in whatever order they come.
#[derive(Default, PartialEq, Eq)]
struct Fingerprint {
    rows: u64,
    sum: [u64; 4],
}

impl Fingerprint {
    fn add(&mut self, row: &Row) {
        let mut hash = Sha256::new();
        for cell in row {
            // Kind and length are told, so that nothing can move from one cell to the next.
            let (kind, bytes) = match cell {
                Cell::Null => (0, Vec::new()),
                Cell::Number(number) => (1, number.to_be_bytes().to_vec()),
                Cell::Real(number) => (2, number.to_be_bytes().to_vec()),
                Cell::Text(text) => (3, text.as_bytes().to_vec()),
                Cell::Bytes(bytes) => (4, bytes.clone()),
            };
            hash.update([kind]);
            hash.update((bytes.len() as u64).to_be_bytes());
            hash.update(bytes);
        }
        let hash: [u8; 32] = hash.finalize().into();
        self.rows += 1;
        for (sum, part) in self.sum.iter_mut().zip(hash.as_chunks::<8>().0) {
            *sum = sum.wrapping_add(u64::from_be_bytes(*part));
        }
    }
}
