//! How our values are read from SQLite's columns.

use crate::{Attention, Holder, ShownTo, Status};
use rusqlite::types::Type;

macro_rules! words {
    ($($name:ident),*) => {$(
        impl $name {
            /// What the word in a column stands for.
            pub(super) fn from_column(row: &rusqlite::Row<'_>, column: &str) -> rusqlite::Result<Self> {
                let word = row.get_ref(column)?.as_str()?;
                $name::from_word(word).ok_or_else(|| unreadable(format!("`{word}` in {column}")))
            }
        }
    )*};
}

words! { Status, Attention, ShownTo, Holder }

/// A column that holds what no release has written there.
pub(super) fn unreadable(problem: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> rusqlite::Error {
    rusqlite::Error::FromSqlConversionFailure(0, Type::Text, problem.into())
}
