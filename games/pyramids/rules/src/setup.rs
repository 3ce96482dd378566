//! How the game starts: everyone keeps two of four cards (P5, P6).

use crate::action::Action;
use crate::components::{Card, Cards, PerColour};
use crate::edition::Edition;
use crate::event::Event;
use crate::expedition;
use crate::refusal::Refusal;
use crate::state::{Chamber, Player, State, Step};
use benben_core::{Chance, PerSeat, Pile, Seat, Seats, Sink};

/// P5: cards dealt to each player.
pub const DEALT: usize = 4;

/// P5: everyone is dealt four cards.
pub(crate) fn setup(edition: &Edition, seats: usize, chance: &mut impl Chance) -> State {
    let mut deck = Cards::ALL;
    let players = PerSeat::from_fn(seats, |_| Player {
        dealt: (0..DEALT).map(|_| deck.draw(chance)).collect(),
        ..Player::default()
    });
    State {
        step: Step::Choosing,
        awaited: Seats::all(seats),
        round: 1,
        revealed: Pile::new(),
        unseen: edition.expeditions().iter().copied().collect(),
        deck,
        offer: Cards::NONE,
        fresh: Cards::NONE,
        bonuses: PerColour::default(),
        players,
    }
}

/// Every pair of the cards dealt.
pub(crate) fn legal(player: &Player, actions: &mut Vec<Action>) {
    for first in player.dealt.each() {
        for second in player.dealt.each().filter(|second| *second > first) {
            actions.push(Action::Keep(first, second));
        }
    }
}

/// P5: one keeps two of the cards dealt.
pub(crate) fn check(player: &Player, first: Card, second: Card) -> Result<(), Refusal> {
    for card in [first, second] {
        if !player.dealt.contains(card) {
            return Err(Refusal::NotDealt { card });
        }
    }
    if second <= first {
        return Err(Refusal::NotDealt { card: second });
    }
    Ok(())
}

/// P5: chosen in secret; when all have chosen, everything is revealed.
pub(crate) fn keep(
    edition: &Edition,
    state: &mut State,
    seat: Seat,
    cards: [Card; 2],
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    state.players[seat].kept = cards.into_iter().collect();
    state.awaited = state.awaited.without(seat);
    if !state.awaited.is_empty() {
        return;
    }
    for seat in state.players.seats() {
        let player = &mut state.players[seat];
        state.deck = state.deck.union(player.dealt.without(player.kept));
        player.chambers = player.kept.each().map(|card| Chamber { card, ..Chamber::default() }).collect();
        events.tell(Event::Kept { seat, cards: player.kept });
        (player.dealt, player.kept) = (Cards::NONE, Cards::NONE);
    }
    fill_offer(state, chance, events);
    expedition::next(edition, state, chance, events);
}

/// P6, P27: the offer is filled to four, as far as the deck goes.
pub(crate) fn fill_offer(state: &mut State, chance: &mut impl Chance, events: &mut impl Sink<Event>) {
    while state.offer.len() < crate::state::OFFERED && !state.deck.is_empty() {
        let card = state.deck.draw(chance);
        state.offer.insert(card);
        events.tell(Event::Offered { card });
    }
}
