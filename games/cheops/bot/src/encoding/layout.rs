//! What lies open on the table, in numbers.

use super::{COLOURS, FIELDS, LAWS, PLACES, PRICE, STAGES};
use benben_bots::encoding::{Pen, from_seat};
use benben_cheops::{Colour, Ended, Kind, Layout, Number, Place, Pyramid, Right, Stage, Tile};
use benben_core::Seat;

/// Whose turn it is, what it brought so far, and what is awaited.
pub(super) fn write_turn(layout: &Layout, seat: Seat, pen: &mut Pen<'_>) {
    let (turn, seats) = (layout.turn, layout.seats());
    pen.one_of(seats, Some(from_seat(seat, turn.seat, seats)));
    pen.one_of(
        3,
        Some(match turn.right {
            Right::First => 0,
            Right::Second => 1,
            Right::Nothing => 2,
        }),
    );
    pen.flag(turn.bought);
    pen.flag(turn.took);
    pen.number(f32::from(turn.draws) / 4.0);
    pen.number(f32::from(turn.drawn) / 4.0);
    let (mut colour, mut law, mut field) = (None, None, None);
    let stage = match layout.stage {
        Stage::Choose => 0,
        Stage::Treasure { colour: taken } => {
            colour = Some(taken.index());
            1
        }
        Stage::Law { law: taken } => {
            law = Some(taken.index());
            2
        }
        Stage::TakeMore => 3,
        Stage::Swap => 4,
        Stage::SwapWith { field: first } => {
            field = Some(first.index());
            5
        }
        Stage::Draw => 6,
        Stage::Count => 7,
        Stage::Over => 8,
    };
    pen.one_of(STAGES, Some(stage));
    pen.one_of(COLOURS, colour);
    pen.one_of(LAWS, law);
    pen.lasting_flags(FIELDS, field.map_or(0, |field| 1 << field));
    pen.one_of(
        3,
        layout.ended.map(|ended| match ended {
            Ended::Pyramid => 0,
            Ended::Family => 1,
            Ended::Boards => 2,
        }),
    );
    pen.lasting_flags(FIELDS, layout.latest.map_or(0, |latest| 1 << latest.index()));
}

/// For each kind of thing the fields where it lies.
pub(super) fn write_pyramid(pyramid: &Pyramid, pen: &mut Pen<'_>) {
    let treasures = Colour::ALL.iter().map(|colour| pyramid.treasures_of(*colour));
    let tiles = Tile::ALL.iter().map(|tile| pyramid.tiles(*tile));
    for fields in treasures.chain([pyramid.laws()]).chain(tiles) {
        pen.lasting_flags_of(FIELDS, fields.bits(), || fields.dense());
    }
}

/// C26-C28: a number on a board. Each part is told plus 1, so that a price of 0 differs from none.
#[inline]
pub(super) fn price(number: Number) -> [f32; PRICE] {
    let told = |price: u8| f32::from(price + 1) / 100.0;
    match number {
        Number::Plain(price) => [told(price), 0.0, 0.0, 0.0],
        Number::Times(factor) => [0.0, told(factor), 0.0, 0.0],
        Number::Majority { most, others } => [0.0, 0.0, told(most), told(others)],
    }
}

/// What is printed on the boards, which stay as long as the game lasts, and how much of it is covered.
pub(super) fn write_boards(layout: &Layout, longest: usize, pen: &mut Pen<'_>) {
    pen.lasting(COLOURS * longest * PRICE, 0, |page| {
        for (board, page) in layout.boards.values().iter().zip(page.chunks_exact_mut(longest * PRICE)) {
            for (number, page) in board.numbers.iter().zip(page.chunks_exact_mut(PRICE)) {
                page.copy_from_slice(&price(*number));
            }
        }
    });
    pen.numbers(layout.boards.values().map(|board| f32::from(board.covered) / 10.0));
}

/// Where each law is.
pub(super) fn write_laws(layout: &Layout, pen: &mut Pen<'_>, seats: usize, relative: impl Fn(Seat) -> usize) {
    let (mut places, mut colours, mut numbers, mut owners) = (0u128, 0u128, [0.0; LAWS], 0u64);
    for (law, place) in layout.laws.values().iter().enumerate() {
        let (kind, colour, number, owner) = match *place {
            Place::Unseen => (0, None, None, None),
            Place::Market => (1, None, None, None),
            Place::Beside => (2, None, None, None),
            Place::Under(colour) => (3, Some(colour), None, None),
            Place::On(colour, number) => (4, Some(colour), Some(number), None),
            Place::Held(seat) => (5, None, None, Some(seat)),
            Place::Counted(seat, colour) => (6, Some(colour), None, Some(seat)),
            Place::Gone => (7, None, None, None),
        };
        places |= 1 << (law * PLACES + kind);
        if let Some(colour) = colour {
            colours |= 1 << (law * COLOURS + colour.index());
        }
        if let Some(number) = number {
            numbers[law] = f32::from(number + 1) / 11.0;
        }
        if let Some(owner) = owner {
            owners |= 1 << (law * seats + relative(owner));
        }
    }
    pen.lasting_flags(LAWS * PLACES, places);
    pen.lasting_flags(LAWS * COLOURS, colours);
    pen.numbers(numbers);
    pen.flags(LAWS * seats, owners);
}
