//! What one may do (S7), and why not.

use crate::components::{Card, Deck, HAND_LIMIT, Shape};
use crate::pyramid::Place;
use crate::refusal::Refusal;
use crate::state::{Hand, Stage, State};
use benben_core::Seat;

/// One decision. A drawing turn is two draws and perhaps discards; a playing turn is cards, each perhaps with its symbol, and
/// a stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// S8: draw a card from this deck.
    Draw(Deck),
    /// S9: discard a card that is too many.
    Discard(Card),
    /// S11: place a card from the hand.
    Place(Card, Place),
    /// S20: use the symbol to draw a card from this deck.
    SymbolDraw(Deck),
    /// S20: use the symbol for points.
    SymbolPoints,
    /// S11: place no more.
    Stop,
}

/// Every legal action, each once: equal cards are one choice.
#[inline]
pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let hand = &state.hands[seat];
    match state.stage {
        Stage::Choosing => {
            push_draws(state, Action::Draw, actions);
            push_places(state, hand, actions);
        }
        Stage::SecondDraw => push_draws(state, Action::Draw, actions),
        Stage::Discarding => actions.extend(distinct(hand).map(Action::Discard)),
        Stage::Symbol { .. } => {
            push_draws(state, Action::SymbolDraw, actions);
            actions.push(Action::SymbolPoints);
        }
        Stage::Placing => {
            actions.push(Action::Stop);
            push_places(state, hand, actions);
        }
    }
}

/// S10: from each deck that has cards or a discard pile.
#[inline]
fn push_draws(state: &State, draw: impl Fn(Deck) -> Action, actions: &mut Vec<Action>) {
    actions.extend(Deck::ALL.into_iter().filter(|deck| state.can_be_drawn(*deck)).map(draw));
}

/// S12-S15: each card on each open place where its shape has room.
#[inline]
fn push_places(state: &State, hand: &Hand, actions: &mut Vec<Action>) {
    for card in distinct(hand) {
        let places = state.pyramid.open().and(state.pyramid.room(card.shape()));
        actions.extend(places.into_iter().map(|place| Action::Place(card, place)));
    }
}

/// The cards of a sorted hand, equal ones once.
#[inline]
fn distinct(hand: &Hand) -> impl Iterator<Item = Card> + '_ {
    hand.iter()
        .enumerate()
        .filter(|(index, card)| *index == 0 || hand[index - 1] != **card)
        .map(|(_, card)| *card)
}

/// Is the action legal? If not, by which rule?
pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    let hand = &state.hands[seat];
    check_due(state.stage, hand, action)?;
    match action {
        Action::Draw(deck) => {
            check_draw_turn(state.stage)?;
            check_deck(state, deck)
        }
        Action::Discard(card) => check_discard(hand, card),
        Action::Place(card, place) => {
            check_held(hand, card)?;
            check_place(state, place)?;
            check_shape(state, card.shape(), place)
        }
        Action::SymbolDraw(deck) => {
            check_symbol(state.stage)?;
            check_deck(state, deck)
        }
        Action::SymbolPoints => check_symbol(state.stage),
        Action::Stop => check_stop(state.stage),
    }
}

/// S8, S9, S20: what was begun must be finished before anything else.
fn check_due(stage: Stage, hand: &Hand, action: Action) -> Result<(), Refusal> {
    match (stage, action) {
        (Stage::SecondDraw, Action::Draw(_))
        | (Stage::Discarding, Action::Discard(_))
        | (Stage::Symbol { .. }, Action::SymbolDraw(_) | Action::SymbolPoints)
        | (Stage::Choosing | Stage::Placing, _) => Ok(()),
        (Stage::SecondDraw, _) => Err(Refusal::SecondDrawIsDue),
        (Stage::Discarding, _) => {
            Err(Refusal::DiscardIsDue { held: hand.len() as u8, limit: HAND_LIMIT as u8 })
        }
        (Stage::Symbol { place }, _) => Err(Refusal::SymbolIsDue { place }),
    }
}

/// S11: no card is drawn in a playing turn except by a symbol.
fn check_draw_turn(stage: Stage) -> Result<(), Refusal> {
    if stage == Stage::Placing { Err(Refusal::NoDrawAfterPlacing) } else { Ok(()) }
}

/// S10: from a deck whose discard pile is empty too nothing can be drawn.
fn check_deck(state: &State, deck: Deck) -> Result<(), Refusal> {
    if state.can_be_drawn(deck) { Ok(()) } else { Err(Refusal::Exhausted { deck }) }
}

/// S9: only who holds more than five discards, and only what they hold.
fn check_discard(hand: &Hand, card: Card) -> Result<(), Refusal> {
    if hand.len() <= HAND_LIMIT {
        return Err(Refusal::NothingToDiscard { held: hand.len() as u8, limit: HAND_LIMIT as u8 });
    }
    if hand.contains(&card) { Ok(()) } else { Err(Refusal::NotInHandToDiscard { card }) }
}

/// S11: one plays from one's own hand.
fn check_held(hand: &Hand, card: Card) -> Result<(), Refusal> {
    if hand.contains(&card) { Ok(()) } else { Err(Refusal::NotInHand { card }) }
}

/// S12: on two cards of the level below, where no card lies yet.
fn check_place(state: &State, place: Place) -> Result<(), Refusal> {
    let pyramid = &state.pyramid;
    if !pyramid.room(Shape::Standard).contains(place) {
        return Err(Refusal::Outside { place, base: pyramid.base() });
    }
    if let Some(by) = pyramid.card(place) {
        return Err(Refusal::Filled { place, by });
    }
    match place.below().without(pyramid.filled()).into_iter().next() {
        Some(missing) => Err(Refusal::Unsupported { place, missing }),
        None => Ok(()),
    }
}

/// S13-S15: edges to their sides, the top to the very top, standard cards anywhere.
fn check_shape(state: &State, shape: Shape, place: Place) -> Result<(), Refusal> {
    let very_top = state.pyramid.very_top();
    if state.pyramid.room(shape).contains(place) {
        return Ok(());
    }
    Err(match shape {
        Shape::Left | Shape::Right if place == very_top => Refusal::EdgeOnVeryTop { place },
        Shape::Left => Refusal::NotLeftmost { place },
        Shape::Right => Refusal::NotRightmost { place },
        Shape::Top | Shape::Standard => Refusal::NotVeryTop { place, very_top },
    })
}

/// S20: a symbol is used only when the card just placed has found an equal one.
fn check_symbol(stage: Stage) -> Result<(), Refusal> {
    if matches!(stage, Stage::Symbol { .. }) { Ok(()) } else { Err(Refusal::NoSymbol) }
}

/// S11: at least one card is played before one stops.
fn check_stop(stage: Stage) -> Result<(), Refusal> {
    if stage == Stage::Placing { Ok(()) } else { Err(Refusal::NothingDone) }
}
