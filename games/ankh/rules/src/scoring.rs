//! The queen's verdict: when rows are scored, and what they are worth (A9-A14).

use crate::components::{Card, Face};
use crate::event::Event;
use crate::state::{Row, State};
use benben_core::{PerSeat, Seat, Sink};

/// A11: how many mummies a row still lacks until it has as many as the papyrus asks for.
#[inline]
pub fn missing(row: &[Card], papyrus: Card) -> usize {
    // Nothing but a papyrus lies in the middle, and nothing else asks.
    let Face::Papyrus { number, .. } = papyrus.face() else { return usize::MAX };
    usize::from(number).saturating_sub(row.len())
}

/// A11: scoring is due when some row has as many mummies as the top papyrus asks for, be it that a mummy reached the
/// number or that a new papyrus asks for fewer.
#[inline]
pub fn is_due(rows: &PerSeat<Row>, papyrus: Card) -> bool {
    rows.as_slice().iter().any(|row| missing(row, papyrus) == 0)
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
