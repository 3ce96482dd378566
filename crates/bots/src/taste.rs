//! What a player knows about a game: the part of a bot that differs from game to game, one file each.

use crate::{Judgement, SIGNS, Signs, Style};
use benben_core::{Chance, Fast, Game, PerSeat, Seat};
use std::hash::Hash;

/// What a player knows about a game. A beginner's first sight is enough for [`crate::Greedy`]; the rest guides
/// [`crate::Search`], and without it the search still plays, only weaker.
pub trait Taste: Game<Action: Hash> {
    /// How the search goes about this game.
    const STYLE: Style = Style::PLAIN;

    /// The better the action looks to the seat that has this view, the more.
    fn worth(&self, view: &Self::View, seat: Seat, action: &Self::Action) -> f64;

    /// The actions an experienced player considers, appended to `actions`: legal ones, each once, at least one. Foolish ones may be
    /// left out.
    #[inline]
    fn sensible(&self, state: &Self::State, seat: Seat, actions: &mut Vec<Self::Action>) {
        self.legal(state, seat, actions);
    }

    /// How much an experienced player in this (imagined) position is drawn to the action: one more is e times as
    /// likely. Asked for every action of every step, so it is quick; it looks at nothing the seat cannot see.
    fn urge(&self, _state: &Self::State, _seat: Seat, _action: &Self::Action) -> f32 {
        0.0
    }

    /// The urges to all of these actions, appended to `urges`: for games where they share much of the work.
    #[inline]
    fn urges(&self, state: &Self::State, seat: Seat, actions: &[Self::Action], urges: &mut Vec<f32>) {
        urges.extend(actions.iter().map(|action| self.urge(state, seat, action)));
    }

    /// What an experienced player does without thinking, out of these actions: mostly the greatest urge.
    fn impulse(
        &self,
        state: &Self::State,
        seat: Seat,
        actions: &[Self::Action],
        luck: &mut Fast,
    ) -> Self::Action {
        greatest_urge(self, state, seat, actions, luck)
    }

    /// What an experienced player reads off an (imagined) position for each seat: numbers that tell who is ahead. They
    /// are weighed by the style's [`Judgement`].
    fn signs(&self, state: &Self::State) -> PerSeat<Signs> {
        self.standings(state).scores.map(|score| {
            let mut signs = [0.0; SIGNS];
            signs[0] = *score as f32 / 10.0;
            signs
        })
    }

    /// The signs of one seat, for games that read them one by one.
    fn own_signs(&self, state: &Self::State, seat: Seat) -> Signs {
        self.signs(state)[seat]
    }

    /// Each seat's expected share of the win, as it looks without playing on. Shares add up to 1.
    fn promise(&self, state: &Self::State, judgement: &Judgement) -> PerSeat<f32> {
        shares(self.signs(state).map(|signs| judgement.standing(signs)))
    }
}

/// The action with the greatest urge, any of them if several are equal.
#[inline]
fn greatest_urge<G: Taste>(
    game: &G,
    state: &G::State,
    seat: Seat,
    actions: &[G::Action],
    luck: &mut Fast,
) -> G::Action {
    greatest_worth(actions, luck, |action| f64::from(game.urge(state, seat, action)))
}

/// The action that a beginner likes best in an imagined position, any of them if several are equal: for games where the
/// beginner's eye is quick enough for playouts.
pub(crate) fn greatest_worth<A: Copy>(actions: &[A], luck: &mut Fast, worth: impl Fn(&A) -> f64) -> A {
    if let [only] = actions {
        return *only;
    }
    let first = luck.below(actions.len() as u32) as usize;
    let (mut best, mut most) = (actions[first], f64::NEG_INFINITY);
    for action in actions[first..].iter().chain(&actions[..first]) {
        let worth = worth(action);
        if worth > most {
            (best, most) = (*action, worth);
        }
    }
    best
}

/// Shares of the win: who stands one higher is e times as likely to win.
pub fn shares(standing: PerSeat<f32>) -> PerSeat<f32> {
    let most = standing.as_slice().iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let chances = standing.map(|own| (own - most).exp());
    let sum: f32 = chances.as_slice().iter().sum();
    chances.map(|chance| chance / sum)
}
