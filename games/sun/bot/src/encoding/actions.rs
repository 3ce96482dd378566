//! Actions by places in the sorted hand and in the pyramid.

use super::{BASE, BUILT, HELD, built_index};
use benben_sun::{Action, Card, Deck, HAND_LIMIT, Hand, Place};

/// Whoever places has no more cards than this (S9).
pub(super) const PLACED_FROM: usize = HAND_LIMIT;

const DRAW: usize = 0;
const SYMBOL: usize = 2;
const SYMBOL_POINTS: usize = SYMBOL + 2;
const STOP: usize = 5;
const DISCARD: usize = 6;
const PLACE: usize = DISCARD + HELD;

/// The index of an action with cards of this hand.
#[inline]
pub(super) fn index(hand: &Hand, action: &Action) -> Option<usize> {
    let held = |card: &Card| hand.iter().position(|other| other == card);
    match action {
        Action::Draw(deck) => Some(DRAW + *deck as usize),
        Action::SymbolDraw(deck) => Some(SYMBOL + *deck as usize),
        Action::SymbolPoints => Some(SYMBOL_POINTS),
        Action::Stop => Some(STOP),
        Action::Discard(card) => held(card).map(|place| DISCARD + place),
        Action::Place(card, place) => {
            let from = held(card).filter(|from| *from < PLACED_FROM)?;
            Some(PLACE + from * BUILT + built_index(*place)?)
        }
    }
}

/// The action of an index with this hand.
pub(super) fn action(hand: &Hand, index: usize) -> Option<Action> {
    match index {
        DRAW..SYMBOL => Some(Action::Draw(Deck::ALL[index - DRAW])),
        SYMBOL..SYMBOL_POINTS => Some(Action::SymbolDraw(Deck::ALL[index - SYMBOL])),
        SYMBOL_POINTS => Some(Action::SymbolPoints),
        STOP => Some(Action::Stop),
        DISCARD..PLACE => hand.get(index - DISCARD).copied().map(Action::Discard),
        _ => {
            let (from, place) = ((index - PLACE) / BUILT, (index - PLACE) % BUILT);
            let card = hand.get(from).copied().filter(|_| from < PLACED_FROM)?;
            Place::all().nth(BASE + place).map(|place| Action::Place(card, place))
        }
    }
}
