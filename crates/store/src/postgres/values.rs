//! How our values are handed to the database.

use postgres::types::private::BytesMut;
use postgres::types::{IsNull, ToSql, Type};
use std::error::Error;

/// A value, written as the type that the statement expects there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Value<'a> {
    Null,
    Flag(bool),
    Number(i64),
    Real(f64),
    Text(&'a str),
    Bytes(&'a [u8]),
    Numbers(&'a [i64]),
    Texts(&'a [&'a str]),
    ManyBytes(&'a [&'a [u8]]),
}

/// What can be handed to the database.
pub(crate) trait Bind {
    fn value(&self) -> Value<'_>;
}

impl ToSql for Value<'_> {
    fn to_sql(&self, ty: &Type, out: &mut BytesMut) -> Result<IsNull, Box<dyn Error + Sync + Send>> {
        match self {
            Value::Null => Ok(IsNull::Yes),
            Value::Flag(value) => value.to_sql_checked(ty, out),
            // SQLite has no other flags than numbers.
            Value::Number(value) if *ty == Type::BOOL => (*value != 0).to_sql_checked(ty, out),
            Value::Number(value) if *ty == Type::INT4 => i32::try_from(*value)?.to_sql_checked(ty, out),
            Value::Number(value) => value.to_sql_checked(ty, out),
            Value::Real(value) => value.to_sql_checked(ty, out),
            Value::Text(value) => value.to_sql_checked(ty, out),
            Value::Bytes(value) => value.to_sql_checked(ty, out),
            Value::Numbers(values) => values.to_sql_checked(ty, out),
            Value::Texts(values) => values.to_sql_checked(ty, out),
            Value::ManyBytes(values) => values.to_sql_checked(ty, out),
        }
    }

    fn accepts(_: &Type) -> bool {
        true
    }

    postgres::types::to_sql_checked!();
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl Bind for $number {
            fn value(&self) -> Value<'_> {
                Value::Number(i64::from(*self))
            }
        }
    )*};
}

numbers! { u8, u16, u32, i32, i64 }

impl Bind for u64 {
    /// None of our numbers comes near the limit.
    fn value(&self) -> Value<'_> {
        Value::Number(i64::try_from(*self).unwrap_or(i64::MAX))
    }
}

impl Bind for usize {
    fn value(&self) -> Value<'_> {
        Value::Number(i64::try_from(*self).unwrap_or(i64::MAX))
    }
}

impl Bind for bool {
    fn value(&self) -> Value<'_> {
        Value::Flag(*self)
    }
}

impl Bind for f64 {
    fn value(&self) -> Value<'_> {
        Value::Real(*self)
    }
}

impl Bind for str {
    fn value(&self) -> Value<'_> {
        Value::Text(self)
    }
}

impl Bind for String {
    fn value(&self) -> Value<'_> {
        Value::Text(self)
    }
}

impl Bind for [u8] {
    fn value(&self) -> Value<'_> {
        Value::Bytes(self)
    }
}

impl Bind for Vec<u8> {
    fn value(&self) -> Value<'_> {
        Value::Bytes(self)
    }
}

impl<const N: usize> Bind for [u8; N] {
    fn value(&self) -> Value<'_> {
        Value::Bytes(self)
    }
}

impl Bind for [i64] {
    fn value(&self) -> Value<'_> {
        Value::Numbers(self)
    }
}

impl Bind for [&str] {
    fn value(&self) -> Value<'_> {
        Value::Texts(self)
    }
}

impl Bind for [&[u8]] {
    fn value(&self) -> Value<'_> {
        Value::ManyBytes(self)
    }
}

impl<T: Bind + ?Sized> Bind for &T {
    fn value(&self) -> Value<'_> {
        (**self).value()
    }
}

impl<T: Bind> Bind for Option<T> {
    fn value(&self) -> Value<'_> {
        self.as_ref().map_or(Value::Null, Bind::value)
    }
}
