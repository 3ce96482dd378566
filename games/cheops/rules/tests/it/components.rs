//! What is there, and how the game starts (C1-C10).

use crate::position::{position, seat};
use benben_cheops::{ByColour, Cheops, Colour, Fields, Kind, Law, Number, Place, Stage, State, Tile};
use benben_core::{Fast, Game, Setting};

fn game() -> Cheops {
    Setting::<Cheops>::standard().game().clone()
}

fn starts() -> impl Iterator<Item = (usize, State)> {
    (2..=5).flat_map(|seats| (0..20).map(move |seed| (seats, game().setup(seats, &mut Fast::new(seed)))))
}

#[test]
fn c1_six_fields_in_the_middle_bear_an_eye() {
    let eyes = game().edition().eyes();
    assert_eq!(eyes.len(), 6);
    assert!(eyes.into_iter().all(|field| Fields::only(field).touching().len() == 6));
}

#[test]
fn c2_every_colour_has_ten_treasures_in_the_pyramid_and_one_at_its_column() {
    for (_, state) in starts() {
        let counts = Colour::ALL.iter().map(|colour| state.layout.pyramid.treasures_of(*colour).len());
        assert!(counts.eq([10; 6]));
    }
    assert_eq!(benben_cheops::TREASURES, 11);
}

#[test]
fn c3_there_are_six_six_and_four_boards_with_all_kinds_of_numbers() {
    let game = game();
    let boards = |kind| game.edition().boards(kind);
    assert_eq!([boards(0).len(), boards(1).len(), boards(2).len()], [6, 6, 4]);
    let written: Vec<String> = (0..3)
        .flat_map(boards)
        .map(|board| board.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
        .collect();
    assert!(written.contains(&"5 10 15 20 25".to_owned()));
    assert!(written.contains(&"5 5 5 5 15".to_owned()));
    assert!(written.iter().any(|board| board.starts_with("0 ")));
    let numbers: Vec<Number> = (0..3).flat_map(boards).flat_map(|board| board.to_vec()).collect();
    assert!(numbers.contains(&Number::Times(5)));
    assert!(numbers.contains(&Number::Majority { most: 20, others: 15 }));
}

/// Tiles of one kind, wherever they are.
fn tiles(state: &State, tile: Tile) -> u32 {
    let layout = &state.layout;
    let hands: u8 = layout.hands.as_slice().iter().map(|hand| hand[tile]).sum();
    let tops = layout.stacks.iter().filter(|stack| stack.top == Some(tile)).count() as u32;
    u32::from(hands + layout.stock[tile]) + tops + layout.pyramid.tiles(tile).len()
}

#[test]
fn c4_there_are_sixteen_tiles_of_each_member() {
    for (_, state) in starts() {
        assert!(Tile::FAMILY.iter().all(|tile| tiles(&state, *tile) == 16));
    }
}

#[test]
fn c5_there_are_four_neighbours() {
    for (_, state) in starts() {
        assert_eq!((tiles(&state, Tile::Neighbour), state.layout.stock[Tile::Neighbour]), (4, 4));
    }
}

#[test]
fn c6_there_are_twelve_laws() {
    assert!(Law::ALL.iter().map(|law| law.number()).eq(1..=12));
}

#[test]
fn c7_the_bank_pays_however_rich_somebody_is() {
    let rich = position(2).money(1, 5000).play("take a1 mother, sell");
    assert_eq!(rich.purse(1), 5010);
}

#[test]
fn c8_two_boards_of_each_type_lie_over_the_colours() {
    let game = game();
    let mut seen: ByColour<Vec<usize>> = ByColour::from_fn(|_| Vec::new());
    for (_, state) in starts() {
        let mut types = [0; 3];
        for &colour in Colour::ALL {
            let board = state.layout.boards[colour];
            assert_eq!(board.covered, 0);
            let kind = (0..3).find(|kind| game.edition().boards(*kind).contains(&board.numbers)).unwrap();
            types[kind] += 1;
            seen[colour].push(kind);
        }
        assert_eq!(types, [2, 2, 2]);
    }
    // At random: every colour has had every type.
    assert!(Colour::ALL.iter().all(|colour| (0..3).all(|kind| seen[*colour].contains(&kind))));
}

#[test]
fn c8_the_two_boards_of_a_type_are_different() {
    for seed in 0..200 {
        let state = game().setup(2, &mut Fast::new(seed));
        let boards = state.layout.boards.values().map(|board| board.numbers);
        for (index, board) in boards.iter().enumerate() {
            assert!(!boards[..index].contains(board), "seed {seed}");
        }
    }
}

#[test]
fn c9_laws_lie_face_down_on_the_eyes_and_nobody_knows_them() {
    for (_, state) in starts() {
        assert_eq!(state.layout.pyramid.laws(), game().edition().eyes());
        assert!(Law::ALL.iter().all(|law| state.layout.laws[*law] == Place::Unseen));
    }
}

#[test]
fn c10_everybody_has_one_of_each_member_and_no_money() {
    for (seats, state) in starts() {
        for index in 1..=seats {
            assert!(Tile::FAMILY.iter().all(|tile| state.layout.hands[seat(index)][*tile] == 1));
            assert_eq!(state.layout.hands[seat(index)][Tile::Neighbour], 0);
            assert_eq!(state.money[seat(index)], 0);
        }
        assert!(state.layout.stacks.iter().all(|stack| stack.top.is_some()));
        assert_eq!(state.layout.stage, Stage::Choose);
    }
}

#[test]
fn c10_anybody_may_start() {
    let starts: Vec<_> =
        starts().filter(|(seats, _)| *seats == 5).map(|(_, state)| state.layout.turn.seat).collect();
    assert!((1..=5).all(|index| starts.contains(&seat(index))));
}
