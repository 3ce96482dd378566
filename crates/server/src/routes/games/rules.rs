//! The rules by their numbers.

use super::meta;
use crate::problem::Problem;
use crate::web::path::PathWord;
use axum::Json;
use benben_core::Rulebook;
use serde::Serialize;
use utoipa::ToSchema;

/// A numbered rule.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RuleShown {
    /// Its id.
    id: String,
    /// The chapter it belongs to.
    chapter: String,
    /// Its text, in Markdown.
    text: String,
}

/// All rules of a game, in order.
#[utoipa::path(get, path = "/api/v1/games/{game}/rules", tag = "games",
    params(("game" = String, Path, description = "Id of the game")),
    responses((status = 200, body = Vec<RuleShown>), (status = 404, body = Problem)))]
pub(crate) async fn rules(PathWord(game): PathWord) -> Result<Json<Vec<RuleShown>>, Problem> {
    let book = Rulebook::new(meta(&game)?.rules);
    let rules = book.rules().iter().map(|rule| RuleShown {
        id: rule.id.to_owned(),
        chapter: rule.chapter.to_owned(),
        text: rule.text.to_owned(),
    });
    Ok(Json(rules.collect()))
}
