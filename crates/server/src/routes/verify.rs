//! Checking a record.

use crate::erased;
use crate::problem::{Missing, Problem};
use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use benben_core::Record;
use serde::Serialize;
use utoipa::ToSchema;

/// What a record turned out to be.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Verified {
    /// Id of the game.
    game: String,
    /// How many actions were replayed.
    steps: usize,
    /// Is the game over?
    over: bool,
    /// Does the record show how the luck came about? Then that was checked, too.
    fair_deal: bool,
}

/// Replays a record (text or JSON): is every action legal, does the end follow, was the deal fair?
#[utoipa::path(post, path = "/api/v1/verify", tag = "play",
    request_body(content = String, content_type = "text/plain"),
    responses((status = 200, body = Verified), (status = 400, body = Problem),
        (status = 422, body = Problem, description = "The record does not hold; the message says where")))]
pub(crate) async fn verify(body: Result<Bytes, BytesRejection>) -> Result<Json<Verified>, Problem> {
    let body = body.map_err(|_| Problem::BodyTooLarge)?;
    let text = std::str::from_utf8(&body).map_err(|_| Problem::malformed("a record is a text in UTF-8"))?;
    let record = Record::parse(text).map_err(|error| Problem::malformed(error.to_string()))?;
    // Replaying takes a moment that nobody else should have to wait for.
    let verified = tokio::task::spawn_blocking(move || erased::verify(&record).map(|holds| (record, holds)));
    let verified = verified.await.map_err(|_| Problem::Fault)?;
    let (record, holds) = verified.ok_or(Problem::NotFound(Missing::Game))?;
    holds.map_err(|error| Problem::BrokenRecord(Box::new(error)))?;
    Ok(Json(Verified {
        game: record.game,
        steps: record.steps.len(),
        over: record.ending.is_some(),
        fair_deal: record.deal.is_some(),
    }))
}
