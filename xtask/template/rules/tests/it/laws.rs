//! __Name__ upholds every law.

use benben_core::Seat;
use benben___id__::{Action, Card, State, __Name__};
use std::collections::BTreeMap;

struct __Name__Laws;

impl benben_laws::Lawful for __Name__Laws {
    type Game = __Name__;

    /// Every card that can be written down.
    fn universe(_game: &__Name__, _state: &State, _seat: Seat, actions: &mut Vec<Action>) {
        actions.extend((1..=9).map(|value| Action(Card(value))));
    }

    fn census(_game: &__Name__, state: &State) -> BTreeMap<String, u32> {
        let mut census = BTreeMap::new();
        let hands = state.hands.as_slice().iter().flat_map(|hand| hand.iter());
        for card in state.pile.iter().chain(state.deck.iter()).chain(hands) {
            *census.entry(card.to_string()).or_default() += 1;
        }
        census
    }
}

benben_laws::uphold!(__Name__Laws);
