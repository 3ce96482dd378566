//! The page of a tournament, on a phone, a laptop and a television.

use super::reply::{FormBody, page, redirect};
use super::tournaments::terms;
use crate::accounts::called;
use crate::bot_name::BotName;
use crate::house::House;
use crate::introduction;
use crate::name;
use crate::problem::{Missing, Problem};
use crate::table::levels;
use crate::tournaments::{self, Fixture, Shown, Started, load, results_text, shown, shown_with_people};
use crate::web::changes;
use crate::web::client::{Client, Secure};
use crate::web::memory::{NAME, recall, remember};
use crate::web::path::TournamentPath;
use crate::web::session::{PageProblem, Session};
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use benben_games::assets;
use benben_store::{LoadedTournament, Status, TokenHash, TournamentId};
use benben_web::pages::{self, Countdown, Cup, CupPlayer, CupRound, CupStage, CupStanding, CupTable, Me};
use benben_web::table::SeatRating;
use serde::Deserialize;
use std::sync::Arc;

/// The page of a tournament.
pub(crate) async fn show(
    State(house): State<Arc<House>>,
    secure: Secure,
    session: Session,
    TournamentPath(id): TournamentPath,
    headers: HeaderMap,
) -> Result<Response, PageProblem> {
    let cup =
        cup(&house, &session, &id, &headers, secure).await.map_err(|problem| session.problem(problem))?;
    Ok(page(pages::tournament(&cup, session.texts(), assets())))
}

/// The same for a television.
pub(crate) async fn screen(
    State(house): State<Arc<House>>,
    secure: Secure,
    session: Session,
    TournamentPath(id): TournamentPath,
    headers: HeaderMap,
) -> Result<Response, PageProblem> {
    let cup =
        cup(&house, &session, &id, &headers, secure).await.map_err(|problem| session.problem(problem))?;
    Ok(page(pages::tournament_screen(&cup, session.texts(), assets())))
}

/// Says when the page has to be asked for again.
pub(crate) async fn live(
    State(house): State<Arc<House>>,
    session: Session,
    client: Client,
    TournamentPath(id): TournamentPath,
) -> Result<Response, PageProblem> {
    load(&house, &id).await.map_err(|problem| session.problem(problem))?;
    let answer = changes::respond(house, client, id, changes::Telling::Change);
    answer.map_err(|problem| session.problem(problem))
}

/// The results as text.
pub(crate) async fn results(
    State(house): State<Arc<House>>,
    session: Session,
    TournamentPath(id): TournamentPath,
) -> Result<Response, PageProblem> {
    let loaded = load(&house, &id).await.map_err(|problem| session.problem(problem))?;
    let text = results_text(&shown(&loaded, Some(session.language)), session.texts());
    let headers =
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8"), (header::VARY, "cookie, accept-language")];
    Ok((headers, text).into_response())
}

async fn cup(
    house: &House,
    session: &Session,
    id: &TournamentId,
    headers: &HeaderMap,
    Secure(secure): Secure,
) -> Result<Cup, Problem> {
    let (loaded, texts) = (load(house, id).await?, session.texts());
    let now = house.config.clock.now();
    let seen = shown_with_people(house, &loaded, Some(session.language)).await?;
    let game = introduction::shown(&seen.game, texts).ok_or(Problem::NotFound(Missing::Game))?;
    let known_as: Vec<TokenHash> = session.hash().into_iter().collect();
    let number = tournaments::player(&loaded.tournament, &known_as).map(|number| number + 1);
    let organises = loaded.tournament.organiser.is_some_and(|organiser| known_as.contains(&organiser));
    let has_bot = seen.players.iter().any(|player| player.bot && !player.left);
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let scheme = if secure { "https" } else { "http" };
    let of = |number: u16| seen.players.get(usize::from(number) - 1);
    let left = |number: u16| of(number).is_some_and(|player| player.left);
    Ok(Cup {
        id: seen.tournament.clone(),
        title: seen.title.clone(),
        terms: terms(&loaded.tournament, &game, texts),
        game,
        seats: seen.seats,
        stage: match seen.status {
            Status::Gathering => CupStage::Gathering,
            Status::Playing => CupStage::Playing,
            Status::Over => CupStage::Over,
            Status::Closed => CupStage::Closed,
        },
        swiss: seen.format.map(|format| format == "swiss"),
        round: seen.round,
        rounds: seen.rounds,
        countdown: countdown(&seen, now),
        joinable: seen.takes_players,
        name: match session.signed_in() {
            Some(who) => who.name.clone(),
            None => recall(headers, NAME).unwrap_or_default(),
        },
        me: number.map(|number| me(&loaded, &seen, number)),
        organiser: organises,
        levels: if has_bot || !seen.takes_players { Vec::new() } else { levels(texts) },
        players: seen
            .players
            .iter()
            .map(|player| CupPlayer {
                number: player.player,
                name: player.name.clone(),
                keeps_name: player.keeps_name,
                is_me: number == Some(player.player),
                left: player.left,
                rating: player.rating.map(SeatRating::from),
            })
            .collect(),
        standings: seen
            .standings
            .iter()
            .map(|one| CupStanding {
                place: one.place,
                name: one.name.clone(),
                keeps_name: of(one.player).is_some_and(|player| player.keeps_name),
                profile: of(one.player).and_then(|player| player.profile.clone()),
                rating: of(one.player).and_then(|player| player.rating).map(SeatRating::from),
                is_me: number == Some(one.player),
                left: left(one.player),
                points: one.words.0.clone(),
                strength: one.words.1.clone(),
                direct: one.words.2.clone(),
                scored: one.scored,
            })
            .collect(),
        results: seen.results.iter().map(|round| cup_round(round, number)).collect(),
        link: format!("{scheme}://{host}/tournaments/{}", seen.tournament),
    })
}

fn countdown(seen: &Shown, now: i64) -> Option<Countdown> {
    let seconds = |at: i64| (at - now).max(0).div_euclid(1000);
    let begins = seen.begins_at.map(|at| Countdown::Begins(seconds(at)));
    let next = seen.next_round_at.map(|at| Countdown::NextRound(seconds(at)));
    begins.or(next).or(seen.round_ends_at.map(|at| Countdown::TimeCalled(seconds(at))))
}

fn me(loaded: &LoadedTournament, seen: &Shown, number: u16) -> Me {
    if let Some(table) = tournaments::table_of(loaded, number - 1) {
        return Me::Table(table.to_string());
    }
    match seen.results.last().filter(|round| !round.over && seen.status == Status::Playing) {
        Some(round) if round.byes.iter().any(|bye| bye.player == number) => Me::SitsOut,
        Some(round) if round.tables.iter().any(|table| sits_at(table, Some(number))) => Me::Done,
        _ => Me::Waits,
    }
}

fn sits_at(table: &Fixture, number: Option<u16>) -> bool {
    table.seats.iter().any(|sits| Some(sits.player) == number)
}

fn cup_round(round: &Started, number: Option<u16>) -> CupRound {
    let table = |table: &Fixture| CupTable {
        id: table.table.clone(),
        over: table.over,
        is_mine: sits_at(table, number),
        seats: table.seats.iter().map(|sits| (sits.name.clone(), sits.words.clone(), sits.score)).collect(),
    };
    CupRound {
        number: round.round,
        over: round.over,
        tables: round.tables.iter().map(table).collect(),
        byes: round.byes.iter().map(|bye| bye.name.clone()).collect(),
    }
}

/// What a form says.
#[derive(Deserialize)]
pub(crate) struct Named {
    #[serde(default)]
    name: String,
}

/// Somebody whom the organiser means.
#[derive(Deserialize)]
pub(crate) struct Meant {
    player: u16,
}

/// A bot.
#[derive(Deserialize)]
pub(crate) struct Chosen {
    level: String,
}

/// Joins.
pub(crate) async fn join(
    State(house): State<Arc<House>>,
    session: Session,
    secure: Secure,
    TournamentPath(id): TournamentPath,
    FormBody(asked): FormBody<Named>,
) -> Result<Response, PageProblem> {
    let seat_token = session.seat_token(&house).await?;
    let wanted = match asked.name.trim() {
        "" => session.texts().say("name-guest"),
        name => name.to_owned(),
    };
    let who = session.signed_in().map(|who| &**who);
    let called = called(who, &wanted).map_err(|problem| session.problem(problem))?;
    let token = TokenHash::of(&seat_token.token);
    tournaments::join(&house, &id, token, &called).await.map_err(|problem| session.problem(problem))?;
    let mut answer = seat_token.cookie(secure);
    if name::check(&wanted).is_ok() && who.is_none() {
        remember(&mut answer, NAME, &wanted);
    }
    Ok(redirect(&format!("/tournaments/{id}"), answer))
}

fn back(session: &Session, id: &TournamentId, done: Result<(), Problem>) -> Result<Response, PageProblem> {
    done.map_err(|problem| session.problem(problem))?;
    Ok(redirect(&format!("/tournaments/{id}"), HeaderMap::new()))
}

/// Leaves.
pub(crate) async fn leave(
    State(house): State<Arc<House>>,
    session: Session,
    TournamentPath(id): TournamentPath,
) -> Result<Response, PageProblem> {
    let left = tournaments::leave(&house, &id, &session.known_as()).await;
    back(&session, &id, left)
}

/// The organiser begins it.
pub(crate) async fn begin(
    State(house): State<Arc<House>>,
    session: Session,
    TournamentPath(id): TournamentPath,
) -> Result<Response, PageProblem> {
    let begun = tournaments::begin(&house, &id, &session.known_as()).await;
    back(&session, &id, begun)
}

/// The organiser ends it.
pub(crate) async fn end(
    State(house): State<Arc<House>>,
    session: Session,
    TournamentPath(id): TournamentPath,
) -> Result<Response, PageProblem> {
    let ended = tournaments::end(&house, &id, &session.known_as()).await;
    back(&session, &id, ended)
}

/// The organiser takes somebody out.
pub(crate) async fn remove(
    State(house): State<Arc<House>>,
    session: Session,
    TournamentPath(id): TournamentPath,
    FormBody(asked): FormBody<Meant>,
) -> Result<Response, PageProblem> {
    let removed = match asked.player.checked_sub(1) {
        Some(player) => tournaments::remove(&house, &id, &session.known_as(), player).await,
        None => Err(Problem::NotInTournament),
    };
    back(&session, &id, removed)
}

/// The organiser lets a bot play.
pub(crate) async fn bot(
    State(house): State<Arc<House>>,
    session: Session,
    TournamentPath(id): TournamentPath,
    FormBody(asked): FormBody<Chosen>,
) -> Result<Response, PageProblem> {
    let added = match BotName::named(&asked.level) {
        Ok(level) => tournaments::add_bot(&house, &id, &session.known_as(), level).await,
        Err(problem) => Err(problem),
    };
    back(&session, &id, added)
}
