//! Completing: cards are set aside, and their owners take new ones (P24-P27).

use crate::action::Action;
use crate::bonus;
use crate::components::{Card, Cards};
use crate::edition::Edition;
use crate::event::Event;
use crate::expedition;
use crate::refusal::Refusal;
use crate::setup::fill_offer;
use crate::state::{Chamber, IN_PLAY, Player, State, Step};
use benben_core::{Chance, Seat, Seats, Sink};

/// P10: all marks are revealed. P24: cards with a marked tomb are set aside.
pub(crate) fn complete(
    edition: &Edition,
    state: &mut State,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    let mut fresh = Cards::NONE;
    for seat in state.players.seats() {
        reveal(&mut state.players[seat], seat, events);
    }
    for seat in state.players.seats() {
        fresh = fresh.union(set_aside(edition, &mut state.players[seat], seat, events));
    }
    state.fresh = fresh;
    // P25: after the last expedition card of the game nobody takes.
    let taker = if state.is_last_step() { None } else { next_taker(state) };
    await_taker(edition, state, taker, chance, events);
}

/// P10: the player's sealed marks and what they ticked are shown.
fn reveal(player: &mut Player, seat: Seat, events: &mut impl Sink<Event>) {
    let Some(sealed) = player.sealed.take() else { return };
    for (chamber, fields) in player.chambers.iter_mut().zip(sealed.marks) {
        chamber.marked |= fields;
        if !fields.is_empty() {
            events.tell(Event::Marked { seat, card: chamber.card, fields });
        }
    }
    if sealed.sheet != player.sheet {
        player.sheet = sealed.sheet;
        events.tell(Event::Ticked { seat, sheet: sealed.sheet });
    }
}

/// P23, P24: which of the player's cards are complete; they leave play.
fn set_aside(edition: &Edition, player: &mut Player, seat: Seat, events: &mut impl Sink<Event>) -> Cards {
    let mut fresh = Cards::NONE;
    let chambers = player.chambers;
    player.chambers.clear();
    for chamber in chambers.iter() {
        let card = chamber.card;
        if !chamber.marked.meets(edition.plan(card).tomb) {
            player.chambers.push(*chamber);
        } else {
            player.completed.insert(card);
            fresh.insert(card);
            events.tell(Event::Completed { seat, card });
        }
    }
    fresh
}

/// P26: who takes next: of those to whom a card is due, the one who completed the lowest number; nobody if nothing is
/// left to take (P27).
///
/// Everybody has two cards in play until nothing is left to take, so a card is due to whoever has fewer.
fn next_taker(state: &State) -> Option<Seat> {
    if state.fresh.is_empty() || state.offer.union(state.deck).is_empty() {
        return None;
    }
    let due = |seat: &Seat| state.players[*seat].chambers.len() < IN_PLAY;
    let completed = |seat: Seat| Some((state.fresh.and(state.players[seat].completed).lowest()?, seat));
    state.players.seats().filter(due).filter_map(completed).min().map(|(_, seat)| seat)
}

/// P8: the next player takes, or the step goes on with the colour bonuses.
fn await_taker(
    edition: &Edition,
    state: &mut State,
    taker: Option<Seat>,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    if let Some(seat) = taker {
        state.step = Step::Taking;
        state.awaited = Seats::only(seat);
        return;
    }
    bonus::earn(edition, state, events);
    state.fresh = Cards::NONE;
    expedition::next(edition, state, chance, events);
}

/// P25: each card of the offer, or the top of the deck.
pub(crate) fn legal(state: &State, actions: &mut Vec<Action>) {
    actions.extend(state.offer.each().map(Action::Take));
    if !state.deck.is_empty() {
        actions.push(Action::TakeBlind);
    }
}

/// P25: the card must be in the offer.
pub(crate) fn check_offered(state: &State, card: Card) -> Result<(), Refusal> {
    if !state.offer.contains(card) {
        return Err(Refusal::NotOffered { card });
    }
    Ok(())
}

/// P27: an empty deck gives nothing.
pub(crate) fn check_deck(state: &State) -> Result<(), Refusal> {
    if state.deck.is_empty() {
        return Err(Refusal::DeckEmpty);
    }
    Ok(())
}

/// P25: takes a card: this one from the offer, or any from the deck.
pub(crate) fn take(
    edition: &Edition,
    state: &mut State,
    seat: Seat,
    wish: Option<Card>,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    let card = wish.unwrap_or_else(|| state.deck.draw(chance));
    state.offer.remove(card);
    let chambers = &mut state.players[seat].chambers;
    chambers.push(Chamber { card, ..Chamber::default() });
    events.tell(Event::Took { seat, card, blind: wish.is_none() });
    // P27: filled up only when the player has taken all cards due.
    if chambers.len() == IN_PLAY {
        fill_offer(state, chance, events);
    }
    let taker = next_taker(state);
    await_taker(edition, state, taker, chance, events);
}
