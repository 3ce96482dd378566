//! What happens at a table besides the game: somebody resigns, runs out of time, lets a bot play, comes back.
//!
//! Told to everyone and kept beside the record, which stays as it is. While others act in secret nobody learns that
//! somebody's time was up: that is told with whatever is told next.

use super::LiveTable;
use crate::problem::Problem;
use benben_core::{NotationError, Seat, Words};
use benben_store::StoredTable;
use benben_web::table::{Happening, Notice as Shown};
use std::fmt;
use std::str::FromStr;

/// So many are kept of one table; then the oldest go.
const MOST: usize = 200;

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Notice {
    /// After how many entries of the record.
    entries: usize,
    seat: Seat,
    what: Happening,
    /// After how many of the steps that count now.
    step: usize,
    /// May everyone know it already?
    is_told: bool,
}

/// All that happened, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Notices(Vec<Notice>);

/// How far a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Progress {
    /// Entries of the record.
    pub(super) entries: usize,
    /// Steps that count.
    pub(super) steps: usize,
}

impl Notices {
    /// The same, and then this.
    #[must_use]
    pub(super) fn with(&self, seat: Seat, what: Happening, at: Progress) -> Self {
        let Progress { entries, steps } = at;
        let same = |other: &Notice| (other.entries, other.seat, other.what) == (entries, seat, what);
        // Whoever leaves and comes back again and again, while nothing else happens, did so once.
        let mut notices: Vec<Notice> = self.0.iter().copied().filter(|other| !same(other)).collect();
        notices.push(Notice { entries, seat, what, step: steps, is_told: true });
        notices.drain(..notices.len().saturating_sub(MOST));
        Notices(notices)
    }

    /// The same, and something that belongs to the decision that comes next: somebody's time was up, or they asked for a hint.
    #[must_use]
    pub(super) fn with_untold(&self, seat: Seat, what: Happening, at: Progress) -> Self {
        let mut notices = self.with(seat, what, at);
        notices.0.last_mut().expect("it was just added").is_told = false;
        notices
    }

    /// Was this noted at this place already?
    pub(super) fn has(&self, seat: Seat, what: Happening, at: Progress) -> bool {
        self.0.iter().any(|other| (other.entries, other.seat, other.what) == (at.entries, seat, what))
    }

    /// The record has one entry more. `told` says whether everyone learned something by it.
    pub(super) fn follow(&mut self, at: Progress, told: bool) {
        for notice in &mut self.0 {
            notice.step = notice.step.min(at.steps);
            notice.is_told |= told;
        }
    }

    /// What everyone may know, as pages tell it.
    pub(super) fn shown(&self) -> Vec<Shown> {
        let told = self.0.iter().filter(|notice| notice.is_told);
        told.map(|notice| Shown { step: notice.step, seat: notice.seat, what: notice.what }).collect()
    }

    /// What is stored of a table that has no record yet.
    pub(super) fn before_the_deal(stored: &str) -> Result<Self, NotationError> {
        let mut pending = Self::begin(stored)?;
        pending.follow(Progress { entries: 0, steps: 0 }, false);
        Ok(pending.done())
    }

    /// Those about seats of which this is true.
    #[must_use]
    fn about(&self, seats: impl Fn(Seat) -> bool) -> Self {
        Notices(self.0.iter().copied().filter(|notice| seats(notice.seat)).collect())
    }

    /// Brings what is stored and the record together. The record begins anew: it has no entries yet.
    pub(super) fn begin(stored: &str) -> Result<Pending, NotationError> {
        let waiting = stored.lines().map(str::parse).collect::<Result<Vec<Line>, _>>()?;
        Ok(Pending { waiting: waiting.into_iter().peekable(), notices: Notices::default() })
    }
}

/// What is stored, while the record is entered again.
pub(super) struct Pending {
    waiting: std::iter::Peekable<std::vec::IntoIter<Line>>,
    notices: Notices,
}

impl Pending {
    /// The record is this far now. `told` says whether everyone learned something by its latest entry.
    pub(super) fn follow(&mut self, at: Progress, told: bool) {
        // A decision of the clock is noted before it is entered.
        self.notices.follow(at, told);
        while let Some(line) = self.waiting.next_if(|line| line.entries <= at.entries) {
            self.notices = match line.what {
                what if what.precedes_a_decision() => self.notices.with_untold(line.seat, what, at),
                what => self.notices.with(line.seat, what, at),
            };
        }
    }

    /// Everything, in order.
    pub(super) fn done(self) -> Notices {
        self.notices
    }
}

/// A line as it is stored.
struct Line {
    entries: usize,
    seat: Seat,
    what: Happening,
}

impl fmt::Display for Notices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0
            .iter()
            .try_for_each(|notice| writeln!(f, "{} {} {}", notice.entries, notice.seat, notice.what.name()))
    }
}

impl FromStr for Line {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words::new(text);
        let (entries, seat) = (words.read("entries")?, words.read("a seat")?);
        let word = words.word("what happened")?;
        let what = Happening::named(word).ok_or_else(|| NotationError::new(word, "what happened"))?;
        words.end()?;
        Ok(Line { entries, seat, what })
    }
}

impl LiveTable {
    /// How far the game is.
    pub(super) fn progress(&self) -> Progress {
        let game = self.game.as_ref();
        Progress {
            entries: game.map_or(0, |game| game.entries()),
            steps: game.map_or(0, |game| game.steps()),
        }
    }

    /// What will have happened once it is stored, with this.
    pub(super) fn noting(&self, seat: Seat, what: Happening) -> Notices {
        self.notices.with(seat, what, self.progress())
    }

    /// Stores the table as it shall be, with what happened by that.
    pub(super) async fn save_noting(
        &mut self,
        mut next: StoredTable,
        notices: Notices,
    ) -> Result<(), Problem> {
        next.notices = notices.to_string();
        let gathers = self.stored.seed.is_none();
        self.save(next).await?;
        if !gathers {
            self.notices = notices;
        }
        Ok(())
    }

    /// What is told of a table that was not dealt before it is saved like this. Seats change hands there: what was about
    /// somebody who sits elsewhere by then, or not at all, goes.
    pub(super) fn notices_before_the_deal(&self, next: &mut StoredTable) -> Option<Notices> {
        if self.stored.seed.is_some() {
            return None;
        }
        // What cannot be read was never written by us, and is not kept.
        let notices = Notices::before_the_deal(&next.notices).unwrap_or_default();
        let stays = |seat: Seat| {
            let token = |table: &StoredTable| table.seats.get(seat.index()).and_then(|place| place.token);
            token(&self.stored).is_some() && token(&self.stored) == token(next)
        };
        let notices = notices.about(stays);
        next.notices = notices.to_string();
        Some(notices)
    }

    /// What will have happened once the decision is stored that a bot made when this seat's time was up, and that the
    /// game has just taken.
    pub(super) fn noting_time_up(&self, seat: Seat) -> Notices {
        let Progress { entries, steps } = self.progress();
        let before = Progress { entries: entries - 1, steps: steps - 1 };
        self.notices.with_untold(seat, Happening::TimeUp, before)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn at(entries: usize, steps: usize) -> Progress {
        Progress { entries, steps }
    }

    fn seat(number: usize) -> Seat {
        Seat::new(number - 1)
    }

    fn shown(notices: &Notices) -> Vec<(usize, &'static str)> {
        notices.shown().iter().map(|notice| (notice.step, notice.what.name())).collect()
    }

    #[test]
    fn what_was_stored_finds_its_place_in_the_record_again() {
        let mut notices = Notices::default().with(seat(2), Happening::StandIn, at(0, 0));
        notices.follow(at(1, 1), true);
        notices = notices.with_untold(seat(1), Happening::TimeUp, at(1, 1));
        notices.follow(at(2, 2), true);
        notices = notices.with(seat(2), Happening::Back, at(2, 2));
        // Both steps are taken back.
        notices.follow(at(3, 1), false);
        notices.follow(at(4, 0), false);
        notices = notices.with(seat(1), Happening::TookBack, at(4, 0));
        assert_eq!(shown(&notices), [(0, "stand-in"), (0, "time-up"), (0, "back"), (0, "took-back")]);
        let mut pending = Notices::begin(&notices.to_string()).unwrap();
        for (entries, steps, told) in
            [(0, 0, false), (1, 1, true), (2, 2, true), (3, 1, false), (4, 0, false)]
        {
            pending.follow(at(entries, steps), told);
        }
        assert_eq!(pending.done(), notices);
    }

    #[test]
    fn a_decision_of_the_clock_is_told_when_something_is() {
        let mut notices = Notices::default().with_untold(seat(1), Happening::TimeUp, at(4, 4));
        notices.follow(at(5, 5), false);
        assert_eq!(shown(&notices), [], "others act in secret");
        let mut pending = Notices::begin(&notices.to_string()).unwrap();
        for (entries, told) in [(0, false), (4, true), (5, false)] {
            pending.follow(at(entries, entries), told);
        }
        assert_eq!(pending.done(), notices, "nor does a restart tell it");
        notices.follow(at(6, 6), true);
        assert_eq!(shown(&notices), [(4, "time-up")]);
    }

    #[test]
    fn leaving_and_coming_back_again_and_again_is_told_once_and_old_notices_go() {
        let mut notices = Notices::default();
        for _ in 0..9 {
            notices =
                notices.with(seat(1), Happening::StandIn, at(3, 3)).with(seat(1), Happening::Back, at(3, 3));
        }
        assert_eq!(shown(&notices), [(3, "stand-in"), (3, "back")]);
        for entries in 0..MOST {
            notices = notices.with(seat(1), Happening::Back, at(entries + 4, 3));
        }
        assert_eq!(notices.0.len(), MOST);
        assert!(notices.0.iter().all(|notice| notice.entries > 3));
    }

    #[test]
    fn lines_that_nobody_wrote_are_refused() {
        for text in ["1 1 vanished", "1 resigned", "1 1 resigned twice", "x 1 back"] {
            assert!(Notices::begin(text).is_err(), "{text}");
        }
    }
}
