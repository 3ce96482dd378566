//! A row that was found, and what its columns mean to us.

use super::connection::{Error, Result};
use crate::copying::Cell;
use crate::{Attention, Holder, ShownTo, Status};
use postgres::types::{FromSql, Type};

/// A row.
pub(super) struct Row(pub(super) postgres::Row);

/// A column, by its place or its name.
pub(super) trait Place: postgres::row::RowIndex + std::fmt::Display {}
impl<T: postgres::row::RowIndex + std::fmt::Display> Place for T {}

impl Row {
    /// What a column holds.
    pub(super) fn get<T: Column>(&self, place: impl Place) -> Result<T> {
        T::read(&self.0, place)
    }

    /// A text that stands for something.
    pub(super) fn text_as<T>(&self, place: impl Place) -> Result<T>
    where
        T: std::str::FromStr,
        T::Err: std::error::Error + Send + Sync + 'static,
    {
        self.0.try_get::<_, &str>(place)?.parse().map_err(|error: T::Err| unreadable(error))
    }

    /// The same, where there may be none.
    pub(super) fn optional_text_as<T>(&self, place: impl Place) -> Result<Option<T>>
    where
        T: std::str::FromStr,
        T::Err: std::error::Error + Send + Sync + 'static,
    {
        let text = self.0.try_get::<_, Option<&str>>(place)?;
        text.map(|text| text.parse().map_err(|error: T::Err| unreadable(error))).transpose()
    }
}

/// A column that holds what no release has written there.
pub(super) fn unreadable(problem: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> Error {
    Error::Unreadable(problem.into())
}

/// What can be read from a column.
pub(super) trait Column: Sized {
    fn read(row: &postgres::Row, place: impl Place) -> Result<Self>;
}

macro_rules! as_they_are {
    ($($column:ty),*) => {$(
        impl Column for $column {
            fn read(row: &postgres::Row, place: impl Place) -> Result<Self> {
                Ok(row.try_get(place)?)
            }
        }
    )*};
}

as_they_are! { i64, bool, f64, String, Vec<u8> }

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl Column for $number {
            fn read(row: &postgres::Row, place: impl Place) -> Result<Self> {
                Self::try_from(row.try_get::<_, i64>(place)?).map_err(unreadable)
            }
        }

        impl Column for Option<$number> {
            fn read(row: &postgres::Row, place: impl Place) -> Result<Self> {
                optional(row, place, |number: i64| <$number>::try_from(number).map_err(unreadable))
            }
        }
    )*};
}

numbers! { u8, u16, u32, u64, usize, i32 }

impl<const N: usize> Column for [u8; N] {
    fn read(row: &postgres::Row, place: impl Place) -> Result<Self> {
        row.try_get::<_, &[u8]>(place)?.try_into().map_err(unreadable)
    }
}

impl<const N: usize> Column for Option<[u8; N]> {
    fn read(row: &postgres::Row, place: impl Place) -> Result<Self> {
        optional(row, place, |bytes: &[u8]| bytes.try_into().map_err(unreadable))
    }
}

impl Column for Option<i64> {
    fn read(row: &postgres::Row, place: impl Place) -> Result<Self> {
        Ok(row.try_get(place)?)
    }
}

impl Column for Option<String> {
    fn read(row: &postgres::Row, place: impl Place) -> Result<Self> {
        Ok(row.try_get(place)?)
    }
}

/// Everything in a row, whatever it means.
pub(super) fn cells(row: &Row) -> Result<Vec<Cell>> {
    let row = &row.0;
    let cell = |(place, column): (usize, &postgres::Column)| -> Result<Cell> {
        Ok(match *column.type_() {
            Type::BOOL => row.try_get::<_, Option<bool>>(place)?.map(|flag| Cell::Number(flag.into())),
            Type::INT8 => row.try_get::<_, Option<i64>>(place)?.map(Cell::Number),
            Type::FLOAT8 => row.try_get::<_, Option<f64>>(place)?.map(Cell::Real),
            Type::TEXT => row.try_get::<_, Option<String>>(place)?.map(Cell::Text),
            Type::BYTEA => row.try_get::<_, Option<Vec<u8>>>(place)?.map(Cell::Bytes),
            ref other => return Err(unreadable(format!("{} is a {other}", column.name()))),
        }
        .unwrap_or(Cell::Null))
    };
    row.columns().iter().enumerate().map(cell).collect()
}

fn optional<'a, F: FromSql<'a>, T>(
    row: &'a postgres::Row,
    place: impl Place,
    make: impl FnOnce(F) -> Result<T>,
) -> Result<Option<T>> {
    row.try_get::<_, Option<F>>(place)?.map(make).transpose()
}

macro_rules! words {
    ($($name:ident),*) => {$(
        impl Column for $name {
            fn read(row: &postgres::Row, place: impl Place) -> Result<Self> {
                let word: &str = row.try_get(place)?;
                $name::from_word(word).ok_or_else(|| unreadable(format!("`{word}` is no {}", stringify!($name))))
            }
        }
    )*};
}

words! { Status, Attention, ShownTo, Holder }
