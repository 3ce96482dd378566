//! Once more.

use crate::bot_name::BotName;
use crate::house::House;
use crate::problem::Problem;
use crate::table::{NextWish, Seating};
use crate::tables::ask;
use crate::web::body::OptionalJsonBody;
use crate::web::client::Client;
use crate::web::path::TablePath;
use crate::web::token::OptionalToken;
use axum::Json;
use axum::extract::State;
use benben_core::{Commitment, Nonce};
use futures_util::FutureExt;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

/// What you bring to the next game.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Again {
    /// Your share of the luck: 32 hexadecimal digits. Without it the server draws one for you.
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    nonce: Option<Nonce>,
    /// Who sits where, if you are the first to ask: `rotate` (everyone one seat further), `same` or `draw` (by lot).
    #[serde(default)]
    seats: Seating,
    /// The level of all bots, if you are the first to ask; without it they stay as they were.
    #[serde(default)]
    level: Option<String>,
}

/// The next game.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Rematch {
    /// Id of the new table. Your token is valid there too.
    table: String,
    /// The hash of the server's secret there.
    #[schema(value_type = String)]
    commitment: Commitment,
    /// Whether you have sat down. You haven't if you sent a nonce before there was a commitment: look at the commitment, and ask again.
    seated: bool,
}

/// Sits down at the next table with the same players, everyone one seat further or as the first to ask says. The first to
/// ask opens it; it is dealt when everyone has asked.
#[utoipa::path(post, path = "/api/v1/tables/{table}/rematch", tag = "tables", request_body = Option<Again>,
    params(("table" = String, Path, description = "Id of the finished table")),
    responses((status = 200, body = Rematch), (status = 401, body = Problem), (status = 409, body = Problem),
        (status = 429, body = Problem), (status = 503, body = Problem)))]
pub(crate) async fn rematch(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    client: Client,
    TablePath(table): TablePath,
    OptionalJsonBody(Again { nonce, seats, level }): OptionalJsonBody<Again>,
) -> Result<Json<Rematch>, Problem> {
    let token = caller.hash();
    let wish = NextWish { seating: seats, level: level.as_deref().map(BotName::named).transpose()? };
    let next = ask(&house, &table, move |table| table.next_table(token, client, wish).boxed()).await?;
    let kept = if next.new && nonce.is_some() {
        ask(&house, &next.id, move |table| table.see_reserved_seat(token).boxed()).await?
    } else {
        ask(&house, &next.id, move |table| table.take_reserved_seat(token, nonce).boxed()).await?
    };
    Ok(Json(Rematch { table: next.id.to_string(), commitment: kept.commitment, seated: kept.seated }))
}
