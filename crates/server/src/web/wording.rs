//! How a program wants to be told what it may do, asked for in the address: `?texts=en`.

use crate::erased::Wording;
use crate::problem::Problem;
use crate::web::query::QueryParams;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use benben_web::Language;
use serde::Deserialize;

#[derive(Deserialize)]
struct Asked {
    texts: Option<String>,
}

impl<S: Send + Sync> FromRequestParts<S> for Wording {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        let QueryParams(Asked { texts }) = QueryParams::from_request_parts(parts, state).await?;
        let Some(code) = texts else { return Ok(Wording::Notation) };
        Language::coded(&code).map(Wording::Texts).ok_or_else(|| {
            let known = Language::ALL.map(Language::code).join("`, `");
            Problem::malformed(format!("`texts` must be a language, one of `{known}`"))
        })
    }
}
