//! Ankh for programs that learn: the table as a seat sees it, in numbers, and actions by places in the hand.

mod actions;
mod hand;

use crate::AnkhBot;
use benben_ankh::{Action, Ankh, Ended, Face, HAND, HandView, QUIET_TURNS, View};
use benben_bots::encoding::{ActionKind, Encoding, Field, Pen, around, from_seat};
use benben_core::Seat;
use hand::Held;

/// Mummies there are: four colours of five values.
const MUMMIES: usize = 20;
/// Papyri there are at most (A1).
const PAPYRI: usize = 18;
/// Points are told in hundreds, and no further than this.
const FARTHEST_SCORE: f32 = 5.0;

impl Encoding for AnkhBot {
    const VERSION: u32 = 1;

    const LEFT_OUT: &'static [&'static str] = &[
        "The order of the cards in a row, in the discard pile and beneath the papyrus: no rule asks for it.",
        "Points beyond 500 or below -500: the game ends long before.",
    ];

    const ACTIONS: &'static [ActionKind] = &[
        ActionKind::new(
            "play",
            HAND,
            "Play the card at this place of the sorted hand: a mummy into the own row (A6), a papyrus into the middle (A7). Of equal cards only the first is counted.",
        ),
        ActionKind::new(
            "sacrifice",
            (1 << HAND) - 1,
            "Sacrifice the cards at these places of the sorted hand (A8): the index within the kind, plus 1, has a bit for each place. Of equal cards the first ones are counted.",
        ),
    ];

    fn fields(_: &Ankh, seats: usize) -> Vec<Field> {
        const YES: (f32, f32) = (0.0, 1.0);
        let mut fields = vec![
            Field::new("goal", 1, YES, "Points that end the game (A16), by 150."),
            Field::new("turn", seats, YES, "Whose turn it is: one of the seats, from one's own to the left."),
            Field::new("ended", 2, YES, "The game has ended: by the goal (A16), by quiet turns (A18)."),
            Field::new("quiet", 1, YES, "Turns since the last scoring, by those that end the game (A18)."),
            Field::new("deck", 1, YES, "Cards to draw, by 90."),
            Field::new("number", 1, YES, "How many mummies the papyrus in the middle asks for, by 9."),
            Field::new(
                "wish",
                4,
                (-0.5, 1.0),
                "What a mummy of each colour counts under it (A9), halved: green, yellow, blue, red.",
            ),
            Field::new(
                "hand.mummies",
                16,
                YES,
                "For each place in the hand: a mummy's value, by 5, at its colour.",
            ),
            Field::new(
                "hand.numbers",
                HAND,
                YES,
                "For each place: how many mummies a papyrus asks for, by 9.",
            ),
            Field::new(
                "hand.wishes",
                16,
                (-0.5, 1.0),
                "For each place: what a mummy of each colour counts under a papyrus, halved.",
            ),
            Field::new(
                "hand.lead",
                HAND,
                (-4.0, 4.0),
                "For each place: how far the own row is ahead of the others' mean once the card is played, in fifties.",
            ),
            Field::new("hand.scores", HAND, YES, "For each place: playing the card brings a scoring (A11)."),
            Field::new(
                "hand.ends",
                HAND,
                (-1.0, 1.0),
                "For each place: playing the card ends the game (A16), won (1) or not (-1).",
            ),
            Field::new(
                "discarded.mummies",
                MUMMIES,
                YES,
                "Mummies in the discard pile, by 18: five values of green, then of yellow, blue, red.",
            ),
            Field::new(
                "discarded.papyri",
                PAPYRI,
                YES,
                "Papyri in the discard pile, by 18, in the order of the edition.",
            ),
            Field::new(
                "beneath",
                PAPYRI,
                YES,
                "Papyri beneath the one in the middle, by 18, in the order of the edition.",
            ),
        ];
        for seat in 0..seats {
            fields.extend(
                [
                    Field::new("score", 1, (-FARTHEST_SCORE, FARTHEST_SCORE), "Points, in hundreds."),
                    Field::new(
                        "worth",
                        1,
                        (-1.0, 2.0),
                        "What the row counts under the papyrus (A9), in fifties.",
                    ),
                    Field::new("length", 1, YES, "Mummies in the row, by 9."),
                    Field::new("cards", 1, YES, "Cards in hand, by 4."),
                    Field::new(
                        "row",
                        MUMMIES,
                        YES,
                        "Mummies in the row, by 9: five values of green, then of yellow, blue, red.",
                    ),
                ]
                .map(|field| field.of_seat(seat)),
            );
        }
        fields
    }

    fn observe(game: &Ankh, view: &View, seat: Seat, pen: &mut Pen<'_>) {
        let seats = view.rows.len();
        pen.number(f32::from(game.goal()) / 150.0);
        pen.one_of(seats, Some(from_seat(seat, view.turn, seats)));
        pen.one_of(2, view.ended.map(|ended| usize::from(ended == Ended::Quiet)));
        pen.number(f32::from(view.quiet_turns) / (f32::from(QUIET_TURNS) * seats as f32));
        pen.number(f32::from(view.deck) / 90.0);
        let Face::Papyrus { number, wish } = view.papyrus.face() else { return };
        pen.number(f32::from(number) / 9.0);
        pen.numbers(hand::halved(wish));
        let rows = hand::Rows::of(view, seat);
        hand::write(game, &rows, &own_hand(view, seat), pen);
        write_discarded(game, view, pen);
        for other in around(seat, seats) {
            write_seat(game, view, &rows, other, pen);
        }
    }

    fn index(_: &Ankh, view: &View, seat: Seat, action: &Action) -> Option<usize> {
        actions::index(&own_hand(view, seat), action)
    }

    fn indices(_: &Ankh, view: &View, seat: Seat, legal: &[Action], indices: &mut Vec<u16>) {
        actions::indices(&own_hand(view, seat), legal.len(), indices);
    }

    fn action(_: &Ankh, view: &View, seat: Seat, index: usize) -> Option<Action> {
        actions::action(&own_hand(view, seat), index)
    }

    fn blurred(view: &View) -> View {
        let mut blurred = *view;
        blurred.discard.sort_unstable();
        blurred.beneath.sort_unstable();
        blurred.rows.as_mut_slice().iter_mut().for_each(|row| row.sort_unstable());
        let limit = (FARTHEST_SCORE * 100.0) as i16;
        blurred.scores.as_mut_slice().iter_mut().for_each(|score| *score = (*score).clamp(-limit, limit));
        blurred
    }
}

/// The hand that the seat sees.
fn own_hand(view: &View, seat: Seat) -> Held {
    match view.hands[seat] {
        HandView::Cards(hand) => hand,
        HandView::Hidden(_) => Held::new(),
    }
}

/// Cards of each kind that lie in the discard pile, and papyri beneath the one in the middle. Bytes are counted first: adding
/// to numbers in memory would wait for each other.
fn write_discarded(game: &Ankh, view: &View, pen: &mut Pen<'_>) {
    let (mut discarded, mut beneath) = ([0u8; MUMMIES + PAPYRI], [0u8; PAPYRI]);
    for card in view.discard.iter() {
        discarded[game.edition().kind(*card)] += 1;
    }
    for card in view.beneath.iter() {
        beneath[game.edition().kind(*card) - MUMMIES] += 1;
    }
    pen.numbers(discarded.map(|count| f32::from(count) / 18.0));
    pen.numbers(beneath.map(|count| f32::from(count) / 18.0));
}

fn write_seat(game: &Ankh, view: &View, rows: &hand::Rows<'_>, seat: Seat, pen: &mut Pen<'_>) {
    let row = &view.rows[seat];
    let cards = match view.hands[seat] {
        HandView::Cards(hand) => hand.len() as u8,
        HandView::Hidden(count) => count,
    };
    pen.numbers([
        (f32::from(view.scores[seat]) / 100.0).clamp(-FARTHEST_SCORE, FARTHEST_SCORE),
        f32::from(rows.worth(seat)) / 50.0,
        row.len() as f32 / 9.0,
        f32::from(cards) / HAND as f32,
    ]);
    let mut counts = [0u8; MUMMIES];
    for card in row.iter() {
        counts[game.edition().kind(*card)] += 1;
    }
    pen.numbers(counts.map(|count| f32::from(count) / 9.0));
}
