//! Who is absent, and from when on others may let a bot play for them.
//!
//! Whoever is gone for a moment loses nothing: a bot plays for them only if those who wait agree on it, at least two of
//! them, or after a long time if only one is left to wait. It never agrees to anything in their name, and they take their
//! seat back whenever they like.

use super::{Hand, LiveTable};
use crate::bot_name::BotName;
use crate::problem::{Missing, Problem};
use crate::rated::Unrated;
use benben_core::{Seat, Seats, Viewer};
use benben_store::{Holder, Status, TokenHash};
use benben_web::table::{Happening, Replacing};
use serde::Serialize;
use std::time::Duration;
use tokio::time::Instant;
use utoipa::ToSchema;

/// After a long absence so many wishes are enough, however many wait.
const ENOUGH: usize = 2;

/// What became of the wish to let a bot stand in.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct StandIn {
    /// Does a bot play for the seat now? Otherwise others have to wish it, too.
    pub(crate) stands_in: bool,
    /// Those who are there and have not wished it yet.
    #[schema(value_type = Vec<u8>)]
    pub(crate) waiting_for: Seats,
}

impl LiveTable {
    /// Somebody was heard of: they are there, and whatever was wished for their absence is void.
    pub(super) fn heard_of(&mut self, seat: Seat) {
        let place = &mut self.places[seat.index()];
        (place.seen, place.out_of_time, place.wished) = (Instant::now(), false, Seats::NONE);
    }

    /// Streams have begun or ended: whoever watched was there until now.
    pub(super) fn note_presence(&mut self) {
        for seat in self.seats() {
            let is_watched = self.channels.is_watched(seat);
            let place = &mut self.places[seat.index()];
            if std::mem::replace(&mut place.was_watched, is_watched) && !is_watched {
                place.seen = Instant::now();
            }
        }
    }

    /// When the holder of a seat that nobody watches from was last known to be there.
    pub(super) fn last_seen(&self, seat: Seat) -> Option<Instant> {
        let place = &self.places[seat.index()];
        // A stream that ended in this moment may not have been noted yet.
        let seen = if place.was_watched { Instant::now() } else { place.seen };
        (!self.channels.is_watched(seat)).then_some(seen)
    }

    /// For how long nobody watches from this seat and nothing was heard of its holder.
    fn gone_for(&self, seat: Seat) -> Option<Duration> {
        self.last_seen(seat).map(|seen| Instant::now().saturating_duration_since(seen))
    }

    /// Nobody watches from this seat, and nothing was heard of its holder for a while.
    pub(super) fn is_absent(&self, seat: Seat) -> bool {
        self.gone_for(seat).is_some_and(|gone| gone >= self.house.config.absent_after)
    }

    /// The people who play and are there, as seen by one of them.
    fn those_who_wait(&self, own: Seat, absent: Seat) -> Seats {
        let waits = |seat: &Seat| *seat == own || (*seat != absent && !self.is_absent(*seat));
        self.people().into_iter().filter(waits).collect::<Seats>().with(own)
    }

    /// May `own` let a bot play for this seat? Nothing if it is not for others to say.
    pub(super) fn replacing(&self, own: Seat, seat: Seat, awaited: Seats) -> Option<Replacing> {
        let others = own != seat && self.stored.status == Status::Playing && self.hand(own) == Hand::Person;
        if !others || self.hand(seat) != Hand::Person || !awaited.contains(seat) {
            return None;
        }
        let gone = self.gone_for(seat)?;
        let (config, place) = (&self.house.config, &self.places[seat.index()]);
        // Whoever has days comes back when they like. At a rated table nobody plays for them, and the clock runs.
        if self.stored.rated || self.pace.is_by_days() && !place.out_of_time {
            return None;
        }
        let wait = self.those_who_wait(own, seat);
        let needed = match wait.len() {
            _ if place.out_of_time => 1,
            1 if gone >= config.alone_after => 1,
            1 => return Some(Replacing::Later),
            _ if gone < config.absent_after => return Some(Replacing::Later),
            all if gone < config.alone_after => all,
            _ => ENOUGH,
        };
        let wished: Seats = place.wished.into_iter().filter(|other| wait.contains(*other)).collect();
        Some(match wished.contains(own) {
            _ if wished.with(own).len() >= needed => Replacing::Now,
            true => Replacing::Wished,
            false => Replacing::Together,
        })
    }

    /// Somebody has been gone for so long that others see it, or a host for so long that another takes over.
    pub(super) async fn note_absence(&mut self) {
        self.changed = true;
        self.pass_on().await;
    }

    /// When the next seat has been gone for long enough that others may do something about it.
    pub(super) fn next_absence(&self, now: Instant) -> Option<Instant> {
        if self.stored.status == Status::Gathering {
            return self.host_given_up_at();
        }
        if self.stored.status != Status::Playing || !self.channels.watched() {
            return None;
        }
        let config = &self.house.config;
        let gone = self.people().into_iter().filter_map(|seat| self.last_seen(seat));
        let times = gone.flat_map(|seen| [seen + config.absent_after, seen + config.alone_after]);
        times.filter(|at| *at > now).min()
    }

    /// Lets a bot stand in: for oneself at any time; for somebody who is absent if those who wait wish it.
    pub(crate) async fn stand_in(
        &mut self,
        token: Option<TokenHash>,
        seat: Option<Seat>,
        level: Option<BotName>,
    ) -> Result<StandIn, Problem> {
        let own = self.seat_of(token)?;
        self.check_one_try()?;
        if self.stored.rated {
            return Err(Unrated::StandIn.into());
        }
        let level = level.unwrap_or(BotName::USUAL);
        let awaited = self.playing()?.awaited(Viewer::Seat(own));
        let seat = seat.unwrap_or(own);
        if seat.index() >= self.stored.seats.len() {
            return Err(Problem::NotFound(Missing::Seat));
        }
        if self.stored_seat(own).resigned {
            return Err(Problem::Resigned);
        }
        if self.stored_seat(seat).holder != Holder::Person {
            return Err(Problem::NoPerson);
        }
        if seat != own {
            match self.replacing(own, seat, awaited) {
                None | Some(Replacing::Later) => return Err(Problem::Present),
                Some(Replacing::Now) => {}
                Some(Replacing::Together | Replacing::Wished) => {
                    let wished = &mut self.places[seat.index()].wished;
                    *wished = wished.with(own);
                    self.changed = true;
                    let wished = *wished;
                    let wait = self.those_who_wait(own, seat).into_iter();
                    let waiting_for = wait.filter(|other| !wished.contains(*other)).collect();
                    return Ok(StandIn { stands_in: false, waiting_for });
                }
            }
        }
        let mut next = self.stored.clone();
        let place = &mut next.seats[seat.index()];
        let news = !std::mem::replace(&mut place.away, true);
        place.level = level.to_string();
        let notices = if news { self.noting(seat, Happening::StandIn) } else { self.notices.clone() };
        self.save_noting(next, notices).await?;
        self.places[seat.index()].wished = Seats::NONE;
        Ok(StandIn { stands_in: true, waiting_for: Seats::NONE })
    }
}
