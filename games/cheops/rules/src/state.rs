//! How everything lies on the table.

use crate::components::{ByColour, ByLaw, ByTile, Colour, Law, Number, Numbers, STACKS, Tile};
use crate::field::Field;
use crate::pyramid::Pyramid;
use benben_core::{PerSeat, Seat};
use serde::{Deserialize, Serialize};

/// The whole table: what lies open, and what is hidden.
///
/// Only money is hidden from some and known to others (C24). Face-down laws and the tiles inside the stacks are known
/// to nobody, so the state does not know them either: luck decides when they are turned up.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// Piasters of each seat.
    pub money: PerSeat<u16>,
    /// Everything else.
    #[serde(flatten)]
    pub layout: Layout,
}

/// What lies open on the table, the same for everybody.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Layout {
    /// Treasures, laws and tiles.
    pub pyramid: Pyramid,
    /// The price board over each colour and the treasures sold onto it.
    pub boards: ByColour<Board>,
    /// Where each law is.
    pub laws: ByLaw<Place>,
    /// Tiles in hand (C10), at most four of them family.
    pub hands: PerSeat<ByTile<u8>>,
    /// Stored treasures (C23).
    pub stores: PerSeat<ByColour<u8>>,
    /// Treasures that left the game as worthless (C34).
    pub discarded: ByColour<u8>,
    /// The stacks of family tiles (C10).
    pub stacks: [Stack; STACKS],
    /// Tiles to come: family tiles inside the stacks in whatever order, and neighbours for sale.
    pub stock: ByTile<u8>,
    /// The turn being taken; after the end, the last one.
    pub turn: Course,
    /// What is awaited within the turn.
    pub stage: Stage,
    /// Why the game ended, once it did.
    pub ended: Option<Ended>,
    /// Where something was taken last, for those who look up only now; none at first and once the game has ended. No
    /// rule depends on it, and the end of a record does not contain it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub latest: Option<Field>,
}

/// A price board (C3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    /// What is printed on it, from top to bottom.
    pub numbers: Numbers,
    /// How many numbers sold treasures cover, from the top (C21). Never the lowest (C22).
    pub covered: u8,
}

impl Board {
    /// C22: the lowest number is never covered.
    #[inline]
    pub fn is_full(&self) -> bool {
        usize::from(self.covered) + 1 >= self.numbers.len()
    }

    /// C26: the topmost uncovered number as printed.
    pub fn printed(&self) -> Number {
        self.numbers[usize::from(self.covered)]
    }
}

/// Where a law is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Place {
    /// Face down in the pyramid or out of the game: nobody knows (C9).
    #[default]
    Unseen,
    /// On the market price field (C31, C32).
    Market,
    /// On the board beside everything (C33).
    Beside,
    /// Under a price board (C34-C36).
    Under(Colour),
    /// On a number of a price board, counted from 0 at the top (C37).
    On(Colour, u8),
    /// Before its owner: kept (C30), paid for (C39), or just taken and waiting for a decision.
    Held(Seat),
    /// Law 9 after the end: its owner counts it as a treasure of this colour (C39).
    Counted(Seat, Colour),
    /// Out of the game, seen by all.
    Gone,
}

/// A stack of family tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stack {
    /// The tile that is seen; none when the stack is empty.
    pub top: Option<Tile>,
    /// How many tiles, the top one included.
    pub size: u8,
}

/// What the player in turn may still take (C13, C17).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Right {
    /// The turn's own treasure or law.
    First,
    /// One more, for a neighbour tile in place of a treasure; with a family tile.
    Second,
    /// Nothing more.
    Nothing,
}

/// One turn so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Course {
    /// Whose turn.
    pub seat: Seat,
    /// What may still be taken.
    pub right: Right,
    /// Has a neighbour tile been bought (C12)?
    pub bought: bool,
    /// Has anything been taken (C12)?
    pub took: bool,
    /// Family tiles that may be drawn at its end (C18): one if any tile was placed, and one more for a take by law 11.
    pub draws: u8,
    /// Family tiles drawn (C18).
    pub drawn: u8,
}

impl Course {
    /// A turn that has just begun.
    pub(crate) fn new(seat: Seat) -> Self {
        Course { seat, right: Right::First, bought: false, took: false, draws: 0, drawn: 0 }
    }
}

/// What is awaited within a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Stage {
    /// To buy, take, use a law, draw or end the turn.
    Choose,
    /// To sell or store the treasure just taken (C16).
    Treasure {
        /// Its colour.
        colour: Colour,
    },
    /// To carry out the law just taken (C30).
    Law {
        /// Which.
        law: Law,
    },
    /// To take a treasure by law 11 (C42).
    TakeMore,
    /// To name the first treasure of a swap (C43).
    Swap,
    /// To name the second.
    SwapWith {
        /// Where the first lies.
        field: Field,
    },
    /// To draw more tiles or end the turn (C18).
    Draw,
    /// The game has ended, and the owner of law 9 chooses its colour (C39).
    Count,
    /// Nothing: the game is over.
    Over,
}

/// Why the game ended (C25).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ended {
    /// The pyramid is empty of treasures and laws.
    Pyramid,
    /// No player can place a family tile.
    Family,
    /// Enough price boards are full.
    Boards,
}

impl Layout {
    /// How many sit at the table.
    #[inline]
    pub fn seats(&self) -> usize {
        self.hands.len()
    }

    /// Does the seat hold this law?
    #[inline]
    pub fn holds(&self, seat: Seat, law: Law) -> bool {
        self.laws[law] == Place::Held(seat)
    }

    /// The law under the board of this colour.
    pub fn law_under(&self, colour: Colour) -> Option<Law> {
        Law::UNDER.into_iter().find(|law| self.laws[*law] == Place::Under(colour))
    }

    /// How many treasures the seat has in store.
    pub fn stored(&self, seat: Seat) -> u8 {
        self.stores[seat].values().iter().sum()
    }
}
