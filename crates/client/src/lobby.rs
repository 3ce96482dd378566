//! Finding somebody to play with, for bots that play all day.

use crate::answers::Listed;
use crate::backoff::{Backoff, spread};
use crate::client::{Client, Opening, SeatWish};
use crate::error::Error;
use crate::seat::Seat;
use std::collections::BTreeMap;
use std::hash::{BuildHasher, RandomState};
use std::thread::sleep;
use std::time::Duration;

/// What happens to a table between the list and the seat: somebody was faster, or it is gone.
const PASSED_BY: [&str; 9] =
    ["taken", "kept", "dealt", "over", "closed", "not_found", "seated", "blocked", "name"];

impl Client {
    /// Sits down at a table that looks for players, of this game or of any; if there is none, opens one in the lobby for
    /// two. Whoever comes next plays with us. While the server is away or busy, the lobby is looked at again after a pause, as
    /// long as the patience lasts: what became of a request whose answer was lost is seen there.
    pub fn sit_in_lobby(&mut self, name: &str, game: Option<&str>) -> Result<Seat, Error> {
        let mut backoff = Backoff::new(self.patience);
        // The pauses are all made here.
        let mut looking = self.clone().with_patience(Some(Duration::ZERO));
        loop {
            let error = match looking.look_for_a_seat(name, game) {
                Ok(seat) => {
                    self.token = looking.token;
                    return Ok(Seat::new(self.clone(), seat.table().to_owned(), seat.number()));
                }
                Err(error) => error,
            };
            match backoff.pause(error.retry_after()).filter(|_| error.passes()) {
                Some(pause) => sleep(spread(pause)),
                None => return Err(error),
            }
        }
    }

    fn look_for_a_seat(&mut self, name: &str, game: Option<&str>) -> Result<Seat, Error> {
        if let Some(seat) = self.sit_where_one_is_missed(name, game)? {
            return Ok(seat);
        }
        // Of two who find nobody at the same time, one is a little later, and finds the other.
        sleep(Duration::from_millis(RandomState::new().hash_one(name) % 2_000));
        if let Some(seat) = self.sit_where_one_is_missed(name, game)? {
            return Ok(seat);
        }
        let games = self.games()?.games;
        let found = match game {
            Some(id) => games.iter().find(|game| game.id == id),
            None => games.first(),
        };
        let Some(chosen) = found else {
            let known: Vec<&str> = games.iter().map(|game| game.id.as_str()).collect();
            let wanted = game.unwrap_or_default();
            return Err(Error::Address(format!(
                "there is no game `{wanted}`: choose from {}",
                known.join(", ")
            )));
        };
        let mut seats = vec![SeatWish::Open {}; chosen.min_seats.max(2)];
        seats[0] = SeatWish::You { name: name.to_owned() };
        let opening = Opening {
            game: chosen.id.clone(),
            options: BTreeMap::new(),
            seats,
            spectators: true,
            listed: true,
        };
        let (_, seat) = self.open(&opening)?;
        seat.ok_or_else(|| self.transport.strange("it gave no seat"))
    }

    fn sit_where_one_is_missed(&mut self, name: &str, game: Option<&str>) -> Result<Option<Seat>, Error> {
        let wanted = |table: &&Listed| game.is_none_or(|game| table.game == game);
        for table in self.open_tables()?.iter().filter(wanted) {
            match self.join(&table.table, name) {
                Err(error) if error.code().is_some_and(|code| PASSED_BY.contains(&code)) => {}
                joined => return joined.map(Some),
            }
        }
        Ok(None)
    }
}
