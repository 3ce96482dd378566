//! What every game must satisfy.

use crate::position::odd_edition;
use benben_core::{EditionFile, Game, Options, Seat, Setting};
use benben_laws::Lawful;
use benben_pyramids::{Action, Card, Cards, Fields, Pyramids, Shape, State};
use std::collections::BTreeMap;

struct PyramidsLaws;

impl Lawful for PyramidsLaws {
    type Game = Pyramids;
    const GAMES: u32 = 40;
    const LOOKS: u32 = 8;

    /// The built-in edition, and an odd one.
    fn settings() -> Vec<Setting<Pyramids>> {
        let options = Options::all(Pyramids::META.options);
        let odd = EditionFile::new(odd_edition()).expect("it is an edition");
        let odd = Setting::new(odd, options[0].clone()).expect("it can be played");
        options.into_iter().map(Setting::with_options).chain([odd]).collect()
    }

    fn universe(_game: &Pyramids, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.push(Action::TakeBlind);
        for card in Card::all() {
            actions.push(Action::Take(card));
            actions.extend(Card::all().filter(|other| *other > card).map(|other| Action::Keep(card, other)));
            actions.extend(Fields::ALL.each().map(|fields| Action::Mark { card, fields }));
        }
        // All ways to lay all shapes, and all pairs of fields, on cards of every player.
        let mut several = Vec::new();
        Shape::ALL
            .into_iter()
            .for_each(|shape| shape.lay(Fields::ALL, Fields::ALL, |fields| several.push(fields)));
        for one in Fields::ALL.each() {
            // The domino is already there.
            several.extend(
                Fields::ALL
                    .each()
                    .filter(|other| *other > one && !one.grown().meets(*other))
                    .map(|other| one | other),
            );
        }
        for (owner, player) in state.players.iter() {
            for chamber in player.chambers.iter().take(if owner == seat { 2 } else { 1 }) {
                actions.extend(
                    several.iter().map(|fields| Action::Mark { card: chamber.card, fields: *fields }),
                );
            }
        }
    }

    fn census(_game: &Pyramids, state: &State) -> BTreeMap<String, u32> {
        let mut census = BTreeMap::new();
        let mut count = |what: String| *census.entry(what).or_insert(0) += 1;
        let mut cards = |cards: Cards| cards.each().for_each(|card| count(format!("card {card}")));
        cards(state.deck);
        cards(state.offer);
        for player in state.players.as_slice() {
            cards(player.dealt);
            cards(player.completed);
            cards(player.chambers.iter().map(|chamber| chamber.card).collect());
        }
        state.revealed.iter().chain(state.unseen.iter()).for_each(|shape| count(format!("shape {shape}")));
        census
    }
}

benben_laws::uphold!(PyramidsLaws);
