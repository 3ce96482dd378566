//! The bot of __Name__: score whenever it is possible, and spare the high cards.

use benben_bots::{Heuristics, SearchSettings};
use benben_core::{PerSeat, Seat};
use benben___id__::{Action, Card, State, View, __Name__, scores};

benben_bots::features! {
    /// What a value network would read off a table of __Name__ for one seat.
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

    // No value network was learned yet: games are short enough for rollouts to the end.
    const SEARCH: SearchSettings<Self> = SearchSettings::PLAIN;

    fn action_value(_game: &__Name__, view: &View, _seat: Seat, Action(card): &Action) -> f64 {
        value(*card, view.pile.last().copied())
    }

    fn policy_logit(_game: &__Name__, state: &State, _seat: Seat, Action(card): &Action) -> f32 {
        0.3 * value(*card, state.pile.last().copied()) as f32
    }

    fn features(_game: &__Name__, state: &State) -> PerSeat<__Name__Features> {
        PerSeat::from_fn(state.hands.len(), |seat| __Name__Features {
            score: f32::from(state.scores[seat]) / 10.0,
            hand: state.hands[seat].iter().map(|card| f32::from(card.0) / 10.0).sum(),
        })
    }
}

/// Whatever scores is good; where nothing does, a low card is easily spared.
fn value(card: Card, top: Option<Card>) -> f64 {
    if scores(card, top) { 10.0 } else { -f64::from(card.0) }
}
