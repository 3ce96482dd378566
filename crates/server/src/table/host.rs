//! What is the host's to decide before the game: when it starts, who plays, and whether it takes place at all.
//!
//! Whoever opens a table is its host. If the host leaves before the game, or is gone for long (`vanished`), the next person
//! by seat is the host.

use super::LiveTable;
use super::sit::is_reserved;
use crate::problem::{Missing, Problem};
use benben_core::Seat;
use benben_store::{Holder, Status, StoredSeat, StoredTable, TokenHash};

/// Why a table is closed that its host did not want any more.
pub(super) const CLOSED_BY_HOST: &str = "the host has closed this table";

/// Why a table is closed that whoever runs the server did not want.
const CLOSED_BY_OPERATOR: &str = "whoever runs this server has closed this table";

/// Why a game against bots is closed that was played until somebody came.
pub(super) const PEOPLE_CAME: &str = "people have come to play with, and this game was only for the meantime";

/// So many people at most are kept out of a table; then the first of them may come again.
const MOST_BLOCKED: usize = 32;

/// What becomes of somebody whom the host sends away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Removal {
    /// They may sit down again.
    Freed,
    /// They may not.
    Blocked,
}

/// Whose decisions count at this table. Tables from before there were hosts have their first person.
pub(super) fn host_of(table: &StoredTable) -> Option<TokenHash> {
    table.host.or_else(|| people(table).next())
}

/// The tokens of the people at a table, by seat.
fn people(table: &StoredTable) -> impl Iterator<Item = TokenHash> {
    table.seats.iter().filter(|seat| seat.holder == Holder::Person).filter_map(|seat| seat.token)
}

/// The host, who sat here, has left before the game, and `table` is what remains: the next person by seat is the host, or
/// the table is closed. Nobody else closes it by leaving.
pub(super) fn after_host_left(table: &mut StoredTable, seat: Seat) {
    let behind = table.seats.iter().cycle().skip(seat.index() + 1).take(table.seats.len());
    let next = behind.filter(|other| other.holder == Holder::Person).find_map(|other| other.token);
    match next {
        Some(next) => table.host = Some(next),
        None => close(table, super::leave::EVERYONE_LEFT),
    }
}

fn close(table: &mut StoredTable, reason: &str) {
    (table.status, table.code, table.result) = (Status::Closed, None, Some(reason.to_owned()));
}

impl LiveTable {
    /// Where the host sits, if they do.
    pub(super) fn host(&self) -> Option<Seat> {
        self.seat_held_by(host_of(&self.stored))
    }

    /// Is it before the game, and does the host ask? `asks` is all that the table may know them by.
    pub(super) fn check_host(&mut self, asks: &[TokenHash]) -> Result<(), Problem> {
        let host = host_of(&self.stored);
        if !asks.iter().any(|token| Some(*token) == host) {
            let seated = asks.iter().any(|token| self.seat_held_by(Some(*token)).is_some());
            return Err(if seated { Problem::NotHost } else { Problem::NoSeat });
        }
        self.heard_of_tokens(asks);
        if let Some(seat) = self.host() {
            self.heard_of(seat);
        }
        self.note_look();
        match self.stored.status {
            Status::Gathering => Ok(()),
            Status::Closed => Err(self.closed()),
            Status::Playing | Status::Over => Err(Problem::Dealt),
        }
    }

    /// Starts the game, once all others are there and ready. By that the host is ready, too.
    pub(crate) async fn start(&mut self, asks: Vec<TokenHash>) -> Result<(), Problem> {
        self.check_host(&asks)?;
        let host = self.host();
        let mut next = self.stored.clone();
        if let Some(host) = host {
            next.seats[host.index()].away = false;
        }
        if next.seats.iter().any(|seat| seat.holder == Holder::Open) {
            return Err(Problem::NotDealt);
        }
        if next.seats.iter().any(is_reserved) {
            return Err(Problem::NotReady);
        }
        next.host_starts = false;
        self.save_and_deal(next).await
    }

    /// Sends somebody away from the table.
    pub(crate) async fn remove_person(
        &mut self,
        asks: Vec<TokenHash>,
        seat: Seat,
        removal: Removal,
    ) -> Result<(), Problem> {
        self.check_host(&asks)?;
        let place = self.stored.seats.get(seat.index()).ok_or(Problem::NotFound(Missing::Seat))?;
        if place.holder != Holder::Person {
            return Err(Problem::NoPerson);
        }
        if self.host() == Some(seat) {
            return Err(Problem::OwnSeat);
        }
        let mut next = self.stored.clone();
        let place = &mut next.seats[seat.index()];
        let token = place.token;
        *place = StoredSeat { nonce: place.nonce, ..StoredSeat::default() };
        if removal == Removal::Blocked {
            next.blocked.extend(token);
            let surplus = next.blocked.len().saturating_sub(MOST_BLOCKED);
            next.blocked.drain(..surplus);
        }
        next.code = next.code.or_else(|| Some(crate::luck::join_code()));
        self.save(next).await?;
        self.channels.end(seat);
        Ok(())
    }

    /// Closes the table: nothing will be played here.
    pub(crate) async fn close(&mut self, asks: Vec<TokenHash>) -> Result<(), Problem> {
        self.check_host(&asks)?;
        let mut next = self.stored.clone();
        close(&mut next, CLOSED_BY_HOST);
        self.save(next).await?;
        self.closed_because = self.stored.result.clone();
        Ok(())
    }

    /// Whoever played here against bots until somebody comes has found people: the game is closed, and nothing follows from it.
    pub(crate) async fn end_meanwhile(&mut self) -> Result<(), Problem> {
        self.close_at_any_time(PEOPLE_CAME).await
    }

    /// Whoever runs the server closes the table, whatever is being played here.
    pub(crate) async fn close_by_operator(&mut self) -> Result<(), Problem> {
        self.close_at_any_time(CLOSED_BY_OPERATOR).await
    }

    async fn close_at_any_time(&mut self, reason: &str) -> Result<(), Problem> {
        match self.stored.status {
            Status::Gathering | Status::Playing => {}
            Status::Over => return Err(Problem::Over),
            Status::Closed => return Err(self.closed()),
        }
        let mut next = self.stored.clone();
        close(&mut next, reason);
        self.save(next).await?;
        self.closed_because = self.stored.result.clone();
        // Whatever a bot was thinking about is nobody's to play any more.
        self.epoch += 1;
        Ok(())
    }
}
