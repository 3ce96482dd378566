//! A data directory that is copied from, or to.

use super::directory::Directory;
use super::log::{self, Looking};
use super::{guard, keys, read, schema, trouble};
use crate::copying::{Cell, Row, Shelf};
use crate::{Key, StoreError, TableId};
use rusqlite::types::{ToSql, ToSqlOutput, ValueRef};
use rusqlite::{Connection, params_from_iter};
use std::path::{Path, PathBuf};

/// Rows that are held at the same time.
const PAGE: usize = 1_000;

/// A directory that nobody else uses.
pub(crate) struct SqliteShelf {
    db: Connection,
    file: PathBuf,
    key: Key,
    directory: Directory,
}

impl SqliteShelf {
    /// One that has a store.
    pub(crate) fn existing(path: &Path) -> Result<Self, StoreError> {
        Directory::visit(path)?;
        Self::new(path)
    }

    /// One that gets a store if it has none.
    pub(crate) fn new(path: &Path) -> Result<Self, StoreError> {
        let directory = Directory::claim(path)?;
        let file = directory.file();
        guard::check_log(&directory)?;
        log::check(&file, Looking::Alone)?;
        let db = schema::open(&file)?;
        let (key, _) = keys::claim(&db, &directory)?;
        Ok(SqliteShelf { db, file, key, directory })
    }

    fn or<T>(&self, answer: rusqlite::Result<T>) -> Result<T, StoreError> {
        answer.map_err(|error| trouble::of(&self.file, &error))
    }
}

impl Shelf for SqliteShelf {
    fn begin(&mut self) -> Result<(), StoreError> {
        self.or(self.db.execute_batch("BEGIN IMMEDIATE"))
    }

    fn commit(&mut self) -> Result<(), StoreError> {
        self.or(self.db.execute_batch("COMMIT"))?;
        self.or(guard::empty_log(&self.db)).map(drop)
    }

    fn columns(&mut self) -> Result<Vec<String>, StoreError> {
        let columns = || -> rusqlite::Result<Vec<String>> {
            self.db
                .prepare(
                    "SELECT tables.name || '.' || columns.name FROM sqlite_schema AS tables, pragma_table_info(tables.name)
                         AS columns WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'",
                )?
                .query_map((), |row| row.get(0))?
                .collect()
        };
        self.or(columns())
    }

    fn count(&mut self, table: &str) -> Result<u64, StoreError> {
        self.or(self.db.query_row(&format!("SELECT count(*) FROM {table}"), (), |row| row.get(0)))
    }

    fn each(
        &mut self,
        table: &str,
        columns: &[&str],
        each: &mut dyn FnMut(Vec<Row>) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        let sql = format!("SELECT {} FROM {table}", quoted(columns));
        let mut statement = self.or(self.db.prepare(&sql))?;
        let mut rows = self.or(statement.query(()))?;
        let mut page = Vec::new();
        while let Some(row) = self.or(rows.next())? {
            let cells = (0..columns.len()).map(|column| cell(row.get_ref(column)?));
            page.push(self.or(cells.collect::<rusqlite::Result<Row>>())?);
            if page.len() == PAGE {
                each(std::mem::take(&mut page))?;
            }
        }
        if page.is_empty() { Ok(()) } else { each(page) }
    }

    fn insert(&mut self, table: &str, columns: &[&str], rows: &[Row]) -> Result<(), StoreError> {
        let places: Vec<String> = (1..=columns.len()).map(|place| format!("?{place}")).collect();
        let sql = format!("INSERT INTO {table} ({}) VALUES ({})", quoted(columns), places.join(", "));
        let mut insert = self.or(self.db.prepare_cached(&sql))?;
        for row in rows {
            self.or(insert.execute(params_from_iter(row)))?;
        }
        Ok(())
    }

    fn key(&self) -> Key {
        self.key
    }

    fn move_in(&mut self, key: Key, columns: &[&str], house: &Row) -> Result<(), StoreError> {
        self.directory.keep_key(&key)?;
        self.or(keys::note(&self.db, &key))?;
        let set: Vec<String> =
            (1..).zip(columns).map(|(place, column)| format!("\"{column}\" = ?{place}")).collect();
        let sql = format!("UPDATE house SET {}", set.join(", "));
        self.or(self.db.execute(&sql, params_from_iter(house))).map(drop)
    }

    /// SQLite goes on after the highest by itself.
    fn continue_numbers(&mut self, _: &str) -> Result<(), StoreError> {
        Ok(())
    }

    fn ids(&mut self) -> Result<Vec<TableId>, StoreError> {
        let ids = || -> rusqlite::Result<Vec<TableId>> {
            self.db.prepare("SELECT id FROM tables ORDER BY number")?.query_and_then((), read::id)?.collect()
        };
        self.or(ids())
    }

    fn check_chain(&mut self, id: &TableId) -> Result<u64, StoreError> {
        self.or(read::load(&self.db, id)).map(|loaded| loaded.map_or(0, |loaded| loaded.entries.len() as u64))
    }

    fn place(&self) -> String {
        self.file.display().to_string()
    }
}

fn quoted(columns: &[&str]) -> String {
    columns.iter().map(|column| format!("\"{column}\"")).collect::<Vec<_>>().join(", ")
}

/// Text that is none is damage: rusqlite says so.
fn cell(value: ValueRef<'_>) -> rusqlite::Result<Cell> {
    Ok(match value {
        ValueRef::Null => Cell::Null,
        ValueRef::Integer(number) => Cell::Number(number),
        ValueRef::Real(number) => Cell::Real(number),
        ValueRef::Text(_) => Cell::Text(value.as_str()?.to_owned()),
        ValueRef::Blob(bytes) => Cell::Bytes(bytes.to_owned()),
    })
}

impl ToSql for Cell {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Cell::Null => ValueRef::Null,
            Cell::Number(number) => ValueRef::Integer(*number),
            Cell::Real(number) => ValueRef::Real(*number),
            Cell::Text(text) => ValueRef::Text(text.as_bytes()),
            Cell::Bytes(bytes) => ValueRef::Blob(bytes),
        }))
    }
}
