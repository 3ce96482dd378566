//! Ankh upholds every law.

use crate::position::odd_edition;
use benben_ankh::{Action, Ankh, Card, Offering, State};
use benben_core::{EditionFile, Game, Options, Seat, Setting};
use std::collections::BTreeMap;

struct AnkhLaws;

impl benben_laws::Lawful for AnkhLaws {
    type Game = Ankh;

    /// The built-in edition to every goal, and an odd one.
    fn settings() -> Vec<Setting<Ankh>> {
        let options = Options::all(Ankh::META.options);
        let odd = EditionFile::new(odd_edition()).expect("it is an edition");
        let odd = Setting::new(odd, options[0].clone()).expect("it can be played");
        options.into_iter().map(Setting::with_options).chain([odd]).collect()
    }

    /// Every card played every way; every sacrifice of up to two cards; every larger one of cards in hand and two others.
    fn universe(game: &Ankh, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let mut faces = game.edition().cards().to_vec();
        faces.sort_unstable();
        faces.dedup();
        faces.push("2:rbyg".parse().expect("a papyrus that no edition here has"));
        for card in &faces {
            actions.extend([Action::Mummy(*card), Action::Papyrus(*card)]);
        }
        let mut near: Vec<Card> = state.hands[seat].to_vec();
        near.extend([faces[0], faces[faces.len() - 2]]);
        near.sort_unstable();
        near.dedup();
        let small = (0..=2).flat_map(|size| offerings(&faces, size));
        let large = (3..=4).flat_map(|size| offerings(&near, size));
        actions.extend(small.chain(large).map(Action::Sacrifice));
    }

    fn census(_game: &Ankh, state: &State) -> BTreeMap<String, u32> {
        let mut cards = vec![state.papyrus];
        cards.extend_from_slice(&state.beneath);
        cards.extend_from_slice(&state.deck);
        cards.extend_from_slice(&state.discard);
        state.hands.as_slice().iter().for_each(|hand| cards.extend_from_slice(hand));
        state.rows.as_slice().iter().for_each(|row| cards.extend_from_slice(row));
        let mut census = BTreeMap::new();
        cards.iter().for_each(|card| *census.entry(card.to_string()).or_default() += 1);
        census
    }
}

/// Every way to offer `size` of these cards, each as often as wanted.
fn offerings(cards: &[Card], size: usize) -> Vec<Offering> {
    let mut lists = vec![Vec::new()];
    for _ in 0..size {
        lists = lists
            .iter()
            .flat_map(|list: &Vec<Card>| {
                let last = list.last().copied().unwrap_or_default();
                cards
                    .iter()
                    .filter(move |card| **card >= last)
                    .map(move |card| [&list[..], &[*card]].concat())
            })
            .collect();
    }
    lists.iter().filter_map(|list| Offering::new(list)).collect()
}

benben_laws::uphold!(AnkhLaws);
