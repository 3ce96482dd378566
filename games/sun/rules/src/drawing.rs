//! Drawing: two cards, and discarding what is too many (S8-S10).

use crate::components::{Card, Deck, HAND_LIMIT};
use crate::event::Event;
use crate::placing::end_turn;
use crate::state::{Ended, Hand, Stage, State, Stock};
use benben_core::{Chance, Seat, Sink};

/// S23: turns of each player without a placed card after which the game ends.
pub const QUIET_TURNS: u8 = 20;

/// S8: the first card is seen before the deck of the second is chosen.
#[inline]
pub(crate) fn draw(
    state: &mut State,
    seat: Seat,
    deck: Deck,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    draw_card(state, seat, deck, chance, events);
    if state.stage == Stage::Choosing {
        state.stage = Stage::SecondDraw;
    } else {
        keep_to_limit(state, seat, events);
    }
}

/// S9: each card onto the discard pile of its kind, one by one, until five are left.
#[inline]
pub(crate) fn discard(state: &mut State, seat: Seat, card: Card, events: &mut impl Sink<Event>) {
    give_card(&mut state.hands[seat], card);
    match card.deck() {
        Deck::Standard => state.standard.discards.push(card),
        Deck::Edge => state.edge.discards.push(card),
    }
    events.tell(Event::Discarded { seat, card });
    keep_to_limit(state, seat, events);
}

/// S9: who holds more than five after drawing discards; otherwise the turn is over.
#[inline]
fn keep_to_limit(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    if state.hands[seat].len() > HAND_LIMIT {
        state.stage = Stage::Discarding;
        return;
    }
    state.quiet_turns += 1;
    end_turn(state, seat, events);
    end_when_quiet(state, events);
}

/// S23: after 20 turns of each player without a placed card the game ends as it stands.
#[inline]
fn end_when_quiet(state: &mut State, events: &mut impl Sink<Event>) {
    if state.quiet_turns >= QUIET_TURNS * state.hands.len() as u8 {
        state.ended = Some(Ended::Quiet);
        events.tell(Event::Ended { how: Ended::Quiet });
    }
}

/// Draws one card of a deck into the hand.
#[inline]
pub(crate) fn draw_card(
    state: &mut State,
    seat: Seat,
    deck: Deck,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    let card = match deck {
        Deck::Standard => draw_from(&mut state.standard, deck, chance, events),
        Deck::Edge => draw_from(&mut state.edge, deck, chance, events),
    };
    take_card(&mut state.hands[seat], card);
    events.tell(Event::Drew { seat, deck });
}

/// S10: an empty deck is replaced by its shuffled discard pile when a card is needed.
#[inline]
fn draw_from<const N: usize>(
    stock: &mut Stock<N>,
    deck: Deck,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) -> Card {
    if stock.deck.is_empty() {
        stock.deck = stock.discards;
        stock.discards.clear();
        events.tell(Event::Reshuffled { deck, cards: stock.deck.len() as u8 });
    }
    stock.deck.draw(chance)
}

/// Puts a card into a hand, which stays sorted.
#[inline]
pub(crate) fn take_card(hand: &mut Hand, card: Card) {
    hand.push(card);
    let mut index = hand.len() - 1;
    while index > 0 && hand[index - 1] > card {
        hand[index] = hand[index - 1];
        index -= 1;
    }
    hand[index] = card;
}

/// Takes a card out of a hand that holds it.
#[inline]
pub(crate) fn give_card(hand: &mut Hand, card: Card) {
    let index = hand.iter().position(|held| *held == card).expect("only legal actions are played");
    hand.remove(index);
}
