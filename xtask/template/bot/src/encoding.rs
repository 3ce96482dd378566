//! __Name__ for programs that learn: the table as a seat sees it, in numbers, and actions by places in the hand.

use crate::__Name__Bot;
use benben_bots::encoding::{ActionKind, Encoding, Field, Pen, around, from_seat};
use benben_core::Seat;
use benben___id__::{Action, HAND, Hand, HandView, View, __Name__};

/// Values a card can have.
const VALUES: usize = 9;

impl Encoding for __Name__Bot {
    const VERSION: u32 = 1;

    const LEFT_OUT: &'static [&'static str] =
        &["The order of the cards below the newest on the pile: no rule asks for it."];

    const ACTIONS: &'static [ActionKind] = &[ActionKind::new(
        "lay",
        HAND,
        "Lay the card at this place of the sorted hand (__R__1). Of equal cards only the first is counted.",
    )];

    fn fields(_: &__Name__, seats: usize) -> Vec<Field> {
        const YES: (f32, f32) = (0.0, 1.0);
        let mut fields = vec![
            Field::new("turn", seats, YES, "Whose turn it is: one of the seats, from one's own to the left."),
            Field::new("top", VALUES, YES, "The value of the newest card on the pile."),
            Field::new("pile", VALUES, YES, "Cards of each value on the pile, by 60."),
            Field::new("hand", HAND, YES, "For each place in the hand: the card's value, by 9."),
        ];
        for seat in 0..seats {
            fields.extend(
                [
                    Field::new("score", 1, (-10.0, 10.0), "Points, in hundreds."),
                    Field::new("cards", 1, YES, "Cards in hand, by 7."),
                ]
                .map(|field| field.of_seat(seat)),
            );
        }
        fields
    }

    fn observe(_: &__Name__, view: &View, seat: Seat, pen: &mut Pen<'_>) {
        let seats = view.hands.len();
        pen.one_of(seats, Some(from_seat(seat, view.turn, seats)));
        pen.one_of(VALUES, view.pile.last().map(|card| usize::from(card.0) - 1));
        let pile = pen.field(VALUES);
        view.pile.iter().for_each(|card| pile[usize::from(card.0) - 1] += 1.0 / 60.0);
        let hand = pen.field(HAND);
        for (place, card) in own_hand(view, seat).iter().enumerate() {
            hand[place] = f32::from(card.0) / VALUES as f32;
        }
        for other in around(seat, seats) {
            pen.number(f32::from(view.scores[other]) / 100.0);
            let cards = match view.hands[other] {
                HandView::Cards(hand) => hand.len() as u8,
                HandView::Hidden(count) => count,
            };
            pen.number(f32::from(cards) / HAND as f32);
        }
    }

    fn index(_: &__Name__, view: &View, seat: Seat, Action(card): &Action) -> Option<usize> {
        own_hand(view, seat).iter().position(|held| held == card)
    }

    fn action(_: &__Name__, view: &View, seat: Seat, index: usize) -> Option<Action> {
        own_hand(view, seat).get(index).copied().map(Action)
    }

    fn blurred(view: &View) -> View {
        let mut blurred = *view;
        if let Some((_, earlier)) = blurred.pile.split_last_mut() {
            earlier.sort_unstable();
        }
        blurred
    }
}

/// The hand that the seat sees.
fn own_hand(view: &View, seat: Seat) -> Hand {
    match view.hands[seat] {
        HandView::Cards(hand) => hand,
        HandView::Hidden(_) => Hand::new(),
    }
}
