//! Cheops for programs that learn: the table as a seat sees it, in numbers, and actions by fields, tiles and colours.

mod actions;
mod layout;

use crate::CheopsBot;
use benben_bots::encoding::{ActionKind, Encoding, Field, Pen, around, from_seat};
use benben_cheops::{
    Action, Cheops, Colour, FAMILY_TILES, Kind, Law, MOST_NUMBERS, NEIGHBOUR_TILES, Purse, STACKS, Tile, View,
};
use benben_core::Seat;

/// C1: fields of the pyramid.
const FIELDS: usize = 66;
const COLOURS: usize = Colour::ALL.len();
const TILES: usize = Tile::ALL.len();
const LAWS: usize = Law::ALL.len();
/// What can lie on a field: a treasure of a colour, a law, a tile.
const SPOTS: usize = COLOURS + 1 + TILES;
/// Numbers in which a number on a price board is told.
const PRICE: usize = 4;
/// The kinds of places where a law can be.
const PLACES: usize = 8;
/// What can be awaited.
const STAGES: usize = 9;
/// Money is told in hundreds, and no further than this.
const MOST_MONEY: f32 = 20.0;

impl Encoding for CheopsBot {
    const VERSION: u32 = 1;

    const LEFT_OUT: &'static [&'static str] = &[
        "Whether somebody's money is counted by the table or seen (C24): it is known either way.",
        "Money beyond 2000 piasters: no game brings so much.",
    ];

    const ACTIONS: &'static [ActionKind] = &[
        ActionKind::new(
            "take",
            FIELDS * TILES,
            "Take what lies on a field and put a tile there (C13): 5 for each field, row by row from the bottom left: father, mother, son, daughter, neighbour.",
        ),
        ActionKind::new("swap first", FIELDS, "The first treasure of a swap (C43), by its field."),
        ActionKind::new("swap with", FIELDS, "The second treasure of a swap (C43), by its field."),
        ActionKind::new(
            "swap stored",
            COLOURS,
            "The second treasure of a swap from the own store (C43), by its colour.",
        ),
        ActionKind::new(
            "plain",
            8,
            "Buy a neighbour tile (C12), sell (C20), store (C23), pay for law 9 (C39), return it (C39), use law 11 (C42), use law 12 (C43), end the turn (C11).",
        ),
        ActionKind::new(
            "put under",
            3 * COLOURS,
            "Put law 4, 5 or 6 under a price board (C34-C36): 6 colours for each.",
        ),
        ActionKind::new(
            "put on",
            COLOURS * MOST_NUMBERS,
            "Put law 7 on a number (C37): 11 for each colour, from the top.",
        ),
        ActionKind::new("remove", LAWS + 1, "Remove a law (C38), by its number; last: none."),
        ActionKind::new("sell stored", COLOURS, "Use law 10 to sell a stored treasure (C41), by its colour."),
        ActionKind::new("draw", STACKS, "Draw the top tile of a stack (C18)."),
        ActionKind::new(
            "count",
            COLOURS + 1,
            "Count law 9 as a treasure of this colour (C39); last: not at all.",
        ),
    ];

    fn fields(game: &Cheops, seats: usize) -> Vec<Field> {
        const YES: (f32, f32) = (0.0, 1.0);
        let numbers = game.edition().longest_board();
        let mut fields = vec![
            Field::new("turn", seats, YES, "Whose turn it is: one of the seats, from one's own to the left."),
            Field::new(
                "right",
                3,
                YES,
                "What may still be taken: the turn's own (C13), a second one (C17), nothing.",
            ),
            Field::new("bought", 1, YES, "A neighbour tile has been bought in this turn (C12)."),
            Field::new("took", 1, YES, "Something has been taken in this turn."),
            Field::new(
                "draws",
                2,
                YES,
                "Family tiles that may be drawn at the end of the turn, and those drawn (C18), by 4.",
            ),
            Field::new(
                "stage",
                STAGES,
                YES,
                "What is awaited: a choice, to sell or store, a law, the treasure of law 11, the first of a swap, the second, to draw or end, the colour of law 9, nothing.",
            ),
            Field::new(
                "stage.colour",
                COLOURS,
                YES,
                "The colour of the treasure that is to be sold or stored.",
            ),
            Field::new("stage.law", LAWS, YES, "The law that is to be carried out."),
            Field::new("stage.field", FIELDS, YES, "Where the first treasure of a swap lies."),
            Field::new("ended", 3, YES, "The game has ended (C25): by the pyramid, the family, the boards."),
            Field::new("latest", FIELDS, YES, "Where something was taken last."),
            Field::new(
                "pyramid",
                SPOTS * FIELDS,
                YES,
                "For each kind of thing the fields where it lies, row by row from the bottom left: treasures of the six colours, laws, father, mother, son, daughter, neighbour.",
            ),
            Field::new(
                "boards",
                COLOURS * numbers * PRICE,
                YES,
                "For each colour's board, for each of its numbers from the top: a plain price, a multiple, the price for the most, the price for others (C26-C28), each plus 1, by 100; 0 for what it is not.",
            ),
            Field::new("covered", COLOURS, YES, "Numbers covered on each board (C21), by 10."),
            Field::new("law 7", PRICE, YES, "The number on law 7 (C37), like a number on a board."),
            Field::new(
                "laws.place",
                LAWS * PLACES,
                YES,
                "For each law where it is: unseen, on the market, beside the board, under a board, on a number, held, counted, gone.",
            ),
            Field::new(
                "laws.colour",
                LAWS * COLOURS,
                YES,
                "For each law the colour it lies at or is counted as, if any.",
            ),
            Field::new(
                "laws.number",
                LAWS,
                YES,
                "For each law the number it lies on, from the top, plus 1, by 11.",
            ),
            Field::new(
                "laws.seat",
                LAWS * seats,
                YES,
                "For each law the seat that holds it or counts it, from one's own to the left.",
            ),
            Field::new("discarded", COLOURS, YES, "Treasures that left the game (C34), by 10."),
            Field::new(
                "stacks.top",
                STACKS * 4,
                YES,
                "For each stack the tile that is seen: father, mother, son, daughter.",
            ),
            Field::new("stacks.size", STACKS, YES, "For each stack how many tiles are left, by 24."),
            Field::new("stock", TILES, YES, "Tiles to come of each kind, family by 16, neighbours by 4."),
        ];
        for seat in 0..seats {
            fields.extend(
                [
                    Field::new("tiles", TILES, YES, "Tiles in hand, by 4."),
                    Field::new("store", COLOURS, (0.0, 1.1), "Stored treasures of each colour (C23), by 10."),
                    Field::new(
                        "money",
                        1,
                        (0.0, MOST_MONEY),
                        "Piasters, in hundreds; 0 where they are not known.",
                    ),
                    Field::new("money known", 1, YES, "1 if the money is known (C24)."),
                ]
                .map(|field| field.of_seat(seat)),
            );
        }
        fields
    }

    fn observe(game: &Cheops, view: &View, seat: Seat, pen: &mut Pen<'_>) {
        let (table, seats) = (&view.layout, view.layout.seats());
        layout::write_turn(table, seat, pen);
        layout::write_pyramid(&table.pyramid, pen);
        layout::write_boards(table, game.edition().longest_board(), pen);
        pen.lasting(PRICE, 0, |page| page.copy_from_slice(&layout::price(view.law_7)));
        layout::write_laws(table, pen, seats, |other| from_seat(seat, other, seats));
        pen.numbers(table.discarded.values().map(|count| f32::from(count) / 10.0));
        let tops = table.stacks.iter().enumerate();
        let tops = tops.filter_map(|(stack, held)| held.top.map(|top| 1u64 << (4 * stack + top.index())));
        pen.flags(4 * STACKS, tops.fold(0, |all, top| all | top));
        pen.numbers(table.stacks.map(|stack| f32::from(stack.size) / 24.0));
        for (tile, count) in table.stock.iter() {
            let most = if tile.is_family() { FAMILY_TILES } else { NEIGHBOUR_TILES };
            pen.number(f32::from(*count) / f32::from(most));
        }
        for other in around(seat, seats) {
            pen.numbers(table.hands[other].values().map(|count| f32::from(count) / 4.0));
            pen.numbers(table.stores[other].values().map(|count| f32::from(count) / 10.0));
            let piasters = view.money[other].piasters();
            let hundreds = (f32::from(piasters.unwrap_or(0)) / 100.0).min(MOST_MONEY);
            pen.numbers([hundreds, f32::from(u8::from(piasters.is_some()))]);
        }
    }

    fn index(_: &Cheops, _: &View, _: Seat, action: &Action) -> Option<usize> {
        actions::index(action)
    }

    fn action(_: &Cheops, _: &View, _: Seat, index: usize) -> Option<Action> {
        actions::action(index)
    }

    fn blurred(view: &View) -> View {
        let most = (MOST_MONEY * 100.0) as u16;
        let mut blurred = *view;
        for purse in blurred.money.as_mut_slice() {
            *purse = purse.piasters().map_or(Purse::Hidden, |piasters| Purse::Seen(piasters.min(most)));
        }
        blurred
    }
}
