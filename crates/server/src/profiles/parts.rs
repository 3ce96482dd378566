//! The parts of a profile but its games: ratings, how often what was played, opponents, reviews.

use super::history::{Ended, latest};
use super::{Visit, failed};
use crate::house::House;
use crate::problem::Problem;
use crate::ratings::is_provisional;
use benben_core::Day;
use benben_store::{AccountId, StoredFigures, TokenHash};
use serde::Serialize;
use std::collections::{BTreeMap, HashMap};
use utoipa::ToSchema;

/// So many changes of ratings are shown.
const MOST_CHANGES: u32 = 2_000;
/// So many opponents are shown, and so many looked at for that.
const MOST_OPPONENTS: usize = 8;
const MOST_ASKED: usize = 40;

/// How well somebody plays a game.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RatingNow {
    /// Id of the game.
    pub(crate) game: String,
    /// In points: 1500 is where everybody begins.
    pub(crate) rating: i32,
    /// How far off that may be: one standard deviation.
    pub(crate) deviation: i32,
    /// Is too little known yet?
    pub(crate) provisional: bool,
    /// After so many rated games.
    pub(crate) games: u32,
    /// How it came about, the oldest first; of very many only the latest.
    pub(crate) history: Vec<RatingThen>,
}

/// What a rating was after a game.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RatingThen {
    /// The day, as `2026-11-17`.
    #[schema(value_type = String)]
    pub(crate) on: Day,
    /// In points.
    pub(crate) rating: i32,
    /// How far off that may be.
    pub(crate) deviation: i32,
    /// The same, exactly.
    #[serde(skip)]
    pub(crate) exactly: benben_store::Skill,
    /// When exactly, in unix milliseconds.
    #[serde(skip)]
    pub(crate) at: i64,
}

/// How often somebody has played a game.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Tally {
    /// Id of the game.
    pub(crate) game: String,
    /// So many of their latest thousand games.
    pub(crate) games: u32,
    /// In so many of these they came first.
    pub(crate) won: u32,
}

/// Somebody with whom they play.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Opponent {
    /// What they are called.
    pub(crate) name: String,
    /// So many of the latest thousand games.
    pub(crate) games: u32,
    /// In so many of these they came behind.
    pub(crate) won: u32,
    /// Is there a profile that whoever asks can see?
    #[serde(skip)]
    pub(crate) has_profile: bool,
}

/// What reviews say about somebody's games of one kind.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Reviewed {
    /// Id of the game.
    pub(crate) game: String,
    /// So many of their games were reviewed.
    pub(crate) games: u32,
    /// So many decisions were judged in them.
    pub(crate) decisions: u32,
    /// What one of these cost on average by what was known then, as a share of the win.
    pub(crate) loss: f64,
}

/// How well somebody plays each game, and how that came about.
pub(crate) async fn ratings(house: &House, account: &AccountId) -> Result<Vec<RatingNow>, Problem> {
    let now = house.store.ratings_of(account.clone()).await.map_err(|error| failed(&error))?;
    let changes =
        house.store.changes_of(account.clone(), MOST_CHANGES).await.map_err(|error| failed(&error))?;
    let of = |rating: benben_store::StoredRating| {
        let mine = || changes.iter().rev().filter(|change| change.game == rating.game);
        let then = |at: i64, skill: benben_store::Skill| RatingThen {
            on: Day::of(at),
            rating: skill.rating.round() as i32,
            deviation: skill.deviation.round() as i32,
            exactly: skill,
            at,
        };
        // Where it began is a point of its own, unless that is too long ago.
        let begun = mine().next().filter(|first| first.number == 1).map(|first| then(first.at, first.before));
        let history = begun.into_iter().chain(mine().map(|change| then(change.at, change.after))).collect();
        RatingNow {
            rating: rating.skill.rating.round() as i32,
            deviation: rating.skill.deviation.round() as i32,
            provisional: is_provisional(rating.skill),
            games: rating.games,
            game: rating.game,
            history,
        }
    };
    Ok(now.into_iter().map(of).collect())
}

/// How often somebody has played what.
pub(crate) async fn tally(house: &House, account: &AccountId) -> Result<Vec<Tally>, Problem> {
    let mut by_game: BTreeMap<String, Tally> = BTreeMap::new();
    for (game, ended) in latest(house, account).await? {
        let name = game.table.game;
        let tally = by_game.entry(name.clone()).or_insert_with(|| Tally { game: name, games: 0, won: 0 });
        tally.games += 1;
        tally.won += u32::from(ended.place() == Some(1));
    }
    Ok(by_game.into_values().collect())
}

/// With whom somebody plays most. Others are among them only if they show the same to whoever asks.
pub(crate) async fn opponents(house: &House, visit: &Visit) -> Result<Vec<Opponent>, Problem> {
    #[derive(Default)]
    struct Together {
        games: u32,
        won: u32,
        since: usize,
    }
    let own = visit.account.holder();
    let mut met: HashMap<TokenHash, Together> = HashMap::new();
    for (since, (game, ended)) in latest(house, &visit.account).await?.into_iter().enumerate() {
        for (index, seat) in game.table.seats.iter().enumerate() {
            let Some(token) = seat.token.filter(|token| *token != own) else { continue };
            let together = met.entry(token).or_insert_with(|| Together { since, ..Together::default() });
            together.games += 1;
            together.won += u32::from(ended.is_ahead_of(index));
        }
    }
    let people = house.store.people(met.keys().copied().collect()).await.map_err(|error| failed(&error))?;
    let mut people: Vec<_> = people.into_iter().map(|person| (&met[&person.holder], person)).collect();
    people.sort_by_key(|(together, _)| (std::cmp::Reverse(together.games), together.since));
    let mut opponents = Vec::new();
    let is_own = visit.own().is_some();
    for (together, person) in people.into_iter().take(MOST_ASKED) {
        let shown = house.store.shown(person.account.clone()).await.map_err(|error| failed(&error))?;
        if !is_own && !visit.onlooker.sees(&person.account, shown.opponents) {
            continue;
        }
        let known = house.store.known_to_all(vec![person.holder]).await.map_err(|error| failed(&error))?;
        let has_profile = !known.is_empty()
            || visit.onlooker.is(&person.account)
            || visit.onlooker.is_friend_of(&person.account);
        opponents.push(Opponent { name: person.name, games: together.games, won: together.won, has_profile });
        if opponents.len() == MOST_OPPONENTS {
            break;
        }
    }
    Ok(opponents)
}

/// What reviews say about somebody's decisions.
pub(crate) async fn reviews(house: &House, account: &AccountId) -> Result<Vec<Reviewed>, Problem> {
    let figures = house.store.figures_of(account.clone()).await.map_err(|error| failed(&error))?;
    let reviewed = |one: StoredFigures| Reviewed {
        loss: one.loss / f64::from(one.decisions.max(1)),
        game: one.game,
        games: one.games,
        decisions: one.decisions,
    };
    Ok(figures.into_iter().map(reviewed).collect())
}

impl Ended {
    fn is_ahead_of(&self, other: usize) -> bool {
        self.place().zip(self.places.get(other)).is_some_and(|(own, other)| own < *other)
    }
}
