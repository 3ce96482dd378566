//! What a seat can expect of one action: what a search of its own below it finds, or the result if the game is over with it.

use super::{Search, mean, settled};
use crate::{ActionOf, Calibration, Heuristics, StateOf, ViewOf};
use benben_core::{Fast, Game, Seat, Silence};
use serde::{Deserialize, Serialize};

/// A share of the win that a seat can expect.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Expected {
    /// What the search found, before it is calibrated.
    Searched(f64),
    /// The game is over, and whatever the seat cannot see, this is its share.
    Decided {
        /// The share.
        decided: f64,
    },
}

impl Expected {
    /// As the search has it.
    pub const fn share(self) -> f64 {
        match self {
            Expected::Searched(share) | Expected::Decided { decided: share } => share,
        }
    }

    /// As people are told: what is really won at a table of so many seats where the search expects this. What is decided is
    /// told as it is.
    pub fn told(self, calibration: &Calibration, seats: usize) -> f64 {
        match self {
            Expected::Searched(share) => calibration.apply(seats, share),
            Expected::Decided { decided } => decided,
        }
    }

    /// How fast what is told rises there; none if it is decided.
    pub(crate) fn slope(self, calibration: &Calibration, seats: usize) -> Option<f64> {
        match self {
            Expected::Searched(share) => Some(calibration.slope(seats, share)),
            Expected::Decided { .. } => None,
        }
    }
}

/// What a seat can expect of an action.
#[derive(Clone, Debug, PartialEq)]
pub struct Outlook<A> {
    /// The share of the win.
    pub expected: Expected,
    /// How the seat goes on after it, as far as that depends neither on others nor on luck; the action itself first.
    pub line: Vec<A>,
    /// The values the search found once the tree had grown a little, to be compared with another action's one by one.
    pub(crate) values: Vec<f32>,
}

impl<H: Heuristics> Search<H> {
    /// What the seat can expect of one action, if this is all it knows. Whatever tells shares to people asks here.
    pub fn outlook(
        &mut self,
        game: &H::Game,
        view: &ViewOf<H>,
        seat: Seat,
        action: ActionOf<H>,
        seed: u64,
    ) -> Outlook<ActionOf<H>> {
        let mut values = settled(&self.weigh(game, view, seat, action, seed)).to_vec();
        let line = self.settled_line(game, view, seat, action, seed);
        let expected = match decided::<H>(game, view, seat, &line, seed) {
            Some(decided) => {
                values.fill(decided as f32);
                Expected::Decided { decided }
            }
            None => Expected::Searched(mean(&values)),
        };
        Outlook { expected, line, values }
    }
}

/// The seat's share if the game is over after this line, and the share the same at every imagined table that is tried. The search
/// blends results with what the network thinks of them, so that it plays for clear wins; but nothing is left to expect here.
fn decided<H: Heuristics>(
    game: &H::Game,
    view: &ViewOf<H>,
    seat: Seat,
    line: &[ActionOf<H>],
    seed: u64,
) -> Option<f64> {
    /// Most lines don't end the game, which the first table shows.
    const TABLES: u64 = 64;
    let mut shares = (0..TABLES).map(|table| {
        let mut luck = Fast::part(seed, table);
        let mut state = game.imagine(view, &mut luck);
        let is_over =
            played::<H>(game, &mut state, seat, line, &mut luck) && game.turn(&state).awaited().is_empty();
        is_over.then(|| game.standings(&state).share(seat))
    });
    let first = shares.next()??;
    shares.all(|share| share == Some(first)).then_some(first)
}

/// Plays one action of the seat after the other; false if one of them is not possible.
pub(crate) fn played<H: Heuristics>(
    game: &H::Game,
    state: &mut StateOf<H>,
    seat: Seat,
    line: &[ActionOf<H>],
    luck: &mut Fast,
) -> bool {
    line.iter().all(|action| {
        let is_possible =
            game.turn(state).awaited().contains(seat) && game.check(state, seat, action).is_ok();
        if is_possible {
            game.play(state, seat, *action, luck, &mut Silence);
        }
        is_possible
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_curve_bends_what_is_decided() {
        let curve = std::array::from_fn(|knot| 0.2 + knot as f32 * 0.03);
        let calibration = Calibration { heads_up: curve, more: curve };
        assert!((Expected::Searched(1.0).told(&calibration, 2) - 0.8).abs() < 1e-6);
        assert_eq!(Expected::Decided { decided: 1.0 }.told(&calibration, 2), 1.0);
        assert_eq!(Expected::Decided { decided: 0.0 }.slope(&calibration, 2), None);
    }

    #[test]
    fn in_a_file_of_puzzles_a_searched_share_is_a_number_and_a_decided_one_says_so() {
        for (expected, written) in
            [(Expected::Searched(0.625), "0.625"), (Expected::Decided { decided: 1.0 }, r#"{"decided":1.0}"#)]
        {
            assert_eq!(serde_json::to_string(&expected).unwrap(), written);
            assert_eq!(serde_json::from_str::<Expected>(written).unwrap(), expected);
        }
    }
}
