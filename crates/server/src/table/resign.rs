//! Giving up.

use super::LiveTable;
use crate::problem::Problem;
use benben_core::{Seat, Seats, Standings, Turn};
use benben_store::{Holder, Status, TokenHash};
use benben_web::table::Happening;
use tokio::time::Instant;

impl LiveTable {
    /// Gives up. A bot plays on for the seat, unless nobody is left to play against: then the game is over.
    pub(crate) async fn resign(&mut self, token: Option<TokenHash>) -> Result<(), Problem> {
        let seat = self.seat_of(token)?;
        self.give_up(seat, Happening::Resigned).await
    }

    /// At a rated table whoever has no time left has lost.
    pub(super) async fn give_up_out_of_time(&mut self) {
        let now = Instant::now();
        for seat in self.seats().collect::<Vec<_>>() {
            if self.time_up_at(seat).is_some_and(|at| at <= now)
                && let Err(problem) = self.give_up(seat, Happening::TimeUp).await
            {
                tracing::warn!(error = problem.code(), "a lost game was not ended");
            }
        }
    }

    async fn give_up(&mut self, seat: Seat, happening: Happening) -> Result<(), Problem> {
        self.playing()?;
        let mut next = self.stored.clone();
        if std::mem::replace(&mut next.seats[seat.index()].resigned, true) {
            return Err(Problem::Resigned);
        }
        let left = next.seats.iter().filter(|seat| !seat.resigned);
        let people = left.clone().filter(|seat| seat.holder == Holder::Person).count();
        if left.count() == 1 || people == 0 {
            next.status = Status::Over;
            let resigned: Seats = self.seats().filter(|seat| next.seats[seat.index()].resigned).collect();
            // Should the store fail, the game is laid out anew.
            let Standings { scores, places, .. } = self.playing()?.concede(resigned);
            let result = serde_json::json!({ "resigned": resigned, "scores": scores, "places": places });
            next.result = Some(result.to_string());
        }
        self.undo = None;
        let notices = self.noting(seat, happening);
        self.save_noting(next, notices).await?;
        self.rate_at_once().await;
        Ok(())
    }

    /// A table that is over before its game is: those who gave up have ended it.
    pub(super) fn concede_if_over(&mut self) {
        let resigned: Seats = self.seats().filter(|seat| self.stored_seat(*seat).resigned).collect();
        let over = self.stored.status == Status::Over;
        if let Some(game) = self.game.as_mut().filter(|game| over && game.turn() != Turn::Over) {
            game.concede(resigned);
        }
    }
}
