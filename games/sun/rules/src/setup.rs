//! How the game starts (S4-S6).

use crate::components::{Card, HAND_LIMIT};
use crate::drawing::take_card;
use crate::edition::Edition;
use crate::pyramid::Pyramid;
use crate::state::{Stage, State, Stock};
use benben_core::{Chance, PerSeat, Pile, Seat};

/// S6: cards of the first hand.
pub(crate) const FIRST_HAND: usize = HAND_LIMIT - 1;

/// S4: how long the base row is, and with it the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Base {
    /// Six inner cards.
    Short,
    /// Seven inner cards.
    Standard,
    /// All eight inner cards.
    Long,
}

impl Base {
    /// Inner cards between the two edges.
    pub const fn inner_cards(self) -> usize {
        match self {
            Base::Short => 6,
            Base::Standard => 7,
            Base::Long => 8,
        }
    }
}

/// The base row, two decks, a marker, hands of four, and somebody starts.
pub(crate) fn setup(edition: &Edition, base: Base, seats: usize, chance: &mut impl Chance) -> State {
    let row = base_row(edition, base, chance);
    let mut state = State {
        turn: Seat::new(0),
        stage: Stage::Choosing,
        pyramid: Pyramid::new(&row),
        standard: Stock { deck: edition.standard_deck(), discards: Pile::new() },
        edge: Stock { deck: edition.edge_deck(), discards: Pile::new() },
        marker: Card::default(),
        hands: PerSeat::new(seats),
        points: PerSeat::new(seats),
        quiet_turns: 0,
        ended: None,
    };
    state.marker = state.edge.deck.draw(chance);
    for hand in state.hands.as_mut_slice() {
        for _ in 0..FIRST_HAND {
            take_card(hand, state.standard.deck.draw(chance));
        }
    }
    // S6: a random player starts.
    state.turn = Seat::new(chance.below(seats as u32) as usize);
    state
}

/// S4: random inner cards between the left and the right edge; the others leave the game.
fn base_row(edition: &Edition, base: Base, chance: &mut impl Chance) -> Pile<Card, 10> {
    let mut inner = edition.inner_base();
    let mut row = Pile::new();
    row.push(edition.left_base());
    for _ in 0..base.inner_cards() {
        row.push(inner.draw(chance));
    }
    row.push(edition.right_base());
    row
}
