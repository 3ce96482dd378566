//! Seats: places at a table, sets of them, and what each of them has.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

/// No game here seats more.
pub const MAX_SEATS: usize = 5;

/// A place at the table. Counted from 0 inside, written from 1 wherever people or files see it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index, counted from 0.
    #[inline]
    pub const fn new(index: usize) -> Self {
        debug_assert!(index < MAX_SEATS);
        Seat(index as u8)
    }

    /// Its index, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its number as people say it, counted from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The seat to the left, clockwise, at a table of `seats`.
    #[inline]
    pub const fn left(self, seats: usize) -> Self {
        let next = self.0 + 1;
        Seat(if next as usize >= seats { 0 } else { next })
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl FromStr for Seat {
    type Err = crate::NotationError;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.parse::<u8>() {
            Ok(n) if (1..=MAX_SEATS as u8).contains(&n) => Ok(Seat(n - 1)),
            _ => Err(crate::NotationError::new(text, "a seat number from 1 to 5")),
        }
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        if !(1..=MAX_SEATS as u8).contains(&number) {
            return Err(D::Error::custom("expected a seat number from 1 to 5"));
        }
        Ok(Seat(number - 1))
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    /// The first `count` seats: everyone at a table of that size.
    #[inline]
    pub const fn all(count: usize) -> Self {
        Seats(((1u16 << count) - 1) as u8)
    }

    /// Just this seat.
    #[inline]
    pub const fn only(seat: Seat) -> Self {
        Seats(1 << seat.0)
    }

    /// Is the seat in the set?
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The set and this seat.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Seats(self.0 | (1 << seat.0))
    }

    /// The set without this seat.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Seats(self.0 & !(1 << seat.0))
    }

    /// Is nobody in it?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seat with the lowest number, if there is one.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }
}

impl IntoIterator for Seats {
    type Item = Seat;
    type IntoIter = SeatsIter;
    #[inline]
    fn into_iter(self) -> SeatsIter {
        SeatsIter(self)
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

/// The seats of a set, lowest number first.
#[derive(Clone, Debug)]
pub struct SeatsIter(Seats);

impl Iterator for SeatsIter {
    type Item = Seat;
    #[inline]
    fn next(&mut self) -> Option<Seat> {
        let seat = self.0.first()?;
        self.0 = self.0.without(seat);
        Some(seat)
    }
}

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// What each seat at the table has. As long as there are seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PerSeat<T> {
    len: u8,
    // Places beyond `len` hold `T::default()`, so that derived equality is right.
    items: [T; MAX_SEATS],
}

impl<T: Default> PerSeat<T> {
    /// The default thing for each of `seats` seats.
    #[inline]
    pub fn new(seats: usize) -> Self {
        Self::from_fn(seats, |_| T::default())
    }

    /// The same as [`PerSeat::new`], made by copying one default: what is large is then written once instead of being moved about.
    #[inline]
    pub fn blank(seats: usize) -> Self
    where
        T: Copy,
    {
        assert!(seats <= MAX_SEATS, "a table has at most {MAX_SEATS} seats");
        PerSeat { len: seats as u8, items: [T::default(); MAX_SEATS] }
    }

    /// Makes each seat's thing.
    #[inline]
    pub fn from_fn(seats: usize, mut make: impl FnMut(Seat) -> T) -> Self {
        assert!(seats <= MAX_SEATS, "a table has at most {MAX_SEATS} seats");
        let items =
            std::array::from_fn(|index| if index < seats { make(Seat::new(index)) } else { T::default() });
        PerSeat { len: seats as u8, items }
    }

    /// Another thing for each seat, made from the one it has.
    pub fn map<U: Default>(&self, mut make: impl FnMut(&T) -> U) -> PerSeat<U> {
        PerSeat::from_fn(self.len(), |seat| make(&self[seat]))
    }
}

impl<T> PerSeat<T> {
    /// How many seats there are.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// True only for the empty default.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The seats themselves.
    #[inline]
    pub fn seats(&self) -> SeatsIter {
        Seats::all(self.len()).into_iter()
    }

    /// The things in seat order.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..self.len()]
    }

    /// The things in seat order, to be changed.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        let len = self.len();
        &mut self.items[..len]
    }

    /// Each seat with its thing.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> + '_ {
        self.as_slice().iter().enumerate().map(|(index, item)| (Seat::new(index), item))
    }
}

impl<T: Default> Default for PerSeat<T> {
    fn default() -> Self {
        PerSeat::new(0)
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.items[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.items[seat.index()]
    }
}

impl<T: fmt::Debug> fmt::Debug for PerSeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl<T: Serialize> Serialize for PerSeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de, T: Deserialize<'de> + Default> Deserialize<'de> for PerSeat<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let list = Vec::<T>::deserialize(deserializer)?;
        if list.len() > MAX_SEATS {
            return Err(D::Error::custom("expected at most 5 seats"));
        }
        let seats = list.len();
        let mut things = list.into_iter();
        Ok(PerSeat::from_fn(seats, |_| things.next().unwrap_or_default()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_left_neighbour_of_the_last_seat_is_the_first() {
        assert_eq!(Seat::new(2).left(3), Seat::new(0));
        assert_eq!(Seat::new(1).left(3), Seat::new(2));
    }

    #[test]
    fn blank_seats_are_new_ones() {
        assert!(PerSeat::<u8>::blank(3) == PerSeat::new(3));
    }

    #[test]
    fn seats_are_written_from_one() {
        let seats = Seats::all(3).without(Seat::new(1));
        assert_eq!(serde_json::to_string(&seats).unwrap(), "[1,3]");
        assert_eq!(serde_json::from_str::<Seats>("[1,3]").unwrap(), seats);
        assert!(serde_json::from_str::<Seats>("[0]").is_err());
        assert!(serde_json::from_str::<Seats>("[6]").is_err());
        assert!("0".parse::<Seat>().is_err());
    }

    #[test]
    fn per_seat_is_as_long_as_the_table() {
        let numbers = PerSeat::from_fn(3, Seat::number);
        assert_eq!(serde_json::to_string(&numbers).unwrap(), "[1,2,3]");
        assert_eq!(serde_json::from_str::<PerSeat<u8>>("[1,2,3]").unwrap(), numbers);
        assert!(serde_json::from_str::<PerSeat<u8>>("[1,2,3,4,5,6]").is_err());
    }
}
