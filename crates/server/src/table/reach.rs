//! Telling those who aren't looking that the rules wait for them, and once more before their time is up. And who is on
//! holiday.

use super::{Hand, LiveTable};
use crate::holidays::Calendar;
use crate::notify::{Notice, notify};
use crate::pace::Pace;
use crate::problem::Problem;
use benben_core::{Day, Seat, Seats};
use benben_store::Status;
use std::time::Duration;
use tokio::time::Instant;

/// A reminder comes when a quarter of the time is left, and no more than this.
const LATEST: Duration = Duration::from_secs(12 * 3600);

/// What a seat's holder was told.
#[derive(Clone, Debug, Default)]
pub(super) struct Told {
    /// Did the rules wait for them when this was last looked at?
    awaited: bool,
    /// Of which of their decisions, counted from 1, they were last reminded.
    reminded_of: usize,
}

impl Told {
    /// Of which decision they were last reminded.
    pub(super) fn reminded_of(&self) -> usize {
        self.reminded_of
    }

    /// What was so before the table rested.
    pub(super) fn recall(&mut self, reminded_of: usize) {
        self.reminded_of = reminded_of;
    }
}

impl LiveTable {
    fn awaited_people(&self) -> Seats {
        let game = self.game.as_ref().filter(|_| self.stored.status == Status::Playing);
        let awaited = game.map(|game| game.turn().awaited()).unwrap_or_default();
        awaited.into_iter().filter(|seat| self.hand(*seat) == Hand::Person).collect()
    }

    /// Is nobody expected to sit and wait? Where there is no clock at all, people agree on that; a person alone among bots
    /// needs no messages.
    fn is_slow(&self) -> bool {
        match self.pace {
            Pace::None => self.people().len() > 1,
            pace => pace.is_by_days(),
        }
    }

    /// After loading: whoever is awaited was told when that began.
    pub(super) fn count_as_told(&mut self) {
        for seat in self.awaited_people() {
            self.places[seat.index()].told.awaited = true;
        }
    }

    /// Tells those for whom the rules begin to wait, if they aren't looking.
    pub(super) fn tell_awaited(&mut self) {
        let (awaited, slow) = (self.awaited_people(), self.is_slow());
        for seat in self.seats() {
            let before =
                std::mem::replace(&mut self.places[seat.index()].told.awaited, awaited.contains(seat));
            if slow && !before && awaited.contains(seat) {
                self.tell(seat, |table| Notice::YourTurn {
                    table: table.stored.id.clone(),
                    game: table.meta.id,
                    others: table.others(seat),
                });
            }
        }
    }

    fn tell(&self, seat: Seat, notice: impl FnOnce(&Self) -> Notice) {
        if let Some(holder) = self.stored_seat(seat).token.filter(|_| !self.channels.is_watched(seat)) {
            notify(&self.house, holder, notice(self));
        }
    }

    /// What the others are called, as everyone knows.
    fn others(&self, seat: Seat) -> Vec<String> {
        let others = self.seats().filter(|other| *other != seat);
        others.map(|other| self.stored_seat(other).name.clone()).filter(|name| !name.is_empty()).collect()
    }

    /// With how much time left whoever has days is reminded.
    fn reminds_at(&self) -> Option<Duration> {
        let Pace::Decision { seconds } = self.pace else { return None };
        self.pace.is_by_days().then(|| Duration::from_secs(seconds / 4).min(LATEST))
    }

    fn reminder(&self, seat: Seat) -> Option<Instant> {
        let reminded = self.places[seat.index()].told.reminded_of > self.decisions(seat);
        if reminded { None } else { self.left_at(seat, self.reminds_at()?) }
    }

    /// When somebody is to be reminded next.
    pub(super) fn next_reminder(&self) -> Option<Instant> {
        self.reminds_at().filter(|_| self.is_at_home())?;
        self.awaited_people().into_iter().filter_map(|seat| self.reminder(seat)).min()
    }

    /// Reminds those whose time will be up before long, if they aren't looking.
    pub(super) fn remind(&mut self) {
        let now = Instant::now();
        for seat in self.awaited_people() {
            if self.reminder(seat).is_none_or(|at| at > now) {
                continue;
            }
            self.places[seat.index()].told.reminded_of = self.decisions(seat) + 1;
            let left = self.left_on_clock(seat, now).unwrap_or_default();
            self.tell(seat, |table| Notice::Reminder {
                table: table.stored.id.clone(),
                game: table.meta.id,
                // In whole hours, as far as there are some: nobody plans by the minute.
                left: if left >= HOUR {
                    Duration::from_secs(left.as_secs().next_multiple_of(3600))
                } else {
                    left
                },
            });
        }
    }

    /// Do clocks stand still here while somebody is on holiday? Not where people sit and wait for each other. Tournaments
    /// will have their organiser's say here.
    fn keeps_holidays(&self) -> bool {
        self.pace.is_by_days()
    }

    /// Reads the holidays of everyone who sits here.
    pub(super) async fn recall_holidays(&mut self) {
        if !self.keeps_holidays() {
            return;
        }
        for seat in self.seats() {
            let Some(holder) = self.stored_seat(seat).token else {
                self.places[seat.index()].holidays = Calendar::default();
                continue;
            };
            match self.house.store.holidays(holder).await {
                Ok(holidays) => self.places[seat.index()].holidays = Calendar::new(holidays),
                Err(error) => tracing::warn!(%error, "who is on holiday is not known"),
            }
        }
    }

    /// Somebody who sits here has taken or ended a holiday.
    pub(crate) async fn look_at_holidays(&mut self) -> Result<(), Problem> {
        self.recall_holidays().await;
        self.changed = true;
        Ok(())
    }

    /// The last day of the holiday that a seat's holder is on.
    pub(super) fn holiday_until(&self, seat: Seat) -> Option<Day> {
        let holidays = &self.places[seat.index()].holidays;
        if holidays.is_empty() { None } else { holidays.until(self.house.config.clock.today()) }
    }
}

const HOUR: Duration = Duration::from_secs(3600);
