//! A stream of server-sent events: the viewer's whole snapshot, now and whenever it changes.

use crate::crowd::Looking;
use crate::gzip::{Checksum, HEADER};
use crate::house::House;
use crate::stopping::{last_word, stopped, word_of_a_move};
use crate::table::{Frame, Watching};
use crate::tables::ask;
use crate::web::alive::Aside;
use crate::web::limits::Open;
use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use benben_store::TableId;
use futures_util::future::BoxFuture;
use futures_util::{FutureExt, stream};
use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;
use tokio::time::{Instant, Sleep, sleep};

/// An open stream.
struct Stream {
    house: Arc<House>,
    watching: Watching,
    /// Comes when the server stops. Kept from frame to frame: all streams wait in one line, and leaving it and standing in it
    /// again is what a frame would cost most of.
    stopping: BoxFuture<'static, ()>,
    /// Where it is compressed.
    checksum: Option<Checksum>,
    /// The frame that was sent last, if nothing came after it.
    sent: Option<u64>,
    /// Looks now and then whether the stream was quiet.
    heartbeat: Pin<Box<Sleep>>,
    /// When something was said last.
    said: Instant,
    /// Was the head of the compression sent, and the greeting?
    begun: bool,
    greeted: bool,
    /// Was the last word said, and the end?
    parted: bool,
    ended: bool,
    _present: Present,
    _open: Open,
}

/// What a stream has to say next.
enum News {
    Frame(Frame),
    None,
    Stopping,
    End,
}

/// Somebody watches; the table is told when they stop.
struct Present {
    house: Arc<House>,
    table: TableId,
    _looking: Looking,
}

impl Present {
    fn new(house: Arc<House>, table: TableId, seated: bool) -> Self {
        house.metrics.streams.inc();
        Present { _looking: house.crowd.join(seated), house, table }
    }
}

impl Drop for Present {
    fn drop(&mut self) {
        self.house.metrics.streams.dec();
        let (house, table) = (self.house.clone(), self.table.clone());
        // While the whole process ends there is nobody left to tell.
        if let Ok(runtime) = tokio::runtime::Handle::try_current()
            && house.tables.is_live(&table)
        {
            runtime.spawn(async move {
                let _ = ask(&house, &table, |table| table.stopped_watching().boxed()).await;
            });
        }
    }
}

/// The answer that never ends: until the client leaves, the seat is given up or the server stops.
pub(crate) fn respond(
    house: Arc<House>,
    table: TableId,
    watching: Watching,
    open: Open,
    asked: &HeaderMap,
) -> Response {
    let compressed = accepts_gzip(asked);
    let stream = Stream {
        stopping: stopped(&house),
        checksum: compressed.then(Checksum::default),
        sent: None,
        heartbeat: Box::pin(sleep(house.config.heartbeat)),
        said: Instant::now(),
        begun: !compressed,
        greeted: false,
        parted: false,
        ended: false,
        _present: Present::new(house.clone(), table, watching.is_seated()),
        _open: open,
        house,
        watching,
    };
    let body = Body::from_stream(stream::unfold(stream, |mut stream| async move {
        let piece = stream.next().await?;
        Some((Ok::<Bytes, Infallible>(piece), stream))
    }));
    let mut response = body.into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store, no-transform"));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    // Proxies must not wait for more.
    headers.insert("x-accel-buffering", HeaderValue::from_static("no"));
    if compressed {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    response
}

impl Stream {
    async fn next(&mut self) -> Option<Bytes> {
        if self.ended {
            return None;
        }
        if !std::mem::replace(&mut self.begun, true) {
            return Some(Bytes::from_static(&HEADER));
        }
        if !std::mem::replace(&mut self.greeted, true) {
            return Some(aside(&mut self.checksum, &self.house.signs.greeting));
        }
        if self.parted {
            return self.end();
        }
        loop {
            let news = tokio::select! {
                biased;
                frame = self.watching.next() => frame.map_or(News::End, News::Frame),
                () = &mut self.stopping => News::Stopping,
                () = &mut self.heartbeat => News::None,
            };
            match news {
                News::Frame(frame) => return Some(self.frame(&frame)),
                News::None => {
                    let (now, every) = (Instant::now(), self.house.config.heartbeat);
                    if now < self.said + every {
                        self.heartbeat.as_mut().reset(self.said + every);
                        continue;
                    }
                    self.said = now;
                    self.heartbeat.as_mut().reset(now + every);
                    self.sent = None;
                    return Some(aside(&mut self.checksum, &self.house.signs.alive));
                }
                News::Stopping => return Some(self.part(last_word())),
                // The table may be elsewhere now.
                News::End if self.house.nodes.is_some() => return Some(self.part(word_of_a_move())),
                News::End => return self.end(),
            }
        }
    }

    fn frame(&mut self, frame: &Frame) -> Bytes {
        self.said = Instant::now();
        match &mut self.checksum {
            None => frame.event().clone(),
            Some(checksum) => {
                checksum.add(frame.event());
                let sent = self.sent.replace(frame.number());
                frame.deflated(sent)
            }
        }
    }

    fn part(&mut self, word: String) -> Bytes {
        self.parted = true;
        aside(&mut self.checksum, &Aside::new(word))
    }

    fn end(&mut self) -> Option<Bytes> {
        self.ended = true;
        self.checksum.take().map(Checksum::trailer)
    }
}

/// Something between the frames, as it is sent.
fn aside(checksum: &mut Option<Checksum>, said: &Aside) -> Bytes {
    match checksum {
        None => said.plain.clone(),
        Some(checksum) => {
            checksum.add(&said.plain);
            said.deflated.clone()
        }
    }
}

fn accepts_gzip(headers: &HeaderMap) -> bool {
    let accepted =
        headers.get_all(header::ACCEPT_ENCODING).into_iter().filter_map(|value| value.to_str().ok());
    accepted.flat_map(|value| value.split(',')).any(|coding| {
        let mut parts = coding.split(';').map(str::trim);
        let refused = |weight: &str| weight.strip_prefix("q=").is_some_and(|q| q.parse() == Ok(0.0));
        parts.next() == Some("gzip") && !parts.any(refused)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gzip_is_used_where_it_is_accepted() {
        let accepts = |value: &'static str| {
            accepts_gzip(&[(header::ACCEPT_ENCODING, HeaderValue::from_static(value))].into_iter().collect())
        };
        assert!(accepts("gzip"));
        assert!(accepts("br, gzip;q=0.5"));
        assert!(!accepts("gzip;q=0"));
        assert!(!accepts("identity"));
        assert!(!accepts_gzip(&HeaderMap::new()));
    }
}
