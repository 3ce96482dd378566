//! Profiles, for programs.

use crate::house::House;
use crate::problem::Problem;
use crate::profiles::{self, History, Opponent, PartsSeen, RatingNow, Reviewed, Tally};
use crate::web::body::JsonBody;
use crate::web::path::PathWord;
use crate::web::query::QueryParams;
use crate::web::token::OptionalToken;
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

/// What somebody shows of themselves. Parts that aren't for you are missing.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Profile {
    /// What they are called.
    name: String,
    /// Who else sees which part, if it is your own.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    shows: Option<PartsSeen>,
    /// How well they play each game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    ratings: Option<Vec<RatingNow>>,
    /// How often they have finished each game; the games themselves are at `/games`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    games: Option<Vec<Tally>>,
    /// With whom they play most, as far as these show it as well.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    opponents: Option<Vec<Opponent>>,
    /// What reviews say about their decisions.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    reviews: Option<Vec<Reviewed>>,
}

/// What somebody shows of themselves. A name that nobody keeps and one whose owner shows you nothing are answered alike.
#[utoipa::path(get, path = "/api/v1/people/{name}", tag = "people",
    params(("name" = String, Path, description = "What they are called")),
    responses((status = 200, body = Profile), (status = 404, body = Problem)))]
pub(crate) async fn show(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    PathWord(name): PathWord,
) -> Result<Json<Profile>, Problem> {
    let visit = profiles::visit(&house, caller.signed_in().map(AsRef::as_ref), &name).await?;
    let account = &visit.account;
    Ok(Json(Profile {
        name: visit.name.clone(),
        shows: visit.own(),
        ratings: match visit.sees_ratings() {
            true => Some(profiles::ratings(&house, account).await?),
            false => None,
        },
        games: match visit.sees_games() {
            true => Some(profiles::tally(&house, account).await?),
            false => None,
        },
        opponents: match visit.sees_opponents() {
            true => Some(profiles::opponents(&house, &visit).await?),
            false => None,
        },
        reviews: match visit.sees_reviews() {
            true => Some(profiles::reviews(&house, account).await?),
            false => None,
        },
    }))
}

/// Which games.
#[derive(Debug, Deserialize)]
pub(crate) struct Which {
    before: Option<u64>,
}

/// The games that somebody has finished, twenty at a time. Others who sat there have a name, and the game a table, only if they
/// show you their games as well.
#[utoipa::path(get, path = "/api/v1/people/{name}/games", tag = "people",
    params(("name" = String, Path, description = "What they are called"),
        ("before" = Option<u64>, Query, description = "Older ones: what the last answer gave as `before`")),
    responses((status = 200, body = History), (status = 404, body = Problem)))]
pub(crate) async fn games(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    PathWord(name): PathWord,
    QueryParams(Which { before }): QueryParams<Which>,
) -> Result<Json<History>, Problem> {
    let visit = profiles::visit(&house, caller.signed_in().map(AsRef::as_ref), &name).await?;
    visit.check_games()?;
    profiles::history(&house, &visit, before).await.map(Json)
}

/// Who sees which part of your profile.
#[utoipa::path(get, path = "/api/v1/account/profile", tag = "account",
    responses((status = 200, body = PartsSeen), (status = 401, body = Problem)))]
pub(crate) async fn seen(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
) -> Result<Json<PartsSeen>, Problem> {
    profiles::seen(&house, &*caller.account()?).await.map(Json)
}

/// Changes who sees which part of your profile.
#[utoipa::path(post, path = "/api/v1/account/profile", tag = "account", request_body = PartsSeen,
    responses((status = 200, body = PartsSeen), (status = 401, body = Problem)))]
pub(crate) async fn choose(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    JsonBody(chosen): JsonBody<PartsSeen>,
) -> Result<Json<PartsSeen>, Problem> {
    let who = caller.account()?;
    profiles::show(&house, &who, chosen).await?;
    profiles::seen(&house, &who).await.map(Json)
}
