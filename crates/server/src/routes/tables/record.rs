//! The finished game.

use crate::house::House;
use crate::problem::Problem;
use crate::tables::ask;
use crate::web::path::TablePath;
use crate::web::query::QueryParams;
use crate::web::token::OptionalToken;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use benben_core::Record;
use futures_util::FutureExt;
use serde::Deserialize;
use std::sync::Arc;

/// The format to write it in.
#[derive(Debug, Deserialize)]
pub(crate) struct Form {
    format: Option<String>,
}

/// The record of a finished game: everything that was played, the seed, and where the seed came from.
#[utoipa::path(get, path = "/api/v1/tables/{table}/record", tag = "play",
    params(("table" = String, Path, description = "Id of the table"),
        ("format" = Option<String>, Query, description = "`text` (default) or `json`")),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 409, body = Problem)))]
pub(crate) async fn record(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    TablePath(table): TablePath,
    QueryParams(form): QueryParams<Form>,
) -> Result<Response, Problem> {
    let token = caller.hash();
    let (kind, write): (_, fn(&Record) -> String) = match form.format.as_deref() {
        None | Some("text") => ("text/plain; charset=utf-8", Record::to_text),
        Some("json") => ("application/json", Record::to_json),
        Some(_) => return Err(Problem::malformed("the format must be `text` or `json`")),
    };
    let record = ask(&house, &table, move |table| table.record(token, write).boxed()).await?;
    Ok(([(CONTENT_TYPE, kind)], record).into_response())
}
