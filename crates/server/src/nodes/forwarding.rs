//! Sending a request where what it needs is at home, and bringing the answer back.

use super::envelope::{read_head, write_request};
use super::{Nodes, Whose};
use crate::house::House;
use crate::stopping::stopped;
use crate::web::client::Seen;
use axum::body::{Body, Bytes};
use axum::http::request::Parts;
use axum::response::Response;
use benben_bus::{Answer, Broken, NodeId, Outcome};
use futures_util::future::BoxFuture;
use futures_util::stream;

/// What is at home at another node.
pub(crate) struct Elsewhere<'a> {
    pub(super) nodes: &'a Nodes,
    pub(super) home: NodeId,
}

/// What became of a request that was sent elsewhere.
pub(crate) enum Forwarded {
    Answered(Response),
    /// Nothing was done there: it can be served here.
    Undone,
    /// It may have been carried out or not.
    Unknown,
}

impl House {
    /// Where a request is to be sent that needs this, if not here.
    pub(crate) fn elsewhere(&self, whose: Option<Whose<'_>>) -> Option<Elsewhere<'_>> {
        let nodes = self.nodes.as_ref()?;
        let home = nodes.home_of(whose?)?;
        Some(Elsewhere { nodes, home })
    }
}

/// Sends a request to where it is at home. Streams are compressed there.
pub(crate) async fn forward(
    house: &House,
    elsewhere: Elsewhere<'_>,
    parts: &Parts,
    body: &[u8],
    seen: Seen,
    is_stream: bool,
) -> Forwarded {
    let Elsewhere { nodes, home } = elsewhere;
    house.metrics.forwarded.inc();
    let request = write_request(parts, body, seen, is_stream);
    let mut answer = match nodes.bus.ask(home, &request).await {
        Outcome::Answered(answer) => answer,
        Outcome::Late => return Forwarded::Undone,
        Outcome::Nobody => {
            nodes.miss(house, home);
            nodes.bus.forget(home);
            return Forwarded::Undone;
        }
        // Perhaps it was only this one that got lost: what is under way goes on as long as it gives a sign of itself.
        Outcome::Silent => {
            nodes.miss(house, home);
            return Forwarded::Unknown;
        }
    };
    let Some(Ok(first)) = answer.next().await else { return Forwarded::Unknown };
    let Some((status, headers, begin)) = read_head(&first) else { return Forwarded::Unknown };
    let body = if answer.is_whole() { Body::from(begin) } else { following(house, begin, answer) };
    let mut response = Response::new(body);
    (*response.status_mut(), *response.headers_mut()) = (status, headers);
    Forwarded::Answered(response)
}

/// What has come, and what is to come. Where it breaks off, the client's connection does, too: so nobody takes a part for the
/// whole. When this server stops, whoever answers says the last word.
fn following(house: &House, begin: Bytes, answer: Answer) -> Body {
    let begin = (!begin.is_empty()).then_some(begin);
    let following = Following { begin, answer: Some(answer), stopping: Some(stopped(house)) };
    Body::from_stream(stream::unfold(following, |mut following| async move {
        let piece = following.next().await?;
        if piece.is_err() {
            following.answer = None;
        }
        Some((piece, following))
    }))
}

/// An answer that is being brought back.
struct Following {
    begin: Option<Bytes>,
    answer: Option<Answer>,
    /// Until it was told to whoever answers.
    stopping: Option<BoxFuture<'static, ()>>,
}

impl Following {
    async fn next(&mut self) -> Option<Result<Bytes, Broken>> {
        if let Some(begin) = self.begin.take() {
            return Some(Ok(begin));
        }
        let answer = self.answer.as_mut()?;
        if let Some(stopping) = &mut self.stopping {
            tokio::select! {
                biased;
                piece = answer.next() => return piece,
                () = stopping => answer.part(),
            }
            self.stopping = None;
        }
        answer.next().await
    }
}
