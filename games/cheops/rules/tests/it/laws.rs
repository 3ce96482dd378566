//! Cheops upholds every law.

use benben_cheops::{Action, Cheops, Colour, Fields, Kind, Law, MOST_NUMBERS, Place, STACKS, State, Tile};
use benben_core::{EditionFile, Game, Options, Seat, Setting};
use std::collections::BTreeMap;

struct CheopsLaws;

/// Boards of two to eleven numbers, law 7 as a majority pair, and eyes in the bottom row and at the very top.
fn odd_edition() -> String {
    let mut text = Cheops::META.edition.replacen("benben", "odd", 1);
    for (good, bad) in [
        ("\"5 10 15 20 25\"", "\"30 0\""),
        ("\"15 10 10 15 10\"", "\"1 2 3 4 5 6 7 8 9 10 11\""),
        ("\"0 20 0 20 0\"", "\"x9 5 x1\""),
        ("\"x1 x2 x3 x4 x5\"", "\"5/30 x2 0 10/0 x7 99\""),
        ("law_7 = \"20\"", "law_7 = \"40/5\""),
        ("\"c4\", \"c6\", \"d3\"", "\"a1\", \"a2\", \"k1\""),
    ] {
        assert!(text.contains(good), "{good}");
        text = text.replacen(good, bad, 1);
    }
    text
}

impl benben_laws::Lawful for CheopsLaws {
    type Game = Cheops;

    /// The built-in edition under every policy, and an odd one.
    fn settings() -> Vec<Setting<Cheops>> {
        let options = Options::all(Cheops::META.options);
        let odd = EditionFile::new(odd_edition()).expect("it is an edition");
        let odd = Setting::new(odd, options[0].clone()).expect("it can be played");
        options.into_iter().map(Setting::with_options).chain([odd]).collect()
    }

    /// Every action there is.
    fn universe(_game: &Cheops, _state: &State, _seat: Seat, actions: &mut Vec<Action>) {
        let colours = || Colour::ALL.iter().copied();
        actions.extend([Action::Buy, Action::Sell, Action::Store, Action::Pay, Action::Return]);
        actions.extend([Action::TakeMore, Action::Swap, Action::End]);
        for field in Fields::ALL {
            actions.extend(Tile::ALL.iter().map(|tile| Action::Take { field, tile: *tile }));
            actions.extend([Action::SwapFirst { field }, Action::SwapWith { field }]);
        }
        for colour in colours() {
            actions.extend(Law::UNDER.map(|law| Action::PutUnder { law, colour }));
            actions.extend((0..MOST_NUMBERS as u8).map(|number| Action::PutOn { colour, number }));
            actions.extend([Action::SellStored { colour }, Action::SwapStored { colour }]);
            actions.push(Action::Count { colour: Some(colour) });
        }
        actions.push(Action::Count { colour: None });
        actions.extend(Law::ALL.iter().map(|law| Action::Remove { law: Some(*law) }));
        actions.push(Action::Remove { law: None });
        actions.extend((0..STACKS as u8).map(|stack| Action::Draw { stack }));
    }

    /// Treasures and tiles of each kind; laws that have been seen and those that have not. The bank never runs out, so money
    /// is not counted.
    fn census(_game: &Cheops, state: &State) -> BTreeMap<String, u32> {
        let layout = &state.layout;
        let mut census = BTreeMap::new();
        for &colour in Colour::ALL {
            let stored: u8 = layout.stores.as_slice().iter().map(|store| store[colour]).sum();
            let waiting = layout.stage == benben_cheops::Stage::Treasure { colour };
            let elsewhere =
                stored + layout.boards[colour].covered + layout.discarded[colour] + u8::from(waiting);
            census
                .insert(colour.to_string(), u32::from(elsewhere) + layout.pyramid.treasures_of(colour).len());
        }
        for &tile in Tile::ALL {
            let hands: u8 = layout.hands.as_slice().iter().map(|hand| hand[tile]).sum();
            let tops = layout.stacks.iter().filter(|stack| stack.top == Some(tile)).count() as u32;
            let count = u32::from(hands + layout.stock[tile]) + tops + layout.pyramid.tiles(tile).len();
            census.insert(tile.to_string(), count);
        }
        let seen = Law::ALL.iter().filter(|law| layout.laws[**law] != Place::Unseen).count() as u32;
        census.insert("laws face down or seen".to_owned(), layout.pyramid.laws().len() + seen);
        let in_stacks: u32 = layout.stacks.iter().map(|stack| u32::from(stack.size.saturating_sub(1))).sum();
        let hidden: u32 = Tile::FAMILY.iter().map(|tile| u32::from(layout.stock[*tile])).sum();
        census.insert("tiles hidden in the stacks or known".to_owned(), 64 + hidden - in_stacks);
        census
    }
}

benben_laws::uphold!(CheopsLaws);
