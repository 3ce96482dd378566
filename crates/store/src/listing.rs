//! Lists of tables.

use crate::{JoinCode, Status, StoredSeat, TableId, TokenHash};

/// Which tables to list; the newest come first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Listing {
    /// Those that gather players and want to be seen.
    Open,
    /// Those where this token holds a seat.
    HeldBy(TokenHash),
    /// The rematches of a table.
    RematchesOf(TableId),
}

/// A table that is being played and may need the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Awaiting {
    /// Where it stands in the order of all tables: whoever wants the next ones asks from here.
    pub position: u64,
    /// Its id.
    pub table: TableId,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSummary {
    /// Its id.
    pub id: TableId,
    /// The code to join by.
    pub code: Option<JoinCode>,
    /// Id of the game.
    pub game: String,
    /// The options, as `key=value key=value`.
    pub options: String,
    /// How far it is.
    pub status: Status,
    /// How much time there is, in the server's notation.
    pub pace: String,
    /// May anyone with the link watch?
    pub spectators: bool,
    /// The table whose game this one branches off from.
    pub branch_of: Option<TableId>,
    /// Do ratings follow from it?
    pub rated: bool,
    /// How it ended, in the server's notation.
    pub result: Option<String>,
    /// When it was opened, in unix milliseconds.
    pub created_at: i64,
    /// When it was last saved, in unix milliseconds.
    pub changed_at: i64,
    /// Who sits where.
    pub seats: Vec<StoredSeat>,
}
