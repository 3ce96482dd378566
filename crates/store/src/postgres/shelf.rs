//! A database that is copied from, or to.

use super::address::PostgresAddress;
use super::claim::Claim;
use super::connection::{Connection, Result as DbResult, params};
use super::values::Value;
use super::{claim, pool, read, row, schema, trouble};
use crate::copying::{Cell, Row, Shelf};
use crate::{Key, StoreError, TableId};

/// Rows that are held at the same time, as far as a statement takes so many values.
const PAGE: usize = 1_000;
/// Values in one statement at most: PostgreSQL counts them in 16 bits.
const VALUES: usize = 30_000;

/// A database that nobody else uses.
pub(crate) struct PostgresShelf {
    db: Connection,
    key: Key,
    place: String,
}

impl PostgresShelf {
    /// One that has a store.
    pub(crate) fn existing(address: &PostgresAddress) -> Result<Self, StoreError> {
        let db = pool::connect(address)?;
        schema::check(&db, address.place())?;
        Self::claimed(db, address)
    }

    /// One that gets a store if it has none.
    pub(crate) fn new(address: &PostgresAddress) -> Result<Self, StoreError> {
        let db = pool::connect(address)?;
        schema::prepare(&db, address.place())?;
        Self::claimed(db, address)
    }

    fn claimed(db: Connection, address: &PostgresAddress) -> Result<Self, StoreError> {
        let place = address.place().to_owned();
        claim::take(&db, &place, Claim::Alone)?;
        // All of it is one transaction, which takes as long as it takes.
        db.batch("SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0")
            .map_err(|error| trouble::of(&place, &error))?;
        let key = schema::key(&db).map_err(|error| trouble::of(&place, &error))?;
        Ok(PostgresShelf { db, key, place })
    }

    fn or<T>(&self, answer: DbResult<T>) -> Result<T, StoreError> {
        answer.map_err(|error| trouble::of(&self.place, &error))
    }
}

impl Shelf for PostgresShelf {
    fn begin(&mut self) -> Result<(), StoreError> {
        self.or(self.db.batch("BEGIN ISOLATION LEVEL REPEATABLE READ"))
    }

    fn commit(&mut self) -> Result<(), StoreError> {
        self.or(self.db.batch("COMMIT"))?;
        claim::give_back(&self.db, Claim::Alone);
        Ok(())
    }

    fn columns(&mut self) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT table_name || '.' || column_name FROM information_schema.columns
             WHERE table_schema = current_schema()";
        self.or(self.db.rows(sql, params![], |row| row.get(0)))
    }

    fn count(&mut self, table: &str) -> Result<u64, StoreError> {
        self.or(self.db.one(&format!("SELECT count(*) FROM {table}"), params![], |row| row.get(0)))
    }

    fn each(
        &mut self,
        table: &str,
        columns: &[&str],
        each: &mut dyn FnMut(Vec<Row>) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        self.or(self.db.batch(&format!("DECLARE page CURSOR FOR SELECT {} FROM {table}", quoted(columns))))?;
        loop {
            // Asked anew each time: the database may not keep what it made of it for another table.
            let page = self.or(self.db.fetch(&format!("FETCH {PAGE} FROM page"), row::cells))?;
            if page.is_empty() {
                return self.or(self.db.batch("CLOSE page"));
            }
            each(page)?;
        }
    }

    fn insert(&mut self, table: &str, columns: &[&str], rows: &[Row]) -> Result<(), StoreError> {
        for rows in rows.chunks(PAGE.min(VALUES / columns.len().max(1))) {
            let mut places = (1..).map(|place| format!("${place}"));
            let places: Vec<String> = rows
                .iter()
                .map(|row| places.by_ref().take(row.len()).collect::<Vec<_>>().join(", "))
                .map(|places| format!("({places})"))
                .collect();
            let sql = format!("INSERT INTO {table} ({}) VALUES {}", quoted(columns), places.join(", "));
            let values: Vec<Value<'_>> = rows.iter().flatten().map(value).collect();
            self.or(self.db.execute(&sql, &values))?;
        }
        Ok(())
    }

    fn key(&self) -> Key {
        self.key
    }

    fn move_in(&mut self, key: Key, columns: &[&str], house: &Row) -> Result<(), StoreError> {
        self.or(self.db.execute("UPDATE house SET key = $1", params![key.0]))?;
        let set: Vec<String> =
            (1..).zip(columns).map(|(place, column)| format!("\"{column}\" = ${place}")).collect();
        let sql = format!("UPDATE house SET {}", set.join(", "));
        let values: Vec<Value<'_>> = house.iter().map(value).collect();
        self.or(self.db.execute(&sql, &values)).map(drop)
    }

    fn continue_numbers(&mut self, table: &str) -> Result<(), StoreError> {
        let sql = "SELECT column_name::text FROM information_schema.columns
             WHERE table_schema = current_schema() AND table_name = $1 AND is_identity = 'YES'";
        let Some(column) = self.or(self.db.row(sql, params![table], |row| row.get::<String>(0)))? else {
            return Ok(());
        };
        let sql = format!(
            "SELECT setval(pg_get_serial_sequence('{table}', '{column}'), coalesce(max({column}), 0) + 1, FALSE)
             FROM {table}"
        );
        self.or(self.db.one(&sql, params![], |row| row.get::<i64>(0))).map(drop)
    }

    fn ids(&mut self) -> Result<Vec<TableId>, StoreError> {
        self.or(self.db.rows("SELECT id FROM tables ORDER BY number", params![], read::id))
    }

    fn check_chain(&mut self, id: &TableId) -> Result<u64, StoreError> {
        self.or(read::load(&self.db, id)).map(|loaded| loaded.map_or(0, |loaded| loaded.entries.len() as u64))
    }

    fn place(&self) -> String {
        self.place.clone()
    }
}

fn quoted(columns: &[&str]) -> String {
    columns.iter().map(|column| format!("\"{column}\"")).collect::<Vec<_>>().join(", ")
}

fn value(cell: &Cell) -> Value<'_> {
    match cell {
        Cell::Null => Value::Null,
        Cell::Number(number) => Value::Number(*number),
        Cell::Real(number) => Value::Real(*number),
        Cell::Text(text) => Value::Text(text),
        Cell::Bytes(bytes) => Value::Bytes(bytes),
    }
}
