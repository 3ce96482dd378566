//! Leaving, being away, and coming back.

use super::LiveTable;
use crate::bot_name::BotName;
use crate::problem::{Missing, Problem};
use benben_core::{Seat, Viewer};
use benben_store::{Holder, Status, StoredSeat, TokenHash};
use tokio::time::Instant;

impl LiveTable {
    /// Gives up the seat. Before the deal it is simply open again; later a bot plays until somebody sits down.
    pub(crate) async fn leave(&mut self, token: Option<TokenHash>) -> Result<(), Problem> {
        let seat = self.seat_of(token)?;
        let mut next = self.stored.clone();
        let place = &mut next.seats[seat.index()];
        match self.stored.status {
            Status::Gathering => *place = StoredSeat { nonce: place.nonce, ..StoredSeat::default() },
            Status::Playing if place.resigned => (place.token, place.away) = (None, true),
            Status::Playing => {
                (place.holder, place.token, place.away) = (Holder::Open, None, true);
                place.name = String::new();
            }
            Status::Over | Status::Closed => place.token = None,
        }
        let empty = next.seats.iter().all(|seat| seat.holder != Holder::Person);
        if next.status == Status::Gathering && empty {
            next.status = Status::Closed;
            next.code = None;
            next.result = Some("everyone has left".to_owned());
        }
        self.save(next).await?;
        self.channels.end(seat);
        if self.stored.status == Status::Closed {
            self.closed_because = self.stored.result.clone();
        }
        Ok(())
    }

    /// Lets a bot stand in: for oneself at any time, for others when the table waits for them and they are absent.
    pub(crate) async fn stand_in(
        &mut self,
        token: Option<TokenHash>,
        seat: Option<Seat>,
        level: Option<BotName>,
    ) -> Result<(), Problem> {
        let own = self.seat_of(token)?;
        let level = level.unwrap_or(BotName::USUAL);
        let awaited = self.playing()?.awaited(Viewer::Seat(own));
        let seat = seat.unwrap_or(own);
        if seat.index() >= self.stored.seats.len() {
            return Err(Problem::NotFound(Missing::Seat));
        }
        if seat != own && !(awaited.contains(seat) && self.is_absent(seat)) {
            return Err(Problem::Present);
        }
        if self.stored_seat(seat).holder != Holder::Person {
            return Err(Problem::NoPerson);
        }
        let mut next = self.stored.clone();
        let place = &mut next.seats[seat.index()];
        (place.away, place.level) = (true, level.to_string());
        self.save(next).await
    }

    /// Takes one's seat back from the bot.
    pub(crate) async fn come_back(&mut self, token: Option<TokenHash>) -> Result<(), Problem> {
        let seat = self.seat_of(token)?;
        if !self.stored_seat(seat).away || self.stored_seat(seat).resigned {
            return Err(Problem::NotAway);
        }
        let mut next = self.stored.clone();
        let place = &mut next.seats[seat.index()];
        (place.away, place.level) = (false, String::new());
        self.save_and_deal(next).await?;
        // What the bot was thinking about is the person's to decide again.
        self.places[seat.index()].thinking = None;
        Ok(())
    }

    /// Nobody watches from this seat, and nobody was heard of for a while.
    pub(super) fn is_absent(&self, seat: Seat) -> bool {
        let silent = Instant::now().duration_since(self.places[seat.index()].seen);
        !self.channels.is_watched(seat) && silent >= self.house.config.absent_after
    }
}
