//! What a bot would do.

use crate::erased::Wording;
use crate::house::House;
use crate::problem::Problem;
use crate::table::{Hint, HintAsked};
use crate::tables::ask;
use crate::web::client::Client;
use crate::web::path::TablePath;
use crate::web::token::OptionalToken;
use crate::workers::Rank;
use axum::Json;
use axum::extract::State;
use futures_util::FutureExt;
use std::sync::Arc;

/// What would a strong bot do in your place, knowing only what you know? Only where the table allows `hints`, only when it is your
/// turn, and the others can read in the log that you asked. If the position has changed by the time there is an answer, there is none.
#[utoipa::path(post, path = "/api/v1/tables/{table}/hint", tag = "play",
    params(("table" = String, Path, description = "Id of the table"),
        ("texts" = Option<String>, Query, description = "A language (`en`, `cs`, `sk` or `pl`): `why` is in it, and candidates also have their `picks` and a `text`")),
    responses((status = 200, body = Hint), (status = 401, body = Problem),
        (status = 409, body = Problem, description = "It isn't your turn, hints are off, or the position has changed"),
        (status = 429, body = Problem), (status = 503, body = Problem)))]
pub(crate) async fn hint(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    client: Client,
    TablePath(table): TablePath,
    wording: Wording,
) -> Result<Json<Hint>, Problem> {
    let token = caller.hash();
    let HintAsked { work, at } = ask(&house, &table, move |table| table.ask_hint(token).boxed()).await?;
    let advised = house.workers.run(Rank::First, house.party(client), work).await.map_err(Problem::undone)?;
    let told = ask(&house, &table, move |table| table.tell_hint(at, advised, wording).boxed());
    Ok(Json(told.await?))
}
