//! Watching a table.

use crate::erased::Wording;
use crate::house::House;
use crate::problem::Problem;
use crate::table::{Hearing, Without};
use crate::tables::ask;
use crate::web::client::Client;
use crate::web::path::TablePath;
use crate::web::query::QueryParams;
use crate::web::stream;
use crate::web::token::OptionalToken;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use futures_util::FutureExt;
use serde::Deserialize;
use std::sync::Arc;

#[derive(Deserialize)]
pub(crate) struct Asked {
    without: Option<String>,
    with: Option<String>,
}

/// A stream of server-sent events named `snapshot`: the whole table as you see it, now and whenever that changes.
/// If the connection breaks, simply ask again: the first snapshot is the current state. An event named `alive` comes before it, and
/// again whenever nothing else was said for so long as it says (`every_ms`); when two are missing, ask again, too. On request there are also events named
/// `talk`, one for everything that is said. A server that is being stopped ends with an event named `reconnect`, which says after how
/// many milliseconds to ask again (`after_ms`).
#[utoipa::path(get, path = "/api/v1/tables/{table}/stream", tag = "play",
    params(("table" = String, Path, description = "Id of the table"),
        ("texts" = Option<String>, Query, description = "A language (`en`, `cs`, `sk` or `pl`): your actions then also have their `picks` and a `text`"),
        ("without" = Option<String>, Query, description = "`answers`: without the snapshots that you asked for in the answers to your own actions"),
        ("with" = Option<String>, Query, description = "`talk`: with an event named `talk` for everything that is said, a line as `/talk` lists it")),
    responses((status = 200, content_type = "text/event-stream", body = String),
        (status = 403, body = Problem), (status = 404, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn stream(
    State(house): State<Arc<House>>,
    client: Client,
    caller: OptionalToken,
    TablePath(table): TablePath,
    wording: Wording,
    QueryParams(Asked { without, with }): QueryParams<Asked>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let token = caller.hash();
    let most = if house.limits_client(client) { house.config.streams_per_client } else { usize::MAX };
    let open = house.limits.open_stream(client, most)?;
    let without = match without.as_deref() {
        None => Without::Nothing,
        Some("answers") => Without::Answers,
        Some(_) => return Err(Problem::malformed("`without` must be `answers`")),
    };
    let hearing = match with.as_deref() {
        None => Hearing::Nothing,
        Some("talk") => Hearing::Talk,
        Some(_) => return Err(Problem::malformed("`with` must be `talk`")),
    };
    let watching =
        ask(&house, &table, move |table| table.watch(token, wording, without, hearing).boxed()).await?;
    Ok(stream::respond(house, table, watching, open, &headers))
}
