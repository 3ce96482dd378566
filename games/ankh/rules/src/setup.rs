//! How the game starts (A4).

use crate::components::HAND;
use crate::edition::Edition;
use crate::playing::draw_up;
use crate::state::State;
use benben_core::{Chance, PerSeat, Pile, Seat, Silence};

/// A4: a papyrus lies open, everyone draws four, and somebody starts.
pub(crate) fn setup(edition: &Edition, seats: usize, chance: &mut impl Chance) -> State {
    let mut deck = edition.deck();
    let papyrus = {
        // Papyri are the last cards of the edition's deck.
        let mummies = deck.len() - edition.papyri().len();
        let index = mummies + chance.below(edition.papyri().len() as u32) as usize;
        deck.swap_remove(index)
    };
    let turn = Seat::new(chance.below(seats as u32) as usize);
    let mut state = State {
        turn,
        papyrus,
        beneath: Pile::new(),
        deck,
        discard: Pile::new(),
        hands: PerSeat::new(seats),
        rows: PerSeat::new(seats),
        scores: PerSeat::new(seats),
        quiet_turns: 0,
        ended: None,
    };
    for seat in state.hands.seats() {
        draw_up(&mut state, seat, chance, &mut Silence);
        debug_assert_eq!(state.hands[seat].len(), HAND);
    }
    state
}
