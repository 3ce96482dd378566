//! The fields of the pyramid (C1): places, neighbours, and sets of fields as bit masks.

use benben_core::{NotationError, write_number};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::{self, Display, Write as _};
use std::ops::{BitAnd, BitOr, Not};
use std::str::FromStr;

/// C1: rows of the pyramid; the bottom row has as many fields.
pub const ROWS: u8 = 11;

/// One more than the longest row, so that the fields beside, above and below a field are always 1, 11 and 12 away and
/// never wrap into another row.
const STRIDE: u8 = 12;

/// A field. Written by its row, `a` at the bottom to `k` at the top, and its column from the left: `d3`.
/// Below `d3` lie `c3` and `c4`, above it `e2` and `e3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Field(u8);

impl Field {
    /// The field in this row and column, both counted from 0, if the pyramid has it.
    pub const fn new(row: u8, column: u8) -> Option<Self> {
        if row < ROWS && column < ROWS - row { Some(Field(row * STRIDE + column)) } else { None }
    }

    /// Its place in a list of all fields, row by row from the bottom, from the left.
    #[inline]
    pub const fn index(self) -> usize {
        const INDICES: [u8; (ROWS * STRIDE) as usize] = {
            let mut indices = [0; (ROWS * STRIDE) as usize];
            let (mut row, mut count) = (0, 0);
            while row < ROWS {
                let mut column = 0;
                while column < ROWS - row {
                    indices[(row * STRIDE + column) as usize] = count;
                    count += 1;
                    column += 1;
                }
                row += 1;
            }
            indices
        };
        INDICES[self.0 as usize] as usize
    }

    /// Its row, from 0 at the bottom.
    pub const fn row(self) -> u8 {
        self.0 / STRIDE
    }

    /// Its column, from 0 at the left.
    pub const fn column(self) -> u8 {
        self.0 % STRIDE
    }

    /// C14: the two fields directly below; none in the bottom row.
    pub fn below(self) -> Fields {
        Fields::only(self).shifted_down()
    }
}

impl Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(char::from(b'a' + self.row()))?;
        write_number(f, self.column() + 1)
    }
}

impl fmt::Debug for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(self, f)
    }
}

impl FromStr for Field {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong = || {
            NotationError::new(text, "a field such as d3: row a to k from the bottom, column from the left")
        };
        let mut letters = text.chars();
        let row = letters.next().filter(|row| ('a'..='k').contains(row)).ok_or_else(wrong)? as u8 - b'a';
        let digits = letters.as_str();
        let column: u8 = digits.parse().map_err(|_| wrong())?;
        let field = column.checked_sub(1).and_then(|column| Field::new(row, column)).ok_or_else(wrong)?;
        if column.to_string() == digits { Ok(field) } else { Err(wrong()) }
    }
}

impl Serialize for Field {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        benben_core::serde_as_text::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for Field {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        benben_core::serde_as_text::deserialize(deserializer)
    }
}

/// A set of fields, one bit each.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Fields(u128);

impl Fields {
    /// No field.
    pub const NONE: Fields = Fields(0);

    /// C1: all 66.
    pub const ALL: Fields = {
        let (mut bits, mut row) = (0u128, 0);
        while row < ROWS {
            bits |= ((1 << (ROWS - row)) - 1) << (row * STRIDE);
            row += 1;
        }
        Fields(bits)
    };

    /// A bit a field in the order of their places ([`Field::index`]), without the gaps between the rows.
    #[inline]
    pub const fn dense(self) -> u128 {
        let (mut dense, mut row, mut before) = (0, 0, 0);
        while row < ROWS {
            let places = ((1 << (ROWS - row)) - 1) << before;
            dense |= self.0 >> (row * STRIDE - before) & places;
            before += ROWS - row;
            row += 1;
        }
        dense
    }

    /// Its bits, which tell it from other sets.
    #[inline]
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// C1: the bottom row.
    pub const BOTTOM: Fields = Fields((1 << ROWS) - 1);

    /// Just this field.
    #[inline]
    pub const fn only(field: Field) -> Self {
        Fields(1 << field.0)
    }

    /// Is the field in the set?
    #[inline]
    pub const fn contains(self, field: Field) -> bool {
        self.0 & (1 << field.0) != 0
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many fields.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The field that comes first in reading order from the bottom, if there is one.
    pub fn first(self) -> Option<Field> {
        self.into_iter().next()
    }

    /// C14: fields of which both fields directly below are in the set.
    #[inline]
    pub fn carried(self) -> Fields {
        Fields((self.0 & (self.0 >> 1)) << STRIDE) & Fields::ALL
    }

    /// C15: fields next to one of the set in any of the 6 directions.
    #[inline]
    pub fn touching(self) -> Fields {
        let beside = self.0 << 1 | self.0 >> 1;
        let above = self.0 << STRIDE | self.0 << (STRIDE - 1);
        (Fields(beside | above) | self.shifted_down()) & Fields::ALL
    }

    /// C15: the fields of this set that are next to none of the others. Like `& !others.touching()`, without cutting away
    /// what lies outside the pyramid: this set lies inside.
    #[inline]
    pub fn apart_from(self, others: Fields) -> Fields {
        let beside = others.0 << 1 | others.0 >> 1;
        let above = others.0 << STRIDE | others.0 << (STRIDE - 1);
        let below = others.0 >> STRIDE | others.0 >> (STRIDE - 1);
        Fields(self.0 & !(beside | above | below))
    }

    /// Fields of this set that are not in the other.
    #[inline]
    pub fn without(self, other: Fields) -> Fields {
        Fields(self.0 & !other.0)
    }

    /// Fields directly below one of the set.
    #[inline]
    fn shifted_down(self) -> Fields {
        Fields(self.0 >> STRIDE | self.0 >> (STRIDE - 1)) & Fields::ALL
    }
}

impl BitAnd for Fields {
    type Output = Fields;
    #[inline]
    fn bitand(self, other: Fields) -> Fields {
        Fields(self.0 & other.0)
    }
}

impl BitOr for Fields {
    type Output = Fields;
    #[inline]
    fn bitor(self, other: Fields) -> Fields {
        Fields(self.0 | other.0)
    }
}

impl Not for Fields {
    type Output = Fields;
    #[inline]
    fn not(self) -> Fields {
        Fields(!self.0) & Fields::ALL
    }
}

impl FromIterator<Field> for Fields {
    fn from_iter<I: IntoIterator<Item = Field>>(fields: I) -> Self {
        fields.into_iter().fold(Fields::NONE, |set, field| set | Fields::only(field))
    }
}

impl IntoIterator for Fields {
    type Item = Field;
    type IntoIter = FieldsIter;
    #[inline]
    fn into_iter(self) -> FieldsIter {
        FieldsIter { low: self.0 as u64, high: (self.0 >> 64) as u64 }
    }
}

impl fmt::Debug for Fields {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// The fields of a set, row by row from the bottom.
#[derive(Clone, Debug)]
pub struct FieldsIter {
    low: u64,
    high: u64,
}

impl Iterator for FieldsIter {
    type Item = Field;
    #[inline]
    fn next(&mut self) -> Option<Field> {
        let (half, start) = if self.low != 0 { (&mut self.low, 0) } else { (&mut self.high, 64) };
        if *half == 0 {
            return None;
        }
        let field = Field(start + half.trailing_zeros() as u8);
        *half &= *half - 1;
        Some(field)
    }

    /// One half after the other: what lists all takes runs through here, and need not ask for each field which half it is in.
    #[inline]
    fn fold<B, F: FnMut(B, Field) -> B>(self, start: B, mut add: F) -> B {
        let mut sum = start;
        for (mut half, first) in [(self.low, 0), (self.high, 64)] {
            while half != 0 {
                sum = add(sum, Field(first + half.trailing_zeros() as u8));
                half &= half - 1;
            }
        }
        sum
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fields(text: &str) -> Fields {
        text.split_whitespace().map(|field| field.parse::<Field>().unwrap()).collect()
    }

    #[test]
    fn c1_the_pyramid_has_66_fields_in_11_rows() {
        assert_eq!(Fields::ALL.len(), 66);
        assert_eq!(Fields::BOTTOM, fields("a1 a2 a3 a4 a5 a6 a7 a8 a9 a10 a11"));
        let in_row = |row| Fields::ALL.into_iter().filter(|field| field.row() == row).count();
        assert_eq!((0..11).map(in_row).collect::<Vec<_>>(), [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    }

    #[test]
    fn sets_without_gaps_have_a_bit_for_the_place_of_each_field() {
        assert_eq!(Fields::ALL.dense(), (1 << 66) - 1);
        for field in Fields::ALL {
            assert_eq!(Fields::only(field).dense(), 1 << field.index());
        }
    }

    #[test]
    fn c1_a_field_has_up_to_six_neighbours() {
        let around = |text: &str| fields(text).touching();
        assert_eq!(around("d3"), fields("d2 d4 c3 c4 e2 e3"));
        assert_eq!(around("a1"), fields("a2 b1"));
        assert_eq!(around("a11"), fields("a10 b10"));
        assert_eq!(around("b1"), fields("a1 a2 b2 c1"));
        assert_eq!(around("b10"), fields("a10 a11 b9 c9"));
        assert_eq!(around("k1"), fields("j1 j2"));
    }

    #[test]
    fn c15_fields_apart_are_those_that_do_not_touch() {
        for others in ["d3", "a1 a11", "k1", "b1 c9 f6"] {
            assert_eq!(Fields::ALL.apart_from(fields(others)), Fields::ALL & !fields(others).touching());
        }
    }

    #[test]
    fn c14_a_field_lies_on_the_two_below_it() {
        assert_eq!("d3".parse::<Field>().unwrap().below(), fields("c3 c4"));
        assert_eq!(fields("a1 a2 a3 a5").carried(), fields("b1 b2"));
        assert_eq!(fields("j1 j2").carried(), fields("k1"));
        assert!("a4".parse::<Field>().unwrap().below().is_empty());
    }

    #[test]
    fn every_field_is_written_in_one_way() {
        for field in Fields::ALL {
            assert_eq!(field.to_string().parse(), Ok(field));
        }
        for wrong in ["", "a", "a0", "a12", "b11", "k2", "l1", "A1", "a01", "a+1", "a1 ", "ä1"] {
            assert!(wrong.parse::<Field>().is_err(), "{wrong}");
        }
    }
}
