//! The page of all tournaments, and opening one.

use super::company::{Fields, PACES};
use super::reply::{FormBody, page, redirect};
use crate::house::House;
use crate::introduction::shown;
use crate::pace::{Pace, PaceError};
use crate::problem::Problem;
use crate::tournaments::{self, TournamentWish, USUAL_BREAK};
use crate::web::client::{Client, Secure};
use crate::web::session::{PageProblem, Session};
use axum::extract::State;
use axum::response::Response;
use benben_core::{Meta, Options};
use benben_games::assets;
use benben_store::{Status, StoredTournament, TokenHash, TournamentListing};
use benben_web::Texts;
use benben_web::pages::{self, Cups, GameShown, ListedCup};
use std::sync::Arc;

/// Nobody reads longer lists.
const LISTED: u32 = 30;

/// The page of all tournaments.
pub(crate) async fn all(State(house): State<Arc<House>>, session: Session) -> Result<Response, PageProblem> {
    let texts = session.texts();
    let mine = match session.hash() {
        Some(token) => list(&house, TournamentListing::HeldBy(token), texts).await,
        None => Ok(Vec::new()),
    };
    let mine = mine.map_err(|problem| session.problem(problem))?;
    let open = open_cups(&house, texts).await.map_err(|problem| session.problem(problem))?;
    let paces = PACES.iter().filter(|pace| **pace != Pace::None && !pace.is_by_days());
    let paces = paces.map(|pace| (pace.to_string(), pace.shown().words(texts))).collect();
    let games = benben_games::ids().filter_map(|id| shown(id, texts)).collect();
    Ok(page(pages::tournaments(&Cups { mine, open, games, paces }, texts, assets())))
}

/// Tournaments that everybody can join or follow.
pub(super) async fn open_cups(house: &House, texts: Texts) -> Result<Vec<ListedCup>, Problem> {
    list(house, TournamentListing::Open, texts).await
}

async fn list(house: &House, listing: TournamentListing, texts: Texts) -> Result<Vec<ListedCup>, Problem> {
    let found = house.store.tournaments(listing, LISTED).await.map_err(|error| Problem::store(&error))?;
    Ok(found.iter().filter_map(|one| listed(one, texts)).collect())
}

fn listed(tournament: &StoredTournament, texts: Texts) -> Option<ListedCup> {
    let game = shown(&tournament.game, texts)?;
    let seats = texts.with("cup-seats").and("seats", tournament.seats).say();
    Some(ListedCup {
        id: tournament.id.to_string(),
        title: tournament.title.clone(),
        players: tournament.players.iter().filter(|player| !player.left).count(),
        terms: [seats].into_iter().chain(terms(tournament, &game, texts)).collect(),
        playing: tournament.status != Status::Gathering,
        game,
    })
}

/// Options and pace, in words.
pub(super) fn terms(tournament: &StoredTournament, game: &GameShown, texts: Texts) -> Vec<String> {
    let options = Options::parse(game.meta.options, &tournament.options).ok();
    let chosen = |key| options.as_ref().map(|options| (key, options.chosen(key)));
    let chosen: Vec<_> = game.meta.options.iter().filter_map(|choice| chosen(choice.key)).collect();
    let pace = tournament.pace.parse::<Pace>().unwrap_or_default();
    let rated = tournament.rated.then(|| texts.say("rated-tag"));
    game.meanings(&chosen).into_iter().chain([pace.shown().words(texts)]).chain(rated).collect()
}

/// Opens a tournament and leads to it.
pub(crate) async fn open(
    State(house): State<Arc<House>>,
    session: Session,
    client: Client,
    secure: Secure,
    FormBody(fields): FormBody<Vec<(String, String)>>,
) -> Result<Response, PageProblem> {
    let fields: Fields = fields.into_iter().collect();
    let seat_token = session.seat_token(&house).await?;
    let wish = wish(&fields, TokenHash::of(&seat_token.token), client, house.config.clock.now());
    let wish = wish.map_err(|problem| session.problem(problem))?;
    let id = tournaments::open(&house, wish).await.map_err(|problem| session.problem(problem))?;
    Ok(redirect(&format!("/tournaments/{id}"), seat_token.cookie(secure)))
}

/// What the form says of this game's options; the rest is as usual.
fn options(meta: &Meta, fields: &Fields) -> String {
    let mut chosen = Vec::new();
    for choice in meta.options {
        if let Some(value) = fields.get(&format!("option-{}-{}", meta.id, choice.key)) {
            chosen.push(format!("{}={value}", choice.key));
        }
    }
    chosen.join(" ")
}

fn wish(fields: &Fields, organiser: TokenHash, client: Client, now: i64) -> Result<TournamentWish, Problem> {
    let text = |key: &str| fields.get(key).map(String::as_str).unwrap_or_default();
    let number = |key: &str| text(key).parse::<u32>().ok();
    let meta = benben_games::metas().iter().find(|meta| meta.id == text("game"));
    let meta = meta.ok_or_else(|| crate::erased::OpeningError::unknown(text("game")))?;
    // The form offers as many seats as any game has.
    let seats = number("seats").unwrap_or(2).clamp(meta.min_seats.max(2) as u32, meta.max_seats as u32);
    Ok(TournamentWish {
        title: text("title").to_owned(),
        game: meta.id.to_owned(),
        options: options(meta, fields),
        seats: seats as usize,
        pace: text("pace").parse().map_err(PaceError::Notation)?,
        rounds: number("rounds"),
        most_players: None,
        break_seconds: USUAL_BREAK,
        listed: fields.contains_key("listed"),
        rated: fields.contains_key("rated"),
        begins_at: number("minutes").map(|minutes| now + i64::from(minutes) * 60_000),
        organiser,
        client,
    })
}
