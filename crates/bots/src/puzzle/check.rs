//! Is a puzzle still one? Its solution is searched again, with other luck, as deeply as when it was made.

use super::{Choice, DEEP, Puzzle, Rival, clear, greedy_choices, position};
use crate::{ActionOf, Depth, Heuristics};
use std::fmt;

/// Why a position is no puzzle, or none any more.
#[derive(Clone, Debug, PartialEq)]
pub enum Unsound {
    /// Its game does not replay, or the solution is not legal in it.
    Position(String),
    /// Greedy may play the solution.
    LooksBest,
    /// Something else is nearly as good, or better.
    Close {
        /// What.
        action: String,
        /// By how much the solution is ahead of it, as a share of the win; nothing if it is the same turn.
        ahead: f64,
        /// How many times as deeply as in a review they were searched.
        times: u32,
    },
}

impl fmt::Display for Unsound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unsound::Position(why) => f.write_str(why),
            Unsound::LooksBest => f.write_str("greedy may play the solution"),
            Unsound::Close { action, ahead, times } => write!(
                f,
                "the solution is {:.1} points ahead of `{action}`, searched {times} times as deeply as in a review",
                100.0 * ahead
            ),
        }
    }
}

/// Checks that the solution is at least so far ahead of every other action, at a deep search and at one twice as deep, and that greedy
/// does not play it. The same seed gives the same answer.
pub fn check_puzzle<H: Heuristics>(puzzle: &Puzzle, ahead: f64, seed: u64) -> Result<(), Unsound> {
    let (table, view) = position::<H>(puzzle).map_err(|error| Unsound::Position(error.to_string()))?;
    let mut legal = table.legal(puzzle.seat);
    let place = legal.iter().position(|action| action.to_string() == puzzle.solution);
    let place = place.ok_or_else(|| Unsound::Position(format!("`{}` is not legal", puzzle.solution)))?;
    let solution = legal[place];
    if greedy_choices::<H>(table.game(), &view, puzzle.seat, &legal).contains(&solution) {
        return Err(Unsound::LooksBest);
    }
    legal.swap_remove(place);
    for times in [DEEP, 2 * DEEP] {
        let depth = Depth::strongest::<H>().times(times);
        let seed = seed.wrapping_add(u64::from(times));
        let close = |rival: Rival<ActionOf<H>>| Unsound::Close {
            action: rival.action.to_string(),
            ahead: rival.behind,
            times,
        };
        let choice = Choice { seat: puzzle.seat, action: solution, legal: &legal, ahead };
        clear::<H>(table.game(), &view, choice, depth, seed).map_err(close)?;
    }
    Ok(())
}
