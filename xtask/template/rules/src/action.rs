//! What one may do in a turn (__R__1), and why not.

use crate::components::Card;
use crate::refusal::Refusal;
use crate::state::Hand;

/// __R__1: lay a card on the pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Action(pub Card);

/// Every legal action with this hand, each once: equal cards are one choice.
#[inline]
pub(crate) fn legal(hand: &Hand, actions: &mut Vec<Action>) {
    for (index, card) in hand.iter().enumerate() {
        if index == 0 || hand[index - 1] != *card {
            actions.push(Action(*card));
        }
    }
}

/// __R__1: one lays a card from one's own hand.
pub(crate) fn check(hand: &Hand, Action(card): &Action) -> Result<(), Refusal> {
    if !hand.contains(card) {
        return Err(Refusal::NotInHand { card: *card });
    }
    Ok(())
}
