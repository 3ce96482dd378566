//! The one way that every request goes: who asks is noted, what is asked for is found, limits and origins are checked,
//! whoever is signed in is recognised, the body is read in time; then it is answered, and the answer gets what every answer has.
//!
//! All of it stands around the router and not inside it: layers of a router are boxed, and copied with all below them at
//! every request, which took a seventh of what an action cost. Where even finding and passing a handler would be felt, the
//! router is left out ([`Direct`]); nothing else is.

use crate::accounts::Recognised;
use crate::house::House;
use crate::nodes::{Forwarded, borrow, forward};
use crate::problem::{LostRace, Problem};
use crate::router::routes;
use crate::stopping;
use crate::web::client::{Peer, Seen};
use crate::web::operation::Operation;
use crate::web::path::{TablePath, answer};
use crate::web::routing::{Addresses, Direct, Found};
use crate::web::{body_timeout, headers, host, limits, origin};
use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use benben_store::TableId;
use futures_util::FutureExt;
use http_body_util::BodyExt;
use std::convert::Infallible;
use std::future::ready;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Instant;
use tower::{ServiceExt, service_fn};
use tower_http::compression::Compression;

/// Everything the server answers.
#[derive(Clone)]
pub(crate) struct Front(Arc<Inside>);

struct Inside {
    house: Arc<House>,
    addresses: Addresses,
    router: Router,
}

impl Front {
    pub(crate) fn new(house: Arc<House>) -> Self {
        let (router, addresses) = routes();
        Front(Arc::new(Inside { router: router.with_state(house.clone()), addresses, house }))
    }

    /// The same for requests that come over no connection.
    pub(crate) fn without_connections(self) -> Router {
        let answered = move |request| {
            let front = self.clone();
            async move { Ok::<_, Infallible>(front.answer(request, None).await) }
        };
        Router::new().fallback_service(service_fn(answered))
    }

    /// Answers a request that came over this connection.
    pub(crate) async fn answer(&self, mut request: Request, peer: Option<Peer>) -> Response {
        let (start, method) = (Instant::now(), request.method().clone());
        let Inside { house, addresses, .. } = &*self.0;
        let seen = Seen::of(house, peer, request.headers());
        request.extensions_mut().insert(seen);
        let found = addresses.find(&method, request.uri().path());
        let (address, codings) = (found.address, accepted_codings(request.headers()));
        let response = AssertUnwindSafe(self.pass(request, found, seen)).catch_unwind().await;
        let response = compress(codings, response.unwrap_or_else(|_panic| fault())).await;
        let mut response = headers::complete(response, seen.secure);
        if *house.stopping.borrow() {
            // Whoever sends the next request finds another server, and not a door that closes meanwhile.
            response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
        }
        headers::count(house, &response, &method, address, start);
        response
    }

    /// One check after the other, in this order; whoever passes them all is served.
    async fn pass(&self, request: Request, found: Found, seen: Seen) -> Response {
        let Inside { house, .. } = &*self.0;
        let admitted = limits::rate_limit(house, seen.client, found.operation)
            .and_then(|()| host::require_known_host(house, &request, seen.peer))
            .and_then(|()| origin::require_same_origin(&request, seen.secure))
            .and_then(|()| stopping::require_going_on(house, found.operation));
        if let Err(problem) = admitted {
            let (parts, _) = request.into_parts();
            return answer(&parts, problem);
        }
        let recognised = Recognised::of(house, request.headers(), seen.secure).await.and_then(|recognised| {
            limits::limit_account(house, seen.client, recognised.as_ref(), found.operation)?;
            Ok(recognised)
        });
        let mut request = match body_timeout::read_body_in_time(house, request).await {
            Ok(request) => request,
            Err(response) => return *response,
        };
        match recognised {
            // Of guests nothing is noted: they are most, and their requests shall stay small.
            Ok(None) => {}
            Ok(Some(recognised)) => drop(request.extensions_mut().insert(recognised)),
            Err(problem) => {
                let (parts, _) = request.into_parts();
                return answer(&parts, problem);
            }
        }
        if house.nodes.is_some() {
            return self.pass_on(request, found, seen).await;
        }
        self.serve(request, found.direct).await
    }

    /// A handler answers, found by the router or before.
    async fn serve(&self, mut request: Request, direct: Option<(Direct, TableId)>) -> Response {
        let Inside { house, router, .. } = &*self.0;
        match direct {
            Some((handler, table)) => {
                request.extensions_mut().insert(TablePath(table));
                handler(request, house.clone()).await
            }
            None => {
                let Ok(response) = router.clone().oneshot(request).await;
                response
            }
        }
    }

    /// Where there are other servers, a request is answered where what it needs is at home, and here if nobody is there.
    async fn pass_on(&self, request: Request, found: Found, seen: Seen) -> Response {
        let Inside { house, addresses, .. } = &*self.0;
        let (parts, body) = request.into_parts();
        // It was read before, if there is one.
        let body = body.collect().await.map(|body| body.to_bytes()).unwrap_or_default();
        let needs = addresses.needs(parts.uri.path());
        if let Some(elsewhere) = house.elsewhere(needs.whose()) {
            let is_stream = found.operation == Operation::Watch;
            match forward(house, elsewhere, &parts, &body, seen, is_stream).await {
                Forwarded::Answered(response) => return response,
                Forwarded::Undone => {}
                // An action has a number: played twice, it is played once.
                Forwarded::Unknown if parts.method.is_safe() || NUMBERED.contains(&found.address) => {}
                Forwarded::Unknown => return answer(&parts, Problem::Elsewhere),
            }
        }
        if let Some(response) = borrow(house, &parts, seen).await {
            return response;
        }
        self.serve_again(parts, body, found.direct).await
    }

    /// A handler answers; whoever lost a race against another server tries again, with what that has changed.
    async fn serve_again(&self, parts: Parts, body: Bytes, direct: Option<(Direct, TableId)>) -> Response {
        for _ in 0..RACES {
            let request = Request::from_parts(parts.clone(), Body::from(body.clone()));
            let response = self.serve(request, direct.clone()).await;
            if response.extensions().get::<LostRace>().is_none() {
                return response;
            }
        }
        self.serve(Request::from_parts(parts, Body::from(body)), direct).await
    }

    /// Answers a request that came in at another server, which has counted and checked it.
    pub(crate) async fn answer_for_another(&self, request: Request, seen: Seen) -> Response {
        let Inside { house, addresses, .. } = &*self.0;
        let found = addresses.find(request.method(), request.uri().path());
        let answering = async {
            let (mut parts, body) = request.into_parts();
            let body = body.collect().await.map(|body| body.to_bytes()).unwrap_or_default();
            parts.extensions.insert(seen);
            match Recognised::of(house, &parts.headers, seen.secure).await {
                Ok(None) => {}
                Ok(Some(recognised)) => drop(parts.extensions.insert(recognised)),
                Err(problem) => return answer(&parts, problem),
            }
            self.serve_again(parts, body, found.direct).await
        };
        AssertUnwindSafe(answering).catch_unwind().await.unwrap_or_else(|_panic| fault())
    }
}

/// Where doing the same twice is doing it once.
const NUMBERED: [&str; 2] = ["/api/v1/tables/{table}/actions", "/t/{table}/act"];
/// So often a request that lost a race is tried again.
const RACES: usize = 2;

fn fault() -> Response {
    tracing::error!("a request panicked");
    Problem::Fault.into_response()
}

/// In what ways an answer may be compressed.
fn accepted_codings(headers: &HeaderMap) -> HeaderMap {
    let codings = headers.get_all(header::ACCEPT_ENCODING).into_iter();
    codings.map(|coding| (header::ACCEPT_ENCODING, coding.clone())).collect()
}

/// Compresses an answer, if whoever asked accepts that and it is worth it.
async fn compress(codings: HeaderMap, response: Response) -> Response {
    let mut asked = Request::new(());
    *asked.headers_mut() = codings;
    let mut response = Some(response);
    let answered = move |_| ready(Ok::<_, Infallible>(response.take().expect("it is asked once")));
    let Ok(response) = Compression::new(service_fn(answered)).oneshot(asked).await;
    response.map(Body::new)
}
