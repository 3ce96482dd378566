//! Words at a table: where people know each other, its host lets them write, and whoever may read a line can report it.
//!
//! Like phrases they are no part of the game. A table counts as one by invitation if it was never in a list, nobody was
//! brought together here by the server, and it is no deal of the day; the next game of the same people is what the first was.

use super::LiveTable;
use super::talk::Spoken;
use crate::erased::Wording;
use crate::house::now;
use crate::problem::{Limited, Missing, Problem, WordsError};
use crate::table::LineShown;
use crate::words;
use benben_core::Seat;
use benben_store::{Author, Holder, Reported, Status, StoredLine, StoredReport, StoredTable, TokenHash};
use benben_web::talk::{Said, Words};

/// No more games of the same people are looked through: whoever played so often knows each other.
const MOST_GAMES_BEFORE: usize = 20;

/// Whoever has reported too much is asked to come back after so many seconds.
const REPORT_SECONDS: u64 = 3_600;

/// What somebody reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reporting {
    /// A line that was written.
    Line(u64),
    /// What whoever sits here is called.
    Name(Seat),
}

fn is_by_invitation(table: &StoredTable) -> bool {
    !table.listed && table.day.is_none() && table.host.is_some()
}

impl LiveTable {
    /// May people write here, now or if the host wishes so?
    pub(super) async fn words(&mut self) -> Result<Words, Problem> {
        let on = self.house.store.words(self.stored.id.clone()).await;
        if on.map_err(|error| Problem::store(&error))? {
            return Ok(Words::On);
        }
        Ok(if self.could_write().await? { Words::Off } else { Words::Barred })
    }

    async fn could_write(&mut self) -> Result<bool, Problem> {
        if !is_by_invitation(&self.stored) {
            return Ok(false);
        }
        let mut before = self.stored.rematch_of.clone();
        for _ in 0..MOST_GAMES_BEFORE {
            let Some(id) = before else { break };
            let table = self.house.store.table(id).await.map_err(|error| Problem::store(&error))?;
            let Some(table) = table.filter(is_by_invitation) else { return Ok(false) };
            before = table.rematch_of;
        }
        Ok(true)
    }

    /// Does the host ask?
    pub(super) fn is_host(&self, asks: &[TokenHash]) -> bool {
        self.stored.host.is_some_and(|host| asks.contains(&host))
    }

    /// The host lets people write, or not any more. Everyone is told.
    pub(crate) async fn switch_words(&mut self, asks: Vec<TokenHash>, on: bool) -> Result<(), Problem> {
        if !self.is_host(&asks) {
            let seated = asks.iter().any(|token| self.seat_held_by(Some(*token)).is_some());
            return Err(if seated { Problem::NotHost } else { Problem::NoSeat });
        }
        self.heard_of_tokens(&asks);
        if self.stored.status == Status::Closed {
            return Err(self.closed());
        }
        let words = self.words().await?;
        if words == Words::Barred {
            return Err(Problem::Words(WordsError::Barred));
        }
        if (words == Words::On) == on {
            return Ok(());
        }
        let seat = asks.iter().find_map(|token| self.seat_held_by(Some(*token))).unwrap_or(Seat::new(0));
        // Whoever switches it to and fro says as much by that.
        self.take_breath(seat)?;
        let switched = self.house.store.switch_words(self.stored.id.clone(), on).await;
        switched.map_err(|error| Problem::store(&error))?;
        self.tell_everyone(seat, Spoken::Switched(on), Wording::Notation).await.map(drop)
    }

    /// Whoever holds a seat writes something. Everyone but a screen for a room gets it once it is stored.
    pub(crate) async fn write(
        &mut self,
        by: Option<Author>,
        text: &str,
        wording: Wording,
    ) -> Result<LineShown, Problem> {
        let seat = self.seat_of(by.as_ref().map(|by| by.token))?;
        let by = by.ok_or(Problem::NoSeat)?;
        if self.words().await? != Words::On {
            return Err(Problem::Words(WordsError::Off));
        }
        let text = words::check(text)?;
        self.check_open()?;
        self.take_breath(seat)?;
        self.tell_everyone(seat, Spoken::Words(text, by), wording).await
    }

    /// Whoever may read it reports a line, or a name. It is kept as it is now.
    pub(crate) async fn report(
        &mut self,
        asks: Option<TokenHash>,
        reporter: Author,
        what: Reporting,
    ) -> Result<(), Problem> {
        let own = self.looks_from(asks)?;
        let table = self.stored.id.clone();
        let report = match what {
            Reporting::Line(number) => {
                let lines = self.house.store.talk(table.clone()).await;
                let mut lines = lines.map_err(|error| Problem::store(&error))?.into_iter();
                let line = lines.find(|line| line.number == number && line.by.is_some());
                let StoredLine { seat, name, said, by, .. } = line.ok_or(Problem::NotFound(Missing::Line))?;
                StoredReport {
                    number: 0,
                    table,
                    line: Some(number),
                    seat,
                    name,
                    said,
                    by,
                    reporter,
                    at: now(),
                }
            }
            Reporting::Name(seat) => {
                let place = self.stored.seats.get(seat.index()).ok_or(Problem::NotFound(Missing::Seat))?;
                if place.holder != Holder::Person {
                    return Err(Problem::NoPerson);
                }
                // Which account it is, if it is one, is looked up when the report is read.
                let by = place.token.map(|token| Author { token, account: None });
                let (name, said) = (place.name.clone(), String::new());
                StoredReport { number: 0, table, line: None, seat, name, said, by, reporter, at: now() }
            }
        };
        let is_own = report.by.as_ref().is_some_and(|by| by.token == report.reporter.token);
        if is_own || (report.line.is_none() && own == Some(report.seat)) {
            return Err(Problem::OwnSeat);
        }
        let kept = self.house.store.report(report).await.map_err(|error| Problem::store(&error))?;
        match kept {
            Reported::Kept => {
                tracing::info!(table = %self.stored.id, "something was reported: `benben admin reports` shows it");
                Ok(())
            }
            Reported::Before => Ok(()),
            Reported::TooMany => Err(Problem::TooMany { what: Limited::Reports, seconds: REPORT_SECONDS }),
            Reported::NoTable => Err(Problem::NotFound(Missing::Table)),
        }
    }
}

/// What a line says that this release knows.
pub(super) fn said(line: &StoredLine) -> Option<Said> {
    match (&line.by, line.said.as_str()) {
        (Some(_), text) => Some(Said::Words(text.to_owned())),
        (None, WORDS_ON) => Some(Said::Switched(true)),
        (None, WORDS_OFF) => Some(Said::Switched(false)),
        (None, key) => benben_web::talk::Phrase::named(key).map(Said::Phrase),
    }
}

/// How it is stored that the host let people write, or not any more.
pub(super) const WORDS_ON: &str = "words-on";
pub(super) const WORDS_OFF: &str = "words-off";
