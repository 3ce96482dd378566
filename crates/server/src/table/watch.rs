//! Watching: everyone who looks at the table gets the whole of it again whenever it changed for them.

use super::LiveTable;
use super::hearing::{Channel, Watching};
use super::page::{PageLook, PageViewer};
use super::snapshot::ProgramLook;
use crate::erased::Wording;
use crate::pace::Pace;
use crate::problem::Problem;
use crate::{gzip, json};
use axum::body::Bytes;
use benben_core::Seat;
use benben_store::TokenHash;
use benben_web::Language;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use tokio::sync::{broadcast, watch};
use tokio::time::Instant;

/// One viewer's snapshot, ready to be sent: made once, whoever watches.
#[derive(Clone, Debug)]
pub(crate) struct Frame(Arc<Inside>);

#[derive(Debug)]
struct Inside {
    /// No other frame has it.
    number: u64,
    /// Who says it, if it is something that is said.
    speaker: Option<TokenHash>,
    /// When the clocks were read that it shows.
    at: Instant,
    event: Bytes,
    json: Bytes,
    deflated: OnceLock<Bytes>,
    /// The frame shown before, by its number and event.
    before: Option<(u64, Bytes)>,
    deflated_after: OnceLock<Bytes>,
}

const BEFORE: &str = "event: snapshot\ndata: ";
const SAID: &str = "event: talk\ndata: ";
const AFTER: &str = "\n\n";

static NUMBERS: AtomicU64 = AtomicU64::new(0);

impl Frame {
    /// Markup as a server-sent event.
    fn of_page(markup: &str, at: Instant) -> Self {
        Self::of_event(format!("{BEFORE}{}", data_lines(markup)), BEFORE, at, None)
    }

    /// Something that was said, as a server-sent event of its own. It shows nothing of the table.
    pub(super) fn of_talk(said: &str, speaker: Option<TokenHash>) -> Self {
        Self::of_event(format!("{SAID}{}", data_lines(said)), SAID, Instant::now(), speaker)
    }

    fn new(snapshot: &super::Snapshot<'_>, at: Instant) -> Self {
        let mut event = String::with_capacity(4096);
        event.push_str(BEFORE);
        json::write(&mut event, snapshot);
        Self::of_event(event, BEFORE, at, None)
    }

    /// Nothing to be seen yet.
    fn none() -> Self {
        Self::of_event(BEFORE.to_owned(), BEFORE, Instant::now(), None)
    }

    fn of_event(mut event: String, before: &str, at: Instant, speaker: Option<TokenHash>) -> Self {
        event.push_str(AFTER);
        let event = Bytes::from(event);
        let json = event.slice(before.len()..event.len() - AFTER.len());
        let number = NUMBERS.fetch_add(1, Ordering::Relaxed);
        let (deflated, deflated_after) = Default::default();
        let before = None;
        Frame(Arc::new(Inside { number, speaker, at, event, json, deflated, before, deflated_after }))
    }

    /// This frame, to be shown after another.
    fn after(mut self, shown: &Frame) -> Self {
        if let Some(inside) = Arc::get_mut(&mut self.0) {
            inside.before = Some((shown.0.number, shown.0.event.clone()));
        }
        self
    }

    /// Who says it, if it is something that is said.
    pub(super) fn speaker(&self) -> Option<TokenHash> {
        self.0.speaker
    }

    /// Tells this frame from all others.
    pub(crate) fn number(&self) -> u64 {
        self.0.number
    }

    /// The snapshot in JSON.
    pub(crate) fn json(&self) -> Bytes {
        self.0.json.clone()
    }

    /// The snapshot as a server-sent event.
    pub(crate) fn event(&self) -> &Bytes {
        &self.0.event
    }

    /// The event, compressed for a stream that sent this frame last, or something else.
    pub(crate) fn deflated(&self, sent: Option<u64>) -> Bytes {
        let Inside { event, deflated, before, deflated_after, .. } = &*self.0;
        let deflated = match before {
            Some((number, before)) if Some(*number) == sent => {
                deflated_after.get_or_init(|| gzip::deflated_after(before, event))
            }
            _ => deflated.get_or_init(|| gzip::deflated(event)),
        };
        deflated.clone()
    }
}

/// A line break ends a line of an event, not the event.
fn data_lines(text: &str) -> String {
    text.replace('\r', "").replace('\n', "\ndata: ")
}

/// So many frames may wait for a page that is slow. They are shared by all who look alike.
const WAITING: usize = 16;

/// One way to look at the page.
struct PageChannel {
    look: PageLook,
    shown: Frame,
    frames: broadcast::Sender<Frame>,
}

impl PageChannel {
    /// Sends the frame, if it is new.
    fn tell(&mut self, frame: Frame) {
        if frame.0.event != self.shown.0.event {
            self.shown = frame.after(&self.shown);
            // Nobody may be left to hear it.
            let _ = self.frames.send(self.shown.clone());
        }
    }
}

/// One way in which programs look.
struct ProgramChannel {
    look: ProgramLook,
    without: Without,
    frames: watch::Sender<Frame>,
}

impl ProgramChannel {
    fn is_watched(&self) -> bool {
        self.frames.receiver_count() > 0
    }

    /// Shows the frame to all who watch, unless they leave it out.
    fn tell(&self, frame: Frame, answered: Option<ProgramLook>) {
        let leave_out = self.without == Without::Answers && answered == Some(self.look);
        self.frames.send_if_modified(|shown| {
            *shown = frame.after(shown);
            !leave_out
        });
    }
}

/// What a stream leaves out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Without {
    /// Nothing.
    Nothing,
    /// What was shown in the answer to an action of the same seat.
    Answers,
}

/// Does a program want to hear what people say?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hearing {
    /// No.
    Nothing,
    /// Yes.
    Talk,
}

/// One way in which programs hear what is said.
struct TalkChannel {
    wording: Wording,
    frames: broadcast::Sender<Frame>,
}

/// Only those that are watched exist.
#[derive(Default)]
pub(super) struct Channels {
    /// One channel for each way in which programs look.
    programs: Vec<ProgramChannel>,
    /// One channel for each way to look at the page.
    pages: Vec<PageChannel>,
    /// One channel for each way in which programs hear what is said.
    talk: Vec<TalkChannel>,
}

impl Channels {
    /// Whoever watched from this seat does not hold it any more.
    pub(super) fn end(&mut self, seat: Seat) {
        self.programs.retain(|program| program.look.seat != Some(seat));
        self.pages.retain(|page| !page.look.holds(seat));
    }

    /// This seat, which nobody holds, is put away: those behind it move up.
    pub(super) fn remove(&mut self, seat: Seat) {
        self.programs.retain(|program| program.look.seat != Some(seat));
        for ProgramChannel { look, .. } in &mut self.programs {
            look.seat =
                look.seat.map(|other| if other > seat { Seat::new(other.index() - 1) } else { other });
        }
        let pages = std::mem::take(&mut self.pages);
        let moved = |page: PageChannel| PageChannel { look: page.look.without(seat), ..page };
        self.pages = pages.into_iter().map(moved).collect();
    }

    /// Tells something that was said to everyone who watches, in their words. Pages show it between their frames; a screen
    /// for a room only what is for rooms.
    pub(super) fn hear(
        &mut self,
        for_rooms: bool,
        on_page: impl Fn(Language) -> Frame,
        to_program: impl Fn(Wording) -> Frame,
    ) {
        // Nobody may be left to hear it.
        for page in self.pages.iter().filter(|page| for_rooms || !page.look.afar) {
            let _ = page.frames.send(on_page(page.look.language));
        }
        self.talk.retain(|programs| programs.frames.receiver_count() > 0);
        for programs in &self.talk {
            let _ = programs.frames.send(to_program(programs.wording));
        }
    }

    /// Listens to what is said, in these words.
    fn listen(&mut self, wording: Wording) -> broadcast::Receiver<Frame> {
        if let Some(programs) = self.talk.iter().find(|programs| programs.wording == wording) {
            return programs.frames.subscribe();
        }
        let (frames, heard) = broadcast::channel(WAITING);
        self.talk.push(TalkChannel { wording, frames });
        heard
    }

    /// Does anyone watch?
    pub(super) fn watched(&self) -> bool {
        self.programs.iter().any(ProgramChannel::is_watched)
            || self.pages.iter().any(|page| page.frames.receiver_count() > 0)
    }

    /// How many watch without a seat. A screen for a room is no spectator.
    pub(super) fn spectators(&self) -> usize {
        let programs = self.programs.iter().filter(|program| program.look.seat.is_none());
        let pages = self.pages.iter().filter(|page| page.look.is_spectator());
        programs.map(|program| program.frames.receiver_count()).sum::<usize>()
            + pages.map(|page| page.frames.receiver_count()).sum::<usize>()
    }

    /// Does anyone watch from this seat?
    pub(super) fn is_watched(&self, seat: Seat) -> bool {
        self.programs.iter().any(|program| program.look.seat == Some(seat) && program.is_watched())
            || self.pages.iter().any(|page| page.look.holds(seat) && page.frames.receiver_count() > 0)
    }
}

impl LiveTable {
    /// What a program that looks like this sees now.
    pub(super) fn frame(&self, look: ProgramLook) -> Frame {
        self.frame_at(look, Instant::now())
    }

    /// The same with the clocks as they were at some time.
    fn frame_at(&self, look: ProgramLook, at: Instant) -> Frame {
        self.with_snapshot(look, at, |snapshot| Frame::new(snapshot, at))
    }

    /// Begins to watch.
    pub(crate) async fn watch(
        &mut self,
        token: Option<TokenHash>,
        wording: Wording,
        without: Without,
        hearing: Hearing,
    ) -> Result<Watching, Problem> {
        let look = ProgramLook { seat: self.looks_from(token)?, wording };
        let programs = &mut self.channels.programs;
        let alike = |other: &ProgramChannel| (other.look, other.without) == (look, without);
        let index = programs.iter().position(alike).unwrap_or_else(|| {
            programs.push(ProgramChannel { look, without, frames: watch::Sender::new(Frame::none()) });
            programs.len() - 1
        });
        let mut frames = programs[index].frames.subscribe();
        self.note_presence();
        self.count_audience();
        // Now somebody is present, and what the channel held before may be old.
        let frame = self.frame(look);
        self.channels.programs[index].frames.send_replace(frame);
        self.changed = true;
        // The first snapshot is sent at once.
        frames.mark_changed();
        let talk = (hearing == Hearing::Talk).then(|| self.channels.listen(wording));
        let channel = Channel::Newest { frames, talk, seated: look.seat.is_some() };
        Ok(Watching::new(&self.house, token, channel))
    }

    /// Begins to watch the page.
    pub(crate) async fn watch_page(&mut self, page_viewer: PageViewer) -> Result<Watching, Problem> {
        let look = self.page_look(&page_viewer)?;
        let seated = look.you.is_some();
        let pages = &mut self.channels.pages;
        let index = pages.iter().position(|page| page.look == look).unwrap_or_else(|| {
            pages.push(PageChannel { look, shown: Frame::none(), frames: broadcast::Sender::new(WAITING) });
            pages.len() - 1
        });
        // Now somebody is present, and what the channel showed last may be old.
        let present = self.channels.pages[index].frames.subscribe();
        self.note_presence();
        self.count_audience();
        let frame = self.page_frame_at(&self.channels.pages[index].look, Instant::now());
        let page = &mut self.channels.pages[index];
        page.tell(frame);
        let (first, frames) = (Some(page.shown.clone()), page.frames.subscribe());
        drop(present);
        self.changed = true;
        Ok(Watching::new(&self.house, page_viewer.listens(), Channel::Each { first, frames, seated }))
    }

    fn page_frame_at(&self, look: &PageLook, at: Instant) -> Frame {
        Frame::of_page(&self.live_markup(look, at).into_string(), at)
    }

    /// Somebody watches no more.
    pub(crate) async fn stopped_watching(&mut self) -> Result<(), Problem> {
        self.note_presence();
        self.changed = true;
        Ok(())
    }

    /// The table as whoever acted sees it now, to be shown in the answer. Everyone else is told as well.
    pub(super) fn frame_in_answer(&mut self, look: ProgramLook) -> Frame {
        self.settle(Some(look));
        let alike = self.channels.programs.iter().find(|program| program.look == look);
        match alike.filter(|_| self.pace == Pace::None) {
            // It has just been made; only clocks would have gone on since.
            Some(program) => program.frames.borrow().clone(),
            None => self.frame(look),
        }
    }

    /// Sends the new snapshot to everyone for whom it is new. Whoever looks like `answered` is shown it in an answer.
    pub(super) fn publish(&mut self, answered: Option<ProgramLook>) {
        if self.stale {
            return;
        }
        self.channels.programs.retain(ProgramChannel::is_watched);
        for program in &self.channels.programs {
            let shown = program.frames.borrow().clone();
            if let Some(new) = self.news(&shown, |at| self.frame_at(program.look, at)) {
                program.tell(new, answered);
            }
        }
        self.channels.pages.retain(|page| page.frames.receiver_count() > 0);
        // Who watches is part of what is seen, so all frames are made before the channels are touched.
        let news = |page: &PageChannel| self.news(&page.shown, |at| self.page_frame_at(&page.look, at));
        let frames: Vec<Option<Frame>> = self.channels.pages.iter().map(news).collect();
        for (page, frame) in self.channels.pages.iter_mut().zip(frames) {
            frame.into_iter().for_each(|frame| page.tell(frame));
        }
    }

    /// The frame to send to whoever was shown another, if there is something new in it. A clock that runs is no news: if it
    /// were, everyone would be told whenever somebody acts in secret. So both are compared with the clocks as they were.
    fn news(&self, shown: &Frame, frame: impl Fn(Instant) -> Frame) -> Option<Frame> {
        let paced = self.pace != Pace::None;
        let new = frame(if paced { shown.0.at } else { Instant::now() });
        if shown.0.event == new.0.event {
            return None;
        }
        Some(if paced { frame(Instant::now()) } else { new })
    }
}
