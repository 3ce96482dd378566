//! What people say at the table. Whoever has a seat talks, whoever may look listens.
//!
//! A phrase is a key, so that everyone reads it in their own language, and it tells nothing but that somebody said it. Where
//! the host allows it, people also write ([`words`](super::words)). All of it is kept beside the table and is no part of the
//! game: nothing is loaded or sent for it where nobody talks.

use super::page::ShowTalk;
use super::watch::Frame;
use super::words::{WORDS_OFF, WORDS_ON, said};
use super::{LiveTable, PageViewer};
use crate::erased::Wording;
use crate::house::now;
use crate::problem::{Limited, Missing, Problem};
use benben_core::Seat;
use benben_store::{Author, Status, StoredLine, TokenHash};
use benben_web::Texts;
use benben_web::talk::{Conversation, Line, Phrase, Said, line};
use serde::Serialize;
use std::collections::HashSet;
use std::time::Duration;
use tokio::time::Instant;
use utoipa::ToSchema;

/// A seat says so much at once, and then one thing in so much time.
const AT_ONCE: u32 = 5;
const APART: Duration = Duration::from_secs(3);

/// What was said at a table.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Talk {
    /// May those who have a seat write words of their own? `on`, `off` (the host can switch it on), or `barred`.
    #[schema(value_type = String)]
    pub(crate) words: &'static str,
    /// The lines, from first to last. Of many only the latest are kept.
    pub(crate) lines: Vec<LineShown>,
}

/// Something that was said at a table. It is no part of the record.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Line)]
pub(crate) struct LineShown {
    /// Its number at the table: later lines have higher ones.
    pub(crate) number: u64,
    /// From which seat.
    #[schema(value_type = u8)]
    pub(crate) seat: Seat,
    /// What whoever sat there was called at that time.
    pub(crate) name: String,
    /// After how many of the events.
    pub(crate) after: u64,
    /// When, in unix milliseconds.
    pub(crate) at: i64,
    /// The key of a phrase, if it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = String, nullable = false, required = false)]
    pub(crate) phrase: Option<&'static str>,
    /// What somebody wrote: plain text, never markup.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(crate) words: Option<String>,
    /// The host let people write (`on`), or not any more (`off`).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = String, nullable = false, required = false)]
    pub(crate) switched: Option<&'static str>,
    /// What it says, if you asked for `texts`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(crate) text: Option<String>,
}

/// How soon a seat may talk again.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Breath {
    /// By then everything that was said counts no more.
    rested: Option<Instant>,
}

impl Breath {
    /// Says one thing, or how many seconds to wait before that.
    fn spend(&mut self, now: Instant) -> Result<(), u64> {
        let rested = self.rested.map_or(now, |rested| rested.max(now));
        let wait = rested.saturating_duration_since(now + APART * (AT_ONCE - 1));
        if !wait.is_zero() {
            return Err(wait.as_secs_f64().ceil() as u64);
        }
        self.rested = Some(rested + APART);
        Ok(())
    }
}

/// What somebody says or does in the talk.
pub(super) enum Spoken {
    /// A phrase.
    Phrase(Phrase),
    /// Words of their own, and who they are.
    Words(String, Author),
    /// The host lets people write, or not any more.
    Switched(bool),
}

impl LiveTable {
    /// Whoever holds a seat says a phrase. Everyone hears it once it is stored.
    pub(crate) async fn say(
        &mut self,
        token: Option<TokenHash>,
        phrase: &str,
        wording: Wording,
    ) -> Result<LineShown, Problem> {
        let seat = self.seat_of(token)?;
        let phrase = Phrase::named(phrase).ok_or(Problem::Phrase)?;
        self.check_open()?;
        self.take_breath(seat)?;
        self.tell_everyone(seat, Spoken::Phrase(phrase), wording).await
    }

    /// Nobody talks at a table that is closed.
    pub(super) fn check_open(&self) -> Result<(), Problem> {
        if self.stored.status == Status::Closed || self.closed_because.is_some() {
            return Err(self.closed());
        }
        Ok(())
    }

    /// One thing more from this seat, if it isn't too soon.
    pub(super) fn take_breath(&mut self, seat: Seat) -> Result<(), Problem> {
        let spent = self.places[seat.index()].breath.spend(Instant::now());
        spent.map_err(|seconds| Problem::TooMany { what: Limited::Talk, seconds })
    }

    /// Stores a line, and tells everyone who listens.
    pub(super) async fn tell_everyone(
        &mut self,
        seat: Seat,
        spoken: Spoken,
        wording: Wording,
    ) -> Result<LineShown, Problem> {
        let (stored, by) = match &spoken {
            Spoken::Phrase(phrase) => (phrase.name().to_owned(), None),
            Spoken::Words(text, by) => (text.clone(), Some(by.clone())),
            Spoken::Switched(true) => (WORDS_ON.to_owned(), None),
            Spoken::Switched(false) => (WORDS_OFF.to_owned(), None),
        };
        let line = StoredLine {
            number: 0,
            seat,
            name: self.stored_seat(seat).name.clone(),
            told: self.game.as_ref().map_or(0, |game| game.told() as u64),
            said: stored,
            by,
            // That people may write is nobody's word.
            speaker: self.stored_seat(seat).token.filter(|_| !matches!(spoken, Spoken::Switched(_))),
            at: now(),
        };
        let number = self.house.store.say(self.stored.id.clone(), line.clone()).await;
        let number = number.map_err(|error| Problem::store(&error))?;
        let line = StoredLine { number: number.ok_or(Problem::NotFound(Missing::Table))?, ..line };
        if self.heard_lines.is_some_and(|heard| heard + 1 < line.number) {
            self.hear_missed(line.number - 1).await;
        }
        self.heard_lines = Some(line.number);
        self.house.tell_home(&self.stored.id);
        let said = said(&line).expect("what is said here is known here");
        self.hear(&line, &said);
        Ok(line_shown(&line, &said, line.told, wording))
    }

    /// Everyone who listens hears a line.
    fn hear(&mut self, line: &StoredLine, said: &Said) {
        // What somebody wrote to those at the table is not for the room behind them.
        let for_rooms = !matches!(said, Said::Words(_));
        self.channels.hear(
            for_rooms,
            |language| Frame::said_on_page(&on_page(line, said.clone()), line.speaker, Texts::new(language)),
            |wording| Frame::said(&line_shown(line, said, line.told, wording), line.speaker),
        );
    }

    /// Everyone who listens hears what was said at other servers, up to this line.
    pub(super) async fn hear_missed(&mut self, up_to: u64) {
        let Some(heard) = self.heard_lines.replace(up_to).filter(|heard| *heard < up_to) else {
            // What was said before anybody listened here is read, not heard.
            return;
        };
        match self.house.store.talk(self.stored.id.clone()).await {
            Ok(lines) => {
                for line in lines.iter().filter(|line| heard < line.number && line.number <= up_to) {
                    if let Some(said) = said(line) {
                        self.hear(line, &said);
                    }
                }
            }
            Err(error) => {
                tracing::warn!(%error, "what was said at another server is heard later");
                self.heard_lines = Some(heard);
            }
        }
    }

    /// What was said here. What `reporter` has reported is hidden for them, and what those say whom the viewer blocks.
    pub(crate) async fn talk(
        &mut self,
        token: Option<TokenHash>,
        reporter: TokenHash,
        wording: Wording,
    ) -> Result<Talk, Problem> {
        self.looks_from(token)?;
        let lines = self.lines(token, reporter).await?;
        // What was told may have been undone since.
        let told = self.game.as_ref().map_or(0, |game| game.told() as u64);
        let shown = |(line, said): &(StoredLine, Said)| line_shown(line, said, line.told.min(told), wording);
        Ok(Talk { words: self.words().await?.name(), lines: lines.iter().map(shown).collect() })
    }

    /// The same for somebody's page.
    pub(crate) async fn talk_page<T>(
        &mut self,
        page_viewer: PageViewer,
        reporter: TokenHash,
        show: ShowTalk<T>,
    ) -> Result<T, Problem> {
        let look = self.page_look(&page_viewer)?;
        let lines = self.lines(page_viewer.listens(), reporter).await?;
        let blocks = self.blocks_of(page_viewer.listens()).await?;
        let is_blocked =
            |seat: &Seat| self.stored_seat(*seat).token.is_some_and(|token| blocks.contains(&token));
        let blocked = self.seats().filter(is_blocked).collect();
        let hashes = &page_viewer.hashes;
        let asks: Vec<TokenHash> = hashes.alone.iter().chain(&hashes.shared).copied().collect();
        let conversation = Conversation {
            blocked,
            lines: lines.into_iter().map(|(line, said)| on_page(&line, said)).collect(),
            words: self.words().await?,
            is_host: self.is_host(&asks),
        };
        Ok(self.with_page(&look, Instant::now(), |page, _| show(page, &conversation)))
    }

    /// Whom somebody blocks.
    async fn blocks_of(&mut self, listens: Option<TokenHash>) -> Result<HashSet<TokenHash>, Problem> {
        let Some(holder) = listens else { return Ok(HashSet::new()) };
        let blocked = self.house.store.blocked_by(holder).await.map_err(|error| Problem::store(&error))?;
        Ok(blocked.into_iter().map(|one| one.who).collect())
    }

    /// What is stored, without what this release doesn't know, what somebody has reported, and what those say whom they block.
    async fn lines(
        &mut self,
        listens: Option<TokenHash>,
        reporter: TokenHash,
    ) -> Result<Vec<(StoredLine, Said)>, Problem> {
        let failed = |error| Problem::store(&error);
        let lines = self.house.store.talk(self.stored.id.clone()).await.map_err(failed)?;
        if lines.is_empty() {
            return Ok(Vec::new());
        }
        let reported = self.house.store.reported(self.stored.id.clone(), reporter).await.map_err(failed)?;
        let blocks = self.blocks_of(listens).await?;
        let is_blocked = |line: &StoredLine| line.speaker.is_some_and(|speaker| blocks.contains(&speaker));
        let shown = lines.into_iter().filter(|line| !reported.contains(&line.number) && !is_blocked(line));
        Ok(shown.filter_map(|line| said(&line).map(|said| (line, said))).collect())
    }
}

/// A line for programs, said after so many events.
fn line_shown(line: &StoredLine, said: &Said, after: u64, wording: Wording) -> LineShown {
    let mut shown = LineShown {
        number: line.number,
        seat: line.seat,
        name: line.name.clone(),
        after,
        at: line.at,
        phrase: None,
        words: None,
        switched: None,
        text: match wording {
            Wording::Notation => None,
            Wording::Texts(language) => Some(said.text(Texts::new(language))),
        },
    };
    match said {
        Said::Phrase(phrase) => shown.phrase = Some(phrase.name()),
        Said::Words(words) => shown.words = Some(words.clone()),
        Said::Switched(on) => shown.switched = Some(if *on { "on" } else { "off" }),
    }
    shown
}

fn on_page(line: &StoredLine, said: Said) -> Line {
    let at = crate::date::iso(line.at);
    Line { number: line.number, seat: line.seat, name: line.name.clone(), said, at }
}

impl Frame {
    /// Something that was said, for programs.
    fn said(line: &LineShown, speaker: Option<TokenHash>) -> Self {
        let mut data = String::with_capacity(160);
        crate::json::write(&mut data, line);
        Self::of_talk(&data, speaker)
    }

    /// The same for pages.
    fn said_on_page(shown: &Line, speaker: Option<TokenHash>, texts: Texts) -> Self {
        Self::of_talk(&line(shown, texts).into_string(), speaker)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_says_a_few_things_at_once_and_then_takes_breath() {
        let (mut breath, now) = (Breath::default(), Instant::now());
        let mut say = |seconds| breath.spend(now + Duration::from_secs(seconds));
        assert_eq!([0; AT_ONCE as usize].map(&mut say), [Ok(()); AT_ONCE as usize]);
        assert_eq!(say(0), Err(3));
        assert_eq!(say(2), Err(1));
        assert_eq!(say(3), Ok(()));
        assert_eq!(say(3), Err(3));
        // Whoever was silent for long has no more than that.
        assert_eq!([1000; AT_ONCE as usize].map(&mut say), [Ok(()); AT_ONCE as usize]);
        assert_eq!(say(1000), Err(3));
    }
}
