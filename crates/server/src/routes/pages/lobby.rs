//! The lobby: looking for a game, and what comes by itself.

use super::friends::{friends_shown, invitations_shown};
use super::listing::open;
use super::reply::{LenientQuery, page, redirect};
use super::seek::{form, searches, seek_shown};
use crate::finding::{self, Standing, Waiting};
use crate::friends;
use crate::house::House;
use crate::introduction::shown;
use crate::problem::Problem;
use crate::tournaments;
use crate::web::client::Client;
use crate::web::events;
use crate::web::session::{PageProblem, Session};
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use benben_games::assets;
use benben_store::{Holder, Status};
use benben_web::pages::{self, HallShown, LobbyPage, SeekShown, WaitingShown};
use benben_web::{Language, Texts};
use futures_util::{StreamExt, stream};
use maud::{Markup, html};
use serde::Deserialize;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// How often the lobby is looked at for those who watch it, and how long it holds for others.
const EVERY: Duration = Duration::from_secs(2);

/// What everybody sees in the lobby, made once for all who look in a language.
#[derive(Debug, Default)]
pub(crate) struct Noticeboard {
    shown: Mutex<HashMap<&'static str, (Instant, Arc<str>)>>,
}

/// What everybody sees in the lobby.
pub(super) async fn hall(house: &Arc<House>, texts: Texts) -> Result<HallShown, Problem> {
    let (waiting, waiting_count) = house.hall.waiting(house.config.clock.now());
    let (playing, watching) = house.everybody();
    let waiting = waiting.into_iter().map(|one| waiting_shown(one, texts)).collect();
    Ok(HallShown { waiting, waiting_count, open: open(house, texts).await?, playing, watching })
}

async fn noticeboard(house: &Arc<House>, language: Language) -> Result<Arc<str>, Problem> {
    let known = {
        let shown = house.noticeboard.shown.lock().unwrap_or_else(PoisonError::into_inner);
        shown.get(language.code()).filter(|(at, _)| at.elapsed() < EVERY).map(|(_, text)| text.clone())
    };
    if let Some(known) = known {
        return Ok(known);
    }
    let texts = Texts::new(language);
    let text: Arc<str> = pages::hall(&hall(house, texts).await?, texts).into_string().into();
    let mut shown = house.noticeboard.shown.lock().unwrap_or_else(PoisonError::into_inner);
    shown.insert(language.code(), (Instant::now(), text.clone()));
    Ok(text)
}

pub(super) fn waiting_shown(waiting: Waiting, texts: Texts) -> WaitingShown {
    let Waiting { name, keeps_name, wish, ratings, since: _, meanwhile: _ } = waiting;
    let games = wish.games.iter().filter_map(|id| shown(id, texts)).map(|game| (game.title, game.emblem));
    let seats = wish.seats.iter().map(usize::to_string).collect::<Vec<_>>().join(", ");
    let mut terms = vec![format!("{}: {seats}", texts.say("seek-seats"))];
    terms.extend(wish.paces.iter().map(|pace| pace.shown().words(texts)));
    if wish.rated {
        terms.push(texts.say("seek-rated-tag"));
    }
    // Of several games it wouldn't say which one it means.
    let rating = ratings.values().next().filter(|_| wish.games.len() == 1).copied();
    WaitingShown { name: keeps_name.then_some(name), games: games.collect(), terms, rating }
}

/// The lobby. A script of the first page asks for the part that everybody sees.
pub(crate) async fn show(
    State(house): State<Arc<House>>,
    session: Session,
    headers: HeaderMap,
) -> Result<Response, PageProblem> {
    let texts = session.texts();
    let failed = |problem| session.problem(problem);
    if session.by_script {
        let board = noticeboard(&house, session.language).await.map_err(failed)?;
        return Ok(super::reply::html(StatusCode::OK, board.to_string()));
    }
    let standing = finding::standing(&house, session.hashes().alone);
    if let Standing::Found(table) = &standing {
        finding::leave(&house, session.hashes().alone);
        return Ok(redirect(&format!("/t/{table}"), HeaderMap::new()));
    }
    let seek = seek_shown(&house, standing, texts, None, Some(form(&session, &headers)));
    let seek = seek.await.map_err(failed)?;
    let (friends, invitations) = match session.signed_in() {
        None => (None, Vec::new()),
        Some(who) => {
            house.circle.note(&who.account, house.config.clock.now());
            let friends = friends_shown(&house, who, texts).await.map_err(failed)?;
            (Some(friends), invitations_shown(&house, who, texts).await.map_err(failed)?)
        }
    };
    let lobby = LobbyPage {
        seek: seek.unwrap_or(SeekShown::Dropped),
        hall: hall(&house, texts).await.map_err(failed)?,
        friends,
        invitations,
    };
    Ok(page(pages::lobby_page(&lobby, texts, assets())))
}

/// Server-sent events: `lobby` and `friends` whenever they changed, and `seek` while somebody waits.
pub(crate) async fn live(
    State(house): State<Arc<House>>,
    client: Client,
    session: Session,
) -> Result<Response, PageProblem> {
    let open = events::open(&house, client).map_err(|problem| session.problem(problem))?;
    let seeks = searches(&house, &session, None);
    let boards = stream::unfold(
        (house.clone(), session, HashMap::<&str, String>::new(), Instant::now()),
        |(house, session, mut sent, at)| async move {
            let mut next = at;
            loop {
                tokio::time::sleep_until(next).await;
                next = Instant::now() + EVERY;
                let mut news = String::new();
                // What fails now is told the next time.
                if let Ok(board) = noticeboard(&house, session.language).await
                    && sent.get("lobby").map(String::as_str) != Some(&board)
                {
                    news += &events::event("lobby", &board);
                    sent.insert("lobby", board.to_string());
                }
                if let Some(who) = session.signed_in() {
                    house.circle.note(&who.account, house.config.clock.now());
                    if let Ok(friends) = friends_shown(&house, who, session.texts()).await {
                        let shown = pages::friends_here(&friends, session.texts()).into_string();
                        if sent.get("friends") != Some(&shown) {
                            news += &events::event("friends", &shown);
                            sent.insert("friends", shown);
                        }
                    }
                }
                if !news.is_empty() {
                    return Some((news, (house, session, sent, next)));
                }
            }
        },
    );
    Ok(events::respond(house, open, stream::select(seeks, boards.boxed())))
}

/// At which table somebody looks.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct At {
    pub(super) table: Option<String>,
}

/// What there is to tell somebody on whatever page they are: their table in a tournament, their search, invitations, friends
/// to invite. Nothing for guests who look for nothing and play in no tournament.
pub(crate) async fn here(
    State(house): State<Arc<House>>,
    session: Session,
    LenientQuery(At { table }): LenientQuery<At>,
) -> Result<Response, PageProblem> {
    let alone = session.hashes().alone;
    let waits = alone.is_some_and(|who| house.hall.has(who));
    let plays = match alone {
        Some(holder) if session.signed_in().is_none() && !waits => tournaments::awaits(&house, holder).await,
        _ => Ok(false),
    };
    let plays = plays.map_err(|problem| session.problem(problem))?;
    if session.signed_in().is_none() && !waits && !plays {
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    let told = told(&house, &session, table).await.map_err(|problem| session.problem(problem))?;
    Ok(page(told))
}

async fn told(house: &Arc<House>, session: &Session, table: Option<String>) -> Result<Markup, Problem> {
    let texts = session.texts();
    let failed = |error| Problem::store(&error);
    let standing = finding::standing(house, session.hashes().alone);
    let seek = match &standing {
        // Whoever is there needs no way to it, and looks for nothing any more.
        Standing::Found(found) if table.as_deref() == Some(found.as_str()) => {
            finding::leave(house, session.hashes().alone);
            None
        }
        _ => seek_shown(house, standing.clone(), texts, table.as_deref(), None).await?,
    };
    let at = table.clone();
    let table = match table.and_then(|table| table.parse().ok()) {
        Some(id) => house.store.table(id).await.map_err(failed)?,
        None => None,
    };
    let mut social = html! {};
    if let Some(who) = session.signed_in() {
        house.circle.note(&who.account, house.config.clock.now());
        let invited = invitations_shown(house, who, texts).await?;
        let gathers = |table: &&benben_store::StoredTable| {
            table.status == Status::Gathering
                && table.seats.iter().any(|seat| seat.holder == Holder::Open)
                && friends::may_invite(table, &who.account)
        };
        let row = match table.as_ref().filter(gathers) {
            Some(table) => {
                pages::invite_row(&friends_shown(house, who, texts).await?, table.id.as_str(), texts)
            }
            None => html! {},
        };
        social = html! { (pages::invitations(&invited, texts)) (row) };
    }
    // Whoever is there needs no way to it.
    let round = match session.hashes().alone {
        Some(holder) => tournaments::table_for(house, holder).await?,
        None => None,
    };
    let round = round.filter(|own| at.as_deref() != Some(own.as_str()));
    Ok(html! {
        div {
            @if let Some(own) = &round { (pages::round_here(own.as_str(), texts)) }
            (social)
            @if let Some(seek) = &seek { (pages::seek(seek, texts)) }
        }
    })
}
