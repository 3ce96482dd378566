//! What is in the box: mummies with their gifts, and papyri with the queen's wishes.

use serde::{Deserialize, Serialize};

/// A5: cards in hand after every turn.
pub const HAND: usize = 4;

/// A1: mummies and papyri together.
pub(crate) const CARDS: usize = 90;

/// A1.
pub(crate) const PAPYRI: usize = 18;

/// A3: the fewest and most mummies a papyrus may ask for. The most also bounds the length of a row, and with it how many cards
/// can lie on the table while one is to be drawn (A17).
pub(crate) const FEWEST: u8 = 1;
pub(crate) const MOST: u8 = 9;

/// A2: the values of mummies.
pub(crate) const VALUES: std::ops::RangeInclusive<u8> = 1..=5;

/// A2: a mummy's gift.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// The scarab.
    Green,
    /// The sun.
    Yellow,
    /// The eye.
    Blue,
    /// Anubis.
    Red,
}

impl Colour {
    /// All four.
    pub const ALL: [Colour; 4] = [Colour::Green, Colour::Yellow, Colour::Blue, Colour::Red];

    /// Its letter in notation.
    pub const fn letter(self) -> char {
        match self {
            Colour::Green => 'g',
            Colour::Yellow => 'y',
            Colour::Blue => 'b',
            Colour::Red => 'r',
        }
    }

    /// The colour of this letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Colour::ALL.into_iter().find(|colour| colour.letter() == letter)
    }
}

/// A3: the four colours from first to fourth wish.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Wish(u8);

/// How many orders four colours have.
const ORDERS: u8 = 24;

/// A9: what a mummy of each colour counts, times its value, for every order of wishes.
const FACTORS: [[i16; 4]; ORDERS as usize] = {
    let mut table = [[0; 4]; ORDERS as usize];
    let mut index = 0;
    while index < ORDERS {
        let order = Wish(index).order();
        table[index as usize][order[0] as usize] = 2;
        table[index as usize][order[1] as usize] = 1;
        table[index as usize][order[2] as usize] = 0;
        table[index as usize][order[3] as usize] = -1;
        index += 1;
    }
    table
};

impl Wish {
    /// The wish with this order; none if a colour comes twice.
    pub fn new(order: [Colour; 4]) -> Option<Self> {
        (0..ORDERS).map(Wish).find(|wish| wish.order() == order)
    }

    /// From first to fourth.
    pub const fn order(self) -> [Colour; 4] {
        // The index counts through the orders like a clock: 4 choices for the first, 3 for the second, 2 for the third.
        let mut rest = Colour::ALL;
        let mut order = Colour::ALL;
        let choices = [self.0 / 6, self.0 / 2 % 3, self.0 % 2, 0];
        let mut place = 0;
        while place < 4 {
            let chosen = choices[place] as usize;
            order[place] = rest[chosen];
            let mut gap = chosen;
            while gap + 1 < 4 - place {
                rest[gap] = rest[gap + 1];
                gap += 1;
            }
            place += 1;
        }
        order
    }

    /// A9: the first wish counts double, the second once, the third nothing, the fourth against.
    #[inline]
    pub const fn factor(self, colour: Colour) -> i16 {
        FACTORS[self.0 as usize][colour as usize]
    }
}

/// What a card shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// A2.
    Mummy {
        /// Its gift.
        colour: Colour,
        /// 1 to 5.
        value: u8,
    },
    /// A3.
    Papyrus {
        /// How many mummies it asks for.
        number: u8,
        /// What the queen wishes for.
        wish: Wish,
    },
}

/// A card, told by its face: two cards with the same face are the same to everyone. One byte, because hands, rows and
/// deck are copied all the time. Ordered by colour and value, papyri last.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// Smaller numbers are mummies: nine numbers in 24 orders fill the rest of a byte.
const FIRST_PAPYRUS: u8 = 40;

impl Card {
    /// A mummy of value 1 to 5.
    pub const fn mummy(colour: Colour, value: u8) -> Self {
        Card(((colour as u8) << 3) | value)
    }

    /// A papyrus asking for 1 to 9 mummies.
    pub const fn papyrus(number: u8, wish: Wish) -> Self {
        Card(FIRST_PAPYRUS + (number - FEWEST) * ORDERS + wish.0)
    }

    /// Its face.
    #[inline]
    pub const fn face(self) -> Face {
        if self.is_papyrus() {
            let code = self.0 - FIRST_PAPYRUS;
            Face::Papyrus { number: code / ORDERS + FEWEST, wish: Wish(code % ORDERS) }
        } else {
            Face::Mummy { colour: Colour::ALL[(self.0 >> 3) as usize & 3], value: self.0 & 7 }
        }
    }

    /// Is it a papyrus?
    #[inline]
    pub const fn is_papyrus(self) -> bool {
        self.0 >= FIRST_PAPYRUS
    }

    /// The byte that tells it from other cards; never 0.
    #[inline]
    pub(crate) const fn byte(self) -> u8 {
        self.0
    }

    /// The card of this byte, which came from `byte`.
    #[inline]
    pub(crate) const fn from_byte(byte: u8) -> Self {
        Card(byte)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a3_every_order_of_wishes_exists_once() {
        let mut orders: Vec<_> = (0..ORDERS).map(|index| Wish(index).order()).collect();
        orders.sort_unstable();
        orders.dedup();
        assert_eq!(orders.len(), 24);
        assert_eq!(Wish::new([Colour::Green, Colour::Green, Colour::Blue, Colour::Red]), None);
    }

    #[test]
    fn a9_the_four_wishes_count_double_once_nothing_and_against() {
        for index in 0..ORDERS {
            let wish = Wish(index);
            assert_eq!(wish.order().map(|colour| wish.factor(colour)), [2, 1, 0, -1]);
        }
    }

    #[test]
    fn a2_a3_a_card_keeps_its_face() {
        for colour in Colour::ALL {
            for value in VALUES {
                assert_eq!(Card::mummy(colour, value).face(), Face::Mummy { colour, value });
            }
        }
        for number in FEWEST..=MOST {
            for wish in (0..ORDERS).map(Wish) {
                assert_eq!(Card::papyrus(number, wish).face(), Face::Papyrus { number, wish });
            }
        }
    }
}
