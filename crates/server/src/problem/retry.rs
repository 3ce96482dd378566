//! When it is worth trying again.

use super::Problem;

/// After the store failed it is worth trying again after so many seconds.
const STORE_RETRY: u64 = 2;

/// While a server stops another one may be there at once.
const STOPPING_RETRY: u64 = 1;

impl Problem {
    /// When it is worth trying again, in seconds.
    pub(crate) fn retry_after(&self) -> Option<u64> {
        match self {
            Problem::TooMany { seconds, .. } => Some(*seconds),
            Problem::Store | Problem::Crowded => Some(STORE_RETRY),
            Problem::Stopping => Some(STOPPING_RETRY),
            _ => None,
        }
    }
}
