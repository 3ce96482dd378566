//! The course of the game: four rounds of seven expedition cards (P7-P9, P31).

use crate::edition::Edition;
use crate::event::Event;
use crate::state::{REVEALED, ROUNDS, State, Step};
use benben_core::{Chance, RuleId, Seats, Sink};

/// P8: after a step comes the next, until the game ends.
pub(crate) fn next(
    edition: &Edition,
    state: &mut State,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    if let Some(rule) = ended_by(state) {
        state.step = Step::Over;
        state.awaited = Seats::NONE;
        events.tell(Event::Ended { rule });
        return;
    }
    if state.revealed.len() == REVEALED {
        shuffle(edition, state, events);
    }
    reveal(state, chance, events);
}

/// P31: the game ends after round 4. P27: it also ends if nobody has a card.
pub(crate) fn ended_by(state: &State) -> Option<RuleId> {
    if state.is_last_step() {
        Some("P31")
    } else if with_cards(state).is_empty() {
        Some("P27")
    } else {
        None
    }
}

/// P7: all eight are shuffled for the next round.
fn shuffle(edition: &Edition, state: &mut State, events: &mut impl Sink<Event>) {
    debug_assert!(state.round < ROUNDS, "the game ends after round 4");
    state.round += 1;
    state.revealed.clear();
    state.unseen = edition.expeditions().iter().copied().collect();
    events.tell(Event::Round { round: state.round });
}

/// P9: a card is revealed, and it holds for all. P27: who has no card is skipped.
fn reveal(state: &mut State, chance: &mut impl Chance, events: &mut impl Sink<Event>) {
    let index = chance.below(state.unseen.len() as u32) as usize;
    let shape = state.unseen.remove(index);
    state.revealed.push(shape);
    state.step = Step::Marking;
    state.awaited = with_cards(state);
    events.tell(Event::Revealed { round: state.round, shape });
}

/// The players who have a card in play.
pub(crate) fn with_cards(state: &State) -> Seats {
    state.players.seats().filter(|seat| !state.players[*seat].chambers.is_empty()).collect()
}
