//! Signs of life: what every stream begins with, and says again whenever it had nothing else to say for a while. They are events,
//! because a browser tells a script of nothing else; whoever misses them looks for another server.

use crate::gzip::deflated;
use axum::body::Bytes;
use std::time::Duration;

/// Where a stream breaks off without a word, whoever follows it without our script comes again after so many milliseconds.
const RETRY: u64 = 500;

/// What the streams of a server say beside their news.
#[derive(Debug)]
pub(crate) struct Signs {
    /// What a stream begins with.
    pub(crate) greeting: Aside,
    /// That it lives, and when that is said again at the latest.
    pub(crate) alive: Aside,
}

/// Something between the frames of a stream, plain and compressed on its own.
#[derive(Debug)]
pub(crate) struct Aside {
    pub(crate) plain: Bytes,
    pub(crate) deflated: Bytes,
}

impl Signs {
    pub(crate) fn every(time: Duration) -> Self {
        let alive = format!("event: alive\ndata: {{\"every_ms\":{}}}\n\n", time.as_millis());
        Signs { greeting: Aside::new(format!("retry: {RETRY}\n{alive}")), alive: Aside::new(alive) }
    }
}

impl Aside {
    pub(crate) fn new(said: String) -> Self {
        Aside { deflated: deflated(said.as_bytes()), plain: said.into() }
    }
}
