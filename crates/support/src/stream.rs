//! A stream of server-sent events, read as it comes.

use benben_client::{Event, next_event};
use serde_json::Value;
use std::fmt;
use std::io::{self, BufReader, Read};
use ureq::BodyReader;
use ureq::http::HeaderMap;

/// A server that stops says so, and one that has nothing to say that it lives, with events of these names, which are no snapshots.
const NO_SNAPSHOTS: [&str; 2] = ["reconnect", "alive"];

/// An open stream. As an iterator, it gives the snapshots, until it ends or breaks off.
pub struct Stream {
    headers: HeaderMap,
    reader: BufReader<BodyReader<'static>>,
}

impl Stream {
    pub(crate) fn new(headers: HeaderMap, body: BodyReader<'static>) -> Self {
        Stream { headers, reader: BufReader::new(body) }
    }

    /// The next event, whatever it is called; nothing once the stream has ended or broken off.
    pub fn event(&mut self) -> Option<Event> {
        next_event(&mut self.reader).ok()?
    }

    /// What the answer began with.
    pub fn headers(&self) -> &HeaderMap {
        &self.headers
    }
}

impl fmt::Debug for Stream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Stream").field("headers", &self.headers).finish_non_exhaustive()
    }
}

impl Read for Stream {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        self.reader.read(bytes)
    }
}

impl Iterator for Stream {
    type Item = Value;

    fn next(&mut self) -> Option<Value> {
        loop {
            let event = self.event()?;
            if NO_SNAPSHOTS.contains(&event.name.as_str()) {
                continue;
            }
            if let Ok(snapshot) = serde_json::from_str(&event.data) {
                return Some(snapshot);
            }
        }
    }
}
