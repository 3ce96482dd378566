//! When it is worth trying again.

use super::Problem;
use axum::response::Response;

/// After the store failed it is worth trying again after so many seconds.
const STORE_RETRY: u64 = 2;

/// While a server stops another one may be there at once.
const STOPPING_RETRY: u64 = 1;

/// Somebody else was faster: the same request may succeed now, and nothing of it was done.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LostRace;

impl Problem {
    /// When it is worth trying again, in seconds.
    pub(crate) fn retry_after(&self) -> Option<u64> {
        match self {
            Problem::TooMany { seconds, .. } => Some(*seconds),
            Problem::Store | Problem::Crowded => Some(STORE_RETRY),
            Problem::Stopping | Problem::Elsewhere => Some(STOPPING_RETRY),
            _ => None,
        }
    }

    /// Was it said by looking at a table? Then it may be otherwise if somebody has changed the table meanwhile.
    pub(crate) fn is_judged_by_the_table(&self) -> bool {
        !matches!(
            self,
            Problem::Store
                | Problem::Unreadable
                | Problem::Damaged
                | Problem::Exchanged
                | Problem::StoreFull
                | Problem::Stopping
                | Problem::Elsewhere
                | Problem::Fault
                | Problem::Race
                | Problem::Crowded
                | Problem::TooMany { .. }
        )
    }

    /// Notes in an answer that somebody else was faster, and that nothing was done.
    pub(crate) fn mark(&self, response: &mut Response) {
        if matches!(self, Problem::Race) {
            response.extensions_mut().insert(LostRace);
        }
    }
}
