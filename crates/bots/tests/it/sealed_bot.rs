//! What a player knows of Sealed: put tokens where the best card lies, and swap low cards.

use benben_bots::{Fingerprint, Heuristics, OpponentModel, SearchSettings, ValueNetwork, Weights};
use benben_core::{Game, PerSeat, Seat, Viewer};
use benben_sample::{Sealed, State, View};

pub(crate) type Action = benben_sample::Action<0>;

benben_bots::features! {
    /// What the value network reads off a table of Sealed for one seat.
    pub(crate) struct SealedFeatures {
        /// Points of won and held cards, in tens.
        score,
        /// Tokens left, in fives.
        tokens,
    }
}

pub(crate) static WEIGHTS: Weights = Weights::linear(Fingerprint::of::<SealedBot>(), &[2.0, 0.5]);

#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct SealedBot;

impl Heuristics for SealedBot {
    type Game = Sealed;
    type Features = SealedFeatures;

    const SEARCH: SearchSettings<Self> = SearchSettings {
        opponents: OpponentModel::DefaultPolicy,
        rollout_depth: 4,
        network: Some(ValueNetwork::built_in(&WEIGHTS)),
        ..SearchSettings::PLAIN
    };

    fn action_value(_: &Sealed, view: &View, seat: Seat, action: &Action) -> f64 {
        let own = view.holdings[seat].own.unwrap_or_default();
        match action {
            Action::Put(chamber) => {
                let (card, put) = (view.chambers[*chamber as usize], own.put[*chamber as usize]);
                f64::from(card.0) - 2.0 * f64::from(put)
            }
            Action::Seal => 3.0,
            Action::Swap(card) => 3.5 - f64::from(card.0),
            Action::Keep => 0.0,
        }
    }

    fn policy_logit(game: &Sealed, state: &State, seat: Seat, action: &Action) -> f32 {
        Self::action_value(game, &game.view(state, Viewer::Seat(seat)), seat, action) as f32
    }

    fn features(game: &Sealed, state: &State) -> PerSeat<SealedFeatures> {
        let scores = game.standings(state).scores;
        PerSeat::from_fn(state.holdings.len(), |seat| SealedFeatures {
            score: scores[seat] as f32 / 10.0,
            tokens: f32::from(state.holdings[seat].tokens) / 5.0,
        })
    }
}
