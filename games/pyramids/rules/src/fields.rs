//! Sets of a chamber's twenty-five fields, one bit a field.

use benben_core::{Letters, NotationError};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _, ser::SerializeSeq as _};
use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub};
use std::str::FromStr;

/// A chamber is this wide and this high.
pub const SIDE: usize = 5;

/// A set of fields. Named like chess squares: columns `a` to `e` from the left, rows `1` to `5` from the top, so
/// an entry is in row 1 and a tomb in row 5. Bits run down the columns, which is the order of the names.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fields(u32);

impl Fields {
    /// No field.
    pub const NONE: Fields = Fields(0);
    /// The whole chamber.
    pub const ALL: Fields = Fields((1 << (SIDE * SIDE)) - 1);
    /// Row 1, where the entry is.
    pub const TOP: Fields = Fields(0b00001_00001_00001_00001_00001);
    /// Row 5, where the tomb is.
    pub const BOTTOM: Fields = Fields(Fields::TOP.0 << (SIDE - 1));

    /// One field; column and row counted from 0.
    #[inline]
    pub const fn at(column: usize, row: usize) -> Self {
        debug_assert!(column < SIDE && row < SIDE);
        Fields(1 << (column * SIDE + row))
    }

    /// The set with these bits.
    #[inline]
    pub(crate) const fn from_bits(bits: u32) -> Self {
        Fields(bits & Fields::ALL.0)
    }

    /// Its bits: the lowest is a1, the next a2.
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Is it empty?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many fields it has.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is every field of `other` in it?
    #[inline]
    pub const fn contains(self, other: Fields) -> bool {
        self.0 & other.0 == other.0
    }

    /// Do the two share a field?
    #[inline]
    pub const fn meets(self, other: Fields) -> bool {
        self.0 & other.0 != 0
    }

    /// The set and every field that shares a side with it.
    #[inline]
    #[must_use]
    pub const fn grown(self) -> Self {
        let down = (self.0 & !Fields::BOTTOM.0) << 1;
        let up = (self.0 & !Fields::TOP.0) >> 1;
        Fields((self.0 | down | up | self.0 << SIDE | self.0 >> SIDE) & Fields::ALL.0)
    }

    /// The set grown within `ground` as far as it goes.
    #[must_use]
    pub fn flooded(self, ground: Fields) -> Self {
        let mut flood = self & ground;
        loop {
            let next = flood.grown() & ground;
            if next == flood {
                return flood;
            }
            flood = next;
        }
    }

    /// Its fields one by one, in the order of their names.
    #[inline]
    pub fn each(self) -> impl Iterator<Item = Fields> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let lowest = rest & rest.wrapping_neg();
            rest ^= lowest;
            (lowest != 0).then_some(Fields(lowest))
        })
    }

    /// Where its first field stands among the twenty-five, in the order of their names.
    #[inline]
    pub const fn index(self) -> usize {
        debug_assert!(!self.is_empty());
        self.0.trailing_zeros() as usize
    }

    /// The name of its first field: `c4`.
    fn name(self) -> Letters {
        let (index, mut name) = (self.index(), Letters::default());
        name.push(char::from(b'a' + (index / SIDE) as u8));
        name.push_number((index % SIDE + 1) as u8);
        name
    }
}

impl BitOr for Fields {
    type Output = Fields;
    #[inline]
    fn bitor(self, other: Fields) -> Fields {
        Fields(self.0 | other.0)
    }
}

impl BitOrAssign for Fields {
    #[inline]
    fn bitor_assign(&mut self, other: Fields) {
        self.0 |= other.0;
    }
}

impl BitAnd for Fields {
    type Output = Fields;
    #[inline]
    fn bitand(self, other: Fields) -> Fields {
        Fields(self.0 & other.0)
    }
}

impl Sub for Fields {
    type Output = Fields;
    #[inline]
    fn sub(self, other: Fields) -> Fields {
        Fields(self.0 & !other.0)
    }
}

impl fmt::Display for Fields {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, field) in self.each().enumerate() {
            f.write_str(if index == 0 { "" } else { " " })?;
            f.write_str(field.name().as_str())?;
        }
        Ok(())
    }
}

impl fmt::Debug for Fields {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

/// Reads names in order, each once: `a1 b1 b2`.
impl FromStr for Fields {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut fields = Fields::NONE;
        for word in text.split_ascii_whitespace() {
            let field = match word.as_bytes() {
                [column @ b'a'..=b'e', row @ b'1'..=b'5'] => {
                    Fields::at(usize::from(column - b'a'), usize::from(row - b'1'))
                }
                _ => return Err(NotationError::new(word, "a field from a1 to e5")),
            };
            if field <= fields {
                return Err(NotationError::new(word, "fields in order, each once"));
            }
            fields |= field;
        }
        Ok(fields)
    }
}

impl Serialize for Fields {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut names = serializer.serialize_seq(None)?;
        self.each().try_for_each(|field| names.serialize_element(field.name().as_str()))?;
        names.end()
    }
}

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Vec::<String>::deserialize(deserializer)?.join(" ").parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fields(text: &str) -> Fields {
        text.parse().unwrap()
    }

    #[test]
    fn fields_grow_over_sides_and_never_around_the_edge() {
        assert_eq!(fields("c3").grown(), fields("b3 c2 c3 c4 d3"));
        assert_eq!(fields("a1").grown(), fields("a1 a2 b1"));
        assert_eq!(fields("b5").grown(), fields("a5 b4 b5 c5"));
        assert_eq!(fields("e5").grown(), fields("d5 e4 e5"));
    }

    #[test]
    fn a_flood_stays_on_its_ground() {
        assert_eq!(fields("a1").flooded(fields("a1 a2 b2 d2 e5")), fields("a1 a2 b2"));
        assert_eq!(fields("a1").flooded(Fields::ALL), Fields::ALL);
    }

    #[test]
    fn names_are_written_and_read_in_order() {
        assert_eq!(fields("a1 b1 b2").to_string(), "a1 b1 b2");
        assert!("b1 a1".parse::<Fields>().is_err());
        assert!("b1 b1".parse::<Fields>().is_err());
        assert!("f1".parse::<Fields>().is_err());
        assert!("a6".parse::<Fields>().is_err());
        assert_eq!(serde_json::to_string(&fields("a1 e5")).unwrap(), r#"["a1","e5"]"#);
        assert_eq!(serde_json::from_str::<Fields>(r#"["a1","e5"]"#).unwrap(), fields("a1 e5"));
    }
}
