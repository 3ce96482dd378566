//! Playing: cards from the hand onto the pyramid, one after the other (S11-S15, S20, S21).

use crate::components::{Card, Deck, Symbol};
use crate::drawing::{draw_card, give_card};
use crate::event::Event;
use crate::pyramid::{Neighbours, Place};
use crate::score::card_points;
use crate::state::{Ended, Stage, State};
use benben_core::{Chance, Seat, Sink};

/// S11: a card is placed and scored at once, and its symbol used.
#[inline]
pub(crate) fn place(
    state: &mut State,
    neighbours: Neighbours,
    seat: Seat,
    card: Card,
    place: Place,
    events: &mut impl Sink<Event>,
) {
    give_card(&mut state.hands[seat], card);
    let points = card_points(card, place.level());
    state.points[seat].add_card(card.shape(), points);
    state.pyramid.lay(card, place);
    state.quiet_turns = 0;
    events.tell(Event::Placed { seat, card, place, points });
    let is_linked = |symbol| !state.pyramid.linked(neighbours, place, symbol).is_empty();
    if card.symbol().is_some_and(is_linked) {
        state.stage = Stage::Symbol { place };
    } else {
        go_on(state, seat, place, events);
    }
}

/// S20: a card instead of points.
#[inline]
pub(crate) fn draw_by_symbol(
    state: &mut State,
    seat: Seat,
    deck: Deck,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    let (place, _) = due_symbol(state);
    draw_card(state, seat, deck, chance, events);
    go_on(state, seat, place, events);
}

/// S20: points instead of a card. They are never multiplied.
#[inline]
pub(crate) fn score_symbol(
    state: &mut State,
    neighbours: Neighbours,
    seat: Seat,
    events: &mut impl Sink<Event>,
) {
    let (place, symbol) = due_symbol(state);
    let points = state.pyramid.linked(neighbours, place, symbol).len() as u8;
    state.points[seat].symbols += points;
    events.tell(Event::SymbolPoints { seat, symbol, points });
    go_on(state, seat, place, events);
}

/// The symbol that must be used, and where it lies.
#[inline]
fn due_symbol(state: &State) -> (Place, Symbol) {
    let Stage::Symbol { place } = state.stage else { unreachable!("only legal actions are played") };
    let symbol = state.pyramid.card(place).and_then(Card::symbol);
    (place, symbol.expect("a symbol is due only where one lies"))
}

/// After a card and its symbol: the game ends with the very top (S21), the turn with the last card in hand (S11).
#[inline]
fn go_on(state: &mut State, seat: Seat, place: Place, events: &mut impl Sink<Event>) {
    if place == state.pyramid.very_top() {
        state.ended = Some(Ended::Built);
        events.tell(Event::Ended { how: Ended::Built });
    } else if state.hands[seat].is_empty() {
        end_turn(state, seat, events);
    } else {
        state.stage = Stage::Placing;
    }
}

/// S7: the next player clockwise follows.
#[inline]
pub(crate) fn end_turn(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    state.turn = seat.left(state.hands.len());
    state.stage = Stage::Choosing;
    events.tell(Event::TurnEnded { seat });
}
