//! A round: who sits with whom, who sits out, and how it ended.

use crate::Points;

/// A player of a tournament, numbered from 0 in the order of joining.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Entrant(pub u16);

impl Entrant {
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Who sits at one table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// In seat order: the first has the first seat.
    pub players: Vec<Entrant>,
    /// How it ended, once it has.
    pub finish: Option<Finish>,
}

/// How a table ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finish {
    /// With places and scores, in seat order.
    Played {
        /// From 1; equals share a place, and the next is left out.
        places: Vec<u8>,
        /// What the game counts.
        scores: Vec<i32>,
    },
    /// Without a result: everybody gets half a point.
    Void,
}

/// Somebody without a table in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bye {
    /// Who.
    pub player: Entrant,
    /// What it is worth.
    pub worth: Points,
}

/// A round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// The tables.
    pub tables: Vec<Pairing>,
    /// Those who sit out.
    pub byes: Vec<Bye>,
}

impl Pairing {
    /// What each seat has won, once the table is over.
    pub fn points(&self) -> Option<Vec<Points>> {
        Some(match self.finish.as_ref()? {
            Finish::Void => vec![Points::HALF; self.players.len()],
            Finish::Played { places, .. } => {
                places.iter().map(|place| Points::of_place(*place, places)).collect()
            }
        })
    }
}

impl Round {
    /// Has every table ended?
    pub fn is_over(&self) -> bool {
        self.tables.iter().all(|table| table.finish.is_some())
    }
}
