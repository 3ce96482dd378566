//! How our values are written into columns and read from them.

use crate::{Attention, Holder, ShownTo, Status};
use rusqlite::types::Type;

macro_rules! words {
    ($($name:ident { $($variant:ident = $word:literal),* })*) => {$(
        impl $name {
            /// Its word in the database.
            pub(super) fn word(self) -> &'static str {
                match self { $($name::$variant => $word),* }
            }

            /// What the word in a column stands for.
            pub(super) fn from_column(row: &rusqlite::Row<'_>, column: &str) -> rusqlite::Result<Self> {
                match row.get_ref(column)?.as_str()? {
                    $($word => Ok($name::$variant),)*
                    other => Err(unreadable(format!("`{other}` in {column}"))),
                }
            }
        }
    )*};
}

words! {
    Status { Gathering = "gathering", Playing = "playing", Over = "over", Closed = "closed" }
    Attention { Unknown = "unknown", None = "none", Needed = "needed" }
    ShownTo { Everyone = "everyone", Friends = "friends", Nobody = "nobody" }
    Holder { Open = "open", Person = "person", Bot = "bot" }
}

/// A column that holds what no release has written there.
pub(super) fn unreadable(problem: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> rusqlite::Error {
    rusqlite::Error::FromSqlConversionFailure(0, Type::Text, problem.into())
}
