//! Talking from a page.

use super::reply::{FormBody, page, page_viewer};
use super::words::to_the_talk;
use crate::erased::Wording;
use crate::house::House;
use crate::introduction::title;
use crate::problem::Problem;
use crate::tables::ask;
use crate::web::client::Client;
use crate::web::path::TablePath;
use crate::web::session::{PageProblem, Session};
use crate::words::author;
use axum::extract::State;
use axum::response::Response;
use benben_games::assets;
use benben_web::pages;
use benben_web::table::TablePage;
use benben_web::talk::Conversation;
use futures_util::FutureExt;
use serde::Deserialize;
use std::sync::Arc;

/// What was said, and what can be said.
pub(crate) async fn show(
    State(house): State<Arc<House>>,
    session: Session,
    client: Client,
    TablePath(table): TablePath,
) -> Result<Response, PageProblem> {
    let (texts, viewer) = (session.texts(), page_viewer(&session));
    let show = Box::new(move |page: &TablePage<'_>, talk: &Conversation| {
        pages::talk(&title(page.table.meta.id, texts), page, talk, assets())
    });
    let reporter = author(&house, client, session.hash(), session.signed_in()).token;
    let markup = ask(&house, &table, move |table| table.talk_page(viewer, reporter, show).boxed()).await;
    markup.map(page).map_err(|problem| session.problem(problem))
}

/// What somebody says.
#[derive(Debug, Deserialize)]
pub(crate) struct Say {
    phrase: Option<String>,
    words: Option<String>,
}

/// Says something.
pub(crate) async fn say(
    State(house): State<Arc<House>>,
    session: Session,
    client: Client,
    TablePath(table): TablePath,
    FormBody(Say { phrase, words }): FormBody<Say>,
) -> Result<Response, PageProblem> {
    let by = session.hash().map(|token| author(&house, client, Some(token), session.signed_in()));
    let said = match (phrase, words) {
        (Some(phrase), None) => {
            let token = by.map(|by| by.token);
            ask(&house, &table, move |table| {
                async move { table.say(token, &phrase, Wording::Notation).await }.boxed()
            })
            .await
        }
        (None, Some(words)) => {
            ask(&house, &table, move |table| {
                async move { table.write(by, &words, Wording::Notation).await }.boxed()
            })
            .await
        }
        _ => Err(Problem::malformed("say either a phrase or words")),
    };
    said.map_err(|problem| session.problem(problem))?;
    Ok(to_the_talk(&session, &table))
}
