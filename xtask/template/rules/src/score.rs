//! Who wins (__R__2).

use crate::state::State;
use benben_core::{Outcome, PerSeat, ScoreLine, Standings};

/// __R__2: the most points win; equals share.
pub(crate) fn standings(state: &State) -> Standings {
    Standings::by_score(state.scores.map(|score| i32::from(*score)))
}

/// The finished game: a point for every card that beat the one before it.
pub(crate) fn outcome(state: &State) -> Outcome {
    let account = PerSeat::from_fn(state.scores.len(), |seat| {
        let points = i32::from(state.scores[seat]);
        vec![ScoreLine { rule: "__R__2", what: "cards", mark: None, count: points, each: 1, points }]
    });
    Outcome { standings: standings(state), ended_by: "__R__2", account }
}
