//! Colour bonuses (P28-P30).

use crate::components::{Cards, Colour};
use crate::edition::Edition;
use crate::event::Event;
use crate::state::{BONUSES, State};
use benben_core::{Seat, Sink};

/// P28: what the first, the second and the third to earn a colour's bonus get.
pub const BONUS: [u8; BONUSES] = [10, 6, 3];

/// P28: a bonus for this many cards of a colour, and again for as many more.
const CARDS_FOR_A_BONUS: usize = 2;

/// P28: with so many completed cards of a colour, which one earns the next bonus: the 2nd, 4th or 6th, then none.
pub fn next_bonus(completed: usize) -> Option<usize> {
    let next = (completed / CARDS_FOR_A_BONUS + 1) * CARDS_FOR_A_BONUS;
    (next <= CARDS_FOR_A_BONUS * BONUSES).then_some(next)
}

/// P28: completing the 2nd, 4th or 6th card of a colour earns its highest bonus still free.
pub(crate) fn earn(edition: &Edition, state: &mut State, events: &mut impl Sink<Event>) {
    if state.fresh.is_empty() {
        return;
    }
    for colour in Colour::ALL {
        let mut earners = earners(edition, state, colour);
        // P29: the lowest number takes first.
        while let Some(first) = earners.iter_mut().filter(|(card, _)| *card < u8::MAX).min() {
            let seat = first.1;
            first.0 = u8::MAX;
            let earned = &mut state.bonuses[colour];
            if earned.len() < BONUSES {
                events.tell(Event::Bonus { seat, colour, points: BONUS[earned.len()] });
                earned.push(seat);
            }
        }
    }
}

/// Who earns a bonus of this colour in this step, with the lowest number completed of it (P29); 255 for who does not.
fn earners(edition: &Edition, state: &State, colour: Colour) -> [(u8, Seat); benben_core::MAX_SEATS] {
    let mut earners = [(u8::MAX, Seat::default()); benben_core::MAX_SEATS];
    let of_colour = edition.of_colour(colour);
    for seat in state.players.seats() {
        let after = state.players[seat].completed.and(of_colour);
        let fresh = after.and(state.fresh);
        if let Some(lowest) = fresh.lowest()
            && earns(after.without(fresh), after)
        {
            earners[seat.index()] = (lowest.number(), seat);
        }
    }
    earners
}

/// P28: was the 2nd, 4th or 6th card among the new ones? Two cards at once pass only one of them.
fn earns(before: Cards, after: Cards) -> bool {
    let pairs = |cards: Cards| (cards.len() / CARDS_FOR_A_BONUS).min(BONUSES);
    pairs(after) > pairs(before)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn p28_the_2nd_4th_and_6th_card_earn_a_bonus() {
        assert_eq!([0, 1, 2, 3].map(next_bonus), [Some(2), Some(2), Some(4), Some(4)]);
        assert_eq!([5, 6, 7].map(next_bonus), [Some(6), None, None]);
    }
}
