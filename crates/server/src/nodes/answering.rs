//! Answering a request that another node has sent here: piece by piece, as long as somebody waits for it.

use super::envelope::{read_request, write_head};
use crate::front::Front;
use crate::stopping::until_stopped_there;
use axum::body::{Body, Bytes, HttpBody};
use axum::response::Response;
use benben_bus::{Gone, Reply};
use http_body_util::BodyExt;
use std::pin::pin;
use std::time::Duration;

/// Whoever asks is told so soon that it takes a while.
const A_WHILE: Duration = Duration::from_millis(250);
/// A body that is no longer than this goes with its head.
const SMALL: u64 = 192 << 10;

/// Serves it as if it had come in here, and sends the answer back.
pub(crate) async fn answer(front: Front, request: Bytes, reply: Reply) {
    // What can't be read comes from a release that asks otherwise; it breaks off.
    let Some((request, seen)) = read_request(&request) else { return };
    let serving = front.answer_for_another(request.map(Body::from), seen);
    let mut serving = pin!(until_stopped_there(reply.parting(), serving));
    let response = tokio::select! {
        biased;
        response = &mut serving => response,
        () = tokio::time::sleep(A_WHILE) => {
            reply.take();
            serving.await
        }
    };
    // Whoever asked may be gone by now; what was done stays done.
    let _ = send(response, reply).await;
}

async fn send(response: Response, mut reply: Reply) -> Result<(), Gone> {
    let (parts, mut body) = response.into_parts();
    let mut head = write_head(parts.status, &parts.headers);
    if body.size_hint().upper().is_some_and(|most| most <= SMALL) {
        // A body that breaks off breaks the answer.
        let whole = body.collect().await.map_err(|_| Gone)?.to_bytes();
        head.extend_from_slice(&whole);
        return reply.finish(head.into()).await;
    }
    reply.send(head.into()).await?;
    let mut gone = pin!(reply.gone());
    loop {
        let frame = tokio::select! {
            biased;
            () = &mut gone => return Err(Gone),
            frame = body.frame() => frame,
        };
        match frame {
            None => return reply.finish(Bytes::new()).await,
            Some(Err(_)) => return Err(Gone),
            Some(Ok(frame)) => {
                if let Ok(piece) = frame.into_data() {
                    reply.send(piece).await?;
                }
            }
        }
    }
}
