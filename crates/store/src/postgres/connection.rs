//! A connection, and the few calls that the store makes of a database: the same as on SQLite's side, so that both read alike.

use super::row::Row;
use super::values::Value;
use postgres::error::SqlState;
use postgres::types::ToSql;
use postgres::{Client, Statement};
use std::cell::{RefCell, RefMut};
use std::collections::HashMap;

/// What the database or a column says no to.
#[derive(Debug)]
pub(super) enum Error {
    /// The database, or the way there.
    Database(postgres::Error),
    /// A column holds what no release has written there, or a table's entries aren't those that were stored.
    Unreadable(Box<dyn std::error::Error + Send + Sync>),
}

pub(super) type Result<T, E = Error> = std::result::Result<T, E>;

impl From<postgres::Error> for Error {
    fn from(error: postgres::Error) -> Self {
        Error::Database(error)
    }
}

impl Error {
    /// The database's own code.
    pub(super) fn code(&self) -> Option<&SqlState> {
        match self {
            Error::Database(error) => error.code(),
            Error::Unreadable(_) => None,
        }
    }

    /// Somebody else was faster, or the schema has grown in the meantime: the same again may succeed, and sees what they did.
    pub(super) fn is_lost_race(&self) -> bool {
        let races = [
            SqlState::T_R_SERIALIZATION_FAILURE,
            SqlState::T_R_DEADLOCK_DETECTED,
            SqlState::UNIQUE_VIOLATION,
            SqlState::FOREIGN_KEY_VIOLATION,
            SqlState::FEATURE_NOT_SUPPORTED,
        ];
        self.code().is_some_and(|code| races.contains(code))
    }
}

/// What a statement is asked with.
macro_rules! params {
    ($($value:expr),* $(,)?) => {
        &[$($crate::postgres::values::Bind::value(&$value)),*][..]
    };
}
pub(super) use params;

/// A connection that one thread at a time uses.
pub(super) struct Connection {
    client: RefCell<Client>,
    /// Statements that the database knows, by their text.
    known: RefCell<HashMap<String, Statement>>,
}

impl Connection {
    pub(super) fn new(client: Client) -> Self {
        Connection { client: RefCell::new(client), known: RefCell::default() }
    }

    /// Has the database gone, or the way there?
    pub(super) fn is_closed(&self) -> bool {
        self.client.borrow().is_closed()
    }

    fn client(&self) -> RefMut<'_, Client> {
        self.client.borrow_mut()
    }

    /// Several statements without values.
    pub(super) fn batch(&self, sql: &str) -> Result<()> {
        Ok(self.client().batch_execute(sql)?)
    }

    /// How many rows were changed.
    pub(super) fn execute(&self, sql: &str, params: &[Value<'_>]) -> Result<u64> {
        let statement = self.statement(sql)?;
        Ok(self.client().execute(&statement, &as_sql(params))?)
    }

    /// All rows that are found, each made into something.
    pub(super) fn rows<T>(
        &self,
        sql: &str,
        params: &[Value<'_>],
        make: impl FnMut(&Row) -> Result<T>,
    ) -> Result<Vec<T>> {
        let statement = self.statement(sql)?;
        let rows = self.client().query(&statement, &as_sql(params))?;
        let rows: Vec<Row> = rows.into_iter().map(Row).collect();
        rows.iter().map(make).collect()
    }

    /// The first row that is found, if there is one.
    pub(super) fn row<T>(
        &self,
        sql: &str,
        params: &[Value<'_>],
        make: impl FnMut(&Row) -> Result<T>,
    ) -> Result<Option<T>> {
        Ok(self.rows(sql, params, make)?.into_iter().next())
    }

    /// The row that there always is.
    pub(super) fn one<T>(
        &self,
        sql: &str,
        params: &[Value<'_>],
        make: impl FnMut(&Row) -> Result<T>,
    ) -> Result<T> {
        self.row(sql, params, make)?.ok_or_else(|| Error::Unreadable("a row is missing".into()))
    }

    /// Is there such a row?
    pub(super) fn exists(&self, sql: &str, params: &[Value<'_>]) -> Result<bool> {
        Ok(self.row(sql, params, |_| Ok(()))?.is_some())
    }

    /// The same without values, for a statement that means something else each time.
    pub(super) fn fetch<T>(&self, sql: &str, make: impl FnMut(&Row) -> Result<T>) -> Result<Vec<T>> {
        let rows: Vec<Row> = self.client().query(sql, &[])?.into_iter().map(Row).collect();
        rows.iter().map(make).collect()
    }

    /// The database reads each statement once.
    fn statement(&self, sql: &str) -> Result<Statement> {
        if let Some(known) = self.known.borrow().get(sql) {
            return Ok(known.clone());
        }
        let statement = self.client().prepare(sql)?;
        self.known.borrow_mut().insert(sql.to_owned(), statement.clone());
        Ok(statement)
    }

    /// What the database made of statements no longer holds if a table has more columns than it had then.
    pub(super) fn forget_outdated(&self, error: &Error) {
        if error.code() == Some(&SqlState::FEATURE_NOT_SUPPORTED) {
            self.known.borrow_mut().clear();
        }
    }
}

fn as_sql<'a>(params: &'a [Value<'_>]) -> Vec<&'a (dyn ToSql + Sync)> {
    params.iter().map(|value| value as &(dyn ToSql + Sync)).collect()
}
