//! Streams of server-sent events beside those of tables: plain, and only as long as somebody listens.

use crate::house::House;
use crate::nodes::Needs;
use crate::problem::Problem;
use crate::stopping::{last_word, stopped};
use crate::web::client::Client;
use crate::web::limits::Open;
use axum::body::{Body, Bytes};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use futures_util::future::BoxFuture;
use futures_util::stream::{self, BoxStream};
use futures_util::{Stream, StreamExt};
use std::convert::Infallible;
use std::sync::Arc;

/// One more stream of this client, if it may have it.
pub(crate) fn open(house: &House, client: Client) -> Result<Open, Problem> {
    let most = if house.limits_client(client) { house.config.streams_per_client } else { usize::MAX };
    house.limits.open_stream(client, most)
}

/// An event as it is sent.
pub(crate) fn event(name: &str, data: &str) -> String {
    format!("event: {name}\ndata: {}\n\n", data.replace('\r', "").replace('\n', "\ndata: "))
}

struct Sending {
    house: Arc<House>,
    news: BoxStream<'static, String>,
    stopping: BoxFuture<'static, ()>,
    greeted: bool,
    /// Was the last word said?
    parted: bool,
    _open: Open,
}

/// The answer that brings all of this, until it ends or the server stops.
pub(crate) fn respond(
    house: Arc<House>,
    open: Open,
    news: impl Stream<Item = String> + Send + 'static,
) -> Response {
    let stopping = stopped(&house);
    let sending = Sending { house, news: news.boxed(), stopping, greeted: false, parted: false, _open: open };
    let body = Body::from_stream(stream::unfold(sending, |mut sending| async move {
        let piece = sending.next().await?;
        Some((Ok::<Bytes, Infallible>(piece), sending))
    }));
    let mut response = body.into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store, no-transform"));
    // Proxies must not wait for more.
    headers.insert("x-accel-buffering", HeaderValue::from_static("no"));
    response
}

impl Sending {
    async fn next(&mut self) -> Option<Bytes> {
        if self.parted {
            return None;
        }
        if !std::mem::replace(&mut self.greeted, true) {
            return Some(self.house.signs.greeting.plain.clone());
        }
        tokio::select! {
            biased;
            news = self.news.next() => news.map(Bytes::from),
            () = &mut self.stopping => {
                self.parted = true;
                Some(last_word().into())
            }
            // Whoever looks for a game looks elsewhere now.
            () = self.house.until_elsewhere(&Needs::People) => {
                self.parted = true;
                Some(last_word().into())
            }
            () = tokio::time::sleep(self.house.config.heartbeat) => {
                Some(self.house.signs.alive.plain.clone())
            }
        }
    }
}
