//! What a bot answers, and why.

use benben_core::Seat;

/// A decision with its reasons.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer<A> {
    /// The decision.
    pub action: A,
    /// All that was considered, most visited first; at least the decision itself.
    pub candidates: Vec<Candidate<A>>,
    /// The principal variation: how it probably goes on, from the decision itself.
    pub line: Vec<(Seat, A)>,
}

/// One of the actions that were considered.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate<A> {
    /// What.
    pub action: A,
    /// How often the search visited it.
    pub visits: u32,
    /// Its mean value, the expected share of the win, where it was visited: 1 wins, 0 loses.
    pub expected: Option<f32>,
}

impl<A: Copy> Answer<A> {
    /// A decision made without considering anything else.
    pub fn plain(seat: Seat, action: A) -> Self {
        Answer {
            action,
            candidates: vec![Candidate { action, visits: 0, expected: None }],
            line: vec![(seat, action)],
        }
    }
}
