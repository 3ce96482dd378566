//! The lobby: looking for a game, and what comes by itself.

use super::friends::{friends_shown, invitations_shown};
use super::listing::open;
use super::reply::{FormBody, LenientQuery, page, redirect};
use crate::accounts::seat_name;
use crate::finding::{self, Answer, PACES, Proposal, Sought, Standing, Waiting};
use crate::friends;
use crate::house::House;
use crate::introduction::{shown, title};
use crate::problem::Problem;
use crate::routes::finding::standings;
use crate::tournaments;
use crate::web::client::{Client, Secure};
use crate::web::events;
use crate::web::memory::{NAME, recall, remember};
use crate::web::session::{PageProblem, Session};
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use benben_games::assets;
use benben_store::{Holder, Status, TokenHash};
use benben_web::pages::{self, AskedShown, HallShown, LobbyPage, SeekForm, SeekShown, WaitingShown};
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
    let (playing, watching) = house.crowd.count();
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

fn waiting_shown(waiting: Waiting, texts: Texts) -> WaitingShown {
    let Waiting { name, keeps_name, wish, strength, since: _ } = waiting;
    let games = wish.games.iter().filter_map(|id| shown(id, texts)).map(|game| (game.title, game.emblem));
    let seats = wish.seats.iter().map(usize::to_string).collect::<Vec<_>>().join(", ");
    let mut terms = vec![format!("{}: {seats}", texts.say("seek-seats"))];
    terms.extend(wish.paces.iter().map(|pace| pace.shown().words(texts)));
    if wish.rated {
        terms.push(texts.say("seek-rated-tag"));
    }
    let strength = (strength.len() == 1).then(|| strength.into_values().next()).flatten();
    WaitingShown { name: keeps_name.then_some(name), games: games.collect(), terms, strength }
}

/// How it stands with somebody's own search. Whoever looks for nothing gets a form, if there is one.
fn seek_shown(house: &House, standing: Standing, texts: Texts, form: Option<SeekForm>) -> Option<SeekShown> {
    let now = house.config.clock.now();
    Some(match standing {
        Standing::Nothing => SeekShown::Form(Box::new(form?)),
        Standing::Dropped => SeekShown::Dropped,
        Standing::Found(table) => SeekShown::Found { table: table.to_string() },
        Standing::Waits(waiting) => SeekShown::Waits {
            seconds: (now - waiting.since).max(0) / 1000,
            meanwhile: waiting.wish.games.first().copied().unwrap_or_default().to_owned(),
            what: waiting_shown(waiting, texts),
        },
        Standing::Asked(Proposal { number, game, pace, rated, names, until, accepted, .. }) => {
            SeekShown::Asked(AskedShown {
                number,
                title: title(game, texts),
                emblem: shown(game, texts).map(|game| game.emblem).unwrap_or_default(),
                names,
                pace: match rated {
                    true => format!("{} · {}", pace.shown().words(texts), texts.say("seek-rated-tag")),
                    false => pace.shown().words(texts),
                },
                seconds: (until - now).max(0) / 1000,
                accepted,
            })
        }
    })
}

fn form(session: &Session, headers: &HeaderMap) -> SeekForm {
    let texts = session.texts();
    let metas = benben_games::metas();
    let most = metas.iter().map(|meta| meta.max_seats).max().unwrap_or(2);
    SeekForm {
        games: benben_games::ids().filter_map(|id| shown(id, texts)).collect(),
        seats: (2..=most).collect(),
        paces: PACES.map(|pace| (pace.to_string(), pace.shown().words(texts))).into(),
        name: session.signed_in().is_none().then(|| recall(headers, NAME).unwrap_or_default()),
    }
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
    let seek = seek_shown(&house, standing, texts, Some(form(&session, &headers)));
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
    let seeks = searches(&house, &session);
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

/// Only how it stands with one's own search, on other pages. It ends when that does.
pub(crate) async fn seek_live(
    State(house): State<Arc<House>>,
    client: Client,
    session: Session,
) -> Result<Response, PageProblem> {
    let open = events::open(&house, client).map_err(|problem| session.problem(problem))?;
    let end = stream::once(async { events::event("end", "") });
    let seeks = searches(&house, &session).chain(end);
    Ok(events::respond(house, open, seeks))
}

fn searches(
    house: &Arc<House>,
    session: &Session,
) -> impl futures_util::Stream<Item = String> + Send + use<> {
    let (told, texts) = (house.clone(), session.texts());
    let standings = standings(house.clone(), session.hashes().alone);
    Box::pin(standings.filter_map(move |standing| {
        let shown = seek_shown(&told, standing, texts, None);
        let event = shown.map(|shown| events::event("seek", &pages::seek(&shown, texts).into_string()));
        async move { event }
    }))
}

/// What a form asks for.
fn sought(fields: &[(String, String)]) -> Result<Sought, Problem> {
    let all = |key: &str| {
        fields
            .iter()
            .filter(move |(name, _)| name == key)
            .map(|(_, value)| value.as_str())
            .collect::<Vec<_>>()
    };
    let malformed = |_| Problem::malformed("the form was changed");
    Ok(Sought {
        games: all("game").into_iter().map(str::to_owned).collect(),
        seats: all("seats")
            .into_iter()
            .map(str::parse)
            .collect::<Result<_, _>>()
            .map_err(|_| malformed(()))?,
        paces: all("pace")
            .into_iter()
            .map(str::parse)
            .collect::<Result<_, _>>()
            .map_err(|_| malformed(()))?,
        flexible: !all("flexible").is_empty(),
        rated: !all("rated").is_empty(),
    })
}

/// Looks for a game.
pub(crate) async fn seek(
    State(house): State<Arc<House>>,
    session: Session,
    secure: Secure,
    headers: HeaderMap,
    FormBody(fields): FormBody<Vec<(String, String)>>,
) -> Result<Response, PageProblem> {
    let failed = |problem| session.problem(problem);
    let texts = session.texts();
    let named = fields.iter().find(|(key, _)| key == "name").map(|(_, name)| name.trim().to_owned());
    let wanted = named.clone().or_else(|| recall(&headers, NAME)).filter(|name| !name.is_empty());
    let wanted = wanted.unwrap_or_else(|| texts.say("name-guest"));
    let who = session.signed_in().cloned();
    let name = seat_name(&house, who.as_deref(), &wanted, texts).await.map_err(failed)?;
    let seat_token = session.seat_token(&house).await?;
    let holder = TokenHash::of(&seat_token.token);
    let sought = sought(&fields).map_err(failed)?;
    finding::seek(&house, holder, name, who.is_some(), sought).await.map_err(failed)?;
    let mut answer = seat_token.cookie(secure);
    if let Some(name) = named.filter(|name| !name.is_empty()) {
        remember(&mut answer, NAME, &name);
    }
    Ok(redirect("/lobby", answer))
}

/// What somebody says to a match.
#[derive(Debug, Deserialize)]
pub(crate) struct Said {
    number: u64,
    answer: String,
}

/// Confirms a match, or does not.
pub(crate) async fn answer(
    State(house): State<Arc<House>>,
    session: Session,
    FormBody(Said { number, answer }): FormBody<Said>,
) -> Result<Response, PageProblem> {
    let word = if answer == "yes" { Answer::Accept(None) } else { Answer::Decline };
    let standing = finding::answer(&house, session.hashes().alone, number, word).await;
    let standing = standing.map_err(|problem| session.problem(problem))?;
    if session.by_script {
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    Ok(match standing {
        Standing::Found(table) => redirect(&format!("/t/{table}"), HeaderMap::new()),
        _ => redirect("/lobby", HeaderMap::new()),
    })
}

/// Looks for nothing any more.
pub(crate) async fn leave(State(house): State<Arc<House>>, session: Session) -> Response {
    finding::leave(&house, session.hashes().alone);
    if session.by_script {
        return StatusCode::NO_CONTENT.into_response();
    }
    redirect("/lobby", HeaderMap::new())
}

/// At which table somebody looks.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct At {
    table: Option<String>,
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
        _ => seek_shown(house, standing.clone(), texts, None),
    };
    let at = table.clone();
    let table = match table.and_then(|table| table.parse().ok()) {
        Some(id) => house.store.table(id).await.map_err(failed)?,
        None => None,
    };
    let blocked = match (session.hashes().alone, &table) {
        (Some(holder), Some(_)) => house.store.blocked_by(holder).await.map_err(failed)?,
        _ => Vec::new(),
    };
    let seats = table.iter().flat_map(|table| &table.seats).enumerate();
    let muted: Vec<String> = seats
        .filter(|(_, seat)| blocked.iter().any(|one| seat.token == Some(one.who)))
        .map(|(index, _)| (index + 1).to_string())
        .collect();
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
    let round = session.hashes().alone.and_then(|holder| house.tournaments.table_for(holder));
    let round = round.filter(|own| at.as_deref() != Some(own.as_str()));
    Ok(html! {
        div data-muted=(muted.join(" ")) {
            @if let Some(own) = &round { (pages::round_here(own.as_str(), texts)) }
            (social)
            @if let Some(seek) = &seek { (pages::seek(seek, texts)) }
        }
    })
}
