//! Checking a record.

use crate::erased;
use crate::house::House;
use crate::problem::{Missing, Problem};
use crate::web::client::Client;
use crate::workers::Rank;
use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;
use benben_core::Record;
use serde::Serialize;
use std::sync::Arc;
use utoipa::ToSchema;

/// What a record turned out to be.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Verified {
    /// Id of the game.
    game: String,
    /// How many actions were replayed.
    steps: usize,
    /// Whether the game is over.
    over: bool,
    /// Whether the record shows where the seed came from. If it does, that was checked too.
    fair_deal: bool,
}

/// Replays a record (text or JSON): is every action legal, does the end follow, was the deal fair?
#[utoipa::path(post, path = "/api/v1/verify", tag = "play",
    request_body(content = String, content_type = "text/plain"),
    responses((status = 200, body = Verified), (status = 400, body = Problem),
        (status = 422, body = Problem, description = "The record is invalid; the message says where"),
        (status = 429, body = Problem), (status = 503, body = Problem)))]
pub(crate) async fn verify(
    State(house): State<Arc<House>>,
    client: Client,
    body: Result<Bytes, BytesRejection>,
) -> Result<Json<Verified>, Problem> {
    let body = body.map_err(|_| Problem::BodyTooLarge)?;
    // Reading and replaying take a moment that nobody else should have to wait for.
    let verified = house.workers.run(Rank::First, house.party(client), move || verified(&body)).await;
    verified.map_err(Problem::undone)?.map(Json)
}

fn verified(body: &[u8]) -> Result<Verified, Problem> {
    let text = std::str::from_utf8(body).map_err(|_| Problem::malformed("a record must be UTF-8 text"))?;
    let record = Record::parse(text).map_err(|error| Problem::malformed(error.to_string()))?;
    let holds = erased::verify(&record).ok_or(Problem::NotFound(Missing::Game))?;
    holds.map_err(|error| Problem::BrokenRecord(Box::new(error)))?;
    Ok(Verified {
        game: record.game,
        steps: record.steps.len(),
        over: record.ending.is_some(),
        fair_deal: record.deal.is_some(),
    })
}
