//! How the game starts (__R__1).

use crate::components::HAND;
use crate::edition::Edition;
use crate::state::{Hand, State};
use benben_core::{Chance, PerSeat, Pile, Seat};

/// __R__1: everyone gets a hand, and luck chooses who starts.
pub(crate) fn setup(edition: &Edition, seats: usize, chance: &mut impl Chance) -> State {
    let mut deck = edition.deck();
    let turn = Seat::new(chance.below(seats as u32) as usize);
    let hands = PerSeat::from_fn(seats, |_| {
        let mut hand: Hand = (0..HAND).map(|_| deck.draw(chance)).collect();
        hand.sort_unstable();
        hand
    });
    State { turn, pile: Pile::new(), deck, hands, scores: PerSeat::new(seats) }
}
