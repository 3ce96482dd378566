//! A table of a tournament whose round has taken too long: it ends as it stands.

use super::LiveTable;
use crate::nodes::Word;
use crate::problem::Problem;
use benben_core::{Seats, Standings, Turn};
use benben_store::{Holder, Status};

impl LiveTable {
    /// Ends the game. Whoever is waited for comes last, with those who gave up; the others are ranked by what they have.
    pub(crate) async fn call_time(&mut self) -> Result<(), Problem> {
        let game = self.playing()?;
        let awaited = match game.turn() {
            Turn::Awaits(seats) => seats,
            Turn::Over => Seats::NONE,
        };
        let mut next = self.stored.clone();
        for seat in awaited.into_iter().filter(|seat| self.stored_seat(*seat).holder == Holder::Person) {
            next.seats[seat.index()].resigned = true;
        }
        next.status = Status::Over;
        let resigned: Seats = self.seats().filter(|seat| next.seats[seat.index()].resigned).collect();
        let Standings { scores, places, .. } = self.playing()?.concede(resigned);
        let result = serde_json::json!({ "resigned": resigned, "scores": scores, "places": places });
        next.result = Some(result.to_string());
        self.undo = None;
        self.save(next).await?;
        self.rate_at_once().await;
        Ok(())
    }

    /// As soon as a table of a tournament has ended, its tournament goes on.
    pub(super) fn note_tournament(&mut self) {
        if matches!(self.stored.status, Status::Gathering | Status::Playing) {
            return;
        }
        if let Some(tournament) = self.house.tournaments.of(&self.stored.id) {
            crate::tournaments::wake(&self.house, tournament);
        } else if self.tournament().is_some() {
            self.house.tell_nodes(&Word::Ended { table: self.stored.id.clone() });
        }
    }
}
