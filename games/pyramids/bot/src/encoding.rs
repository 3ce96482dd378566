//! Silver & Gold Pyramids for programs that learn: the table as a seat sees it, in numbers, and actions by shapes and cards.

mod actions;
mod seats;

use crate::PyramidsBot;
use actions::PATTERNS;
use benben_bots::encoding::{ActionKind, Encoding, Field, Pen, around, from_seat};
use benben_core::Seat;
use benben_pyramids::{
    Action, BONUSES, CARDS, Colour, DEALT, IN_PLAY, OFFERED, Pyramids, ROUNDS, SKULL_BOXES, Shape, Step, View,
};

/// Fields of a chamber.
const FIELDS: usize = 25;
/// What can be printed on a field.
const PRINTED: usize = 9;
const SHAPES: usize = Shape::ALL.len();
/// Gems, skulls and torches of a score sheet.
const SHEET: usize = 7;
/// What is told of a chamber of one's own: that it is there, its number, colour and plan, and its marks.
const CHAMBER: usize = 1 + 1 + 3 + PRINTED * FIELDS + FIELDS + FIELDS;
/// Pairs of the cards dealt.
const PAIRS: usize = DEALT * (DEALT - 1) / 2;

impl Encoding for PyramidsBot {
    const VERSION: u32 = 2;

    const LEFT_OUT: &'static [&'static str] =
        &["The order in which the earlier shapes of the round were revealed: no rule asks for it."];

    const ACTIONS: &'static [ActionKind] = &[
        ActionKind::new(
            "keep",
            PAIRS,
            "Keep two of the four cards dealt, sorted by number (P5): 1 and 2, 1 and 3, 1 and 4, 2 and 3, 2 and 4, 3 and 4.",
        ),
        ActionKind::new(
            "mark",
            IN_PLAY * PATTERNS,
            "Mark fields of one of the two chambers (P10): 387 for each, first the 25 single fields down the columns, then every way to lay I2, I3, V3, I4, L4, O4, S4 and T4 (P11).",
        ),
        ActionKind::new("take", CARDS, "Take a card from the offer (P25), by its number."),
        ActionKind::new("take blind", 1, "Take the top card of the deck unseen (P25)."),
    ];

    fn fields(_: &Pyramids, seats: usize) -> Vec<Field> {
        const YES: (f32, f32) = (0.0, 1.0);
        let mut fields = vec![
            Field::new(
                "step",
                4,
                YES,
                "What the table is doing: choosing (P5), marking (P10), taking (P25), nothing.",
            ),
            Field::new(
                "awaited",
                seats,
                YES,
                "Whose action is awaited, as far as one can know, from one's own seat to the left.",
            ),
            Field::new("round", ROUNDS as usize, YES, "The round."),
            Field::new("shape", SHAPES, YES, "The shape that holds (P9): I2, I3, V3, I4, L4, O4, S4 or T4."),
            Field::new("revealed", SHAPES, YES, "Shapes revealed in this round, by 8."),
            Field::new("unseen", SHAPES, YES, "Shapes not yet revealed in this round, by 8."),
            Field::new("deck", 1, YES, "Cards to draw, by 48."),
            Field::new("offer", CARDS, YES, "Cards to take, by number."),
            Field::new(
                "fresh",
                CARDS,
                YES,
                "Cards completed in this step while their owners take new ones, by number.",
            ),
            Field::new(
                "bonuses",
                3 * BONUSES * seats,
                YES,
                "For purple, orange and green, for the first, second and third bonus (P28): the seat that earned it, from one's own to the left.",
            ),
            Field::new("skulls", SKULL_BOXES, YES, "The minus points of the skull boxes (P36), by 255."),
            Field::new("dealt", CARDS, YES, "The own cards dealt, while two are chosen, by number."),
            Field::new("kept", CARDS, YES, "The two that were chosen, while others still choose, by number."),
            Field::new(
                "chambers",
                IN_PLAY * CHAMBER,
                YES,
                "For each of the own two chambers: 1 if there is one; its number, by 48; purple, orange or green; 25 fields down the columns for each of entry, tomb, walls, crosses, red gems, green gems, torches, skulls, potions; then known marks and sealed marks (P10).",
            ),
            Field::new(
                "sealed",
                2 + SHEET,
                YES,
                "1 if something is sealed; extra fields still to be marked (P18), by 8; the sheet with what was sealed, like *sheet*.",
            ),
            Field::new(
                "cards dealt",
                seats,
                YES,
                "Cards dealt to each seat, while two are chosen, by 4, from one's own to the left.",
            ),
        ];
        for seat in 0..seats {
            fields.extend(
                [
                    Field::new("score", 1, (-3.0, 10.0), "Points as everyone can count them, in hundreds."),
                    Field::new(
                        "sheet",
                        SHEET,
                        YES,
                        "Red gems, green gems and skulls, by 10; the torches of the four rounds.",
                    ),
                    Field::new("completed", CARDS, YES, "Completed cards, by number."),
                ]
                .map(|field| field.of_seat(seat)),
            );
            if seat > 0 {
                fields.push(
                    Field::new("others' chambers", IN_PLAY * (CARDS + FIELDS), YES, "For each chamber in play: its number, one of 48, and the 25 fields with known marks.")
                        .of_seat(seat),
                );
            }
        }
        fields
    }

    fn observe(_: &Pyramids, view: &View, seat: Seat, pen: &mut Pen<'_>) {
        write_table(view, seat, pen);
        seats::write_own(view, seat, pen);
        for other in around(seat, view.players.len()) {
            seats::write_open(&view.players[other], pen);
            if other != seat {
                seats::write_chambers(&view.players[other], pen);
            }
        }
    }

    fn index(_: &Pyramids, view: &View, seat: Seat, action: &Action) -> Option<usize> {
        actions::index(&view.players[seat], action)
    }

    fn indices(_: &Pyramids, view: &View, seat: Seat, legal: &[Action], indices: &mut Vec<u16>) {
        actions::indices(&view.players[seat], legal, indices);
    }

    fn action(_: &Pyramids, view: &View, seat: Seat, index: usize) -> Option<Action> {
        actions::action(&view.players[seat], index)
    }

    fn blurred(view: &View) -> View {
        let mut blurred = *view;
        if let Some((_, earlier)) = blurred.revealed.split_last_mut() {
            earlier.sort_unstable();
        }
        blurred
    }
}

/// What everybody sees in the middle of the table.
fn write_table(view: &View, seat: Seat, pen: &mut Pen<'_>) {
    let seats = view.players.len();
    pen.one_of(
        4,
        Some(match view.step {
            Step::Choosing => 0,
            Step::Marking => 1,
            Step::Taking => 2,
            Step::Over => 3,
        }),
    );
    pen.flags(seats, set(view.awaited.into_iter().map(|other| from_seat(seat, other, seats))));
    pen.one_of(ROUNDS as usize, Some(usize::from(view.round) - 1));
    pen.one_of(SHAPES, view.revealed.last().map(|shape| *shape as usize));
    // A byte for each shape.
    let count = |shapes: &[Shape]| shapes.iter().map(|shape| 1u64 << (8 * *shape as usize)).sum::<u64>();
    let counts = u128::from(count(&view.revealed)) | u128::from(count(&view.unseen)) << 64;
    pen.lasting(2 * SHAPES, counts, |page| {
        page.copy_from_slice(&counts.to_le_bytes().map(|count| f32::from(count) / 8.0));
    });
    pen.number(f32::from(view.deck) / CARDS as f32);
    debug_assert!(view.offer.len() <= OFFERED);
    pen.lasting_flags(CARDS, set(view.offer.iter().map(|card| seats::place(card.number))).into());
    pen.lasting_flags(CARDS, view.fresh.bits().into());
    for colour in Colour::ALL {
        let owners = view.bonuses[colour].iter().enumerate();
        let bonus = |(bonus, owner): (usize, &Seat)| bonus * seats + from_seat(seat, *owner, seats);
        pen.flags(BONUSES * seats, set(owners.map(bonus)));
    }
    // They are printed on the score sheets.
    pen.lasting(SKULL_BOXES, 0, |page| {
        page.copy_from_slice(&view.skulls.map(|points| f32::from(points) / 255.0));
    });
}

/// A bit for each of these places.
#[inline]
fn set(places: impl Iterator<Item = usize>) -> u64 {
    places.fold(0, |bits, place| bits | 1 << place)
}
