//! Who wins (A16, A18).

use crate::state::{Ended, State};
use benben_core::{Outcome, PerSeat, Standings};

/// A16: most points wins; equals share.
pub(crate) fn standings(state: &State) -> Standings {
    Standings::by_score(state.scores.map(|score| i32::from(*score)))
}

/// The finished game. The points were counted scoring by scoring, so there is no final account.
pub(crate) fn outcome(state: &State) -> Outcome {
    let ended_by = match state.ended {
        Some(Ended::Quiet) => "A18",
        Some(Ended::Goal) | None => "A16",
    };
    Outcome { standings: standings(state), ended_by, account: PerSeat::new(state.scores.len()) }
}
