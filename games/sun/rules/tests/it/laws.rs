//! Pyramid of the Sun upholds every law.

use benben_core::Seat;
use benben_sun::{Action, Card, Deck, Place, State, Sun};
use std::collections::BTreeMap;

struct SunLaws;

impl benben_laws::Lawful for SunLaws {
    type Game = Sun;

    /// Every draw, every symbol, the stop, every discard of a card that exists, and every card in hand and one of each shape on
    /// every place of the largest pyramid.
    fn universe(game: &Sun, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.extend(Deck::ALL.map(Action::Draw));
        actions.extend(Deck::ALL.map(Action::SymbolDraw));
        actions.extend([Action::SymbolPoints, Action::Stop]);
        let edition = game.edition();
        let mut faces = [edition.standard(), edition.edge(), edition.inner_base_cards()].concat();
        faces.sort_unstable();
        faces.dedup();
        actions.extend(faces.iter().map(|card| Action::Discard(*card)));
        let mut near: Vec<Card> = state.hands[seat].to_vec();
        near.extend(["0", "3", "5s", "L2", "R3", "T4"].map(|card| card.parse::<Card>().expect("a card")));
        near.sort_unstable();
        near.dedup();
        for card in near {
            actions.extend(Place::all().map(|place| Action::Place(card, place)));
        }
    }

    fn census(_game: &Sun, state: &State) -> BTreeMap<String, u32> {
        let pyramid = &state.pyramid;
        let mut cards: Vec<Card> =
            pyramid.filled().into_iter().filter_map(|place| pyramid.card(place)).collect();
        cards.push(state.marker);
        cards.extend_from_slice(&state.standard.deck);
        cards.extend_from_slice(&state.standard.discards);
        cards.extend_from_slice(&state.edge.deck);
        cards.extend_from_slice(&state.edge.discards);
        state.hands.as_slice().iter().for_each(|hand| cards.extend_from_slice(hand));
        let mut census = BTreeMap::new();
        cards.iter().for_each(|card| *census.entry(card.to_string()).or_default() += 1);
        census
    }
}

benben_laws::uphold!(SunLaws);
