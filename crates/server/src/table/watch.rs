//! Watching: everyone who looks at the table gets the whole of it again whenever it changed for them.

use super::LiveTable;
use super::page::{PageLook, PageViewer};
use crate::gzip;
use crate::problem::Problem;
use axum::body::Bytes;
use benben_core::Seat;
use benben_store::TokenHash;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use tokio::sync::watch;

/// One viewer's snapshot, ready to be sent: made once, whoever watches.
#[derive(Clone, Debug)]
pub(crate) struct Frame(Arc<Inside>);

#[derive(Debug)]
struct Inside {
    /// No other frame has it.
    number: u64,
    event: Bytes,
    json: Bytes,
    deflated: OnceLock<Bytes>,
    /// The frame shown before, by its number and event.
    before: Option<(u64, Bytes)>,
    deflated_after: OnceLock<Bytes>,
}

const BEFORE: &[u8] = b"event: snapshot\ndata: ";
const AFTER: &[u8] = b"\n\n";

static NUMBERS: AtomicU64 = AtomicU64::new(0);

impl Frame {
    /// Markup as a server-sent event.
    fn of_page(markup: &str) -> Self {
        let mut event = BEFORE.to_vec();
        // A line break ends a line of the event, not the event.
        event.extend_from_slice(markup.replace('\r', "").replace('\n', "\ndata: ").as_bytes());
        Self::of_event(event)
    }

    fn new(snapshot: &super::Snapshot<'_>) -> Self {
        let mut event = Vec::with_capacity(4096);
        event.extend_from_slice(BEFORE);
        serde_json::to_writer(&mut event, snapshot).expect("snapshots are plain data");
        Self::of_event(event)
    }

    /// Nothing to be seen yet.
    fn none() -> Self {
        Self::of_event(BEFORE.to_vec())
    }

    fn of_event(mut event: Vec<u8>) -> Self {
        event.extend_from_slice(AFTER);
        let event = Bytes::from(event);
        let json = event.slice(BEFORE.len()..event.len() - AFTER.len());
        let number = NUMBERS.fetch_add(1, Ordering::Relaxed);
        let (deflated, deflated_after) = Default::default();
        Frame(Arc::new(Inside { number, event, json, deflated, before: None, deflated_after }))
    }

    /// This frame, to be shown after another.
    fn after(mut self, shown: &Frame) -> Self {
        if let Some(inside) = Arc::get_mut(&mut self.0) {
            inside.before = Some((shown.0.number, shown.0.event.clone()));
        }
        self
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

/// Somebody watches.
pub(crate) struct Watching {
    /// The newest snapshot.
    pub(crate) frames: watch::Receiver<Frame>,
}

/// Only those that are watched exist.
pub(super) struct Channels {
    /// One channel a viewer for programs: the seats in order, then the public.
    json: Vec<Option<watch::Sender<Frame>>>,
    /// One channel for each way to look at the page.
    pages: Vec<(PageLook, watch::Sender<Frame>)>,
}

impl Channels {
    pub(super) fn new(seats: usize) -> Self {
        Channels { json: (0..=seats).map(|_| None).collect(), pages: Vec::new() }
    }

    fn index(&self, seat: Option<Seat>) -> usize {
        seat.map_or(self.json.len() - 1, Seat::index)
    }

    /// Whoever watched from this seat does not hold it any more.
    pub(super) fn end(&mut self, seat: Seat) {
        self.json[seat.index()] = None;
        self.pages.retain(|(look, _)| !look.holds(seat));
    }

    /// Does anyone watch?
    pub(super) fn watched(&self) -> bool {
        let pages = self.pages.iter().map(|(_, channel)| channel);
        self.json.iter().flatten().chain(pages).any(|channel| channel.receiver_count() > 0)
    }

    /// Does anyone watch from this seat?
    pub(super) fn is_watched(&self, seat: Seat) -> bool {
        let pages = self.pages.iter().filter(|(look, _)| look.holds(seat)).map(|(_, channel)| channel);
        self.json[seat.index()].iter().chain(pages).any(|channel| channel.receiver_count() > 0)
    }
}

impl LiveTable {
    /// What whoever looks from this seat sees now, or the public.
    pub(super) fn frame(&self, seat: Option<Seat>) -> Frame {
        self.with_snapshot(seat, Frame::new)
    }

    /// Begins to watch.
    pub(crate) async fn watch(&mut self, token: Option<TokenHash>) -> Result<Watching, Problem> {
        let seat = self.looks_from(token)?;
        let index = self.channels.index(seat);
        let channel = self.channels.json[index].get_or_insert_with(|| watch::Sender::new(Frame::none()));
        let frames = channel.subscribe();
        // Now somebody is present, and what the channel held before may be old.
        let frame = self.frame(seat);
        if let Some(channel) = &self.channels.json[index] {
            channel.send_replace(frame);
        }
        self.changed = true;
        Ok(Watching { frames })
    }

    /// Begins to watch the page.
    pub(crate) async fn watch_page(&mut self, page_viewer: PageViewer) -> Result<Watching, Problem> {
        let look = self.page_look(&page_viewer)?;
        let pages = &mut self.channels.pages;
        let index = pages.iter().position(|(other, _)| *other == look).unwrap_or_else(|| {
            pages.push((look, watch::Sender::new(Frame::none())));
            pages.len() - 1
        });
        let frames = pages[index].1.subscribe();
        // Now somebody is present, and what the channel held before may be old.
        let frame = self.page_frame(&self.channels.pages[index].0);
        self.channels.pages[index].1.send_replace(frame);
        self.changed = true;
        Ok(Watching { frames })
    }

    fn page_frame(&self, look: &PageLook) -> Frame {
        Frame::of_page(&self.live_markup(look).into_string())
    }

    /// Somebody watches no more.
    pub(crate) async fn stopped_watching(&mut self) -> Result<(), Problem> {
        self.changed = true;
        Ok(())
    }

    /// Sends the new snapshot to everyone for whom it is new.
    pub(super) fn publish(&mut self) {
        if self.stale {
            return;
        }
        let viewers = self.seats().map(Some).chain([None]);
        for (index, seat) in viewers.enumerate() {
            let Some(channel) = &self.channels.json[index] else { continue };
            if channel.receiver_count() == 0 {
                self.channels.json[index] = None;
                continue;
            }
            tell(channel, self.frame(seat));
        }
        self.channels.pages.retain(|(_, channel)| channel.receiver_count() > 0);
        for (look, channel) in &self.channels.pages {
            tell(channel, self.page_frame(look));
        }
    }
}

/// Sends the frame, if it is new.
fn tell(channel: &watch::Sender<Frame>, frame: Frame) {
    channel.send_if_modified(|shown| {
        let new = shown.0.event != frame.0.event;
        if new {
            *shown = frame.after(shown);
        }
        new
    });
}
