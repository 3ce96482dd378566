//! How the game starts (C8-C10).

use crate::by::Kind;
use crate::components::{
    ByColour, ByLaw, ByTile, Colour, FAMILY_TILES, NEIGHBOUR_TILES, Numbers, STACKS, TREASURES,
};
use crate::drawing::{family_tiles, reveal};
use crate::edition::Edition;
use crate::pyramid::{Pyramid, Spot};
use crate::state::{Board, Course, Layout, Stack, Stage, State};
use benben_core::{Chance, PerSeat, Seat};

/// C8-C10: boards, pyramid, laws and tiles; somebody starts.
pub(crate) fn setup(edition: &Edition, seats: usize, chance: &mut impl Chance) -> State {
    let boards = boards(edition, chance);
    let pyramid = pyramid(edition, chance);
    let mut stock = stock(seats);
    let stacks = stacks(&mut stock, chance);
    let start = Seat::new(chance.below(seats as u32) as usize);
    let layout = Layout {
        pyramid,
        boards,
        laws: ByLaw::default(),
        hands: PerSeat::from_fn(seats, |_| ByTile::from_fn(|tile| u8::from(tile.is_family()))),
        stores: PerSeat::new(seats),
        discarded: ByColour::default(),
        stacks,
        stock,
        turn: Course::new(start),
        stage: Stage::Choose,
        ended: None,
        latest: None,
    };
    // C10: nobody has money.
    State { money: PerSeat::new(seats), layout }
}

/// C8: two boards of each type, at random over the six colours.
fn boards(edition: &Edition, chance: &mut impl Chance) -> ByColour<Board> {
    let mut numbers: [Numbers; 6] = [edition.boards(0)[0]; 6];
    for kind in 0..3 {
        let boards = edition.boards(kind);
        let first = chance.below(boards.len() as u32) as usize;
        // Any board but the first, each as likely.
        let second = chance.below(boards.len() as u32 - 1) as usize;
        numbers[2 * kind] = boards[first];
        numbers[2 * kind + 1] = boards[second + usize::from(second >= first)];
    }
    chance.shuffle(&mut numbers);
    ByColour::from_fn(|colour| Board { numbers: numbers[colour.index()], covered: 0 })
}

/// C8: ten treasures of each colour, at random over the fields without an eye; C9: face-down laws on the eyes.
fn pyramid(edition: &Edition, chance: &mut impl Chance) -> Pyramid {
    let mut treasures: [Colour; 60] =
        std::array::from_fn(|index| Colour::ALL[index / usize::from(TREASURES - 1)]);
    chance.shuffle(&mut treasures);
    let mut treasures = treasures.into_iter();
    Pyramid::from_fn(|field| {
        if edition.eyes().contains(field) {
            Spot::Law
        } else {
            Spot::Treasure(treasures.next().expect("66 fields without 6 eyes are 60"))
        }
    })
}

/// C10: the tiles that remain when everybody has one of each member.
fn stock(seats: usize) -> ByTile<u8> {
    ByTile::from_fn(|tile| if tile.is_family() { FAMILY_TILES - seats as u8 } else { NEIGHBOUR_TILES })
}

/// C10: three stacks as even as possible, their top tiles seen.
fn stacks(stock: &mut ByTile<u8>, chance: &mut impl Chance) -> [Stack; STACKS] {
    let tiles = family_tiles(stock);
    let mut stacks: [Stack; STACKS] = std::array::from_fn(|index| {
        let size = (usize::from(tiles) + STACKS - 1 - index) / STACKS;
        Stack { top: None, size: size as u8 }
    });
    for stack in &mut stacks {
        reveal(stack, stock, chance);
    }
    stacks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn c10_the_stacks_are_as_even_as_possible() {
        let sizes = |seats| {
            let mut stock = stock(seats);
            stacks(&mut stock, &mut benben_core::Fast::new(1)).map(|stack| stack.size)
        };
        assert_eq!(sizes(2), [19, 19, 18]);
        assert_eq!(sizes(3), [18, 17, 17]);
        assert_eq!(sizes(4), [16, 16, 16]);
        assert_eq!(sizes(5), [15, 15, 14]);
    }
}
