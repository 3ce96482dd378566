//! The deals of the days, and who has tried them.

use crate::{TableId, TokenHash};
use benben_core::{Day, Secret};

/// The luck of one game's deal on one day, the same for everybody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredDay {
    /// Which day.
    pub day: Day,
    /// Id of the game.
    pub game: String,
    /// Where its luck comes from. Nobody may know it before the day is over.
    pub secret: Secret,
    /// When it was drawn, in unix milliseconds.
    pub drawn_at: i64,
}

/// Who tries a deal of the day.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Trier {
    /// Whoever holds this token.
    Holder(TokenHash),
    /// A bot of this level, in the place a person has.
    Bot(String),
}

/// A try of a deal of the day that counts. Everybody has one.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredTry {
    /// Which day.
    pub day: Day,
    /// Id of the game.
    pub game: String,
    /// Whose.
    pub by: Trier,
    /// What they are called; empty for bots.
    pub name: String,
    /// Where it is played. Bots need no table.
    pub table: Option<TableId>,
    /// How it ended, once it has.
    pub result: Option<TryResult>,
}

/// How a try ended.
#[derive(Clone, Debug, PartialEq)]
pub struct TryResult {
    /// The share of the win.
    pub share: f64,
    /// The points.
    pub points: i32,
    /// Where the result came from, in the server's notation, if that is known.
    pub account: Option<String>,
    /// When, in unix milliseconds.
    pub at: i64,
}
