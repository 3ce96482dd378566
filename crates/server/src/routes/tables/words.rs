//! Words of people's own at a table, and reporting them.

use crate::house::House;
use crate::problem::Problem;
use crate::table::Reporting;
use crate::tables::ask;
use crate::web::body::JsonBody;
use crate::web::client::Client;
use crate::web::path::TablePath;
use crate::web::token::OptionalToken;
use crate::words::author;
use axum::extract::State;
use axum::http::StatusCode;
use benben_core::Seat;
use futures_util::FutureExt;
use serde::Deserialize;
use std::sync::Arc;
use utoipa::ToSchema;

/// Whether people may write.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Switch {
    /// From now on?
    on: bool,
}

/// The host lets those who have a seat write words of their own, or not any more. Only at tables where people were invited:
/// not at one that was ever listed, nor in a deal of the day, nor where the server brought people together.
#[utoipa::path(post, path = "/api/v1/tables/{table}/words", tag = "talk", request_body = Switch,
    params(("table" = String, Path, description = "Id of the table")),
    responses((status = 204, description = "It is so, and everyone was told"), (status = 401, body = Problem),
        (status = 403, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn switch(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    TablePath(table): TablePath,
    JsonBody(Switch { on }): JsonBody<Switch>,
) -> Result<StatusCode, Problem> {
    let asks = caller.known_as();
    ask(&house, &table, move |table| table.switch_words(asks, on).boxed()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What is reported: a line, or what somebody is called.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Report {
    /// The number of a line that somebody wrote.
    #[schema(nullable = false)]
    line: Option<u64>,
    /// The seat of somebody whose name it is.
    #[schema(nullable = false, value_type = Option<u8>)]
    seat: Option<Seat>,
}

/// Reports a line or a name to whoever runs the server. Whoever may read it may do so, with or without a token; the line is
/// hidden for them from then on. Doing it again is harmless.
#[utoipa::path(post, path = "/api/v1/tables/{table}/reports", tag = "talk", request_body = Report,
    params(("table" = String, Path, description = "Id of the table")),
    responses((status = 204, description = "It was sent"), (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 409, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn report(
    State(house): State<Arc<House>>,
    client: Client,
    caller: OptionalToken,
    TablePath(table): TablePath,
    JsonBody(Report { line, seat }): JsonBody<Report>,
) -> Result<StatusCode, Problem> {
    let what = match (line, seat) {
        (Some(line), None) => Reporting::Line(line),
        (None, Some(seat)) => Reporting::Name(seat),
        _ => return Err(Problem::malformed("say either `line` or `seat`")),
    };
    let asks = caller.hash();
    let reporter = author(&house, client, asks, caller.signed_in());
    ask(&house, &table, move |table| table.report(asks, reporter, what).boxed()).await?;
    Ok(StatusCode::NO_CONTENT)
}
