//! Sitting down, and the deal as soon as nobody is missing.

use super::LiveTable;
use crate::bot_name::BotName;
use crate::pace::Pace;
use crate::problem::{Missing, Problem};
use benben_core::{Deal, Nonce, Seat};
use benben_store::{Holder, Status, StoredSeat, StoredTable, TokenHash};
use serde::Serialize;
use tokio::time::Instant;
use utoipa::ToSchema;

/// The most letters in a name.
pub(crate) const LONGEST_NAME: usize = 30;

/// Somebody has a seat.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Seated {
    /// The table.
    pub(crate) table: String,
    /// Which seat.
    #[schema(value_type = u8)]
    pub(crate) seat: Seat,
    /// Whoever has this token holds the seat. It is shown this once.
    pub(crate) token: String,
}

/// A name as people write it: without control characters, not too long.
pub(crate) fn check_name(name: &str) -> Result<String, Problem> {
    let name = name.trim();
    if name.is_empty() || name.chars().count() > LONGEST_NAME || name.chars().any(char::is_control) {
        return Err(Problem::Name);
    }
    Ok(name.to_owned())
}

/// If nobody is missing, the luck is settled: by the secret promised before, and everyone's nonce.
pub(crate) fn deal_if_full(table: &mut StoredTable, pace: Pace) {
    let missing = table.seats.iter().any(|seat| seat.holder == Holder::Open || is_reserved(seat));
    if table.status != Status::Gathering || missing {
        return;
    }
    let nonces = table.seats.iter().filter_map(|seat| seat.nonce).collect();
    table.seed = Some(Deal::new(table.secret, nonces).seed());
    table.status = Status::Playing;
    table.code = None;
    table.seats.iter_mut().for_each(|seat| seat.clock_ms = pace.bank_ms());
    table.attention = super::attention::when_dealt(table, pace);
}

/// Before the deal: is the seat kept for somebody who has yet to come?
fn is_reserved(seat: &StoredSeat) -> bool {
    seat.holder == Holder::Person && seat.away
}

impl LiveTable {
    /// Takes an open seat: this one, or the first there is. In a running game too, where somebody has left.
    pub(crate) async fn sit(
        &mut self,
        token: TokenHash,
        wanted: Option<Seat>,
        name: &str,
        nonce: Option<Nonce>,
    ) -> Result<Seat, Problem> {
        let name = check_name(name)?;
        if let Some(seat) = self.seat_held_by(Some(token)) {
            return Err(Problem::Seated(seat));
        }
        if self.stored.status != Status::Gathering {
            self.playing()?;
        }
        let open = |seat: &Seat| self.stored_seat(*seat).holder == Holder::Open;
        let seat = match wanted {
            Some(seat) if seat.index() >= self.stored.seats.len() => {
                return Err(Problem::NotFound(Missing::Seat));
            }
            Some(seat) => Some(seat).filter(open),
            None => self.seats().find(open),
        };
        let seat = seat.ok_or(Problem::Taken)?;
        let mut next = self.stored.clone();
        let place = &mut next.seats[seat.index()];
        (place.holder, place.name, place.token) = (Holder::Person, name, Some(token));
        (place.away, place.level) = (false, String::new());
        if next.status == Status::Gathering && nonce.is_some() {
            place.nonce = nonce;
        }
        self.save_and_deal(next).await?;
        self.places[seat.index()].seen = Instant::now();
        Ok(seat)
    }

    /// Puts a bot on an open seat, or on one that is kept for somebody who does not come, so that the game can begin.
    pub(crate) async fn seat_bot(
        &mut self,
        token: Option<TokenHash>,
        seat: Seat,
        level: BotName,
    ) -> Result<(), Problem> {
        self.seat_of(token)?;
        if self.stored.status != Status::Gathering {
            return Err(Problem::Dealt);
        }
        let place = self.stored.seats.get(seat.index()).ok_or(Problem::NotFound(Missing::Seat))?;
        if is_reserved(place) && !self.is_absent(seat) {
            return Err(Problem::Reserved);
        }
        if place.holder != Holder::Open && !is_reserved(place) {
            return Err(Problem::Taken);
        }
        let mut next = self.stored.clone();
        let place = &mut next.seats[seat.index()];
        let nonce = place.nonce;
        *place = StoredSeat { holder: Holder::Bot, level: level.to_string(), nonce, ..StoredSeat::default() };
        self.save_and_deal(next).await
    }

    pub(super) async fn save_and_deal(&mut self, mut next: StoredTable) -> Result<(), Problem> {
        deal_if_full(&mut next, self.pace);
        let dealt = next.status != self.stored.status;
        self.save(next).await?;
        if dealt {
            // Laid out from what is stored, exactly as after a restart.
            self.stale = true;
            self.refresh().await?;
        }
        Ok(())
    }
}
