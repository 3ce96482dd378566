//! Ratings: how well people play, from the places at rated tables.
//!
//! [`skill`] is what a game tells about its players; here it is noted, once for each table. It may be asked for as often as one
//! likes: whoever comes second finds that it is done. So a table that was over when the server was killed is rated at the next
//! start, or when somebody looks at it.

mod listed;
mod skill;

pub(crate) use listed::{Listed, seat_rating};
pub(crate) use skill::{PROVISIONAL, START, after, is_provisional};

use crate::house::House;
use crate::problem::Problem;
use benben_bots::{Heuristics, Level};
use benben_core::{Seat, Seats};
use benben_games::BotVisitor;
use benben_store::{
    AccountId, Holder, Rating, Skill, Status, StoredChange, StoredSeat, StoredTable, TableId, TokenHash,
};
use serde::Deserialize;
use std::collections::HashMap;

/// Others may have played meanwhile; nobody is so unlucky so often.
const RACES: usize = 5;
/// So many tables are looked for at once.
const PAGE: u32 = 100;

/// The places of a result, as it is stored.
#[derive(Deserialize)]
struct Places {
    places: Vec<u8>,
}

/// Rates a table that is over, unless that was done before.
pub(crate) async fn rate(house: &House, id: &TableId) -> Result<(), Problem> {
    let failed = |error| Problem::store(&error);
    for _ in 0..RACES {
        let Some(table) = house.store.table(id.clone()).await.map_err(failed)? else { return Ok(()) };
        if !table.rated || table.status != Status::Over {
            return Ok(());
        }
        let changes = changes(house, &table).await?;
        let rated = house.store.rate(id.clone(), changes, table.changed_at).await.map_err(failed)?;
        if rated != Rating::Stale {
            return Ok(());
        }
    }
    Err(Problem::Race)
}

/// Rates whatever was over and not rated yet when the server stopped.
pub(crate) async fn catch_up(house: &House) {
    while let Ok(due) = house.store.to_rate(PAGE).await {
        let mut rated = 0;
        for id in &due {
            match rate(house, id).await {
                Ok(()) => rated += 1,
                Err(problem) => tracing::warn!(error = problem.code(), "a finished table was not rated"),
            }
        }
        // Those that cannot be rated are tried again at the next start.
        if rated == 0 || due.len() < PAGE as usize {
            return;
        }
    }
}

/// What the table changes for each of its people who has an account.
async fn changes(house: &House, table: &StoredTable) -> Result<Vec<StoredChange>, Problem> {
    let told = table.result.as_deref().unwrap_or_default();
    let Places { places } =
        serde_json::from_str(told).map_err(|error| Problem::unreadable("result", &error))?;
    if places.len() != table.seats.len() {
        return Err(Problem::unreadable("result", &"places"));
    }
    let people = People::at(house, table).await?;
    let places = rated_places(&table.seats, &places);
    let known = |seat: &StoredSeat| seat.token.and_then(|token| people.of.get(&token));
    let before: Vec<Skill> = table
        .seats
        .iter()
        .map(|seat| match seat.holder {
            Holder::Bot => of_level(&table.game, &seat.level),
            Holder::Person | Holder::Open => known(seat).map_or(START, |person| person.skill),
        })
        .collect();
    let after = after(&before, &places);
    let changes = table.seats.iter().enumerate().filter_map(|(index, seat)| {
        let person = known(seat).filter(|_| seat.holder == Holder::Person)?;
        Some(StoredChange {
            account: person.account.clone(),
            game: table.game.clone(),
            number: person.games + 1,
            table: table.id.clone(),
            seat: Seat::new(index),
            place: places[index],
            seats: table.seats.len() as u8,
            before: before[index],
            after: after[index],
            at: table.changed_at,
        })
    });
    Ok(changes.collect())
}

/// Whoever gave up comes last, wherever the bot that played on for them came.
pub(crate) fn rated_places(seats: &[StoredSeat], places: &[u8]) -> Vec<u8> {
    let gave_up: Seats = (0..seats.len()).filter(|index| seats[*index].resigned).map(Seat::new).collect();
    let played = seats.len() - gave_up.len();
    let ahead = |index: usize| {
        let before = |other: &usize| !gave_up.contains(Seat::new(*other)) && places[*other] < places[index];
        (0..seats.len()).filter(before).count()
    };
    (0..seats.len())
        .map(|index| if gave_up.contains(Seat::new(index)) { played + 1 } else { ahead(index) + 1 } as u8)
        .collect()
}

/// Somebody's rating at a game.
pub(crate) struct Person {
    pub(crate) account: AccountId,
    pub(crate) skill: Skill,
    pub(crate) games: u32,
}

/// The people at a table who have an account, by what holds their seats.
pub(crate) struct People {
    pub(crate) of: HashMap<TokenHash, Person>,
}

impl People {
    pub(crate) async fn at(house: &House, table: &StoredTable) -> Result<Self, Problem> {
        let failed = |error| Problem::store(&error);
        let holders = table.seats.iter().filter_map(|seat| seat.token).collect();
        let people = house.store.people(holders).await.map_err(failed)?;
        let accounts = people.iter().map(|person| person.account.clone()).collect();
        let ratings = house.store.ratings(table.game.clone(), accounts).await.map_err(failed)?;
        let of = people.into_iter().map(|person| {
            let rating = ratings.iter().find(|rating| rating.account == person.account);
            let (skill, games) = rating.map_or((START, 0), |rating| (rating.skill, rating.games));
            (person.holder, Person { account: person.account, skill, games })
        });
        Ok(People { of: of.collect() })
    }
}

struct RatingsOf;

impl BotVisitor for RatingsOf {
    type Out = [u16; 4];

    fn visit<H: Heuristics>(self) -> Self::Out {
        H::RATINGS
    }
}

/// How well bots of a level play a game. They are what the scale is fixed to, so nothing they play changes it.
pub(crate) fn of_level(game: &str, level: &str) -> Skill {
    let index = Level::ALL.iter().position(|known| known.name() == level);
    let ratings = benben_games::visit_bot(game, RatingsOf);
    match (ratings, index) {
        (Some(ratings), Some(index)) => Skill { rating: f64::from(ratings[index]), deviation: 0.0 },
        _ => START,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_gave_up_comes_last_wherever_their_bot_came() {
        let seats = |resigned: &[bool]| -> Vec<StoredSeat> {
            resigned.iter().map(|&resigned| StoredSeat { resigned, ..StoredSeat::default() }).collect()
        };
        assert_eq!(rated_places(&seats(&[false, false, false]), &[2, 1, 2]), [2, 1, 2]);
        assert_eq!(rated_places(&seats(&[true, false, false]), &[1, 2, 3]), [3, 1, 2]);
        assert_eq!(rated_places(&seats(&[true, false, true, false]), &[1, 3, 2, 3]), [3, 1, 3, 1]);
        assert_eq!(rated_places(&seats(&[true, true]), &[1, 2]), [1, 1]);
    }

    #[tokio::test]
    async fn a_start_rates_what_was_over_once() {
        use benben_store::contract::{new, sample_account, sample_table};
        use benben_store::{Ratings, Sqlite, Store};
        let folder = tempfile::tempdir().unwrap();
        let store = std::sync::Arc::new(Sqlite::open(folder.path()).unwrap());
        let house = House::new(crate::config::Config::default(), store.clone());
        for number in [1, 2] {
            store.open_account(new(number)).await.unwrap();
        }
        let [ada, bo] = [1, 2].map(|number| sample_account(number).id);
        let seat = |account: &AccountId, resigned| StoredSeat {
            holder: Holder::Person,
            token: Some(account.holder()),
            resigned,
            ..StoredSeat::default()
        };
        let result = Some("{\"places\":[1,2]}".to_owned());
        let seats = vec![seat(&ada, true), seat(&bo, false)];
        let game = benben_games::metas()[0].id.to_owned();
        let over = StoredTable { game, rated: true, status: Status::Over, result, seats, ..sample_table(1) };
        let faulty = StoredTable { status: Status::Closed, id: sample_table(2).id, ..over.clone() };
        store.open_table(over.clone()).await.unwrap();
        store.open_table(faulty.clone()).await.unwrap();
        for _ in 0..2 {
            catch_up(&house).await;
            let changes = store.changes_at(over.id.clone()).await.unwrap();
            assert_eq!(changes.iter().map(|change| change.place).collect::<Vec<_>>(), [2, 1]);
            assert_eq!(store.ratings_of(ada.clone()).await.unwrap()[0].games, 1);
        }
        assert_eq!(store.changes_at(faulty.id).await.unwrap(), [], "a fault is nobody's loss");
    }

    #[test]
    fn every_level_of_every_game_is_stronger_than_the_one_below() {
        for game in benben_games::ids() {
            let ratings = Level::ALL.map(|level| of_level(game, level.name()).rating);
            assert!(ratings.is_sorted_by(|weaker, stronger| weaker < stronger), "{game}: {ratings:?}");
            assert_eq!(ratings[1], 1500.0, "{game}: the usual level is where people begin");
        }
    }
}
