//! Connections too many: they are told so, instead of nothing, and whoever runs the server still learns how it is.

use crate::front::Front;
use crate::problem::{Limited, Problem};
use crate::web::client::Peer;
use crate::web::limits::CLOSING_SECONDS;
use axum::body::Body;
use axum::response::{IntoResponse, Response};
use hyper::body::Incoming;
use hyper::server::conn::http1::Builder;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::sync::Semaphore;

/// So many are told at once; in a flood the rest is dropped without a word.
const TOLD_AT_ONCE: usize = 32;
/// So many from this very machine have places of their own: a flood from elsewhere does not blind its operator.
const LOCAL_AT_ONCE: usize = 8;
/// Whoever does not listen within this time need not be told.
const REFUSAL_TIMEOUT: Duration = Duration::from_secs(2);
/// What probes ask for.
const PROBES: [&str; 3] = ["/healthz", "/readyz", "/metrics"];

/// One client has too many.
pub(super) const TOO_MANY: Problem =
    Problem::TooMany { what: Limited::Connections, seconds: CLOSING_SECONDS };

/// Answers connections for which there is no place.
pub(super) struct Full {
    front: Front,
    places: Arc<Semaphore>,
    local: Arc<Semaphore>,
}

impl Full {
    pub(super) fn new(front: Front) -> Self {
        let places = |number| Arc::new(Semaphore::new(number));
        Full { front, places: places(TOLD_AT_ONCE), local: places(LOCAL_AT_ONCE) }
    }

    /// Answers the first request of this connection with the problem, and closes it. While all connections are taken,
    /// probes get what they ask for.
    pub(super) fn tell(&self, stream: TcpStream, peer: IpAddr, problem: Problem) {
        let local = peer.is_loopback().then(|| self.local.clone().try_acquire_owned().ok()).flatten();
        let Some(place) = local.or_else(|| self.places.clone().try_acquire_owned().ok()) else { return };
        let reached = stream.local_addr().map_or(peer, |address| address.ip());
        let (front, peer) = (self.front.clone(), Peer { address: peer, reached });
        tokio::spawn(async move {
            let service = service_fn(move |request: hyper::Request<Incoming>| {
                let (front, problem) = (front.clone(), problem.clone());
                async move { Ok::<_, Infallible>(answer(&front, peer, problem, request.map(Body::new)).await) }
            });
            let telling = Builder::new()
                .keep_alive(false)
                .max_buf_size(super::HEADER_BYTES)
                .serve_connection(TokioIo::new(stream), service);
            let _ = tokio::time::timeout(REFUSAL_TIMEOUT, telling).await;
            drop(place);
        });
    }
}

async fn answer(front: &Front, peer: Peer, problem: Problem, request: hyper::Request<Body>) -> Response {
    if matches!(problem, Problem::Crowded) && PROBES.contains(&request.uri().path()) {
        return front.answer(request, Some(peer)).await;
    }
    problem.into_response()
}
