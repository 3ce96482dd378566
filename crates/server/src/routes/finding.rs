//! Looking for a game by programs.

use crate::accounts::seat_name;
use crate::finding::{self, Answer, Proposal, Sought, Standing, Strength, Waiting};
use crate::house::House;
use crate::pace::Pace;
use crate::problem::Problem;
use crate::table::RatingShown;
use crate::web::body::JsonBody;
use crate::web::client::Client;
use crate::web::events;
use crate::web::token::OptionalToken;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use benben_core::{Commitment, Nonce};
use benben_store::TokenHash;
use benben_web::{Language, Texts};
use futures_util::{Stream, stream};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use utoipa::ToSchema;

/// However little happens, it is looked again after this time: wishes widen.
const LOOK: Duration = Duration::from_secs(1);

/// What you would like to play.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Seek {
    /// Ids of games: any of them is fine. All of them, if you name none.
    #[serde(default)]
    games: Vec<String>,
    /// Numbers of players, you included: any of them is fine. Two, if you say nothing.
    #[serde(default)]
    seats: Vec<usize>,
    /// Time limits: any of them is fine. See `/api/v1/lobby` for those there are; without one, the first of them.
    #[serde(default)]
    paces: Vec<Pace>,
    /// Should you also get another number of players or another time limit, once you have waited for a while?
    #[serde(default)]
    flexible: bool,
    /// Against whom: `near` (those about as strong as you, at first within 150 points and five more for each second; where one of
    /// you has no established rating, it keeps nobody apart), or `anyone`.
    #[serde(default)]
    strength: Strength,
    /// Should the game count for your rating? Everybody has to be signed in for that.
    #[serde(default)]
    rated: bool,
    /// What others call you. Whoever is signed in is called as they are.
    #[serde(default)]
    name: Option<String>,
}

/// How it stands with your search.
#[derive(Debug, Default, Serialize, ToSchema)]
pub(crate) struct SeekShown {
    /// `nothing` (you don't look for a game), `waiting`, `asked` (confirm, or you lose your place), `found`, or `dropped`
    /// (you didn't confirm in time).
    state: &'static str,
    /// What you wait for.
    #[serde(skip_serializing_if = "Option::is_none")]
    waiting: Option<WaitingShown>,
    /// The match to confirm.
    #[serde(skip_serializing_if = "Option::is_none")]
    proposal: Option<ProposalShown>,
    /// The id of your table, once it is there.
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<String>,
    /// The id of the table where you play against bots until then. It is closed when you and the others have confirmed.
    #[serde(skip_serializing_if = "Option::is_none")]
    meanwhile: Option<String>,
    /// Your token, if you brought none: it will hold your seat. It is shown this once.
    #[serde(skip_serializing_if = "Option::is_none")]
    token: Option<String>,
}

/// Somebody who waits for a game.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct WaitingShown {
    /// What they are called, if they keep that name.
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    /// Ids of games.
    games: Vec<&'static str>,
    /// Numbers of players.
    seats: Vec<usize>,
    /// Does the game count for ratings?
    rated: bool,
    /// Time limits.
    #[schema(value_type = Vec<Object>)]
    paces: Vec<Pace>,
    /// Against whom: `near` or `anyone`.
    strength: Strength,
    /// How well they play, by game, as far as they show it to everyone.
    #[schema(value_type = Object)]
    ratings: BTreeMap<&'static str, RatingShown>,
    /// Since when, in unix milliseconds.
    since: i64,
}

/// A match that waits for everyone's word.
#[derive(Debug, Serialize, ToSchema)]
struct ProposalShown {
    /// Its number, for answering.
    number: u64,
    /// Id of the game.
    game: &'static str,
    /// The time limit.
    #[schema(value_type = Object)]
    pace: Pace,
    /// Does it count for ratings?
    rated: bool,
    /// The others.
    players: Vec<String>,
    /// Which of them keep that name, in the same order. A guest may be called as they like.
    kept: Vec<bool>,
    /// The hash of the server's secret. Bring a nonce of your own when you confirm, and nobody can have chosen the luck.
    #[schema(value_type = String)]
    commitment: Commitment,
    /// Until when to confirm, in unix milliseconds.
    until: i64,
    /// Have you confirmed?
    accepted: bool,
}

fn shown(standing: Standing) -> SeekShown {
    match standing {
        Standing::Nothing => SeekShown { state: "nothing", ..SeekShown::default() },
        Standing::Dropped => SeekShown { state: "dropped", ..SeekShown::default() },
        Standing::Waits(waiting) => {
            let meanwhile = waiting.meanwhile.as_ref().map(ToString::to_string);
            SeekShown { state: "waiting", waiting: Some(waiting.into()), meanwhile, ..SeekShown::default() }
        }
        Standing::Found(table) => {
            SeekShown { state: "found", table: Some(table.to_string()), ..SeekShown::default() }
        }
        Standing::Asked(proposal) => {
            let Proposal { number, game, pace, rated, others, commitment, until, accepted, meanwhile } =
                proposal;
            let (players, kept) = others.into_iter().map(|other| (other.name, other.kept)).unzip();
            let meanwhile = meanwhile.map(|table| table.to_string());
            let proposal =
                ProposalShown { number, game, pace, rated, players, kept, commitment, until, accepted };
            SeekShown { state: "asked", proposal: Some(proposal), meanwhile, ..SeekShown::default() }
        }
    }
}

impl From<Waiting> for WaitingShown {
    fn from(waiting: Waiting) -> Self {
        let Waiting { name, keeps_name, wish, ratings, since, meanwhile: _ } = waiting;
        WaitingShown {
            name: keeps_name.then_some(name),
            games: wish.games.into_iter().collect(),
            seats: wish.seats.into_iter().collect(),
            rated: wish.rated,
            paces: wish.paces,
            strength: wish.strength,
            ratings: ratings.into_iter().map(|(game, rating)| (game, rating.into())).collect(),
            since,
        }
    }
}

/// Looks for people to play with. Poll `/api/v1/seek` at least every ten seconds or keep its stream open: whoever isn't
/// heard of any more doesn't wait.
#[utoipa::path(post, path = "/api/v1/seek", tag = "people", request_body = Seek,
    responses((status = 201, body = SeekShown), (status = 400, body = Problem), (status = 404, body = Problem),
        (status = 422, body = Problem), (status = 503, body = Problem)))]
pub(crate) async fn seek(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    JsonBody(Seek { games, seats, paces, flexible, strength, rated, name }): JsonBody<Seek>,
) -> Result<impl IntoResponse, Problem> {
    let (who, texts) = (caller.signed_in().cloned(), Texts::new(Language::English));
    let wanted = name.unwrap_or_else(|| texts.say("name-guest"));
    let name = seat_name(who.as_deref(), &wanted)?;
    let seat_token = caller.or_issue(&house).await?;
    let holder = TokenHash::of(&seat_token.token);
    let sought = Sought { games, seats, paces, flexible, strength, rated };
    finding::seek(&house, holder, name, who.as_deref(), sought).await?;
    let seek = SeekShown { token: seat_token.told(), ..shown(finding::standing(&house, Some(holder))) };
    Ok((StatusCode::CREATED, Json(seek)))
}

/// How it stands with your search.
#[utoipa::path(get, path = "/api/v1/seek", tag = "people", responses((status = 200, body = SeekShown)))]
pub(crate) async fn show(State(house): State<Arc<House>>, caller: OptionalToken) -> Json<SeekShown> {
    Json(shown(finding::standing(&house, caller.hash())))
}

/// An event of the stream.
#[derive(ToSchema)]
#[allow(dead_code, reason = "it only describes what the stream sends")]
pub(crate) struct SeekEvent {
    /// Always `seek`.
    event: String,
    /// How your search stands, in JSON.
    data: String,
}

/// The same as a stream of server-sent events named `seek`, now and whenever it changes. It ends with your table, or when
/// you don't wait any more.
#[utoipa::path(get, path = "/api/v1/seek/stream", tag = "people",
    responses((status = 200, content_type = "text/event-stream", body = SeekEvent), (status = 429, body = Problem)))]
pub(crate) async fn stream(
    State(house): State<Arc<House>>,
    client: Client,
    caller: OptionalToken,
) -> Result<Response, Problem> {
    let open = events::open(&house, client)?;
    let standings = standings(house.clone(), caller.hash());
    let news = futures_util::StreamExt::map(standings, |standing| {
        let json = serde_json::to_string(&shown(standing)).expect("what is shown can be written");
        events::event("seek", &json)
    });
    Ok(events::respond(house, open, news))
}

/// How it stands with somebody, now and whenever that changes, until they don't wait any more.
pub(crate) fn standings(
    house: Arc<House>,
    who: Option<TokenHash>,
) -> impl Stream<Item = Standing> + Send + 'static {
    let (listening, news) = (Listening::new(house, who), None);
    stream::unfold((listening, news), |(listening, before)| async move {
        let ended = |standing: &Standing| {
            matches!(standing, Standing::Nothing | Standing::Dropped | Standing::Found(_))
        };
        if before.as_ref().is_some_and(ended) {
            return None;
        }
        loop {
            let mut news = listening.house.hall.news();
            news.mark_unchanged();
            let standing = finding::standing(&listening.house, listening.who);
            if before.as_ref() != Some(&standing) {
                return Some((standing.clone(), (listening, Some(standing))));
            }
            // Whichever comes first.
            let _ = tokio::time::timeout(LOOK, news.changed()).await;
        }
    })
}

/// Somebody listens; as long as they do, they wait.
struct Listening {
    house: Arc<House>,
    who: Option<TokenHash>,
}

impl Listening {
    fn new(house: Arc<House>, who: Option<TokenHash>) -> Self {
        let listening = Listening { house, who };
        listening.count(true);
        listening
    }

    fn count(&self, more: bool) {
        if let Some(who) = self.who {
            self.house.hall.count_stream(who, more, self.house.config.clock.now());
        }
    }
}

impl Drop for Listening {
    fn drop(&mut self) {
        self.count(false);
    }
}

/// What you say to a match.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Confirm {
    /// Which match.
    number: u64,
    /// Your nonce, which becomes part of the seed: 32 hexadecimal digits. Without it the server draws one for you.
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    nonce: Option<Nonce>,
}

/// Confirms a match. When all have, the table is open and the game begins.
#[utoipa::path(post, path = "/api/v1/seek/accept", tag = "people", request_body = Confirm,
    responses((status = 200, body = SeekShown), (status = 400, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn accept(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    JsonBody(Confirm { number, nonce }): JsonBody<Confirm>,
) -> Result<Json<SeekShown>, Problem> {
    let standing = finding::answer(&house, caller.hash(), number, Answer::Accept(nonce)).await?;
    Ok(Json(shown(standing)))
}

/// What you play until somebody comes.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Meanwhile {
    /// Id of one of the games you look for; the first of them, if you don't say.
    #[serde(default)]
    game: Option<String>,
}

/// Opens a game against the usual bots while you wait, or answers the one you play already. It has no clock and counts for
/// nothing: once a match is confirmed by everybody, it is closed, and the seats of its bots are given up for people. If you stop
/// looking, it is an ordinary game.
#[utoipa::path(post, path = "/api/v1/seek/meanwhile", tag = "people", request_body = Meanwhile,
    responses((status = 201, body = SeekShown), (status = 400, body = Problem), (status = 404, body = Problem),
        (status = 409, body = Problem), (status = 429, body = Problem), (status = 503, body = Problem)))]
pub(crate) async fn meanwhile(
    State(house): State<Arc<House>>,
    client: Client,
    caller: OptionalToken,
    JsonBody(Meanwhile { game }): JsonBody<Meanwhile>,
) -> Result<impl IntoResponse, Problem> {
    let holder = caller.hash().ok_or(Problem::Moved)?;
    finding::play_meanwhile(&house, client, holder, game.as_deref()).await?;
    Ok((StatusCode::CREATED, Json(shown(finding::standing(&house, Some(holder))))))
}

/// You don't look for a game any more. If a match waits for you, it doesn't take place.
#[utoipa::path(post, path = "/api/v1/seek/leave", tag = "people", responses((status = 204)))]
pub(crate) async fn leave(State(house): State<Arc<House>>, caller: OptionalToken) -> StatusCode {
    finding::leave(&house, caller.hash());
    StatusCode::NO_CONTENT
}

/// Who is here.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct LobbyShown {
    /// Those who wait for a game, the longest waiting first. Of many only the first are listed.
    waiting: Vec<WaitingShown>,
    /// How many wait.
    waiting_count: usize,
    /// How many sit at a table and look at it now.
    playing: usize,
    /// How many watch.
    watching: usize,
    /// The time limits you can look for.
    #[schema(value_type = Vec<Object>)]
    paces: Vec<Pace>,
}

/// Who waits for a game, and how many play and watch now. Open tables are at `/api/v1/tables`.
#[utoipa::path(get, path = "/api/v1/lobby", tag = "people", responses((status = 200, body = LobbyShown)))]
pub(crate) async fn lobby(State(house): State<Arc<House>>) -> Json<LobbyShown> {
    let (waiting, waiting_count) = house.hall.waiting(house.config.clock.now());
    let (playing, watching) = house.everybody();
    let waiting = waiting.into_iter().map(WaitingShown::from).collect();
    Json(LobbyShown { waiting, waiting_count, playing, watching, paces: finding::PACES.to_vec() })
}
