//! A stream of snapshots that outlives its connection.

use crate::answers::Snapshot;
use crate::backoff::Backoff;
use crate::client::Client;
use crate::error::Error;
use crate::sse::next_event;
use crate::transport::Stream;
use std::fmt;
use std::thread::sleep;

/// Something to know about a table.
#[derive(Clone, Debug)]
pub enum Update {
    /// This is how it looks now.
    Snapshot(Box<Snapshot>),
    /// The connection is lost; it is being opened again.
    Lost,
}

/// The table, now and whenever it changes. Ends with the first error that waiting does not help against.
pub struct Watch {
    client: Client,
    path: String,
    stream: Option<Stream>,
    backoff: Backoff,
    /// Was it told that the connection is lost?
    lost: bool,
    ended: bool,
}

impl Watch {
    pub(crate) fn new(client: Client, path: String) -> Self {
        let backoff = Backoff::new(client.patience);
        Watch { client, path, stream: None, backoff, lost: false, ended: false }
    }

    /// The next snapshot of an open stream.
    fn read(&mut self) -> Option<Result<Snapshot, Error>> {
        let data = next_event(self.stream.as_mut()?).ok()??;
        let read = serde_json::from_str(&data);
        Some(read.map_err(|error| self.client.transport.strange(&error.to_string())))
    }
}

impl Iterator for Watch {
    type Item = Result<Update, Error>;

    fn next(&mut self) -> Option<Self::Item> {
        while !self.ended {
            if let Some(read) = self.read() {
                self.lost = false;
                self.ended = read.is_err();
                // Only a stream that has told something has worked; the patience is for one loss.
                self.backoff = Backoff::new(self.client.patience);
                return Some(read.map(|seen| Update::Snapshot(Box::new(seen))));
            }
            // A stream that was there has ended: say so once, and begin again.
            if self.stream.take().is_some() && !std::mem::replace(&mut self.lost, true) {
                return Some(Ok(Update::Lost));
            }
            if self.lost {
                match self.backoff.pause(None) {
                    Some(pause) => sleep(pause),
                    None => self.ended = true,
                }
            }
            match self.client.transport.stream(self.client.token(), &self.path) {
                Ok(stream) => self.stream = Some(stream),
                Err(error) if error.passes() && !self.ended => {
                    if !std::mem::replace(&mut self.lost, true) {
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
