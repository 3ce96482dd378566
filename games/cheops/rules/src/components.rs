//! What is in the box: treasures, tiles, laws and the numbers on price boards (C2-C7).

use crate::by::{By, Kind};
use benben_core::{Letters, NotationError, Pile};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::{self, Display};
use std::str::FromStr;

/// C2: treasures of each colour. One marks the colour's column, the others lie in the pyramid (C8).
pub const TREASURES: u8 = 11;
/// C22: fewest numbers on a price board: one that can be covered, and the lowest, which never is.
pub(crate) const FEWEST_NUMBERS: usize = 2;
/// C22: most numbers on a price board: ten treasures of a colour can be sold (C8), and the lowest number stays.
pub const MOST_NUMBERS: usize = TREASURES as usize;
/// C4: tiles of each family member.
pub const FAMILY_TILES: u8 = 16;
/// C5: neighbour tiles.
pub const NEIGHBOUR_TILES: u8 = 4;
/// C18: most family tiles in a hand.
pub const HAND: u8 = 4;
/// C10: stacks of family tiles.
pub const STACKS: usize = 3;

/// C20: what a treasure pays when sold, unless law 1 or 2 says otherwise.
pub(crate) const PRICE: u16 = 10;
/// C31: what it pays under law 1.
pub(crate) const LOW_PRICE: u16 = 5;
/// C32: what it pays under law 2.
pub(crate) const HIGH_PRICE: u16 = 15;
/// C12: what a neighbour tile costs.
pub const NEIGHBOUR_PRICE: u16 = 20;
/// C39: what law 9 costs.
pub const LAW_9_PRICE: u16 = 25;

/// Writes a kind's name, and reads it by comparing it with all names.
macro_rules! named {
    ($kind:ty, $what:literal) => {
        impl Display for $kind {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.name())
            }
        }

        impl FromStr for $kind {
            type Err = NotationError;
            fn from_str(text: &str) -> Result<Self, NotationError> {
                let found = Self::ALL.iter().copied().find(|kind| kind.name() == text);
                found.ok_or_else(|| NotationError::new(text, $what))
            }
        }
    };
}

/// C2: a treasure's colour; treasures of one colour are alike. Also names the column of that colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "colours speak for themselves")]
pub enum Colour {
    Blue,
    Orange,
    Green,
    Pink,
    Red,
    Sky,
}

impl Colour {
    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Colour::Blue => "blue",
            Colour::Orange => "orange",
            Colour::Green => "green",
            Colour::Pink => "pink",
            Colour::Red => "red",
            Colour::Sky => "sky",
        }
    }

    /// C2: what players call a treasure of this colour, as it looks.
    pub const fn treasure(self) -> &'static str {
        match self {
            Colour::Blue => "blue scarab",
            Colour::Orange => "gold ankh",
            Colour::Green => "green eye",
            Colour::Pink => "pink lotus",
            Colour::Red => "terracotta jar",
            Colour::Sky => "light-blue feather",
        }
    }

    /// Its initial, for drawings.
    pub fn letter(self) -> char {
        char::from(self.name().as_bytes()[0])
    }
}

impl Kind for Colour {
    const ALL: &'static [Self] =
        &[Colour::Blue, Colour::Orange, Colour::Green, Colour::Pink, Colour::Red, Colour::Sky];

    #[inline]
    fn index(self) -> usize {
        self as usize
    }

    fn name(self) -> &'static str {
        self.name()
    }
}

named!(Colour, "a colour: blue, orange, green, pink, red or sky");

/// One thing for each colour.
pub type ByColour<T> = By<Colour, T, 6>;

/// C4, C5: a tile that takes the place of what was taken: one of four family members, or a neighbour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "people speak for themselves")]
pub enum Tile {
    Father,
    Mother,
    Son,
    Daughter,
    Neighbour,
}

impl Tile {
    /// C4: the four members of the family.
    pub const FAMILY: [Tile; 4] = [Tile::Father, Tile::Mother, Tile::Son, Tile::Daughter];

    /// Is it a family tile, not a neighbour?
    #[inline]
    pub const fn is_family(self) -> bool {
        !matches!(self, Tile::Neighbour)
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Tile::Father => "father",
            Tile::Mother => "mother",
            Tile::Son => "son",
            Tile::Daughter => "daughter",
            Tile::Neighbour => "neighbour",
        }
    }

    /// Its initial, for drawings.
    pub fn letter(self) -> char {
        char::from(self.name().as_bytes()[0].to_ascii_uppercase())
    }
}

impl Kind for Tile {
    const ALL: &'static [Self] = &[Tile::Father, Tile::Mother, Tile::Son, Tile::Daughter, Tile::Neighbour];

    #[inline]
    fn index(self) -> usize {
        self as usize
    }

    fn name(self) -> &'static str {
        self.name()
    }
}

named!(Tile, "a tile: father, mother, son, daughter or neighbour");

/// One thing for each kind of tile.
pub type ByTile<T> = By<Tile, T, 5>;

/// C6: a law. People call it by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Law {
    /// 1 (C31): the market price is 5.
    LowPrice,
    /// 2 (C32): the market price is 15.
    HighPrice,
    /// 3 (C33): three boards must be full.
    ThirdBoard,
    /// 4 (C34): a colour can only be sold.
    OnlySell,
    /// 5 (C35): a colour can only be stored.
    OnlyStore,
    /// 6 (C36): blocks the place under a board.
    Block,
    /// 7 (C37): a new number on a board.
    NewNumber,
    /// 8 (C38): removes another law.
    Repeal,
    /// 9 (C39): for money, one more treasure at the end.
    Treasure,
    /// 10 (C41): sell from the store.
    SellStored,
    /// 11 (C42): take one more treasure.
    TakeMore,
    /// 12 (C43): swap two treasures.
    Swap,
}

impl Law {
    /// The laws that go under a price board.
    pub const UNDER: [Law; 3] = [Law::OnlySell, Law::OnlyStore, Law::Block];

    /// Its number, from 1 to 12.
    #[inline]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    const fn name(self) -> &'static str {
        const NAMES: [&str; 12] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"];
        NAMES[self as usize]
    }
}

impl Kind for Law {
    const ALL: &'static [Self] = &[
        Law::LowPrice,
        Law::HighPrice,
        Law::ThirdBoard,
        Law::OnlySell,
        Law::OnlyStore,
        Law::Block,
        Law::NewNumber,
        Law::Repeal,
        Law::Treasure,
        Law::SellStored,
        Law::TakeMore,
        Law::Swap,
    ];

    #[inline]
    fn index(self) -> usize {
        self as usize
    }

    fn name(self) -> &'static str {
        self.name()
    }
}

named!(Law, "the number of a law, from 1 to 12");

impl Serialize for Law {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Law {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = usize::from(u8::deserialize(deserializer)?);
        let law = number.checked_sub(1).and_then(|index| Self::ALL.get(index));
        law.copied().ok_or_else(|| serde::de::Error::custom("expected the number of a law, from 1 to 12"))
    }
}

/// One thing for each law.
pub type ByLaw<T> = By<Law, T, 12>;

/// C3: a number on a price board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    /// `15`: the price.
    Plain(u8),
    /// `x5`: this times the stored treasures of all players (C27).
    Times(u8),
    /// `20/15`: who has the most gets the first, all others the second (C28).
    Majority {
        /// For the one who has more than everybody else.
        most: u8,
        /// For all others.
        others: u8,
    },
}

impl Default for Number {
    fn default() -> Self {
        Number::Plain(0)
    }
}

impl Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.letters().as_str())
    }
}

impl Number {
    fn letters(self) -> Letters {
        let mut letters = Letters::default();
        match self {
            Number::Plain(price) => letters.push_number(price),
            Number::Times(factor) => {
                letters.push('x');
                letters.push_number(factor);
            }
            Number::Majority { most, others } => {
                letters.push_number(most);
                letters.push('/');
                letters.push_number(others);
            }
        }
        letters
    }
}

/// C3: reads `15`, `x5` or `20/15`; prices up to 99, written without leading zeros.
impl FromStr for Number {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong = || NotationError::new(text, "a number such as 15, x5 or 20/15, none above 99");
        let price = |digits: &str| {
            let number = digits.parse::<u8>().ok().filter(|price| *price < 100);
            number.filter(|price| price.to_string() == digits).ok_or_else(wrong)
        };
        if let Some(factor) = text.strip_prefix('x') {
            return Ok(Number::Times(price(factor)?));
        }
        match text.split_once('/') {
            Some((most, others)) => Ok(Number::Majority { most: price(most)?, others: price(others)? }),
            None => Ok(Number::Plain(price(text)?)),
        }
    }
}

impl Serialize for Number {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.letters().as_str())
    }
}

impl<'de> Deserialize<'de> for Number {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        benben_core::serde_as_text::deserialize(deserializer)
    }
}

/// C3: a price board's numbers from top to bottom.
pub type Numbers = Pile<Number, MOST_NUMBERS>;
