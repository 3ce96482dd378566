//! How the search is set up for a game: the numbers found by self-play.

use crate::{Heuristics, StateOf, ValueNetwork, softmax};
use benben_core::{Game, PerSeat, Seat};
use std::str::FromStr;

/// How the search is set up for a game. Found by self-play (`docs/bots.md`).
#[derive(Clone, Copy, Debug)]
pub struct SearchSettings<H> {
    /// PUCT's exploration constant: how much is tried that did worse so far.
    pub exploration: f32,
    /// The temperature of the prior: logits are divided by it before they become a prior, so a higher one trusts the prior
    /// less.
    pub prior_temperature: f32,
    /// Most actions of one decision that are searched, those with the highest logits; the others are pruned.
    pub width: usize,
    /// Decisions of the default policy played after the tree, before the value network is asked.
    pub rollout_depth: u32,
    /// How often the default policy plays a random action instead.
    pub epsilon: Epsilon,
    /// How much of a finished game's result is the value network's estimate (how clearly it was won) and not the bare win.
    pub value_weight: f32,
    /// Where the prior comes from.
    pub prior: PriorSource,
    /// How opponents decide in the tree.
    pub opponents: OpponentModel,
    /// How a state becomes a value. Without one, scores count: ten points more are e times as likely to win.
    pub network: Option<ValueNetwork<H>>,
    /// Iterations of the three searching levels.
    pub iterations: [u32; 3],
}

/// How the search models the decisions of the other seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpponentModel {
    /// They search too: their decisions are in the tree, except sealed ones.
    Search,
    /// They play the default policy.
    DefaultPolicy,
}

/// Where the prior of an action comes from, before it was ever tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PriorSource {
    /// The policy's logits: quick.
    Policy,
    /// The value of the state the action leads to: slower and mostly better.
    Value,
    /// The same, but only the seat's own logit there: for games where an action changes little for the others.
    OwnValue,
}

/// The epsilon of an epsilon-greedy policy: the share of decisions that are made at random, in 255ths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Epsilon(u8);

impl Epsilon {
    /// No decision.
    pub const NEVER: Epsilon = Epsilon(0);
    /// Every decision.
    pub const ALWAYS: Epsilon = Epsilon(Self::PARTS);

    const PARTS: u8 = u8::MAX;

    /// So many of 255 decisions.
    pub const fn of_255(parts: u8) -> Self {
        Epsilon(parts)
    }

    /// Is this decision made at random? Asks for no luck if none is.
    #[inline]
    pub(super) fn strikes(self, luck: &mut impl benben_core::Chance) -> bool {
        self.0 > 0 && luck.below(u32::from(Self::PARTS)) < u32::from(self.0)
    }
}

/// From a share such as `0.05`.
impl FromStr for Epsilon {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let share: f32 = text.parse().map_err(|_| "a number from 0 to 1")?;
        if !(0.0..=1.0).contains(&share) {
            return Err("a number from 0 to 1");
        }
        Ok(Epsilon((share * f32::from(Self::PARTS)).round() as u8))
    }
}

impl<H: Heuristics> SearchSettings<H> {
    /// Without any knowledge of the game: random rollouts to the end.
    pub const PLAIN: SearchSettings<H> = SearchSettings {
        exploration: 1.0,
        prior_temperature: 1.0,
        width: usize::MAX,
        rollout_depth: u32::MAX,
        epsilon: Epsilon::ALWAYS,
        value_weight: 0.2,
        prior: PriorSource::Policy,
        opponents: OpponentModel::Search,
        network: None,
        iterations: [30, 150, 1000],
    };

    /// Each seat's expected share of the win. Shares add up to 1.
    #[inline]
    pub(super) fn value(&self, game: &H::Game, state: &StateOf<H>) -> PerSeat<f32> {
        match &self.network {
            Some(network) => network.value(game, state),
            None => softmax(game.standings(state).scores.map(|score| *score as f32 / 10.0)),
        }
    }

    /// The logit of one seat's value.
    #[inline]
    pub(super) fn seat_logit(&self, game: &H::Game, state: &StateOf<H>, seat: Seat) -> f32 {
        match &self.network {
            Some(network) => network.seat_logit(game, state, seat),
            None => game.standings(state).scores[seat] as f32 / 10.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn epsilon_is_a_share() {
        assert_eq!("0".parse(), Ok(Epsilon::NEVER));
        assert_eq!("1.0".parse(), Ok(Epsilon::ALWAYS));
        assert_eq!("0.0627".parse(), Ok(Epsilon::of_255(16)));
        assert!("1.1".parse::<Epsilon>().is_err() && "few".parse::<Epsilon>().is_err());
    }
}
