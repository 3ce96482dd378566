//! Z11, Z12: what it is worth.

use super::{Sealed, State, flaw};
use benben_core::{Outcome, ScoreLine, Standings};

impl<const WRITING: u8> Sealed<WRITING> {
    pub(super) fn rank(&self, state: &State) -> Standings {
        let scores = state.holdings.map(|holding| holding.won_points() + holding.hand_points());
        let tokens = state.holdings.map(|holding| i32::from(holding.tokens));
        if self.flaw == flaw::UPSIDE_DOWN {
            let fewest = Standings::by_score(scores.map(|score| -score));
            return Standings { scores, ..fewest };
        }
        Standings::by_score(scores).part_equals("Z12", &tokens)
    }

    pub(super) fn account(&self, state: &State) -> Outcome {
        let line = |what, count: usize, points| ScoreLine {
            rule: "Z11",
            what,
            mark: Some(format!("{count}")),
            count: 1,
            each: points,
            points,
        };
        let account = state.holdings.map(|holding| {
            let mut lines = vec![line("won", holding.won.len(), holding.won_points())];
            if self.flaw != flaw::SHORT_ACCOUNT {
                lines.push(line("hand", holding.hand.len(), holding.hand_points()));
            }
            lines
        });
        Outcome { standings: self.rank(state), ended_by: "Z10", account }
    }
}
