//! Tournaments, for programs.

use crate::accounts::called;
use crate::bot_name::BotName;
use crate::house::House;
use crate::pace::Pace;
use crate::problem::Problem;
use crate::tournaments::{
    self, Shown, TournamentWish, USUAL_BREAK, load, results_text, shown, shown_with_people,
};
use crate::web::body::JsonBody;
use crate::web::changes;
use crate::web::client::Client;
use crate::web::path::TournamentPath;
use crate::web::query::QueryParams;
use crate::web::token::OptionalToken;
use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use benben_store::{LoadedTournament, Status, StoredTournament, TokenHash, TournamentListing};
use benben_web::{Language, Texts};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use utoipa::ToSchema;

/// Nobody reads longer lists.
const MOST_LISTED: u32 = 50;

/// The tournament you would like to open.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct OpenTournament {
    /// What it is called.
    #[serde(default)]
    title: String,
    /// Id of the game.
    game: String,
    /// What is chosen before each game; the rest stays standard.
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// How many sit at a table. Where the number of players doesn't divide, some tables have fewer seats.
    seats: u8,
    /// How much time there is. A tournament needs a clock.
    pace: Pace,
    /// How many rounds, 1 to 20; if you don't say, as many as make sense for whoever is there.
    #[serde(default)]
    rounds: Option<u32>,
    /// The most players, up to 256.
    #[serde(default)]
    most_players: Option<u32>,
    /// The break between two rounds, up to 3600; 30 if you don't say.
    #[serde(default)]
    break_seconds: Option<u64>,
    /// When it begins by itself, in unix milliseconds; otherwise it begins when you say so.
    #[serde(default)]
    begins_at: Option<i64>,
    /// Should lists show it?
    #[serde(default)]
    listed: bool,
    /// Should its games count for ratings, where those who play have accounts?
    #[serde(default)]
    rated: bool,
}

/// The tournament is open.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct OpenedTournament {
    /// Its id: whoever knows it can follow and join.
    tournament: String,
    /// If you brought no token: the token by which you are the organiser.
    #[serde(skip_serializing_if = "Option::is_none")]
    token: Option<String>,
}

/// A tournament as you see it.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TournamentSeen {
    #[serde(flatten)]
    tournament: Shown,
    /// What it is to you.
    you: You,
}

/// What a tournament is to whoever asks.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct You {
    /// Your number, if you play.
    #[serde(skip_serializing_if = "Option::is_none")]
    player: Option<u16>,
    /// Do you organise it?
    organiser: bool,
    /// Your table in this round, while it is being played.
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<String>,
}

/// Who joins.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct JoinTournament {
    /// What others call you.
    name: String,
}

/// You play.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct JoinedTournament {
    /// Your number, from 1.
    player: u16,
    /// The token that holds your seats, unless you brought one in a cookie.
    #[serde(skip_serializing_if = "Option::is_none")]
    token: Option<String>,
}

/// Somebody.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Somebody {
    /// Their number, from 1.
    player: u16,
}

/// A bot.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SomeBot {
    /// How strong.
    level: String,
}

/// Tournaments in a list.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TournamentList {
    /// The newest first.
    tournaments: Vec<ListedTournament>,
}

/// A tournament in a list.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ListedTournament {
    /// Its id.
    tournament: String,
    /// What it is called; perhaps empty.
    title: String,
    /// Id of the game.
    game: String,
    /// How many sit at a table.
    seats: u8,
    /// The time limit.
    pace: String,
    /// `gathering`, `playing`, `over` or `closed`.
    #[schema(value_type = String)]
    status: Status,
    /// How many play.
    players: usize,
    /// When it begins by itself, in unix milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    begins_at: Option<i64>,
}

/// Which tournaments.
#[derive(Debug, Deserialize)]
pub(crate) struct Which {
    mine: Option<bool>,
}

/// Opens a tournament and makes you its organiser. You don't play in it unless you join.
#[utoipa::path(post, path = "/api/v1/tournaments", tag = "tournaments", request_body = OpenTournament,
    responses((status = 201, body = OpenedTournament), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn open(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    client: Client,
    JsonBody(asked): JsonBody<OpenTournament>,
) -> Result<impl IntoResponse, Problem> {
    let token = caller.or_issue(&house).await?;
    let wish = TournamentWish {
        title: asked.title,
        game: asked.game,
        options: super::tables::open::options(&asked.options)?,
        seats: usize::from(asked.seats),
        pace: asked.pace,
        rounds: asked.rounds,
        most_players: asked.most_players,
        break_seconds: asked.break_seconds.unwrap_or(USUAL_BREAK),
        listed: asked.listed,
        rated: asked.rated,
        begins_at: asked.begins_at,
        organiser: TokenHash::of(&token.token),
        client,
    };
    let id = tournaments::open(&house, wish).await?;
    Ok((StatusCode::CREATED, Json(OpenedTournament { tournament: id.to_string(), token: token.told() })))
}

/// Tournaments that everybody can join or follow, or with `mine=true` those you play in or organise.
#[utoipa::path(get, path = "/api/v1/tournaments", tag = "tournaments",
    params(("mine" = Option<bool>, Query, description = "Only those you play in or organise")),
    responses((status = 200, body = TournamentList), (status = 401, body = Problem)))]
pub(crate) async fn list(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    QueryParams(which): QueryParams<Which>,
) -> Result<Json<TournamentList>, Problem> {
    let listing = if which.mine.unwrap_or(false) {
        TournamentListing::HeldBy(caller.hash().ok_or(Problem::NoSeat)?)
    } else {
        TournamentListing::Open
    };
    let found =
        house.store.tournaments(listing, MOST_LISTED).await.map_err(|error| Problem::store(&error))?;
    Ok(Json(TournamentList { tournaments: found.into_iter().map(listed).collect() }))
}

fn listed(tournament: StoredTournament) -> ListedTournament {
    ListedTournament {
        players: tournament.players.iter().filter(|player| !player.left).count(),
        begins_at: tournament.wake_at.filter(|_| tournament.status == Status::Gathering),
        tournament: tournament.id.to_string(),
        title: tournament.title,
        game: tournament.game,
        seats: tournament.seats,
        pace: tournament.pace,
        status: tournament.status,
    }
}

/// A tournament: players, standings with what parts equals, all rounds.
#[utoipa::path(get, path = "/api/v1/tournaments/{tournament}", tag = "tournaments",
    params(("tournament" = String, Path, description = "Id of the tournament")),
    responses((status = 200, body = TournamentSeen), (status = 404, body = Problem)))]
pub(crate) async fn show(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    TournamentPath(id): TournamentPath,
) -> Result<Json<TournamentSeen>, Problem> {
    let loaded = load(&house, &id).await?;
    let you = you(&loaded, &caller.known_as());
    Ok(Json(TournamentSeen { tournament: shown_with_people(&house, &loaded, None).await?, you }))
}

fn you(loaded: &LoadedTournament, known_as: &[TokenHash]) -> You {
    let tournament = &loaded.tournament;
    let number = tournaments::player(tournament, known_as);
    You {
        player: number.map(|number| number + 1),
        organiser: tournament.organiser.is_some_and(|organiser| known_as.contains(&organiser)),
        table: number.and_then(|number| tournaments::table_of(loaded, number)).map(|table| table.to_string()),
    }
}

/// The results as text, to be copied.
#[utoipa::path(get, path = "/api/v1/tournaments/{tournament}/results", tag = "tournaments",
    params(("tournament" = String, Path, description = "Id of the tournament")),
    responses((status = 200, content_type = "text/plain", body = String), (status = 404, body = Problem)))]
pub(crate) async fn results(
    State(house): State<Arc<House>>,
    TournamentPath(id): TournamentPath,
) -> Result<impl IntoResponse, Problem> {
    let loaded = load(&house, &id).await?;
    let text = results_text(&shown(&loaded, Some(Language::English)), Texts::new(Language::English));
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text))
}

/// A stream of server-sent events named `tournament`: all of it, now and whenever it changes.
#[utoipa::path(get, path = "/api/v1/tournaments/{tournament}/stream", tag = "tournaments",
    params(("tournament" = String, Path, description = "Id of the tournament")),
    responses((status = 200, content_type = "text/event-stream", body = String), (status = 404, body = Problem),
        (status = 429, body = Problem)))]
pub(crate) async fn stream(
    State(house): State<Arc<House>>,
    client: Client,
    TournamentPath(id): TournamentPath,
) -> Result<Response, Problem> {
    load(&house, &id).await?;
    changes::respond(house, client, id, changes::Telling::All)
}

/// Joins. Asking twice does no harm; whoever had left comes back.
#[utoipa::path(post, path = "/api/v1/tournaments/{tournament}/join", tag = "tournaments", request_body = JoinTournament,
    params(("tournament" = String, Path, description = "Id of the tournament")),
    responses((status = 200, body = JoinedTournament), (status = 404, body = Problem), (status = 409, body = Problem),
        (status = 422, body = Problem)))]
pub(crate) async fn join(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    TournamentPath(id): TournamentPath,
    JsonBody(asked): JsonBody<JoinTournament>,
) -> Result<Json<JoinedTournament>, Problem> {
    let who = caller.signed_in().cloned();
    let token = caller.or_issue(&house).await?;
    let called = called(who.as_deref(), &asked.name)?;
    let number = tournaments::join(&house, &id, TokenHash::of(&token.token), &called).await?;
    Ok(Json(JoinedTournament { player: number + 1, token: token.told() }))
}

/// Leaves. You are paired no more, and your results stay.
#[utoipa::path(post, path = "/api/v1/tournaments/{tournament}/leave", tag = "tournaments",
    params(("tournament" = String, Path, description = "Id of the tournament")),
    responses((status = 204), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn leave(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    TournamentPath(id): TournamentPath,
) -> Result<StatusCode, Problem> {
    tournaments::leave(&house, &id, &caller.known_as()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The organiser begins the tournament.
#[utoipa::path(post, path = "/api/v1/tournaments/{tournament}/begin", tag = "tournaments",
    params(("tournament" = String, Path, description = "Id of the tournament")),
    responses((status = 204), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn begin(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    TournamentPath(id): TournamentPath,
) -> Result<StatusCode, Problem> {
    tournaments::begin(&house, &id, &caller.known_as()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The organiser ends the tournament early. Rounds that were finished count.
#[utoipa::path(post, path = "/api/v1/tournaments/{tournament}/end", tag = "tournaments",
    params(("tournament" = String, Path, description = "Id of the tournament")),
    responses((status = 204), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn end(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    TournamentPath(id): TournamentPath,
) -> Result<StatusCode, Problem> {
    tournaments::end(&house, &id, &caller.known_as()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The organiser takes somebody out: they are paired no more, and their results stay.
#[utoipa::path(post, path = "/api/v1/tournaments/{tournament}/remove", tag = "tournaments", request_body = Somebody,
    params(("tournament" = String, Path, description = "Id of the tournament")),
    responses((status = 204), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn remove(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    TournamentPath(id): TournamentPath,
    JsonBody(asked): JsonBody<Somebody>,
) -> Result<StatusCode, Problem> {
    let player = asked.player.checked_sub(1).ok_or(Problem::NotInTournament)?;
    tournaments::remove(&house, &id, &caller.known_as(), player).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The organiser lets a bot play, so that nobody has to sit out. There can be one.
#[utoipa::path(post, path = "/api/v1/tournaments/{tournament}/bot", tag = "tournaments", request_body = SomeBot,
    params(("tournament" = String, Path, description = "Id of the tournament")),
    responses((status = 204), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem),
        (status = 422, body = Problem)))]
pub(crate) async fn bot(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    TournamentPath(id): TournamentPath,
    JsonBody(asked): JsonBody<SomeBot>,
) -> Result<StatusCode, Problem> {
    tournaments::add_bot(&house, &id, &caller.known_as(), BotName::named(&asked.level)?).await?;
    Ok(StatusCode::NO_CONTENT)
}
