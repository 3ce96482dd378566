//! A stream that is read as it comes, by a thread of its own: whoever follows it goes elsewhere when it dies, as our clients do.

use benben_support::{Client, Seat, silence};
use serde_json::Value;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread::spawn;
use std::time::{Duration, Instant};

/// A sign of life comes so often, as long as nothing else was said.
const EVERY: Duration = Duration::from_secs(3);

/// A stream that is open, or about to be.
pub(super) struct Feed {
    heard: Receiver<(Instant, Heard)>,
    every: Duration,
}

enum Heard {
    Snapshot(Value),
    /// It lives, and says so again after this time.
    Alive(Duration),
    End,
}

/// What a feed said.
pub(super) enum Said {
    /// The table, and when it came.
    Snapshot(Instant, Value),
    /// Nothing for so long that it must be dead.
    Nothing,
    /// Nothing ever again, since then.
    End(Instant),
}

impl Feed {
    /// Begins to follow a seat's stream. The thread ends with the stream, or with the first event that nobody wants.
    pub(super) fn open(client: &Client, seat: &Seat) -> Self {
        let (say, heard) = channel();
        let (client, seat) = (client.clone(), seat.clone());
        spawn(move || {
            let mut stream = seat.watch(&client).ok();
            while let Some(event) = stream.as_mut().and_then(|stream| stream.event()) {
                let Ok(data) = serde_json::from_str::<Value>(&event.data) else { continue };
                let heard = match event.name.as_str() {
                    "snapshot" => Heard::Snapshot(data),
                    "alive" => Heard::Alive(Duration::from_millis(data["every_ms"].as_u64().unwrap_or(0))),
                    _ => continue,
                };
                if say.send((Instant::now(), heard)).is_err() {
                    return;
                }
            }
            // Perhaps nobody wants to know any more.
            let _ = say.send((Instant::now(), Heard::End));
        });
        Feed { heard, every: EVERY }
    }

    /// Waits for the next snapshot.
    pub(super) fn next(&mut self) -> Said {
        loop {
            match self.heard.recv_timeout(silence(self.every)) {
                Ok((at, Heard::Snapshot(snapshot))) => return Said::Snapshot(at, snapshot),
                Ok((_, Heard::Alive(every))) => self.every = every,
                Ok((at, Heard::End)) => return Said::End(at),
                Err(RecvTimeoutError::Timeout) => return Said::Nothing,
                Err(RecvTimeoutError::Disconnected) => return Said::End(Instant::now()),
            }
        }
    }
}
