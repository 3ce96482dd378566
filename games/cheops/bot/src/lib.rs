//! The bot of Cheops: what a treasure will probably pay in the end, against what the market pays now.

mod calibration;
mod encoding;
mod ending;
mod eye;
mod features;
mod forecast;
mod pruning;
mod reasons;
mod rush;
mod weights;

pub use features::CheopsFeatures;
pub use rush::SellRush;

use benben_bots::{
    Bot, Calibration, Epsilon, Heuristics, OpponentModel, PriorSource, Reason, SearchSettings, Style,
    ValueNetwork, arg_max,
};
use benben_cheops::{Action, Cheops, State, View};
use benben_core::{Chance, Eyes, Fast, Game, PerSeat, Seat};
use eye::Eye;

/// What a player does with treasures that could be sold or stored. [`CheopsBot`] is a mixer; the pure styles serve to
/// measure whether an edition's boards reward more than one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CheopsStyle {
    /// Sells everything that can be sold, unless that loses at once.
    Seller,
    /// Stores everything that can be stored.
    Storer,
    /// Does what looks better.
    Mixer,
}

/// What a player knows of Cheops.
#[derive(Clone, Copy, Debug, Default)]
pub struct CheopsBot;

impl Heuristics for CheopsBot {
    type Game = Cheops;
    type Features = CheopsFeatures;

    const SEARCH: SearchSettings<Self> = SearchSettings {
        exploration: 0.5,
        prior_temperature: 0.5,
        width: 16,
        rollout_depth: 0,
        prior: PriorSource::Value,
        network: Some(ValueNetwork::built_in(&weights::WEIGHTS)),
        epsilon: Epsilon::NEVER,
        opponents: OpponentModel::DefaultPolicy,
        iterations: [12, 50, 500],
        ..SearchSettings::PLAIN
    };

    const CALIBRATION: Calibration = calibration::CALIBRATION;

    const REASONS: &'static [Reason] = reasons::REASONS;

    const PUZZLES: &'static str = include_str!("../puzzles.jsonl");

    const STYLES: &'static [Style<Cheops>] = &[Style {
        name: "sell-rush",
        about: "sells, looks one reply ahead, and ends the game when that wins it",
        seated: || Box::new(SellRush),
    }];

    fn candidate_actions(game: &Cheops, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        game.legal(state, seat, actions);
        pruning::prune(&state.layout, seat, actions);
    }

    fn features(game: &Cheops, state: &State) -> PerSeat<CheopsFeatures> {
        features::features(game, state)
    }

    fn default_policy(
        game: &Cheops,
        state: &State,
        seat: Seat,
        actions: &[Action],
        luck: &mut Fast,
    ) -> Action {
        let eye = Eye::new(CheopsStyle::Mixer, game, &state.layout, state.money, seat);
        arg_max(actions, luck, |action| eye.worth(action))
    }

    fn action_value(game: &Cheops, view: &View, seat: Seat, action: &Action) -> f64 {
        Eye::new(CheopsStyle::Mixer, game, &view.layout, ending::purses(game, view), seat).worth(action)
    }
}

/// Plays what its style likes best, any of it if several actions do.
impl Bot<Cheops> for CheopsStyle {
    fn choose(&mut self, eyes: &Eyes<'_, Cheops>, luck: &mut Fast) -> Action {
        let (mut actions, view) = (Vec::new(), eyes.view());
        eyes.legal(&mut actions);
        let money = ending::purses(eyes.game(), &view);
        let eye = Eye::new(*self, eyes.game(), &view.layout, money, eyes.seat());
        let worths: Vec<f64> = actions.iter().map(|action| eye.worth(action)).collect();
        let most = worths.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let best: Vec<Action> = actions
            .iter()
            .zip(&worths)
            .filter(|(_, worth)| **worth == most)
            .map(|(action, _)| *action)
            .collect();
        luck.pick(&best)
    }
}
