//! What is told to everyone. Sales are public (C24), so events name them; nobody's sum of money is ever told.

use crate::components::{Colour, Law, Tile};
use crate::field::Field;
use crate::state::{Ended, Place};
use benben_core::Seat;
use serde::Serialize;

/// A public fact that happened.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Event {
    /// C12: a neighbour tile was bought.
    Bought {
        /// Who.
        seat: Seat,
        /// For how much.
        price: u16,
    },
    /// C13: a treasure was taken.
    TookTreasure {
        /// Who.
        seat: Seat,
        /// From where.
        field: Field,
        /// The tile that lies there now.
        tile: Tile,
        /// The treasure.
        colour: Colour,
    },
    /// C13, C30: a law was taken and turned up.
    TookLaw {
        /// Who.
        seat: Seat,
        /// From where.
        field: Field,
        /// The tile that lies there now.
        tile: Tile,
        /// The law.
        law: Law,
    },
    /// C20, C21: a treasure was sold.
    Sold {
        /// Who.
        seat: Seat,
        /// Which treasure.
        colour: Colour,
        /// For how much.
        price: u16,
    },
    /// C23: a treasure was stored.
    Stored {
        /// Who.
        seat: Seat,
        /// Which treasure.
        colour: Colour,
    },
    /// C34: a treasure that could neither be sold nor stored left the game.
    Discarded {
        /// Who took it.
        seat: Seat,
        /// Which treasure.
        colour: Colour,
    },
    /// C31-C37: a law was put somewhere. C30: or kept, C39: or paid for.
    LawPut {
        /// Who.
        seat: Seat,
        /// Which law.
        law: Law,
        /// Where it lies now.
        place: Place,
    },
    /// C32: the other market law took its place; C38, C39: it went back to the box; C38: it was removed; C40: it was used.
    LawLeft {
        /// Who made it leave.
        seat: Seat,
        /// Which law.
        law: Law,
        /// Where it lay until then.
        place: Place,
    },
    /// C39: law 9 was paid for.
    Paid {
        /// Who.
        seat: Seat,
        /// How much.
        price: u16,
    },
    /// C43: two treasures in the pyramid were swapped.
    Swapped {
        /// Who.
        seat: Seat,
        /// Where one of them lay.
        field: Field,
        /// Where the other lay.
        other: Field,
    },
    /// C43: a treasure in the pyramid was swapped with a stored one.
    SwappedStored {
        /// Who.
        seat: Seat,
        /// Where in the pyramid.
        field: Field,
        /// What lies there now.
        given: Colour,
        /// What lies in the store now.
        gained: Colour,
    },
    /// C18: a tile was drawn.
    Drew {
        /// Who.
        seat: Seat,
        /// From which stack, counted from 1.
        stack: u8,
        /// The tile.
        tile: Tile,
        /// The tile that is on top now.
        revealed: Option<Tile>,
    },
    /// C11: a turn is over.
    TurnEnded {
        /// Whose.
        seat: Seat,
    },
    /// C25: the game has ended.
    Ended {
        /// Why.
        why: Ended,
    },
    /// C39: law 9 counts as a treasure of this colour, or not at all.
    Counted {
        /// Whose.
        seat: Seat,
        /// Which colour.
        colour: Option<Colour>,
    },
}
