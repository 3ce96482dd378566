//! A stream of server-sent events, read as it comes.

use benben_client::next_event;
use serde_json::Value;
use std::fmt;
use std::io::{self, BufReader, Read};
use ureq::BodyReader;
use ureq::http::HeaderMap;

/// A server that stops says so with an event of this name, which is no snapshot.
const LAST_WORD: &str = "reconnect";

/// An open stream. As an iterator, it gives the snapshots, until it ends or breaks off.
pub struct Stream {
    headers: HeaderMap,
    reader: BufReader<BodyReader<'static>>,
}

impl Stream {
    pub(crate) fn new(headers: HeaderMap, body: BodyReader<'static>) -> Self {
        Stream { headers, reader: BufReader::new(body) }
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
            let event = next_event(&mut self.reader).ok()??;
            if event.name == LAST_WORD {
                continue;
            }
            if let Ok(snapshot) = serde_json::from_str(&event.data) {
                return Some(snapshot);
            }
        }
    }
}
