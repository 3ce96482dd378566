//! Chairs before the deal: freeing one that a bot has, and putting an empty one away.

use super::LiveTable;
use crate::erased::{self, Opening};
use crate::problem::{Missing, Problem};
use benben_core::Seat;
use benben_store::{Holder, StoredSeat, TokenHash};

impl LiveTable {
    /// Frees a seat that a bot has, so that somebody else can have it.
    pub(crate) async fn free_seat(&mut self, asks: Vec<TokenHash>, seat: Seat) -> Result<(), Problem> {
        if self.chair(&asks, seat)?.holder != Holder::Bot {
            return Err(Problem::Taken);
        }
        let mut next = self.stored.clone();
        let place = &mut next.seats[seat.index()];
        *place = StoredSeat { nonce: place.nonce, ..StoredSeat::default() };
        next.code = next.code.or_else(|| Some(crate::luck::join_code()));
        self.save(next).await
    }

    /// Puts an open seat away: fewer play, and those behind it move up. If nobody else is missing, the game begins.
    pub(crate) async fn drop_seat(&mut self, asks: Vec<TokenHash>, seat: Seat) -> Result<(), Problem> {
        if self.chair(&asks, seat)?.holder != Holder::Open {
            return Err(Problem::Taken);
        }
        let mut next = self.stored.clone();
        next.seats.remove(seat.index());
        erased::check(&Opening {
            game: next.game.clone(),
            edition: next.edition_text.clone(),
            options: next.options.clone(),
            seats: next.seats.len(),
        })?;
        let saved = self.save_and_deal(next).await;
        // Whoever sits behind it watches from another seat from now on.
        if self.stored.seats.len() < self.places.len() {
            self.places.remove(seat.index());
            self.channels.remove(seat);
        }
        saved
    }

    /// A chair that can still be moved, by the host who asks.
    fn chair(&mut self, asks: &[TokenHash], seat: Seat) -> Result<&StoredSeat, Problem> {
        self.check_host(asks)?;
        self.stored.seats.get(seat.index()).ok_or(Problem::NotFound(Missing::Seat))
    }
}
