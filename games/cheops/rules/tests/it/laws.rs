//! Cheops upholds every law.

use benben_cheops::{Action, Cheops, Colour, Fields, Kind, Law, NUMBERS, Place, STACKS, State, Tile};
use benben_core::Seat;
use std::collections::BTreeMap;

struct CheopsLaws;

impl benben_laws::Lawful for CheopsLaws {
    type Game = Cheops;

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
            actions.extend((0..NUMBERS as u8).map(|number| Action::PutOn { colour, number }));
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
