//! Does the table need the server to go on: is a bot to move, does a clock run? It is stored with everything that changes
//! it, so that a start wakes these tables and no others.

use super::LiveTable;
use crate::pace::Pace;
use benben_core::Seats;
use benben_store::{Attention, Holder, Status, StoredSeat, StoredTable};

/// Does a person decide for the seat now?
pub(super) fn is_played_by_a_person(seat: &StoredSeat) -> bool {
    seat.holder == Holder::Person && !seat.away && !seat.resigned
}

/// What is known of a table that is dealt in this moment, before the game is laid out: whom it waits for is not.
pub(super) fn when_dealt(table: &StoredTable, pace: Pace) -> Attention {
    let people = table.seats.iter().filter(|seat| is_played_by_a_person(seat)).count();
    // Bots alone wait until somebody looks.
    let of_a_kind = people == 0 || people == table.seats.len();
    if of_a_kind && pace == Pace::None { Attention::None } else { Attention::Unknown }
}

/// What a table needs that waits for these seats.
fn when_awaiting(awaited: Seats, seats: &[StoredSeat], pace: Pace) -> Attention {
    let people = seats.iter().any(is_played_by_a_person);
    let bot = people && awaited.into_iter().any(|seat| !is_played_by_a_person(&seats[seat.index()]));
    let clock = pace != Pace::None && !awaited.is_empty();
    if bot || clock { Attention::Needed } else { Attention::None }
}

impl LiveTable {
    /// What the table will need once it is stored like this.
    pub(super) fn attention_in(&self, next: &StoredTable) -> Attention {
        match (next.status, &self.game) {
            (Status::Playing, Some(game)) => when_awaiting(game.turn().awaited(), &next.seats, self.pace),
            // Dealt in this moment.
            (Status::Playing, None) if self.stored.status == Status::Gathering => next.attention,
            // Here nothing can be played any more, or nothing yet.
            _ => Attention::None,
        }
    }

    /// Lets the store know what the table needs, where it does not know yet: after the deal, and for tables that were
    /// stored before this was noted.
    pub(super) async fn note_attention(&mut self) {
        let attention = self.attention_in(&self.stored);
        if self.stored.status != Status::Playing || attention == self.stored.attention {
            return;
        }
        match self.house.store.note_attention(self.stored.id.clone(), attention).await {
            Ok(()) => self.stored.attention = attention,
            // The table can be played at all the same; the next start looks at it once more.
            Err(error) => tracing::warn!(%error, "what a table needs was not noted"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use benben_core::Seat;

    fn person() -> StoredSeat {
        StoredSeat { holder: Holder::Person, ..StoredSeat::default() }
    }

    fn check(awaited: &[usize], seats: &[StoredSeat], pace: Pace, expected: Attention) {
        let awaited: Seats = awaited.iter().map(|index| Seat::new(*index)).collect();
        assert_eq!(when_awaiting(awaited, seats, pace), expected, "{awaited:?} {seats:?} {pace:?}");
    }

    #[test]
    fn a_bot_that_is_to_move_needs_the_server() {
        let bot = StoredSeat { holder: Holder::Bot, ..StoredSeat::default() };
        let seats = [person(), bot];
        check(&[0], &seats, Pace::None, Attention::None);
        check(&[1], &seats, Pace::None, Attention::Needed);
        check(&[0, 1], &seats, Pace::None, Attention::Needed);
        check(&[], &seats, Pace::None, Attention::None);
    }

    #[test]
    fn so_does_one_that_stands_in() {
        for absent in [
            StoredSeat { away: true, ..person() },
            StoredSeat { resigned: true, ..person() },
            StoredSeat::default(),
        ] {
            check(&[1], &[person(), absent.clone()], Pace::None, Attention::Needed);
            check(&[0], &[person(), absent], Pace::None, Attention::None);
        }
    }

    #[test]
    fn f04_bots_alone_wait_until_somebody_looks() {
        let bot = StoredSeat { holder: Holder::Bot, ..StoredSeat::default() };
        let away = StoredSeat { away: true, ..person() };
        check(&[0], &[bot.clone(), bot.clone()], Pace::None, Attention::None);
        check(&[0, 1], &[bot, away], Pace::None, Attention::None);
    }

    #[test]
    fn a_clock_that_runs_needs_the_server() {
        let pace = Pace::Decision { seconds: 60 };
        check(&[0], &[person(), person()], pace, Attention::Needed);
        check(&[], &[person(), person()], pace, Attention::None);
    }
}
