//! Tables that rest: clocks of days run there, and nothing happens before a certain time.

use crate::{Answer, Awaiting, TableId};

/// What is noted of a table at rest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rest {
    /// When the server must look at it again, in unix milliseconds.
    pub due_at: i64,
    /// What its clocks show, in the server's notation.
    pub clocks: String,
}

/// Tables that rest, and when they have to be woken.
pub trait Resting {
    /// Notes that a table rests, which has this revision and was played up to this step: it needs nobody before it is due.
    /// Nothing is noted, and the answer is false, if it was saved or played at since. It is no change: the revision stays.
    /// None where it needs nobody at any time.
    fn rest(&self, id: TableId, revision: u64, steps: u64, rest: Option<Rest>) -> Answer<'_, bool>;

    /// The tables at rest that are due by this time (unix milliseconds): the oldest first, at most `limit`, after this position
    /// in the order. Costs nothing for all others.
    fn due(&self, until: i64, after: u64, limit: u32) -> Answer<'_, Vec<Awaiting>>;

    /// When the first table at rest is due after this time.
    fn next_due(&self, after: i64) -> Answer<'_, Option<i64>>;
}
