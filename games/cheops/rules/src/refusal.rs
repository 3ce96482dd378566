//! Why an action is not legal.

use crate::components::{Colour, Law, Tile};
use crate::field::Field;
use benben_core::RuleId;
use serde::Serialize;

/// The rule that forbids an action, with the facts that failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Refusal {
    /// C12: a neighbour tile has been bought this turn.
    AlreadyBought,
    /// C12: something has been taken this turn.
    TooLateToBuy,
    /// C12: no neighbour tile is left.
    NoNeighbourLeft,
    /// C12: a neighbour tile costs more than the seat has.
    TooPoorToBuy {
        /// What the seat has.
        money: u16,
        /// What it costs.
        price: u16,
    },
    /// C13: a treasure or law can be taken, so it must be before the turn goes on.
    MustTake,
    /// C13: this turn's treasure or law has been taken.
    AlreadyTaken,
    /// C13: the seat has no such tile.
    NotInHand {
        /// The tile asked for.
        tile: Tile,
    },
    /// C13: a tile lies there; what was there has been taken.
    Empty {
        /// Where.
        field: Field,
    },
    /// C14: something still lies directly below.
    Carrying {
        /// Where one wanted to take.
        field: Field,
        /// Where something still lies.
        below: Field,
    },
    /// C15: the same member, or another neighbour, lies next to it.
    SameBeside {
        /// Where one wanted to take.
        field: Field,
        /// The tile asked for.
        tile: Tile,
        /// Where the same lies.
        beside: Field,
    },
    /// C16: the treasure just taken must be sold or stored first.
    TreasureWaits {
        /// Its colour.
        colour: Colour,
    },
    /// C16: no treasure waits to be sold or stored.
    NothingTaken,
    /// C17: the second take needs a family tile.
    FamilyOnly,
    /// C18: no tile was placed this turn, so none is drawn.
    NothingPlaced,
    /// C18: the hand has as many family tiles as it may.
    HandFull,
    /// C18: the stack is empty.
    StackEmpty {
        /// Which, counted from 1.
        stack: u8,
    },
    /// C40: drawing has begun; all that is left is to draw and to end the turn.
    Drawing,
    /// C22: all numbers that can be covered are.
    BoardFull {
        /// Of which colour.
        colour: Colour,
    },
    /// C25: the game has ended.
    Over,
    /// C30: the law just taken must be carried out first.
    LawWaits {
        /// Which.
        law: Law,
    },
    /// C30: this law has not just been taken.
    LawNotTaken {
        /// Which.
        law: Law,
    },
    /// C34-C36: another law lies under that board.
    PlaceTaken {
        /// The law to be placed.
        law: Law,
        /// Under which board.
        colour: Colour,
        /// The law that lies there.
        by: Law,
    },
    /// C34: treasures of this colour can no longer be stored.
    StoringForbidden {
        /// Which colour.
        colour: Colour,
    },
    /// C35: treasures of this colour can no longer be sold.
    SellingForbidden {
        /// Which colour.
        colour: Colour,
    },
    /// C37: a treasure covers the number.
    NumberCovered {
        /// On which board.
        colour: Colour,
        /// Which number, counted from 1 at the top.
        number: u8,
    },
    /// C37: the board has fewer numbers.
    NoSuchNumber {
        /// Which board.
        colour: Colour,
        /// The number asked for, counted from 1 at the top.
        number: u8,
        /// How many the board has.
        count: u8,
    },
    /// C38: the law lies neither face up on the board nor before an opponent.
    NotRemovable {
        /// Which.
        law: Law,
    },
    /// C39: law 9 costs more than the seat has.
    TooPoorToPay {
        /// What the seat has.
        money: u16,
        /// What it costs.
        price: u16,
    },
    /// C39: after the end, law 9's owner says what it counts as.
    CountWaits,
    /// C39: law 9 is counted only after the end.
    NotEnded,
    /// C40: the seat does not hold this law.
    LawNotHeld {
        /// Which.
        law: Law,
    },
    /// C41, C43: the seat has no treasure of this colour in store.
    NotInStore {
        /// Which colour.
        colour: Colour,
        /// The law that was to be used.
        law: Law,
    },
    /// C42: no treasure can be taken with the seat's family tiles.
    NoTreasureToTake,
    /// C42: law 11 takes a treasure, not a law.
    LawNotTreasure {
        /// Where the law lies.
        field: Field,
    },
    /// C42: law 11 takes a treasure with a family tile first.
    TakeMoreWaits,
    /// C43: the swap begun by law 12 comes first.
    SwapWaits,
    /// C43: no swap has begun.
    NotSwapping,
    /// C43: no two treasures can be swapped.
    NothingToSwap,
    /// C43: no treasure lies there.
    NoTreasure {
        /// Where.
        field: Field,
    },
    /// C43: both treasures have the same colour.
    SameColour {
        /// Which.
        colour: Colour,
    },
}

impl benben_core::Refusal for Refusal {
    fn rule(&self) -> RuleId {
        match self {
            Refusal::AlreadyBought
            | Refusal::TooLateToBuy
            | Refusal::NoNeighbourLeft
            | Refusal::TooPoorToBuy { .. } => "C12",
            Refusal::MustTake | Refusal::AlreadyTaken | Refusal::NotInHand { .. } | Refusal::Empty { .. } => {
                "C13"
            }
            Refusal::Carrying { .. } => "C14",
            Refusal::SameBeside { .. } => "C15",
            Refusal::TreasureWaits { .. } | Refusal::NothingTaken => "C16",
            Refusal::FamilyOnly => "C17",
            Refusal::NothingPlaced | Refusal::HandFull | Refusal::StackEmpty { .. } => "C18",
            Refusal::BoardFull { .. } => "C22",
            Refusal::Over => "C25",
            Refusal::LawWaits { .. } | Refusal::LawNotTaken { .. } => "C30",
            Refusal::PlaceTaken { law: Law::OnlySell, .. } | Refusal::StoringForbidden { .. } => "C34",
            Refusal::PlaceTaken { law: Law::OnlyStore, .. } | Refusal::SellingForbidden { .. } => "C35",
            Refusal::PlaceTaken { .. } => "C36",
            Refusal::NumberCovered { .. } | Refusal::NoSuchNumber { .. } => "C37",
            Refusal::NotRemovable { .. } => "C38",
            Refusal::TooPoorToPay { .. } | Refusal::CountWaits | Refusal::NotEnded => "C39",
            Refusal::Drawing | Refusal::LawNotHeld { .. } => "C40",
            Refusal::NotInStore { law: Law::SellStored, .. } => "C41",
            Refusal::NoTreasureToTake | Refusal::LawNotTreasure { .. } | Refusal::TakeMoreWaits => "C42",
            Refusal::NotInStore { .. }
            | Refusal::SwapWaits
            | Refusal::NotSwapping
            | Refusal::NothingToSwap
            | Refusal::NoTreasure { .. }
            | Refusal::SameColour { .. } => "C43",
        }
    }
}
