//! A table at which the deal of a day is played.

use super::LiveTable;
use super::snapshot::player_name;
use crate::problem::Problem;
use benben_core::{Day, Deal, Ending, Record, Seat, Turn};
use benben_store::{Holder, Status, TokenHash};
use serde::Deserialize;

/// A finished try.
pub(crate) struct Tried {
    pub(crate) day: Day,
    pub(crate) game: String,
    pub(crate) seat: Seat,
    pub(crate) token: TokenHash,
    pub(crate) ending: Ending,
    /// When, in unix milliseconds.
    pub(crate) at: i64,
    /// The game, if it was played to its end.
    pub(crate) record: Option<Record>,
}

/// How everybody stands at the end, as it is stored.
#[derive(Deserialize)]
struct Standing {
    scores: Vec<i32>,
    places: Vec<u8>,
}

impl LiveTable {
    /// Is this the deal of a day that is not over? Then others have yet to play it: its luck is told to nobody, and nothing is tried
    /// out.
    pub(super) fn day_runs(&self) -> bool {
        self.stored.day.is_some_and(|day| self.house.config.clock.today() <= day)
    }

    /// Nothing may be tried out in a deal of the day, and nobody else may play it.
    pub(super) fn check_one_try(&self) -> Result<(), Problem> {
        if self.day_runs() { Err(Problem::OneTry) } else { Ok(()) }
    }

    /// What lies open tells the luck of everybody who has yet to play this deal.
    pub(super) fn check_day_over(&self) -> Result<(), Problem> {
        if self.day_runs() { Err(Problem::DayRuns) } else { Ok(()) }
    }

    /// As soon as a try is over, its result is noted.
    pub(super) fn note_try(&mut self) {
        if self.stored.day.is_none() || self.stored.status != Status::Over || self.try_noted {
            return;
        }
        self.try_noted = true;
        let (house, id) = (self.house.clone(), self.stored.id.clone());
        tokio::spawn(async move {
            if let Err(problem) = crate::daily::note_result(&house, &id).await {
                tracing::warn!(error = problem.code(), "the result of a deal of the day was not noted");
            }
        });
    }

    /// The try that was played here, once it is over.
    pub(crate) async fn tried(&mut self) -> Result<Option<Tried>, Problem> {
        let (Some(day), Status::Over) = (self.stored.day, self.stored.status) else { return Ok(None) };
        let person = self.seats().find(|seat| self.stored_seat(*seat).holder == Holder::Person);
        let Some(seat) = person else { return Ok(None) };
        let Some(token) = self.stored_seat(seat).token else { return Ok(None) };
        let Some(game) = &self.game else { return Ok(None) };
        let told = self.stored.result.as_deref().unwrap_or_default();
        let Standing { scores, places } =
            serde_json::from_str(told).map_err(|error| Problem::unreadable("result", &error))?;
        let record = (game.turn() == Turn::Over).then(|| {
            let players: Vec<String> = self.stored.seats.iter().map(player_name).collect();
            let nonces = self.stored.seats.iter().filter_map(|seat| seat.nonce).collect();
            game.record(&players, Some(Deal::new(self.stored.secret, nonces)))
        });
        let game = self.stored.game.clone();
        let at = self.house.config.clock.moved(self.stored.changed_at);
        let ending = Ending { scores, places, state: String::new() };
        Ok(Some(Tried { day, game, seat, token, ending, at, record }))
    }
}
