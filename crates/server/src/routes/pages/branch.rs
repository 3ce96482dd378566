//! Playing on from a moment of a finished game, from its replay or review.

use super::reply::{FormBody, page_viewer, redirect};
use crate::accounts::seat_name;
use crate::house::House;
use crate::name;
use crate::table::BranchWish;
use crate::tables::ask;
use crate::web::client::{Client, Secure};
use crate::web::memory::{NAME, recall};
use crate::web::path::TablePath;
use crate::web::session::{PageProblem, Session};
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use benben_store::TokenHash;
use benben_web::pages::Side;
use futures_util::FutureExt;
use serde::Deserialize;
use std::sync::Arc;

/// From where on, and seen by whom.
#[derive(Debug, Deserialize)]
pub(crate) struct PlayOn {
    step: usize,
    #[serde(rename = "as")]
    side: Option<String>,
}

/// Opens the table and leads to it.
pub(crate) async fn branch(
    State(house): State<Arc<House>>,
    session: Session,
    client: Client,
    secure: Secure,
    TablePath(table): TablePath,
    headers: HeaderMap,
    FormBody(asked): FormBody<PlayOn>,
) -> Result<Response, PageProblem> {
    let seat = match asked.side.as_deref().and_then(Side::named) {
        Some(Side::Seat(seat)) => Some(seat),
        Some(Side::Public | Side::Open) | None => None,
    };
    let known = recall(&headers, NAME).filter(|known| name::check(known).is_ok());
    let wanted = known.unwrap_or_else(|| session.texts().say("name-guest"));
    let name = seat_name(session.signed_in().map(|who| &**who), &wanted);
    let name = name.map_err(|problem| session.problem(problem))?;
    let (viewer, seat_token) = (page_viewer(&session), session.seat_token(&house).await?);
    // Whoever shares this browser with others plays on alone.
    let token = TokenHash::of(&seat_token.token);
    let wish = BranchWish { step: asked.step, seat, level: None, name, token, client };
    let branched = ask(&house, &table, move |table| table.branch_off_page(viewer, wish).boxed()).await;
    let branched = branched.map_err(|problem| session.problem(problem))?;
    Ok(redirect(&format!("/t/{}", branched.id), seat_token.cookie(secure)))
}
