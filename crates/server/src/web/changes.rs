//! A stream of server-sent events about a tournament: something comes whenever it changes, and now and then a sign of life.

use crate::house::House;
use crate::nodes::Needs;
use crate::problem::Problem;
use crate::stopping::{last_word, stopped};
use crate::tournaments::{load, shown};
use crate::web::client::Client;
use crate::web::limits::Open;
use axum::body::{Body, Bytes};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use benben_store::TournamentId;
use futures_util::future::BoxFuture;
use futures_util::stream;
use std::convert::Infallible;
use std::sync::Arc;
use tokio::sync::watch;

/// What is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Telling {
    /// All of it, for programs.
    All,
    /// That it has changed: a page then asks for itself again, as its viewer sees it.
    Change,
}

struct Following {
    house: Arc<House>,
    id: TournamentId,
    needs: Needs,
    telling: Telling,
    changes: watch::Receiver<u64>,
    stopping: BoxFuture<'static, ()>,
    greeted: bool,
    begun: bool,
    /// Was the last word said?
    parted: bool,
    _open: Open,
}

/// The answer that never ends: until the client leaves or the server stops.
pub(crate) fn respond(
    house: Arc<House>,
    client: Client,
    id: TournamentId,
    telling: Telling,
) -> Result<Response, Problem> {
    let most = if house.limits_client(client) { house.config.streams_per_client } else { usize::MAX };
    let open = house.limits.open_stream(client, most)?;
    let following = Following {
        changes: house.tournaments.follow(&id),
        stopping: stopped(&house),
        house,
        needs: Needs::Tournament(id.clone()),
        id,
        telling,
        greeted: false,
        begun: false,
        parted: false,
        _open: open,
    };
    let body = Body::from_stream(stream::unfold(following, |mut following| async move {
        let piece = following.next().await?;
        Some((Ok::<Bytes, Infallible>(piece), following))
    }));
    let mut response = body.into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store, no-transform"));
    // Proxies must not wait for more.
    headers.insert("x-accel-buffering", HeaderValue::from_static("no"));
    Ok(response)
}

impl Following {
    async fn next(&mut self) -> Option<Bytes> {
        if self.parted {
            return None;
        }
        if !std::mem::replace(&mut self.greeted, true) {
            return Some(self.house.signs.greeting.plain.clone());
        }
        if !std::mem::replace(&mut self.begun, true) {
            self.changes.mark_unchanged();
            return self.event().await;
        }
        let changed = tokio::select! {
            biased;
            () = &mut self.stopping => {
                self.parted = true;
                return Some(last_word().into());
            }
            () = self.house.until_elsewhere(&self.needs) => {
                self.parted = true;
                return Some(last_word().into());
            }
            changed = self.changes.changed() => changed.is_ok(),
            () = tokio::time::sleep(self.house.config.heartbeat) => {
                return Some(self.house.signs.alive.plain.clone());
            }
        };
        if changed { self.event().await } else { None }
    }

    /// None if there is no such tournament any more.
    async fn event(&mut self) -> Option<Bytes> {
        if self.telling == Telling::Change {
            return Some(Bytes::from_static(b"event: changed\ndata: {}\n\n"));
        }
        let loaded = load(&self.house, &self.id).await.ok()?;
        let json = serde_json::to_string(&shown(&loaded, None)).ok()?;
        Some(format!("event: tournament\ndata: {json}\n\n").into())
    }
}
