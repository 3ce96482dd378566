//! Giving up.

use super::LiveTable;
use crate::problem::Problem;
use benben_store::{Holder, Status, TokenHash};

impl LiveTable {
    /// Gives up. A bot plays on for the seat, unless nobody is left to play against: then the game is over.
    pub(crate) async fn resign(&mut self, token: Option<TokenHash>) -> Result<(), Problem> {
        let seat = self.seat_of(token)?;
        self.playing()?;
        let mut next = self.stored.clone();
        if std::mem::replace(&mut next.seats[seat.index()].resigned, true) {
            return Err(Problem::Resigned);
        }
        let left = next.seats.iter().filter(|seat| !seat.resigned);
        let people = left.clone().filter(|seat| seat.holder == Holder::Person).count();
        if left.count() == 1 || people == 0 {
            next.status = Status::Over;
            let resigned: Vec<_> = self.seats().filter(|seat| next.seats[seat.index()].resigned).collect();
            next.result = Some(serde_json::json!({ "resigned": resigned }).to_string());
        }
        self.undo = None;
        self.save(next).await
    }
}
