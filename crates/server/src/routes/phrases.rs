//! What can be said at every table.

use crate::erased::Wording;
use axum::Json;
use benben_web::Texts;
use benben_web::talk::Phrase;
use serde::Serialize;
use utoipa::ToSchema;

/// What can be said.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Phrases {
    /// The phrases, group after group.
    phrases: Vec<PhraseShown>,
}

/// Something that can be said.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Phrase)]
pub(crate) struct PhraseShown {
    /// Its key, which is what you send.
    #[schema(value_type = String)]
    phrase: &'static str,
    /// When it is mostly said: `greetings`, `playing`, `reactions` or `after`.
    #[schema(value_type = String)]
    group: &'static str,
    /// What it says, if you asked for `texts`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    text: Option<String>,
}

/// The phrases that can be said at a table.
#[utoipa::path(get, path = "/api/v1/phrases", tag = "talk",
    params(("texts" = Option<String>, Query, description = "A language (`en`, `cs`, `sk` or `pl`): every phrase then also has a `text`")),
    responses((status = 200, body = Phrases)))]
pub(crate) async fn list(wording: Wording) -> Json<Phrases> {
    let shown = |phrase: Phrase| PhraseShown {
        phrase: phrase.name(),
        group: phrase.group().name(),
        text: match wording {
            Wording::Notation => None,
            Wording::Texts(language) => Some(phrase.text(Texts::new(language))),
        },
    };
    Json(Phrases { phrases: Phrase::all().map(shown).collect() })
}
