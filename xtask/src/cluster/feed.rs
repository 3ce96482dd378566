//! A stream that is read as it comes, by a thread of its own: whoever follows it can wait for a while and go elsewhere.

use benben_support::{Client, Seat};
use serde_json::Value;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread::spawn;
use std::time::{Duration, Instant};

/// A stream that is open, or about to be.
pub(super) struct Feed(Receiver<(Instant, Option<Value>)>);

/// What a feed said.
pub(super) enum Said {
    /// The table, and when it came.
    Snapshot(Instant, Value),
    /// Nothing for so long.
    Nothing,
    /// Nothing ever again, since then.
    End(Instant),
}

impl Feed {
    /// Begins to follow a seat's stream. The thread ends with the stream, or with the first snapshot that nobody wants.
    pub(super) fn open(client: &Client, seat: &Seat) -> Self {
        let (say, heard) = channel();
        let (client, seat) = (client.clone(), seat.clone());
        spawn(move || {
            for snapshot in seat.watch(&client).into_iter().flatten() {
                if say.send((Instant::now(), Some(snapshot))).is_err() {
                    return;
                }
            }
            // Perhaps nobody wants to know any more.
            let _ = say.send((Instant::now(), None));
        });
        Feed(heard)
    }

    /// Waits for the next snapshot.
    pub(super) fn next(&self, patience: Duration) -> Said {
        match self.0.recv_timeout(patience) {
            Ok((at, Some(snapshot))) => Said::Snapshot(at, snapshot),
            Ok((at, None)) => Said::End(at),
            Err(RecvTimeoutError::Timeout) => Said::Nothing,
            Err(RecvTimeoutError::Disconnected) => Said::End(Instant::now()),
        }
    }
}
