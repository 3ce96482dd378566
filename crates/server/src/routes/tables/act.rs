//! Playing an action.

use super::json;
use crate::erased::Wording;
use crate::house::House;
use crate::problem::Problem;
use crate::table::{Acknowledged, Frame, Snapshot};
use crate::tables::ask;
use crate::web::body::JsonBody;
use crate::web::path::TablePath;
use crate::web::token::OptionalToken;
use axum::body::Bytes;
use axum::extract::State;
use axum::response::Response;
use futures_util::FutureExt;
use serde::Deserialize;
use std::sync::Arc;
use utoipa::ToSchema;

/// An action of your seat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Act {
    /// Its number among your seat's actions: `you.number` of the snapshot.
    number: u64,
    /// The action in the game's notation.
    action: String,
    /// Do you want to see the table in the answer?
    #[serde(default)]
    snapshot: bool,
}

/// The action is on disk.
#[derive(ToSchema)]
#[expect(dead_code, reason = "the snapshot is there in JSON already; here it is only described")]
struct Played<'a> {
    #[serde(flatten)]
    acknowledged: Acknowledged,
    /// The table as you see it with your action, if you asked for it.
    #[schema(nullable = false)]
    snapshot: Option<Snapshot<'a>>,
}

/// Plays an action. By the time you get the answer, the action is on disk. It does no harm to send the same one again.
#[utoipa::path(post, path = "/api/v1/tables/{table}/actions", tag = "play", request_body = Act,
    params(("table" = String, Path, description = "Id of the table"),
        ("texts" = Option<String>, Query, description = "A language (`en`, `cs`, `sk` or `pl`): the actions in the `snapshot` then also have their `picks` and a `text`")),
    responses((status = 200, body = Played<'_>), (status = 401, body = Problem),
        (status = 409, body = Problem, description = "A different number is next, or the game isn't being played"),
        (status = 422, body = Problem, description = "A rule forbids it; the answer names the rule")))]
pub(crate) async fn act(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    TablePath(table): TablePath,
    wording: Wording,
    JsonBody(Act { number, action, snapshot }): JsonBody<Act>,
) -> Result<Response, Problem> {
    let token = caller.hash();
    let played = ask(&house, &table, move |table| {
        async move {
            if snapshot {
                let (acknowledged, frame) = table.play_and_look(token, number, &action, wording).await?;
                return Ok((acknowledged, Some(frame)));
            }
            Ok((table.play_by(token, number, &action).await?, None))
        }
        .boxed()
    });
    let (acknowledged, frame) = played.await?;
    Ok(json(played_json(&acknowledged, frame.as_ref())))
}

/// What [`Played`] looks like.
fn played_json(acknowledged: &Acknowledged, frame: Option<&Frame>) -> Bytes {
    let snapshot = frame.map(Frame::json);
    let mut played = String::with_capacity(256 + snapshot.as_ref().map_or(0, Bytes::len));
    crate::json::write(&mut played, acknowledged);
    let mut played = played.into_bytes();
    if let Some(snapshot) = snapshot {
        played.pop();
        played.extend_from_slice(br#","snapshot":"#);
        played.extend_from_slice(&snapshot);
        played.push(b'}');
    }
    Bytes::from(played)
}
