//! Sitting down, and the deal as soon as nobody is missing.

use super::LiveTable;
use crate::bot_name::BotName;
use crate::name;
use crate::pace::Pace;
use crate::problem::{Missing, Problem};
use benben_core::{Deal, Nonce, Seat};
use benben_store::{Holder, Status, StoredSeat, StoredTable, TokenHash};
use serde::Serialize;
use utoipa::ToSchema;

/// Somebody has a seat.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Seated {
    /// The table.
    pub(crate) table: String,
    /// Which seat.
    #[schema(value_type = u8)]
    pub(crate) seat: Seat,
    /// Whoever has this token holds the seat. It is shown this once; a browser's cookie is never shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) token: Option<String>,
}

/// How somebody sits down before the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Arrival {
    /// The game may begin.
    Ready,
    /// They look around first, and say when they are ready.
    Waits,
}

/// What somebody who sits down is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Called {
    /// As they say.
    Name(String),
    /// By the name they keep. Whoever sits there and looks so gives way.
    Kept(String),
    /// They said nothing: by this word, with a number if need be.
    Somehow(String),
}

/// If nobody is missing and no host is to start it, the luck is settled: by the secret promised before, and everyone's
/// nonce.
pub(crate) fn deal_if_full(table: &mut StoredTable, pace: Pace) {
    let missing = table.seats.iter().any(|seat| seat.holder == Holder::Open || is_reserved(seat));
    if table.status != Status::Gathering || table.host_starts || missing {
        return;
    }
    let nonces = table.seats.iter().filter_map(|seat| seat.nonce).collect();
    table.seed = Some(Deal::new(table.secret, nonces).seed());
    table.status = Status::Playing;
    table.seats.iter_mut().for_each(|seat| seat.clock_ms = pace.bank_ms());
    table.attention = super::attention::when_dealt(table, pace);
}

/// Before the deal: has whoever the seat belongs to yet to come, or to say that they are ready?
pub(super) fn is_reserved(seat: &StoredSeat) -> bool {
    seat.holder == Holder::Person && seat.away
}

impl LiveTable {
    /// Takes an open seat: this one, or the first there is. Only before the deal: whoever sat down in a running game, where
    /// somebody has left, might be one of the players, who would see a second hand. `token` will hold the seat; `known_as`
    /// is whatever else the table may know them by.
    pub(crate) async fn sit(
        &mut self,
        token: TokenHash,
        known_as: &[TokenHash],
        wanted: Option<Seat>,
        called: &Called,
        nonce: Option<Nonce>,
        arrival: Arrival,
    ) -> Result<Seat, Problem> {
        let name = match called {
            Called::Name(name) => name::check(name)?,
            Called::Kept(name) => name.clone(),
            Called::Somehow(word) => name::for_nobody_in_particular(word, &self.stored.seats),
        };
        let known = || known_as.iter().copied().chain([token]);
        if let Some(seat) = known().find_map(|token| self.seat_held_by(Some(token))) {
            return Err(Problem::Seated(seat));
        }
        if self.stored.status != Status::Gathering {
            self.playing()?;
            return Err(Problem::Dealt);
        }
        if known().any(|token| self.stored.blocked.contains(&token)) {
            return Err(Problem::Blocked);
        }
        // Whoever the host blocks everywhere finds no seat, and isn't told why.
        if let Some(host) = super::host::host_of(&self.stored) {
            let blocks = self.house.store.blocks(host, known().collect()).await;
            if blocks.map_err(|error| Problem::store(&error))? {
                return Err(Problem::Taken);
            }
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
        match called {
            Called::Kept(name) => name::make_way(name, &mut next.seats),
            Called::Name(_) | Called::Somehow(_) => name::check_apart(&name, &next.seats)?,
        }
        let place = &mut next.seats[seat.index()];
        (place.holder, place.name, place.token) = (Holder::Person, name, Some(token));
        (place.away, place.level) = (arrival == Arrival::Waits, String::new());
        place.nonce = nonce.or(place.nonce);
        self.save_and_deal(next).await?;
        self.heard_of(seat);
        Ok(seat)
    }

    /// Puts a bot on an open seat, or on one that is kept for somebody who does not come, so that the game can begin.
    pub(crate) async fn seat_bot(
        &mut self,
        asks: Vec<TokenHash>,
        seat: Seat,
        level: BotName,
    ) -> Result<(), Problem> {
        self.check_host(&asks)?;
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
        crate::rated::check(&self.house, &next).await?;
        deal_if_full(&mut next, self.pace);
        let dealt = next.status != self.stored.status;
        self.save(next).await?;
        self.look_up_ratings().await;
        if !dealt {
            self.look_up_people().await;
            return Ok(());
        }
        // Laid out from what is stored, exactly as after a restart.
        self.stale = true;
        self.refresh().await
    }
}
