//! Was a game fair? It is checked step by step, for everyone who asks.

use super::reply::{page, page_viewer};
use crate::erased;
use crate::house::House;
use crate::introduction::title;
use crate::problem::{Missing, Problem};
use crate::table::Shown;
use crate::tables::ask;
use crate::web::client::Client;
use crate::web::path::TablePath;
use crate::web::session::{PageProblem, Session};
use crate::workers::Rank;
use axum::extract::State;
use axum::response::Response;
use benben_games::assets;
use benben_web::pages;
use futures_util::FutureExt;
use maud::Markup;
use std::sync::Arc;

/// The page that checks a finished game; of one that is being played it says what will be checked.
pub(crate) async fn show(
    State(house): State<Arc<House>>,
    session: Session,
    client: Client,
    TablePath(table): TablePath,
) -> Result<Response, PageProblem> {
    let viewer = page_viewer(&session);
    let evidence = ask(&house, &table, move |table| table.evidence(viewer).boxed()).await;
    let proof = match evidence.map_err(|problem| session.problem(problem))? {
        None => None,
        Some(evidence) => {
            // A whole game is played again: nobody else should have to wait for that.
            let work = move || erased::prove(&evidence.record, &evidence.claim);
            let proved = house.workers.run(Rank::First, house.party(client), work).await;
            let proved = proved.map_err(Problem::undone).and_then(|proof| proof.ok_or(Missing::Game.into()));
            Some(proved.map_err(|problem| session.problem(problem))?)
        }
    };
    let (texts, viewer) = (session.texts(), page_viewer(&session));
    let shown: Shown<Markup> = Box::new(move |page, _| {
        pages::proof(&title(page.table.meta.id, texts), page, proof.as_ref(), assets())
    });
    let markup = ask(&house, &table, move |table| table.page(viewer, shown).boxed()).await;
    markup.map(page).map_err(|problem| session.problem(problem))
}
