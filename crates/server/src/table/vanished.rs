//! A host who has gone away without leaving: after a long time the table passes to the next person who waits there.

use super::LiveTable;
use benben_core::Seat;
use benben_store::{Holder, Status, TokenHash};
use benben_web::table::Happening;
use tokio::time::Instant;

impl LiveTable {
    /// Somebody asks for something; they may be a host who has no seat.
    pub(super) fn heard_of_tokens(&mut self, asks: &[TokenHash]) {
        if self.stored.host.is_some_and(|host| asks.contains(&host)) {
            self.host_seen = Instant::now();
        }
    }

    /// When the host will have been gone for so long that the table passes on: only if somebody waits for them.
    pub(super) fn host_given_up_at(&self) -> Option<Instant> {
        self.next_host()?;
        let seen = self.host().map_or(Some(self.host_seen), |seat| self.last_seen(seat))?;
        Some(seen + self.house.config.alone_after)
    }

    /// The next person by seat who is there.
    fn next_host(&self) -> Option<Seat> {
        if self.stored.status != Status::Gathering {
            return None;
        }
        let host = self.host();
        let waits = |seat: &Seat| {
            Some(*seat) != host
                && self.stored_seat(*seat).holder == Holder::Person
                && self.channels.is_watched(*seat)
        };
        let (behind, before): (Vec<Seat>, Vec<Seat>) = self.seats().partition(|seat| Some(*seat) > host);
        behind.into_iter().chain(before).find(waits)
    }

    /// Passes the table on, if it is time.
    pub(super) async fn pass_on(&mut self) {
        let is_time = self.host_given_up_at().is_some_and(|at| at <= Instant::now());
        let Some(seat) = self.next_host().filter(|_| is_time) else { return };
        let mut next = self.stored.clone();
        next.host = self.stored_seat(seat).token;
        let notices = self.noting(seat, Happening::Host);
        match self.save_noting(next, notices).await {
            Ok(()) => tracing::info!("a table passed to the next person: nothing was heard of its host"),
            Err(problem) => {
                tracing::warn!(error = problem.code(), "a table whose host is gone was not passed on");
            }
        }
    }
}
