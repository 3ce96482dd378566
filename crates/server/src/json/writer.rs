//! Writes values as JSON: the same bytes as `serde_json`, without asking for room piece by piece.

use super::READY;
use serde::ser::{
    Error, Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};
use std::fmt::{self, Display};

/// Adds a value to what was written before.
pub(super) fn write(json: &mut String, value: &impl Serialize) -> Result<(), Unwritable> {
    value.serialize(&mut Writer { out: json, ready: false })
}

/// What cannot be written as JSON, in words.
#[derive(Debug)]
pub(super) struct Unwritable(String);

impl Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unwritable {}

impl Error for Unwritable {
    fn custom<T: Display>(message: T) -> Self {
        Unwritable(message.to_string())
    }
}

type Written = Result<(), Unwritable>;

struct Writer<'a> {
    out: &'a mut String,
    /// The next text is JSON already.
    ready: bool,
}

/// Nothing in it has to be escaped.
fn is_plain(text: &str) -> bool {
    !text.bytes().fold(false, |odd, byte| odd | (byte < b' ') | (byte == b'"') | (byte == b'\\'))
}

impl Writer<'_> {
    #[inline]
    fn integer(&mut self, number: impl itoa::Integer) -> Written {
        self.out.push_str(itoa::Buffer::new().format(number));
        Ok(())
    }

    /// What is rare is written by `serde_json`.
    #[cold]
    fn rare(&mut self, value: &(impl Serialize + ?Sized)) -> Written {
        self.out.push_str(&serde_json::to_string(value).map_err(Unwritable::custom)?);
        Ok(())
    }

    /// Begins an object with one field, the name of a variant.
    fn variant(&mut self, name: &str) {
        self.out.push_str("{\"");
        self.out.push_str(name);
        self.out.push_str("\":");
    }
}

impl<'w, 'a> Writer<'a> {
    fn list(&'w mut self, close: &'static str) -> Parts<'w, 'a> {
        self.out.push('[');
        Parts { writer: self, empty: true, close }
    }

    fn object(&'w mut self, close: &'static str) -> Parts<'w, 'a> {
        self.out.push('{');
        Parts { writer: self, empty: true, close }
    }
}

/// The parts of a list or an object, one after the other.
struct Parts<'w, 'a> {
    writer: &'w mut Writer<'a>,
    empty: bool,
    close: &'static str,
}

impl Parts<'_, '_> {
    #[inline]
    fn comma(&mut self) {
        if !std::mem::take(&mut self.empty) {
            self.writer.out.push(',');
        }
    }

    #[inline]
    fn element(&mut self, value: &(impl Serialize + ?Sized)) -> Written {
        self.comma();
        value.serialize(&mut *self.writer)
    }

    /// Names of fields are plain words.
    #[inline]
    fn field(&mut self, name: &'static str, value: &(impl Serialize + ?Sized)) -> Written {
        debug_assert!(is_plain(name), "{name}");
        let out = &mut *self.writer.out;
        out.push_str(if std::mem::take(&mut self.empty) { "\"" } else { ",\"" });
        out.push_str(name);
        out.push_str("\":");
        value.serialize(&mut *self.writer)
    }

    #[inline]
    fn close(self) -> Written {
        self.writer.out.push_str(self.close);
        Ok(())
    }
}

/// An object, or something that is JSON already.
enum Fields<'w, 'a> {
    Parts(Parts<'w, 'a>),
    Ready(&'w mut Writer<'a>),
}

impl<'w, 'a> Serializer for &'w mut Writer<'a> {
    type Ok = ();
    type Error = Unwritable;
    type SerializeSeq = Parts<'w, 'a>;
    type SerializeTuple = Parts<'w, 'a>;
    type SerializeTupleStruct = Parts<'w, 'a>;
    type SerializeTupleVariant = Parts<'w, 'a>;
    type SerializeMap = Parts<'w, 'a>;
    type SerializeStruct = Fields<'w, 'a>;
    type SerializeStructVariant = Parts<'w, 'a>;

    fn serialize_bool(self, value: bool) -> Written {
        self.out.push_str(if value { "true" } else { "false" });
        Ok(())
    }

    fn serialize_i8(self, value: i8) -> Written {
        self.integer(value)
    }

    fn serialize_i16(self, value: i16) -> Written {
        self.integer(value)
    }

    fn serialize_i32(self, value: i32) -> Written {
        self.integer(value)
    }

    fn serialize_i64(self, value: i64) -> Written {
        self.integer(value)
    }

    fn serialize_u8(self, value: u8) -> Written {
        self.integer(value)
    }

    fn serialize_u16(self, value: u16) -> Written {
        self.integer(value)
    }

    fn serialize_u32(self, value: u32) -> Written {
        self.integer(value)
    }

    fn serialize_u64(self, value: u64) -> Written {
        self.integer(value)
    }

    fn serialize_f32(self, value: f32) -> Written {
        self.rare(&value)
    }

    fn serialize_f64(self, value: f64) -> Written {
        self.rare(&value)
    }

    fn serialize_char(self, value: char) -> Written {
        self.serialize_str(value.encode_utf8(&mut [0; 4]))
    }

    #[inline]
    fn serialize_str(self, text: &str) -> Written {
        if self.ready {
            self.out.push_str(text);
            return Ok(());
        }
        if !is_plain(text) {
            return self.rare(text);
        }
        self.out.reserve(text.len() + 2);
        self.out.push('"');
        self.out.push_str(text);
        self.out.push('"');
        Ok(())
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Written {
        self.collect_seq(bytes)
    }

    fn serialize_none(self) -> Written {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Written {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Written {
        self.out.push_str("null");
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Written {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Written {
        self.serialize_str(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Written {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Written {
        self.variant(variant);
        value.serialize(&mut *self)?;
        self.out.push('}');
        Ok(())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Parts<'w, 'a>, Unwritable> {
        Ok(self.list("]"))
    }

    fn serialize_tuple(self, _: usize) -> Result<Parts<'w, 'a>, Unwritable> {
        Ok(self.list("]"))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Parts<'w, 'a>, Unwritable> {
        Ok(self.list("]"))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Parts<'w, 'a>, Unwritable> {
        self.variant(variant);
        Ok(self.list("]}"))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Parts<'w, 'a>, Unwritable> {
        Ok(self.object("}"))
    }

    fn serialize_struct(self, name: &'static str, _: usize) -> Result<Fields<'w, 'a>, Unwritable> {
        Ok(if name == READY { Fields::Ready(self) } else { Fields::Parts(self.object("}")) })
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Parts<'w, 'a>, Unwritable> {
        self.variant(variant);
        Ok(self.object("}}"))
    }
}

macro_rules! elements {
    ($($kind:ident $function:ident),*) => {$(
        impl $kind for Parts<'_, '_> {
            type Ok = ();
            type Error = Unwritable;

            fn $function<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
                self.element(value)
            }

            fn end(self) -> Written {
                self.close()
            }
        }
    )*};
}

elements!(
    SerializeSeq serialize_element,
    SerializeTuple serialize_element,
    SerializeTupleStruct serialize_field,
    SerializeTupleVariant serialize_field
);

impl SerializeMap for Parts<'_, '_> {
    type Ok = ();
    type Error = Unwritable;

    /// Numbers as keys are written in quotation marks.
    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Written {
        self.comma();
        let start = self.writer.out.len();
        key.serialize(&mut *self.writer)?;
        match self.writer.out.as_bytes().get(start) {
            Some(b'"') => {}
            Some(b'0'..=b'9' | b'-' | b't' | b'f') => {
                self.writer.out.insert(start, '"');
                self.writer.out.push('"');
            }
            _ => return Err(Unwritable::custom("a key must be a text")),
        }
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
        self.writer.out.push(':');
        value.serialize(&mut *self.writer)
    }

    fn end(self) -> Written {
        self.close()
    }
}

impl SerializeStruct for Fields<'_, '_> {
    type Ok = ();
    type Error = Unwritable;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Written {
        match self {
            Fields::Parts(parts) => parts.field(name, value),
            Fields::Ready(writer) => {
                writer.ready = true;
                let written = value.serialize(&mut **writer);
                writer.ready = false;
                written
            }
        }
    }

    fn end(self) -> Written {
        match self {
            Fields::Parts(parts) => parts.close(),
            Fields::Ready(_) => Ok(()),
        }
    }
}

impl SerializeStructVariant for Parts<'_, '_> {
    type Ok = ();
    type Error = Unwritable;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Written {
        self.field(name, value)
    }

    fn end(self) -> Written {
        self.close()
    }
}

#[cfg(test)]
mod tests;
