//! A finished game, decision by decision.

use crate::erased::{Wording, told_review};
use crate::house::House;
use crate::problem::{Missing, Problem};
use crate::reviews::{self, Progress, Reviewed};
use crate::tables::ask;
use crate::web::client::Client;
use crate::web::path::TablePath;
use crate::web::token::OptionalToken;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use benben_web::Language;
use futures_util::FutureExt;
use serde::Serialize;
use std::sync::Arc;
use utoipa::ToSchema;

/// A review that is being made.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ReviewMaking {
    /// How many decisions are judged.
    done: usize,
    /// Of how many.
    total: usize,
}

/// A finished game, reviewed. Shares are of the win: 1 means a win, 0 a loss.
#[derive(ToSchema)]
#[expect(dead_code, reason = "only described here: benben-bots knows no OpenAPI")]
struct Review {
    /// Id of the game.
    game: String,
    /// How strong a player reviewed it.
    level: String,
    /// Each seat: `seat`, `player`, the account (`fair` + `deal` + `decisions` + `between` = `result`), and `moves` with each of its
    /// decisions: `step`, `played`, `best`, `grade`, `loss`, `error`, `before`, `after`, `between`, `candidates` and `why`.
    seats: Vec<serde_json::Value>,
}

/// What each decision of a finished game was worth by what its player knew, and how much of the result was luck: as `benben review
/// --json` prints it. Whoever asks first has it made; until then the answer is 202 and says how far it is. It is kept with the table.
#[utoipa::path(get, path = "/api/v1/tables/{table}/review", tag = "play",
    params(("table" = String, Path, description = "Id of the finished table"),
        ("texts" = Option<String>, Query, description = "The language of the reasons: `en` (default), `cs`, `sk` or `pl`")),
    responses((status = 200, body = Review), (status = 202, body = ReviewMaking, description = "It is being made: ask again"),
        (status = 409, body = Problem, description = "The game isn't over"),
        (status = 429, body = Problem), (status = 503, body = Problem)))]
pub(crate) async fn review(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    client: Client,
    TablePath(table): TablePath,
    wording: Wording,
) -> Result<Response, Problem> {
    let token = caller.hash();
    ask(&house, &table, move |table| table.check_review(token).boxed()).await?;
    let language = match wording {
        Wording::Notation => Language::English,
        Wording::Texts(language) => language,
    };
    let progress = match reviews::find(&house, &table).await? {
        Some(Reviewed::Made(report)) => {
            let told = told_review(*report, language).ok_or(Missing::Game)?;
            return Ok(Json(told).into_response());
        }
        Some(Reviewed::Making(progress)) => progress,
        None => {
            let game = ask(&house, &table, |table| table.finished_game().boxed()).await?;
            reviews::begin(&house, &table, house.party(client), &game)?
        }
    };
    let Progress { done, total } = progress;
    let mut answer = (StatusCode::ACCEPTED, Json(ReviewMaking { done, total })).into_response();
    answer.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
    Ok(answer)
}
