//! The games that somebody has finished, as whoever asks may see them.
//!
//! Others sat at those tables, too, and have not been asked. So their names and the way to the table are there for somebody else
//! only if they show their games to them as well; whoever sat there knows anyway.

use super::{Visit, failed};
use crate::house::House;
use crate::problem::Problem;
use crate::ratings::rated_places;
use benben_core::Seat;
use benben_store::{AccountId, Holder, StoredGame, StoredPerson, TokenHash};
use serde::{Deserialize, Serialize};
use std::collections::{HashMap, HashSet};
use utoipa::ToSchema;

/// So many games count for what is added up.
const COUNTED: u32 = 1_000;
/// So many are on one page.
const PAGE: u32 = 20;

/// Some finished games.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct History {
    /// The latest opened first.
    pub(crate) games: Vec<Played>,
    /// What to send as `before` to get older ones; missing if there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(crate) before: Option<u64>,
}

/// A finished game.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Played {
    /// Id of the game.
    pub(crate) game: String,
    /// The table, if you may look at it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(crate) table: Option<String>,
    /// When it ended, in unix milliseconds.
    pub(crate) ended_at: i64,
    /// Did ratings follow from it?
    pub(crate) rated: bool,
    /// Where they sat.
    #[schema(value_type = u8)]
    pub(crate) seat: Seat,
    /// Their place. Whoever gave up comes last.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(crate) place: Option<u8>,
    /// Did they give up?
    pub(crate) resigned: bool,
    /// Everyone, in seat order.
    pub(crate) players: Vec<Sitter>,
}

/// Somebody who sat there.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Sitter {
    /// What they are called, or the level of a bot; missing if it isn't for you to know.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(crate) name: Option<String>,
    /// Is it a bot?
    pub(crate) bot: bool,
    /// What the game counted for them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(crate) score: Option<i32>,
}

/// How a game ended for somebody.
pub(super) struct Ended {
    seat: usize,
    pub(super) places: Vec<u8>,
    scores: Vec<i32>,
}

/// What is stored of a game's end.
#[derive(Debug, Default, Deserialize)]
struct StoredResult {
    #[serde(default)]
    scores: Vec<i32>,
    #[serde(default)]
    places: Vec<u8>,
}

impl Ended {
    fn of(game: &StoredGame, holder: TokenHash) -> Option<Self> {
        let seat = game.table.seats.iter().position(|seat| seat.token == Some(holder))?;
        let result = game.table.result.as_deref().and_then(|result| serde_json::from_str(result).ok());
        let StoredResult { scores, places } = result.unwrap_or_default();
        let whole = places.len() == game.table.seats.len();
        let places = if whole { rated_places(&game.table.seats, &places) } else { Vec::new() };
        Some(Ended { seat, places, scores })
    }

    pub(super) fn place(&self) -> Option<u8> {
        self.places.get(self.seat).copied()
    }
}

async fn finished(
    house: &House,
    account: &AccountId,
    before: Option<u64>,
    limit: u32,
) -> Result<Vec<(StoredGame, Ended)>, Problem> {
    let games = house.store.finished(account.clone(), before, limit).await.map_err(|error| failed(&error))?;
    let holder = account.holder();
    Ok(games.into_iter().filter_map(|game| Ended::of(&game, holder).map(|ended| (game, ended))).collect())
}

/// The latest games, to be added up.
pub(super) async fn latest(house: &House, account: &AccountId) -> Result<Vec<(StoredGame, Ended)>, Problem> {
    finished(house, account, None, COUNTED).await
}

/// A page of somebody's games. Bots are called by their levels.
pub(crate) async fn history(house: &House, visit: &Visit, before: Option<u64>) -> Result<History, Problem> {
    let mut games = finished(house, &visit.account, before, PAGE + 1).await?;
    let more = games.len() > PAGE as usize;
    games.truncate(PAGE as usize);
    let last = games.last().map(|(game, _)| game.position).filter(|_| more);
    let holders: HashSet<TokenHash> =
        games.iter().flat_map(|(game, _)| game.table.seats.iter().filter_map(|seat| seat.token)).collect();
    let known = Known::among(house, visit, holders).await?;
    let games = games.into_iter().map(|(game, ended)| known.played(visit, game, &ended)).collect();
    Ok(History { games, before: last })
}

/// Those whose part in a game the onlooker may see.
struct Known {
    of: HashMap<TokenHash, StoredPerson>,
}

impl Known {
    async fn among(house: &House, visit: &Visit, holders: HashSet<TokenHash>) -> Result<Self, Problem> {
        let people =
            house.store.people(holders.into_iter().collect()).await.map_err(|error| failed(&error))?;
        let mut of = HashMap::new();
        for person in people {
            let shown = house.store.shown(person.account.clone()).await.map_err(|error| failed(&error))?;
            if person.account == visit.account || visit.onlooker.sees(&person.account, shown.games) {
                of.insert(person.holder, person);
            }
        }
        Ok(Known { of })
    }

    fn played(&self, visit: &Visit, game: StoredGame, ended: &Ended) -> Played {
        let table = game.table;
        let sat = |account: &AccountId| table.seats.iter().any(|seat| seat.token == Some(account.holder()));
        let was_there = visit.onlooker.account.as_ref().is_some_and(sat);
        let named = |token: Option<TokenHash>| token.and_then(|token| self.of.get(&token));
        let all_known =
            table.seats.iter().all(|seat| seat.holder == Holder::Bot || named(seat.token).is_some());
        let players = table.seats.iter().enumerate().map(|(index, seat)| Sitter {
            name: match seat.holder {
                Holder::Bot => Some(seat.level.clone()),
                _ if was_there => Some(seat.name.clone()),
                _ => named(seat.token).map(|person| person.name.clone()),
            },
            bot: seat.holder == Holder::Bot,
            score: ended.scores.get(index).copied(),
        });
        Played {
            players: players.collect(),
            table: (was_there || all_known && table.spectators).then(|| table.id.to_string()),
            game: table.game,
            ended_at: table.changed_at,
            rated: table.rated,
            seat: Seat::new(ended.seat),
            place: ended.place(),
            resigned: table.seats[ended.seat].resigned,
        }
    }
}
