//! What one may do, and why not.

use crate::components::Card;
use crate::edition::Edition;
use crate::fields::Fields;
use crate::refusal::Refusal;
use crate::state::{State, Step};
use crate::{completing, marking, setup};
use benben_core::Seat;

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// P5: keep these two of the cards dealt, the lower number first.
    Keep(Card, Card),
    /// P10: mark the shape or a single field, or one more field for a cross (P18).
    Mark {
        /// On which card.
        card: Card,
        /// Which fields.
        fields: Fields,
    },
    /// P25: take a card from the offer.
    Take(Card),
    /// P25: take the top card of the deck unseen.
    TakeBlind,
}

/// All legal actions of an awaited seat, each once.
#[inline]
pub(crate) fn legal(edition: &Edition, state: &State, seat: Seat, actions: &mut Vec<Action>) {
    match state.step {
        Step::Marking => marking::legal(edition, state, seat, actions),
        Step::Taking => completing::legal(state, actions),
        Step::Choosing => setup::legal(&state.players[seat], actions),
        Step::Over => {}
    }
}

/// Is the action legal? If not, by which rule?
pub(crate) fn check(edition: &Edition, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
    match (state.step, *action) {
        (Step::Choosing, Action::Keep(first, second)) => setup::check(&state.players[seat], first, second),
        (Step::Marking, Action::Mark { card, fields }) => marking::check(edition, state, seat, card, fields),
        (Step::Taking, Action::Take(card)) => completing::check_offered(state, card),
        (Step::Taking, Action::TakeBlind) => completing::check_deck(state),
        (step, _) => Err(Refusal::OtherStep { step }),
    }
}
