//! The built-in edition, to be changed into one's own.

use super::meta;
use crate::problem::Problem;
use crate::web::path::PathWord;

/// The built-in edition of a game, as TOML. Change it, and send it along when you open a table.
#[utoipa::path(get, path = "/api/v1/games/{game}/edition", tag = "games",
    params(("game" = String, Path, description = "Id of the game")),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 404, body = Problem)))]
pub(crate) async fn edition(PathWord(game): PathWord) -> Result<&'static str, Problem> {
    Ok(meta(&game)?.edition)
}
