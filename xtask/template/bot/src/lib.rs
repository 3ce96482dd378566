//! The bot of __Name__: score with as little as possible, and spare the high cards.

mod encoding;
mod weights;

use benben_bots::{Epsilon, Heuristics, Reason, SearchSettings, ValueNetwork};
use benben_core::{PerSeat, Seat};
use benben___id__::{Action, State, View, __Name__, scores};

benben_bots::features! {
    /// What the value network reads off a table of __Name__ for one seat.
    pub struct __Name__Features {
        /// Points, in tens.
        score,
        /// The values of the cards in hand, in tens.
        hand,
    }
}

/// What a player knows of __Name__.
#[derive(Clone, Copy, Debug, Default)]
pub struct __Name__Bot;

impl Heuristics for __Name__Bot {
    type Game = __Name__;
    type Features = __Name__Features;

    const SEARCH: SearchSettings<Self> = SearchSettings {
        epsilon: Epsilon::of_255(16),
        network: Some(ValueNetwork::built_in(&weights::WEIGHTS)),
        ..SearchSettings::PLAIN
    };

    /// Each has a text in the face, in every language.
    const REASONS: &'static [Reason] = &[
        Reason { name: "points", features: &["score"], concerns_others: false },
        Reason { name: "hand", features: &["hand"], concerns_others: false },
    ];

    /// A beginner likes high cards.
    fn action_value(_game: &__Name__, _view: &View, _seat: Seat, Action(card): &Action) -> f64 {
        f64::from(card.0)
    }

    /// Somebody who knows the game scores with as little as possible, and spares high cards where nothing scores.
    fn policy_logit(_game: &__Name__, state: &State, _seat: Seat, Action(card): &Action) -> f32 {
        let scored = if scores(*card, state.pile.last().copied()) { 3.0 } else { 0.0 };
        scored - 0.3 * f32::from(card.0)
    }

    fn features(_game: &__Name__, state: &State) -> PerSeat<__Name__Features> {
        PerSeat::from_fn(state.hands.len(), |seat| __Name__Features {
            score: f32::from(state.scores[seat]) / 10.0,
            hand: state.hands[seat].iter().map(|card| f32::from(card.0) / 10.0).sum(),
        })
    }
}
