//! What a client with too many connections is told, instead of nothing.

use crate::problem::{Limited, Problem};
use crate::web::limits::CLOSING_SECONDS;
use axum::response::{IntoResponse, Response};
use hyper::body::Incoming;
use hyper::server::conn::http1::Builder;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// So many are told at once; in a flood the rest is dropped without a word.
const TOLD_AT_ONCE: usize = 32;
/// Whoever does not listen within this time need not be told.
const REFUSAL_TIMEOUT: Duration = Duration::from_secs(2);

/// Tells clients that they have too many connections.
pub(super) struct Full {
    places: Arc<Semaphore>,
}

impl Default for Full {
    fn default() -> Self {
        Full { places: Arc::new(Semaphore::new(TOLD_AT_ONCE)) }
    }
}

impl Full {
    /// Answers the first request of this connection with 429, and closes it.
    pub(super) fn tell(&self, stream: TcpStream, connection: OwnedSemaphorePermit) {
        let Ok(place) = self.places.clone().try_acquire_owned() else { return };
        tokio::spawn(async move {
            let service = service_fn(async |_: hyper::Request<Incoming>| Ok::<_, Infallible>(answer()));
            let telling = Builder::new().keep_alive(false).serve_connection(TokioIo::new(stream), service);
            let _ = tokio::time::timeout(REFUSAL_TIMEOUT, telling).await;
            drop((place, connection));
        });
    }
}

fn answer() -> Response {
    Problem::TooMany { what: Limited::Connections, seconds: CLOSING_SECONDS }.into_response()
}
