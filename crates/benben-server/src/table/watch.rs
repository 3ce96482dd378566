//! Watching: everyone who looks at the table gets the whole of it again whenever it changed for them.

use super::LiveTable;
use crate::gzip;
use crate::problem::Problem;
use axum::body::Bytes;
use benben_core::{Seat, Viewer};
use benben_store::TokenHash;
use std::sync::{Arc, OnceLock};
use tokio::sync::watch;

/// One viewer's snapshot, ready to be sent: made once, whoever watches.
#[derive(Clone, Debug)]
pub(crate) struct Frame(Arc<Inside>);

#[derive(Debug)]
struct Inside {
    event: Bytes,
    json: Bytes,
    deflated: OnceLock<Bytes>,
}

const BEFORE: &[u8] = b"event: snapshot\ndata: ";
const AFTER: &[u8] = b"\n\n";

impl Frame {
    fn new(snapshot: &super::Snapshot<'_>) -> Self {
        let mut event = Vec::with_capacity(4096);
        event.extend_from_slice(BEFORE);
        serde_json::to_writer(&mut event, snapshot).expect("snapshots are plain data");
        event.extend_from_slice(AFTER);
        let event = Bytes::from(event);
        let json = event.slice(BEFORE.len()..event.len() - AFTER.len());
        Frame(Arc::new(Inside { event, json, deflated: OnceLock::new() }))
    }

    /// The snapshot in JSON.
    pub(crate) fn json(&self) -> Bytes {
        self.0.json.clone()
    }

    /// The snapshot as a server-sent event.
    pub(crate) fn event(&self) -> Bytes {
        self.0.event.clone()
    }

    /// The event, compressed to be put anywhere into a stream.
    pub(crate) fn deflated(&self) -> Bytes {
        self.0.deflated.get_or_init(|| gzip::deflated(&self.0.event)).clone()
    }
}

/// Somebody watches.
pub(crate) struct Watching {
    /// The newest snapshot.
    pub(crate) frames: watch::Receiver<Frame>,
}

/// One channel a viewer: the seats in order, then the public. Only those that are watched exist.
pub(super) struct Channels(Vec<Option<watch::Sender<Frame>>>);

impl Channels {
    pub(super) fn new(seats: usize) -> Self {
        Channels((0..=seats).map(|_| None).collect())
    }

    fn index(&self, viewer: Viewer) -> usize {
        match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Public | Viewer::Open => self.0.len() - 1,
        }
    }

    /// Whoever watched from this seat does not hold it any more.
    pub(super) fn end(&mut self, seat: Seat) {
        self.0[seat.index()] = None;
    }

    /// Does anyone watch?
    pub(super) fn watched(&self) -> bool {
        self.0.iter().flatten().any(|channel| channel.receiver_count() > 0)
    }

    /// Does anyone watch from this seat?
    pub(super) fn is_watched(&self, seat: Seat) -> bool {
        self.0[seat.index()].as_ref().is_some_and(|channel| channel.receiver_count() > 0)
    }
}

impl LiveTable {
    /// What this viewer sees now.
    pub(super) fn frame(&self, viewer: Viewer) -> Frame {
        Frame::new(&self.snapshot(viewer))
    }

    /// Begins to watch.
    pub(crate) async fn watch(&mut self, token: Option<TokenHash>) -> Result<Watching, Problem> {
        let viewer = self.viewer(token)?;
        let index = self.channels.index(viewer);
        if self.channels.0[index].is_none() {
            self.channels.0[index] = Some(watch::Sender::new(self.frame(viewer)));
        }
        let channel = self.channels.0[index].as_ref().expect("it was made above");
        let frames = channel.subscribe();
        // Nobody may have watched for a while: what the channel holds may be old. And now somebody is present.
        channel.send_replace(self.frame(viewer));
        self.changed = true;
        Ok(Watching { frames })
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
        let viewers = self.seats().map(Viewer::Seat).chain([Viewer::Public]);
        for (index, viewer) in viewers.enumerate() {
            let Some(channel) = &self.channels.0[index] else { continue };
            if channel.receiver_count() == 0 {
                self.channels.0[index] = None;
                continue;
            }
            let frame = self.frame(viewer);
            channel.send_if_modified(|shown| {
                let new = shown.0.json != frame.0.json;
                if new {
                    *shown = frame;
                }
                new
            });
        }
    }
}
