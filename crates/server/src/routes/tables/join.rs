//! Taking a seat.

use crate::accounts::called;
use crate::house::House;
use crate::problem::Problem;
use crate::table::{Arrival, Seated};
use crate::tables::ask;
use crate::web::body::JsonBody;
use crate::web::path::TablePath;
use crate::web::token::OptionalToken;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use benben_core::{Nonce, Seat};
use benben_store::TokenHash;
use futures_util::FutureExt;
use serde::Deserialize;
use std::sync::Arc;
use utoipa::ToSchema;

/// Which seat, and for whom.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Join {
    /// What others call you.
    name: String,
    /// The seat; without it, the first open one.
    #[serde(default)]
    #[schema(value_type = Option<u8>)]
    seat: Option<Seat>,
    /// Your nonce, which becomes part of the seed: 32 hexadecimal digits. Without it the server draws one for you.
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    nonce: Option<Nonce>,
}

/// Takes an open seat before the game. The answer contains the token for it, unless you sent a cookie, which then holds the seat.
#[utoipa::path(post, path = "/api/v1/tables/{table}/join", tag = "seats", request_body = Join,
    params(("table" = String, Path, description = "Id of the table")),
    responses((status = 201, body = Seated), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn join(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    TablePath(table): TablePath,
    JsonBody(join): JsonBody<Join>,
) -> Result<impl IntoResponse, Problem> {
    let Join { name, seat, nonce } = join;
    let who = caller.signed_in().map(|who| &**who);
    let called = called(who, &name)?;
    let seat_token = caller.or_issue(&house).await?;
    let token = TokenHash::of(&seat_token.token);
    let seat = ask(&house, &table, move |table| {
        async move { table.sit(token, &[], seat, &called, nonce, Arrival::Ready).await }.boxed()
    })
    .await?;
    let seated = Seated { table: table.to_string(), seat, token: seat_token.told() };
    Ok((StatusCode::CREATED, Json(seated)))
}
