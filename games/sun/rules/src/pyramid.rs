//! The pyramid: its places, which of them can be built on, and what lies there (S12, S19).

use crate::components::{Card, Shape, Symbol};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The longest base row (S4), and so the number of levels with the base.
const LONGEST: usize = 10;

/// The shortest base row (S4).
const SHORTEST: usize = 8;

/// Places of the largest pyramid, its base included.
const PLACES: usize = LONGEST * (LONGEST + 1) / 2;

/// A place: a level, counted from 0 for the base, and a position on it, counted from 0 at the left. It lies on the
/// places of the same and the next position one level below.
///
/// Places are numbered through the largest pyramid, level by level; a shorter base uses the first positions of each level.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(u8);

/// The number of the leftmost place of each level.
const LEFTMOST: [u8; LONGEST] = {
    let mut table = [0; LONGEST];
    let mut level = 1;
    while level < LONGEST {
        table[level] = table[level - 1] + (LONGEST - level + 1) as u8;
        level += 1;
    }
    table
};

/// The level of each place.
const LEVEL: [u8; PLACES] = {
    let mut table = [0; PLACES];
    let mut level = 0;
    while level < LONGEST {
        let mut position = 0;
        while position < LONGEST - level {
            table[LEFTMOST[level] as usize + position] = level as u8;
            position += 1;
        }
        level += 1;
    }
    table
};

/// S19: which cards are adjacent to one that is placed; the option `neighbours`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Neighbours {
    /// All that share a side: left, right and the two below.
    All,
    /// Only those of another level: the two below.
    Levels,
}

/// S19: for each reading, the places next to each place that can be filled before it.
const ADJACENT: [[Places; PLACES]; 2] = [adjacent(Neighbours::All), adjacent(Neighbours::Levels)];

const fn adjacent(neighbours: Neighbours) -> [Places; PLACES] {
    let is_beside = matches!(neighbours, Neighbours::All);
    let mut table = [Places(0); PLACES];
    let mut number = 0;
    while number < PLACES {
        let place = Place(number as u8);
        let (level, position) = (place.level() as usize, place.position() as usize);
        let mut set = 0;
        if is_beside && position > 0 {
            set |= 1 << (number - 1);
        }
        if is_beside && position + 1 < LONGEST - level {
            set |= 1 << (number + 1);
        }
        if level > 0 {
            set |= place.below().0;
        }
        table[number] = Places(set);
        number += 1;
    }
    table
}

impl Place {
    /// The place at this position of this level; none if no pyramid is so large.
    pub const fn new(level: u8, position: u8) -> Option<Self> {
        if (level as usize) < LONGEST && (position as usize) < LONGEST - level as usize {
            Some(Place(LEFTMOST[level as usize] + position))
        } else {
            None
        }
    }

    /// Every place of the largest pyramid.
    pub fn all() -> impl Iterator<Item = Place> {
        (0..PLACES as u8).map(Place)
    }

    /// Its place in a list of all places: level by level from the base, from the left.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its level; the base is 0.
    #[inline]
    pub const fn level(self) -> u8 {
        LEVEL[self.0 as usize]
    }

    /// Its position, counted from 0 at the left.
    #[inline]
    pub const fn position(self) -> u8 {
        self.0 - LEFTMOST[self.level() as usize]
    }

    /// S12: the two places it lies on; for the base there are none.
    #[inline]
    pub const fn below(self) -> Places {
        if self.level() == 0 {
            return Places(0);
        }
        Places(0b11 << (self.0 - (LONGEST as u8 + 1 - self.level())))
    }

    /// The place whose left half lies on this one.
    #[inline]
    const fn above(self) -> u8 {
        self.0 + LONGEST as u8 - self.level()
    }

    #[inline]
    const fn bit(self) -> u64 {
        1 << self.0
    }
}

/// A set of places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Places(u64);

impl Places {
    /// Is the place among them?
    #[inline]
    pub const fn contains(self, place: Place) -> bool {
        self.0 & place.bit() != 0
    }

    /// Are there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Its bits, which tell it from other sets.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Those that are in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Places) -> Places {
        Places(self.0 & other.0)
    }

    /// Those that are not in the other set.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Places) -> Places {
        Places(self.0 & !other.0)
    }
}

impl IntoIterator for Places {
    type Item = Place;
    type IntoIter = PlacesIter;
    #[inline]
    fn into_iter(self) -> PlacesIter {
        PlacesIter(self)
    }
}

/// The places of a set, lowest level first, from left to right.
#[derive(Clone, Debug)]
pub struct PlacesIter(Places);

impl Iterator for PlacesIter {
    type Item = Place;

    #[inline]
    fn next(&mut self) -> Option<Place> {
        let set = self.0.0;
        if set == 0 {
            return None;
        }
        self.0 = Places(set & (set - 1));
        Some(Place(set.trailing_zeros() as u8))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.len();
        (len, Some(len))
    }
}

impl FromIterator<Place> for Places {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Self {
        Places(places.into_iter().fold(0, |set, place| set | place.bit()))
    }
}

/// S13-S15: where a card of each shape may lie at all, for each length of the base.
const ROOM: [[Places; 4]; LONGEST - SHORTEST + 1] =
    [room_for_each_shape(8), room_for_each_shape(9), room_for_each_shape(10)];

const fn room_for_each_shape(base: usize) -> [Places; 4] {
    let (mut anywhere, mut left, mut right) = (0, 0, 0);
    let mut level = 1;
    while level < base {
        let (leftmost, count) = (LEFTMOST[level], base - level);
        anywhere |= ((1 << count) - 1) << leftmost;
        if count > 1 {
            left |= 1 << leftmost;
            right |= 1 << (leftmost as usize + count - 1);
        }
        level += 1;
    }
    let top = 1 << LEFTMOST[base - 1];
    [Places(anywhere), Places(left), Places(right), Places(top)]
}

/// The pyramid as far as it is built. The base is always complete.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pyramid {
    /// Cards in the base row: 8, 9 or 10.
    base: u8,
    /// Where a card lies.
    filled: Places,
    /// Where nothing lies, but both places below are filled. Follows from `filled`.
    open: Places,
    /// Where each symbol lies. Follows from `cards`.
    bearing: [Places; 4],
    /// What lies where; the default card where nothing does.
    cards: [Card; PLACES],
}

impl Pyramid {
    /// S4: nothing but its base row of 8 to 10 cards.
    pub fn new(row: &[Card]) -> Self {
        assert!((SHORTEST..=LONGEST).contains(&row.len()), "a base row has 8 to 10 cards");
        let mut pyramid = Pyramid {
            base: row.len() as u8,
            filled: Places::default(),
            open: Places::default(),
            bearing: [Places::default(); 4],
            cards: [Card::default(); PLACES],
        };
        for (position, card) in row.iter().enumerate() {
            pyramid.lay(*card, Place(position as u8));
        }
        pyramid
    }

    /// Cards in the base row, and so the number of levels with the base.
    pub fn base(&self) -> u8 {
        self.base
    }

    /// S12: places on a level; one less than on the level below.
    pub fn places_on(&self, level: u8) -> u8 {
        self.base.saturating_sub(level)
    }

    /// S12: the single place of the highest level.
    #[inline]
    pub fn very_top(&self) -> Place {
        Place(LEFTMOST[self.base as usize - 1])
    }

    /// The card at a place.
    #[inline]
    pub fn card(&self, place: Place) -> Option<Card> {
        self.filled.contains(place).then(|| self.cards[place.0 as usize])
    }

    /// Where a card lies, the base included.
    #[inline]
    pub fn filled(&self) -> Places {
        self.filled
    }

    /// S12: where a card can be laid now: on two cards, and not on a card's place.
    #[inline]
    pub fn open(&self) -> Places {
        self.open
    }

    /// S13-S15: where a card of this shape may ever lie.
    #[inline]
    pub fn room(&self, shape: Shape) -> Places {
        ROOM[self.base as usize - SHORTEST][shape as usize]
    }

    /// Where no card lies yet.
    pub fn empty(&self) -> Places {
        self.room(Shape::Standard).without(self.filled)
    }

    /// S19: where cards lie that are adjacent to a place and bear this symbol.
    #[inline]
    pub(crate) fn linked(&self, neighbours: Neighbours, place: Place, symbol: Symbol) -> Places {
        self.bearing[symbol as usize].and(ADJACENT[neighbours as usize][place.0 as usize])
    }

    /// All cards above the base, from the bottom left on.
    pub fn laid(&self) -> impl Iterator<Item = (Place, Card)> + '_ {
        self.filled
            .into_iter()
            .filter(|place| place.level() > 0)
            .map(|place| (place, self.cards[place.0 as usize]))
    }

    /// Lays a card on an open place (or, while it is made, into the base row).
    #[inline]
    pub fn lay(&mut self, card: Card, place: Place) {
        let bit = place.bit();
        self.cards[place.0 as usize] = card;
        self.filled.0 |= bit;
        if let Some(symbol) = card.symbol() {
            self.bearing[symbol as usize].0 |= bit;
        }
        // A neighbour makes the place on both of them open: with the right one it is `above`, with the left one that before.
        let level = place.level();
        let right = (self.filled.0 >> 1) & bit != 0 && place.position() + 1 < self.places_on(level);
        let left = (self.filled.0 << 1) & bit != 0 && place.position() > 0;
        self.open.0 &= !bit;
        self.open.0 |= u64::from(right) << (place.above() & 63);
        self.open.0 |= u64::from(left) << ((place.above() - 1) & 63);
    }
}

/// As a list of levels from the base up, each a list of cards or null from left to right.
impl Serialize for Pyramid {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq((0..self.base).map(|level| Level { pyramid: self, level }))
    }
}

/// One level, written from the left.
struct Level<'a> {
    pyramid: &'a Pyramid,
    level: u8,
}

impl Serialize for Level<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Level { pyramid, level } = *self;
        let places = (0..pyramid.places_on(level)).map(|position| Place::new(level, position));
        serializer.collect_seq(places.map(|place| place.and_then(|place| pyramid.card(place))))
    }
}

impl<'de> Deserialize<'de> for Pyramid {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let levels = Vec::<Vec<Option<Card>>>::deserialize(deserializer)?;
        let base = levels.first().map_or(0, Vec::len);
        if !(SHORTEST..=LONGEST).contains(&base) || levels.len() != base {
            return Err(D::Error::custom("expected 8 to 10 levels, the lowest of as many cards"));
        }
        let row: Option<Vec<Card>> = levels[0].iter().copied().collect();
        let row = row.ok_or_else(|| D::Error::custom("expected a base without gaps"))?;
        let mut pyramid = Pyramid::new(&row);
        for (level, cards) in levels.iter().enumerate().skip(1) {
            if cards.len() != base - level {
                return Err(D::Error::custom("expected one place less than on the level below"));
            }
            for (position, card) in cards.iter().enumerate() {
                let place = Place(LEFTMOST[level] + position as u8);
                match card {
                    Some(card) if pyramid.open.contains(place) => pyramid.lay(*card, place),
                    Some(_) => return Err(D::Error::custom("expected every card on two others")),
                    None => {}
                }
            }
        }
        Ok(pyramid)
    }
}
