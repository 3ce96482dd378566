//! What people said at a table, line by line. It is no part of what was played there.

use crate::{Author, TokenHash};
use benben_core::Seat;

/// So many lines are kept of one table; then the oldest go.
pub const MOST_LINES: u64 = 300;

/// Something that was said at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredLine {
    /// Its number at the table: later lines have higher ones.
    pub number: u64,
    /// From which seat.
    pub seat: Seat,
    /// What whoever sat there was called at that time: before the deal seats change hands.
    pub name: String,
    /// After how many of the events that were told to everyone.
    pub told: u64,
    /// What was said, in the server's notation.
    pub said: String,
    /// Who wrote it, if it is no phrase.
    pub by: Option<Author>,
    /// What held the seat then, where that is known: whoever blocks them doesn't hear it.
    pub speaker: Option<TokenHash>,
    /// When, in unix milliseconds.
    pub at: i64,
}
