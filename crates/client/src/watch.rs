//! A stream of snapshots that outlives its connection.

use crate::answers::Snapshot;
use crate::backoff::{Backoff, spread};
use crate::client::Client;
use crate::error::Error;
use crate::sse::next_event;
use crate::transport::{Stream, is_silence};
use serde::Deserialize;
use std::fmt;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Something to know about a table.
#[derive(Clone, Debug)]
pub enum Update {
    /// This is how it looks now.
    Snapshot(Box<Snapshot>),
    /// The connection is lost; it is being opened again.
    Lost,
}

/// Servers give a sign of life so often, as long as they haven't said otherwise.
const EVERY: Duration = Duration::from_secs(3);
/// Servers that give none were heard of now and then by a comment.
const OLDER: Duration = Duration::from_secs(60);

/// A stream from which nothing came for so long is dead, if the server gives a sign of life every so often: two of them are missing.
pub fn silence(every: Duration) -> Duration {
    2 * every + Duration::from_secs(1)
}

/// So long nobody is alarmed after a server has said that it goes: somebody else has the table, or it comes back.
const CALM: Duration = Duration::from_secs(5);

/// The table, now and whenever it changes. Ends with the first error that waiting does not help against.
pub struct Watch {
    client: Client,
    path: String,
    stream: Option<Stream>,
    backoff: Backoff,
    /// Is there to be a pause before the next attempt?
    rests: bool,
    /// Until when a lost connection is none: the server has said that it goes.
    calm: Option<Instant>,
    /// Was it told that the connection is lost?
    lost: bool,
    ended: bool,
    /// So long a stream may say nothing.
    silence: Duration,
    /// Does this stream give signs of life?
    lives: bool,
}

/// What an open stream says.
enum Said {
    Snapshot(Result<Box<Snapshot>, Error>),
    /// The server goes: come again after this time.
    Goodbye(Duration),
    /// Nothing any more.
    End,
}

/// What a server says every so often.
#[derive(Deserialize)]
struct Alive {
    every_ms: u64,
}

/// What a server says before it goes.
#[derive(Deserialize)]
struct Goodbye {
    after_ms: u64,
}

impl Watch {
    pub(crate) fn new(client: Client, path: String) -> Self {
        let backoff = Backoff::new(client.patience);
        Watch {
            client,
            path,
            stream: None,
            backoff,
            rests: false,
            calm: None,
            lost: false,
            ended: false,
            silence: silence(EVERY),
            lives: false,
        }
    }

    fn read(&mut self, stream: &mut Stream) -> Said {
        loop {
            let event = match next_event(stream) {
                Ok(Some(event)) => event,
                Ok(None) => return Said::End,
                Err(error) => {
                    // An older server is silent for longer.
                    if !self.lives && is_silence(&error) {
                        self.silence = OLDER;
                    }
                    return Said::End;
                }
            };
            match event.name.as_str() {
                "snapshot" | "message" => {
                    let strange =
                        |error: serde_json::Error| self.client.transport.strange(&error.to_string());
                    return Said::Snapshot(serde_json::from_str(&event.data).map_err(strange));
                }
                "alive" => {
                    if let Ok(Alive { every_ms }) = serde_json::from_str(&event.data) {
                        self.silence = silence(Duration::from_millis(every_ms));
                        self.lives = true;
                    }
                }
                "reconnect" => {
                    let after = serde_json::from_str(&event.data).map_or(0, |Goodbye { after_ms }| after_ms);
                    return Said::Goodbye(Duration::from_millis(after).min(CALM));
                }
                // Whatever later servers say besides.
                _ => {}
            }
        }
    }

    /// Is it to be told now, and only now, that the connection is lost?
    fn loses(&mut self) -> bool {
        self.rests = true;
        let calm = self.calm.is_some_and(|until| Instant::now() < until);
        !calm && !std::mem::replace(&mut self.lost, true)
    }
}

impl Iterator for Watch {
    type Item = Result<Update, Error>;

    fn next(&mut self) -> Option<Self::Item> {
        while !self.ended {
            if let Some(mut stream) = self.stream.take() {
                match self.read(&mut stream) {
                    Said::Snapshot(read) => {
                        (self.stream, self.lost, self.calm) = (Some(stream), false, None);
                        self.ended = read.is_err();
                        // Only a stream that has told something has worked; the patience is for one loss.
                        (self.rests, self.backoff) = (false, Backoff::new(self.client.patience));
                        return Some(read.map(Update::Snapshot));
                    }
                    Said::Goodbye(after) => {
                        self.calm = Some(Instant::now() + after + CALM);
                        sleep(after);
                    }
                    // A stream that was there has ended: say so once, and begin again.
                    Said::End if self.loses() => return Some(Ok(Update::Lost)),
                    Said::End => {}
                }
            }
            if self.rests {
                match self.backoff.pause(None) {
                    Some(pause) => sleep(spread(pause)),
                    None => self.ended = true,
                }
            }
            match self.client.transport.stream(self.client.token(), &self.path, self.silence) {
                Ok(stream) => (self.stream, self.lives) = (Some(stream), false),
                Err(error) if error.passes() && !self.ended => {
                    if self.loses() {
                        return Some(Ok(Update::Lost));
                    }
                }
                Err(error) => {
                    self.ended = true;
                    return Some(Err(error));
                }
            }
        }
        None
    }
}

impl fmt::Debug for Watch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Watch").field("path", &self.path).finish_non_exhaustive()
    }
}
