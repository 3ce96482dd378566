//! Leaving and coming back.

use super::LiveTable;
use super::host::after_host_left;
use crate::problem::Problem;
use benben_store::{Holder, Status, StoredSeat, TokenHash};
use benben_web::table::Happening;

/// Why a table is closed that nobody wanted to play at.
pub(super) const EVERYONE_LEFT: &str = "everyone has left";

impl LiveTable {
    /// Gives up the seat. Before the deal it is simply open again; later a bot plays on, and nobody else gets the hand.
    pub(crate) async fn leave(&mut self, token: Option<TokenHash>) -> Result<(), Problem> {
        let seat = self.seat_of(token)?;
        // Whoever leaves the deal of the day has had their try.
        if self.day_runs() && self.stored.status == Status::Playing {
            return self.resign(token).await;
        }
        // Whoever leaves a rated game has lost it, and the seat stays theirs, so that the loss does, too.
        if self.stored.rated && self.stored.status == Status::Playing {
            if !self.stored_seat(seat).resigned {
                self.resign(token).await?;
            }
            self.channels.end(seat);
            return Ok(());
        }
        self.rate_at_once().await;
        let was_host = self.host() == Some(seat);
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
        if next.status == Status::Gathering {
            // Somebody else may come instead.
            next.code = next.code.or_else(|| Some(crate::luck::join_code()));
            if was_host {
                after_host_left(&mut next, seat);
            }
        }
        let leaves_game = self.stored.status == Status::Playing && !self.stored_seat(seat).resigned;
        let notices = if leaves_game { self.noting(seat, Happening::Left) } else { self.notices.clone() };
        self.save_noting(next, notices).await?;
        self.channels.end(seat);
        if self.stored.status == Status::Closed {
            self.closed_because = self.stored.result.clone();
        }
        Ok(())
    }

    /// These tokens hold nothing any more: their streams end, and what they held is looked up again.
    pub(crate) async fn forget_tokens(&mut self, tokens: Vec<TokenHash>) -> Result<(), Problem> {
        for token in tokens {
            if let Some(seat) = self.seat_held_by(Some(token)) {
                self.channels.end(seat);
            }
        }
        self.stale = true;
        self.refresh().await
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
        // Before the deal it only says that somebody is ready.
        if self.stored.status == Status::Playing {
            let notices = self.noting(seat, Happening::Back);
            self.save_noting(next, notices).await?;
        } else {
            self.save_and_deal(next).await?;
        }
        // What the bot was thinking about is the person's to decide again.
        self.places[seat.index()].thinking = None;
        Ok(())
    }
}
