//! A turn: a card goes on the pile, and perhaps it scores.

use crate::action::Action;
use crate::components::Card;
use crate::event::Event;
use crate::state::State;
use benben_core::{Seat, Sink};

/// __R__2: a card scores if it is higher than the one it covers.
#[inline]
pub fn scores(card: Card, top: Option<Card>) -> bool {
    top.is_some_and(|top| card > top)
}

/// __R__1: lays the card, and the next seat is awaited.
#[inline]
pub(crate) fn play(state: &mut State, seat: Seat, Action(card): Action, events: &mut impl Sink<Event>) {
    let place = state.hands[seat].iter().position(|held| *held == card).expect("legal: the card is held");
    state.hands[seat].remove(place);
    let scored = scores(card, state.pile.last().copied());
    state.scores[seat] += i16::from(scored);
    state.pile.push(card);
    events.tell(Event::Laid { seat, card, scored });
    state.turn = Seat::new((seat.index() + 1) % state.hands.len());
    if state.is_over() {
        events.tell(Event::Ended);
    }
}
