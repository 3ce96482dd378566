//! What is in the box: pyramid cards with their chambers, colours and symbols.

use crate::fields::{Fields, SIDE};
use benben_core::{Chance, NotationError};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

/// P1: this many pyramid cards.
pub const CARDS: usize = 48;

/// The colour of a pyramid card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names are the colours")]
pub enum Colour {
    #[default]
    Purple,
    Orange,
    Green,
}

impl Colour {
    /// All three.
    pub const ALL: [Colour; 3] = [Colour::Purple, Colour::Orange, Colour::Green];
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Colour::Purple => "purple",
            Colour::Orange => "orange",
            Colour::Green => "green",
        })
    }
}

/// What there is of each colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names are the colours")]
pub struct PerColour<T> {
    pub purple: T,
    pub orange: T,
    pub green: T,
}

impl<T> Index<Colour> for PerColour<T> {
    type Output = T;
    fn index(&self, colour: Colour) -> &T {
        match colour {
            Colour::Purple => &self.purple,
            Colour::Orange => &self.orange,
            Colour::Green => &self.green,
        }
    }
}

impl<T> IndexMut<Colour> for PerColour<T> {
    fn index_mut(&mut self, colour: Colour) -> &mut T {
        match colour {
            Colour::Purple => &mut self.purple,
            Colour::Orange => &mut self.orange,
            Colour::Green => &mut self.green,
        }
    }
}

/// A pyramid card, known by its number from 1 to 48.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Card(u8);

impl Card {
    /// The card with this number, if there is one.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number as usize <= CARDS { Some(Card(number)) } else { None }
    }

    /// The number printed on it.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its place in a list of all cards.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// All 48.
    pub fn all() -> impl Iterator<Item = Card> {
        (1..=CARDS as u8).map(Card)
    }
}

impl Default for Card {
    fn default() -> Self {
        Card(1)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl FromStr for Card {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let card = text.parse().ok().and_then(Card::new);
        // `+7` and `07` are numbers, but a card has one notation.
        card.filter(|card| card.to_string() == text)
            .ok_or_else(|| NotationError::new(text, "a card number from 1 to 48"))
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Card::new(u8::deserialize(deserializer)?)
            .ok_or_else(|| D::Error::custom("expected a card number from 1 to 48"))
    }
}

/// A set of pyramid cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cards(u64);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);
    /// All 48.
    pub const ALL: Cards = Cards(((1 << CARDS) - 1) << 1);

    /// Just this card.
    #[inline]
    pub const fn only(card: Card) -> Self {
        Cards(1 << card.0)
    }

    /// Its bits: the lowest is card 1, the next card 2.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0 >> 1
    }

    /// Is the card in the set?
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 & (1 << card.0) != 0
    }

    /// Is nothing in it?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards are in it.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The card with the lowest number, if there is one.
    #[inline]
    pub const fn lowest(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card(self.0.trailing_zeros() as u8)) }
    }

    /// Adds a card.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card away.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// The cards in either set.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Cards) -> Self {
        Cards(self.0 | other.0)
    }

    /// The cards in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Cards) -> Self {
        Cards(self.0 & other.0)
    }

    /// The cards that are not in the other set.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Cards) -> Self {
        Cards(self.0 & !other.0)
    }

    /// Takes any one at random: the top card of a shuffled deck. The set must not be empty.
    pub fn draw(&mut self, chance: &mut impl Chance) -> Card {
        let mut rest = self.0;
        for _ in 0..chance.below(rest.count_ones()) {
            rest &= rest - 1;
        }
        let card = Card(rest.trailing_zeros() as u8);
        self.remove(card);
        card
    }

    /// Its cards, lowest number first.
    #[inline]
    pub fn each(self) -> impl Iterator<Item = Card> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let card = rest.lowest()?;
            rest.0 &= rest.0 - 1;
            Some(card)
        })
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Cards::NONE, |set, card| set.union(Cards::only(card)))
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.each())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Card>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// P2: what is printed in a chamber, one set of fields for each kind of thing. No field is in two of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// One field of the top row.
    pub entry: Fields,
    /// One field of the bottom row.
    pub tomb: Fields,
    /// Fields that are never marked.
    pub walls: Fields,
    /// Red crosses: one more field each.
    pub crosses: Fields,
    /// Red gems.
    pub red: Fields,
    /// Green gems.
    pub green: Fields,
    /// Torches.
    pub torches: Fields,
    /// Skulls.
    pub skulls: Fields,
    /// Potions.
    pub potions: Fields,
}

impl Plan {
    /// Fields that could still be marked, as far as P12 goes.
    #[inline]
    pub fn free(&self, marked: Fields) -> Fields {
        Fields::ALL - self.walls - marked
    }

    /// P13, P14: every marking covers one of these: the entry at first, later a free field beside the marks.
    #[inline]
    pub fn edge(&self, marked: Fields) -> Fields {
        if marked.is_empty() { self.entry } else { marked.grown() & self.free(marked) }
    }

    /// How many fields are still to be marked on the shortest way to the tomb. P2: there always is a way, and marks do
    /// not block it, because every later marking starts beside any of them (P14).
    pub fn way(&self, marked: Fields) -> usize {
        if marked.meets(self.tomb) {
            return 0;
        }
        let (free, mut reached) = (self.free(marked), self.edge(marked));
        for steps in 1..=SIDE * SIDE {
            if reached.meets(self.tomb) {
                return steps;
            }
            reached = reached.grown() & free;
        }
        SIDE * SIDE
    }

    /// P17: the fields that do something when they are marked.
    #[inline]
    pub fn symbols(&self) -> Fields {
        self.crosses | self.red | self.green | self.torches | self.skulls | self.potions
    }

    /// What each kind of thing looks like in writing.
    fn kinds(&mut self) -> [(char, &mut Fields); 9] {
        [
            ('E', &mut self.entry),
            ('T', &mut self.tomb),
            ('#', &mut self.walls),
            ('+', &mut self.crosses),
            ('R', &mut self.red),
            ('G', &mut self.green),
            ('L', &mut self.torches),
            ('S', &mut self.skulls),
            ('P', &mut self.potions),
        ]
    }

    /// The letter of what is printed on one field; `.` for nothing.
    pub fn letter(&self, field: Fields) -> char {
        let mut plan = *self;
        plan.kinds().into_iter().find(|(_, fields)| fields.meets(field)).map_or('.', |(letter, _)| letter)
    }

    /// The rows as they are written, from the top.
    pub fn rows(&self) -> [String; SIDE] {
        let letters = self.letters();
        std::array::from_fn(|row| letters[row].iter().copied().map(char::from).collect())
    }

    /// The letters of all fields, row by row.
    fn letters(&self) -> [[u8; SIDE]; SIDE] {
        let (mut plan, mut letters) = (*self, [[b'.'; SIDE]; SIDE]);
        for (letter, fields) in plan.kinds() {
            for field in fields.each() {
                let (column, row) = (field.index() / SIDE, field.index() % SIDE);
                letters[row][column] = letter as u8;
            }
        }
        letters
    }

    /// Reads one row into the plan.
    pub(crate) fn read_row(&mut self, row: usize, text: &str) -> Result<(), NotationError> {
        if row >= SIDE || text.chars().count() != SIDE {
            return Err(NotationError::new(text, "5 rows of 5 letters"));
        }
        for (column, letter) in text.chars().enumerate() {
            match self.kinds().into_iter().find(|(known, _)| *known == letter) {
                Some((_, fields)) => *fields |= Fields::at(column, row),
                None if letter == '.' => {}
                None => return Err(NotationError::new(letter, "one of . # E T + R G L S P")),
            }
        }
        Ok(())
    }
}

impl Serialize for Plan {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let letters = self.letters();
        serializer.collect_seq(letters.iter().map(|row| str::from_utf8(row).expect("they are plain letters")))
    }
}

impl<'de> Deserialize<'de> for Plan {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut plan = Plan::default();
        for (row, text) in <[String; SIDE]>::deserialize(deserializer)?.iter().enumerate() {
            plan.read_row(row, text).map_err(D::Error::custom)?;
        }
        Ok(plan)
    }
}

/// P1: a pyramid card as it is printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Printed {
    /// Its number.
    pub number: Card,
    /// Its colour.
    pub colour: Colour,
    /// Its chamber.
    pub plan: Plan,
}
