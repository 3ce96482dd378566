//! Pyramid of the Sun for programs that learn: the table as a seat sees it, in numbers, and actions by places in hand and
//! pyramid.

mod actions;

use crate::SunBot;
use actions::PLACED_FROM;
use benben_bots::encoding::{ActionKind, Encoding, Field, Pen, around, from_seat};
use benben_core::Seat;
use benben_sun::{
    Action, Card, Deck, Ended, Hand, HandView, Neighbours, Place, QUIET_TURNS, Shape, Stage, Sun, View,
};

/// Places of the largest pyramid with its base, and without it.
const PLACES: usize = 55;
pub(crate) const BUILT: usize = 45;
/// Cards in the longest base row.
const BASE: usize = PLACES - BUILT;
/// Cards in hand while one discards (S9).
pub(crate) const HELD: usize = 7;

impl Encoding for SunBot {
    const VERSION: u32 = 1;

    const LEFT_OUT: &'static [&'static str] =
        &["The order of the cards in the two discard piles: no rule asks for it."];

    const ACTIONS: &'static [ActionKind] = &[
        ActionKind::new("draw", 2, "Draw a standard card, or an edge card (S8)."),
        ActionKind::new(
            "symbol",
            3,
            "Use the symbol for a standard card, for an edge card, or for points (S20).",
        ),
        ActionKind::new("stop", 1, "Place no more (S11)."),
        ActionKind::new(
            "discard",
            HELD,
            "Discard the card at this place of the sorted hand (S9). Of equal cards only the first is counted.",
        ),
        ActionKind::new(
            "place",
            PLACED_FROM * BUILT,
            "Place a card of the sorted hand (S11): 45 for each of its places, one for each place of the largest pyramid above the base, level by level from the left. Of equal cards only the first is counted.",
        ),
    ];

    fn fields(game: &Sun, seats: usize) -> Vec<Field> {
        const YES: (f32, f32) = (0.0, 1.0);
        let kinds = game.edition().kinds().len();
        let mut fields = vec![
            Field::new("base", 1, YES, "Cards in the base row (S4), by 10."),
            Field::new("neighbours", 1, YES, "1 if cards of one level are adjacent too (S19)."),
            Field::new("turn", seats, YES, "Whose turn it is: one of the seats, from one's own to the left."),
            Field::new(
                "stage",
                5,
                YES,
                "What is awaited: any turn, the second draw, a discard, the use of a symbol, another card.",
            ),
            Field::new(
                "symbol",
                2,
                YES,
                "Where the card lies whose symbol is to be used: level and position, by 9; 0 if there is none.",
            ),
            Field::new("ended", 2, YES, "The game has ended: built (S21), by quiet turns (S23)."),
            Field::new("quiet", 1, YES, "Turns since a card was placed, by those that end the game (S23)."),
            Field::new("decks", 2, YES, "Standard cards to draw, by 48, and edge cards, by 30."),
            Field::new(
                "pyramid",
                PLACES,
                YES,
                "For each place, base first: the card's value plus 1, by 10; 0 where none lies.",
            ),
            Field::new(
                "edges",
                PLACES,
                YES,
                "For each place: 1 where a left edge, right edge or top lies (S17).",
            ),
            Field::new(
                "symbols",
                4 * PLACES,
                YES,
                "For each symbol, for each place: 1 where it lies. Sun, moon, eagle, jaguar.",
            ),
            Field::new(
                "hand.values",
                HELD,
                YES,
                "For each place in the hand: the card's value plus 1, by 10.",
            ),
            Field::new(
                "hand.shapes",
                4 * HELD,
                YES,
                "For each place in the hand: standard, left edge, right edge or top.",
            ),
            Field::new(
                "hand.symbols",
                4 * HELD,
                YES,
                "For each place in the hand: sun, moon, eagle or jaguar, if any.",
            ),
            Field::new(
                "discarded",
                kinds,
                YES,
                "Discarded cards of each kind, by 16, in the order of the edition.",
            ),
            Field::new("marker", kinds, YES, "The edge card that is out of the game (S5), by its kind."),
        ];
        for seat in 0..seats {
            fields.extend(
                [
                    Field::new(
                        "points",
                        4,
                        (0.0, 5.1),
                        "Points by standard cards, edges, the top and symbols, in fifties.",
                    ),
                    Field::new("cards", 2, YES, "Standard and edge cards in hand, by 7."),
                ]
                .map(|field| field.of_seat(seat)),
            );
        }
        fields
    }

    fn observe(game: &Sun, view: &View, seat: Seat, pen: &mut Pen<'_>) {
        let seats = view.hands.len();
        pen.number(f32::from(view.pyramid.base()) / 10.0);
        pen.flag(game.neighbours() == Neighbours::All);
        pen.one_of(seats, Some(from_seat(seat, view.turn, seats)));
        write_stage(view.stage, pen);
        pen.one_of(2, view.ended.map(|ended| usize::from(ended == Ended::Quiet)));
        pen.number(f32::from(view.quiet_turns) / (f32::from(QUIET_TURNS) * seats as f32));
        pen.number(f32::from(view.standard.deck) / 48.0);
        pen.number(f32::from(view.edge.deck) / 30.0);
        // Cards that were placed stay, so where they lie says what lies there as long as the game lasts.
        pen.lasting(6 * PLACES, view.pyramid.filled().bits().into(), |page| write_pyramid(view, page));
        write_hand(&own_hand(view, seat), pen);
        write_discarded(game, view, pen);
        for other in around(seat, seats) {
            let points = view.points[other];
            let parts = [points.standard, points.edge, points.top, points.symbols];
            pen.numbers(parts.map(|part| f32::from(part) / 50.0));
            let (standard, edge) = counts(&view.hands[other]);
            pen.numbers([standard, edge].map(|count| f32::from(count) / HELD as f32));
        }
    }

    fn index(_: &Sun, view: &View, seat: Seat, action: &Action) -> Option<usize> {
        actions::index(&own_hand(view, seat), action)
    }

    fn action(_: &Sun, view: &View, seat: Seat, index: usize) -> Option<Action> {
        actions::action(&own_hand(view, seat), index)
    }

    fn blurred(view: &View) -> View {
        let mut blurred = *view;
        blurred.standard.discards.sort_unstable();
        blurred.edge.discards.sort_unstable();
        blurred
    }
}

/// The hand that the seat sees.
#[inline]
fn own_hand(view: &View, seat: Seat) -> Hand {
    match view.hands[seat] {
        HandView::Cards(hand) => hand,
        HandView::Hidden { .. } => Hand::new(),
    }
}

/// Where a place above the base stands in a list of them.
#[inline]
pub(crate) fn built_index(place: Place) -> Option<usize> {
    place.index().checked_sub(BASE)
}

fn counts(hand: &HandView) -> (u8, u8) {
    match hand {
        HandView::Hidden { standard, edge } => (*standard, *edge),
        HandView::Cards(cards) => {
            let edge = cards.iter().filter(|card| card.deck() == Deck::Edge).count();
            ((cards.len() - edge) as u8, edge as u8)
        }
    }
}

fn write_stage(stage: Stage, pen: &mut Pen<'_>) {
    let (which, place) = match stage {
        Stage::Choosing => (0, None),
        Stage::SecondDraw => (1, None),
        Stage::Discarding => (2, None),
        Stage::Symbol { place } => (3, Some(place)),
        Stage::Placing => (4, None),
    };
    pen.one_of(5, Some(which));
    pen.number(place.map_or(0.0, |place| f32::from(place.level()) / 9.0));
    pen.number(place.map_or(0.0, |place| f32::from(place.position()) / 9.0));
}

/// Value plus 1, so that nothing differs from a card of value 0.
#[inline]
fn value(card: Card) -> f32 {
    f32::from(card.value() + 1) / 10.0
}

/// Discarded cards of each kind, and the edge card that is out of the game. Bytes are counted first: adding to numbers in memory
/// would wait for each other.
fn write_discarded(game: &Sun, view: &View, pen: &mut Pen<'_>) {
    let edition = game.edition();
    let (kinds, mut counts) = (edition.kinds().len(), [0u8; 256]);
    for card in view.standard.discards.iter().chain(view.edge.discards.iter()) {
        counts[edition.kind(*card)] += 1;
    }
    for (number, count) in pen.field(kinds).iter_mut().zip(counts) {
        *number = f32::from(count) / 16.0;
    }
    let marker = edition.kind(view.marker);
    pen.lasting(kinds, marker as u128, |page| page[marker] = 1.0);
}

fn write_pyramid(view: &View, page: &mut [f32]) {
    let (values, rest) = page.split_at_mut(PLACES);
    let (edges, symbols) = rest.split_at_mut(PLACES);
    for place in view.pyramid.filled() {
        let Some(card) = view.pyramid.card(place) else { continue };
        let index = place.index();
        values[index] = value(card);
        edges[index] = f32::from(u8::from(card.shape() != Shape::Standard));
        if let Some(symbol) = card.symbol() {
            symbols[symbol as usize * PLACES + index] = 1.0;
        }
    }
}

fn write_hand(hand: &Hand, pen: &mut Pen<'_>) {
    let (mut values, mut shapes, mut symbols) = ([0.0; HELD], 0, 0);
    for (place, card) in hand.iter().enumerate() {
        values[place] = value(*card);
        shapes |= 1 << (4 * place + card.shape() as usize);
        if let Some(symbol) = card.symbol() {
            symbols |= 1 << (4 * place + symbol as usize);
        }
    }
    pen.numbers(values);
    pen.flags(4 * HELD, shapes);
    pen.flags(4 * HELD, symbols);
}
