//! What people say at a table.

use crate::erased::Wording;
use crate::house::House;
use crate::problem::Problem;
use crate::table::{LineShown, Talk};
use crate::tables::ask;
use crate::web::body::JsonBody;
use crate::web::client::Client;
use crate::web::path::TablePath;
use crate::web::token::OptionalToken;
use crate::words::author;
use axum::Json;
use axum::extract::State;
use futures_util::FutureExt;
use serde::Deserialize;
use std::sync::Arc;
use utoipa::ToSchema;

/// What was said at the table, from first to last. Whoever may look may read it.
#[utoipa::path(get, path = "/api/v1/tables/{table}/talk", tag = "talk",
    params(("table" = String, Path, description = "Id of the table"),
        ("texts" = Option<String>, Query, description = "A language (`en`, `cs`, `sk` or `pl`): every line then also has a `text`")),
    responses((status = 200, body = Talk), (status = 400, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(crate) async fn show(
    State(house): State<Arc<House>>,
    client: Client,
    caller: OptionalToken,
    TablePath(table): TablePath,
    wording: Wording,
) -> Result<Json<Talk>, Problem> {
    let token = caller.hash();
    let reporter = author(&house, client, token, caller.signed_in()).token;
    Ok(Json(ask(&house, &table, move |table| table.talk(token, reporter, wording).boxed()).await?))
}

/// Something to say.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Say {
    /// The key of a phrase, from `/api/v1/phrases`.
    #[schema(nullable = false)]
    phrase: Option<String>,
    /// Or words of your own, where the host lets people write: plain text, at most 200 characters.
    #[schema(nullable = false)]
    words: Option<String>,
}

/// Says a phrase, which everyone at the table reads in their own language, or words of your own. A seat may say a few things
/// at once, and then one every three seconds. Words are forgotten after 30 days.
#[utoipa::path(post, path = "/api/v1/tables/{table}/talk", tag = "talk", request_body = Say,
    params(("table" = String, Path, description = "Id of the table"),
        ("texts" = Option<String>, Query, description = "A language (`en`, `cs`, `sk` or `pl`): the line in the answer then also has a `text`")),
    responses((status = 200, body = LineShown), (status = 401, body = Problem),
        (status = 409, body = Problem, description = "Nobody can write here"),
        (status = 422, body = Problem, description = "There is no such phrase, or nobody can read the words"), (status = 429, body = Problem)))]
pub(crate) async fn say(
    State(house): State<Arc<House>>,
    client: Client,
    caller: OptionalToken,
    TablePath(table): TablePath,
    wording: Wording,
    JsonBody(Say { phrase, words }): JsonBody<Say>,
) -> Result<Json<LineShown>, Problem> {
    let by = caller.hash().map(|token| author(&house, client, Some(token), caller.signed_in()));
    let said = match (phrase, words) {
        (Some(phrase), None) => {
            let token = by.map(|by| by.token);
            ask(&house, &table, move |table| async move { table.say(token, &phrase, wording).await }.boxed())
                .await
        }
        (None, Some(words)) => {
            ask(&house, &table, move |table| async move { table.write(by, &words, wording).await }.boxed())
                .await
        }
        _ => Err(Problem::malformed("say either `phrase` or `words`")),
    };
    Ok(Json(said?))
}
