//! The queen's verdict: when rows are scored, and what they are worth (A9-A14).

use crate::components::{Card, Face};
use crate::event::Event;
use crate::state::State;
use benben_core::{PerSeat, Seat, Sink};

/// A11: scoring is due when some row has as many mummies as the top papyrus asks for, be it that a mummy reached the
/// number or that a new papyrus asks for fewer.
#[inline]
pub(crate) fn is_due(state: &State) -> bool {
    let Face::Papyrus { number, .. } = state.papyrus.face() else { return false };
    state.rows.as_slice().iter().any(|row| row.len() >= number as usize)
}

/// A9: what the mummies of a row count under a papyrus: value times the factor of their colour's wish.
#[inline]
pub fn row_worth(row: &[Card], papyrus: Card) -> i16 {
    let Face::Papyrus { wish, .. } = papyrus.face() else { return 0 };
    row.iter()
        .map(|card| match card.face() {
            Face::Mummy { colour, value } => wish.factor(colour) * i16::from(value),
            Face::Papyrus { .. } => 0,
        })
        .sum()
}

/// A12: all rows are scored, also those short of the number; scores may fall below 0. A14: then all mummies of all rows
/// go to the discard pile, while the papyri stay.
pub(crate) fn score(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    let gains: PerSeat<i16> = state.rows.map(|row| row_worth(row, state.papyrus));
    for owner in state.rows.seats() {
        state.scores[owner] += gains[owner];
        state.discard.extend(&state.rows[owner]);
        state.rows[owner].clear();
    }
    state.quiet_turns = 0;
    events.tell(Event::Scored { seat, gains });
}
