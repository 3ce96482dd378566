//! A turn: play a mummy, play a papyrus, or sacrifice; then draw up (A5-A8, A17).

use crate::action::{Action, Offering};
use crate::components::{Card, HAND};
use crate::event::Event;
use crate::scoring;
use crate::state::{Ended, Hand, State};
use benben_core::{Chance, Seat, Sink};

/// A18: turns of each player without a scoring after which the game ends.
pub const QUIET_TURNS: u16 = 100;

/// A5: one thing, then the hand is drawn up and the next player to the left follows.
#[inline]
pub(crate) fn play(
    state: &mut State,
    goal: i16,
    seat: Seat,
    action: Action,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    state.quiet_turns += 1;
    match action {
        Action::Mummy(card) => play_mummy(state, seat, card, events),
        Action::Papyrus(card) => play_papyrus(state, seat, card, events),
        Action::Sacrifice(offering) => sacrifice(state, seat, offering, events),
    }
    let is_sacrifice = matches!(action, Action::Sacrifice(_));
    if !is_sacrifice && scoring::is_due(&state.rows, state.papyrus) {
        scoring::score(state, seat, events);
        end_at_goal(state, goal, events);
        if state.ended.is_some() {
            // A14: after the last scoring nobody draws.
            return;
        }
    }
    draw_up(state, seat, chance, events);
    // A15 asks for the same seat after a scoring as A5 does after any turn.
    state.turn = seat.left(state.hands.len());
    end_when_quiet(state, events);
}

/// A6: a mummy goes open into the player's own row.
#[inline]
fn play_mummy(state: &mut State, seat: Seat, card: Card, events: &mut impl Sink<Event>) {
    take_from(&mut state.hands[seat], Offering::one(card));
    state.rows[seat].push(card);
    events.tell(Event::Mummy { seat, card });
}

/// A7: a papyrus goes on top of the one in the middle; its wish holds from now on.
#[inline]
fn play_papyrus(state: &mut State, seat: Seat, card: Card, events: &mut impl Sink<Event>) {
    take_from(&mut state.hands[seat], Offering::one(card));
    state.beneath.push(state.papyrus);
    state.papyrus = card;
    events.tell(Event::Papyrus { seat, card });
}

/// A8: discard one to four cards; as many are drawn when the hand is drawn up.
#[inline]
fn sacrifice(state: &mut State, seat: Seat, offering: Offering, events: &mut impl Sink<Event>) {
    take_from(&mut state.hands[seat], offering);
    offering.cards().for_each(|card| state.discard.push(card));
    events.tell(Event::Sacrifice { seat, cards: offering });
}

/// Takes cards out of a hand. Both are sorted, so one pass compares each card with the next one asked for; written
/// without branches, because which cards a player gives is what the processor cannot predict.
#[inline]
fn take_from(hand: &mut Hand, offering: Offering) {
    let mut kept = Hand::new();
    let mut asked = offering.packed();
    for card in hand.iter() {
        let given = asked as u8 == card.byte();
        asked >>= if given { 8 } else { 0 };
        kept.push_if(*card, !given);
    }
    debug_assert_eq!(asked, 0, "only legal actions are played");
    *hand = kept;
}

/// A5: the hand is drawn up to four. A17: an empty deck is made anew when a card is needed, not before.
#[inline]
pub(crate) fn draw_up(
    state: &mut State,
    seat: Seat,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    let count = HAND - state.hands[seat].len();
    for _ in 0..count {
        if state.deck.is_empty() {
            reshuffle(state, events);
        }
        let card = state.deck.draw(chance);
        state.hands[seat].push(card);
    }
    sort(&mut state.hands[seat]);
    events.tell(Event::Drew { seat, count: count as u8 });
}

/// Hands stay sorted, so that equal hands are equal and equal cards stand side by side. A sorting network for four cards.
#[inline]
fn sort(hand: &mut Hand) {
    debug_assert_eq!(hand.len(), HAND);
    for (low, high) in [(0, 1), (2, 3), (0, 2), (1, 3), (1, 2)] {
        let (a, b) = (hand[low], hand[high]);
        (hand[low], hand[high]) = (a.min(b), a.max(b));
    }
}

/// A17: the discard pile and all papyri but the top one become the deck.
#[cold]
fn reshuffle(state: &mut State, events: &mut impl Sink<Event>) {
    state.deck.extend(&state.discard);
    state.deck.extend(&state.beneath);
    state.discard.clear();
    state.beneath.clear();
    events.tell(Event::Reshuffled { cards: state.deck.len() as u8 });
}

/// A16: the game ends with the scoring in which someone reaches the goal.
fn end_at_goal(state: &mut State, goal: i16, events: &mut impl Sink<Event>) {
    if state.scores.as_slice().iter().any(|score| *score >= goal) {
        state.ended = Some(Ended::Goal);
        events.tell(Event::Ended { how: Ended::Goal });
    }
}

/// A18: after 100 turns of each player without a scoring the game ends with the present scores.
#[inline]
fn end_when_quiet(state: &mut State, events: &mut impl Sink<Event>) {
    if state.quiet_turns >= QUIET_TURNS * state.hands.len() as u16 {
        state.ended = Some(Ended::Quiet);
        events.tell(Event::Ended { how: Ended::Quiet });
    }
}
