//! What somebody does who looks for a game, whether by a page or by a program.

use super::hall::{Answer, Standing};
use super::matching::{Seeker, Strength, Wish};
use super::{Hall, PACES, meanwhile};
use crate::accounts::SignedIn;
use crate::house::House;
use crate::pace::{Pace, PaceError};
use crate::problem::{Missing, Problem};
use crate::ratings::{Listed, is_provisional};
use crate::seating::open_seated;
use benben_store::{TableId, TokenHash};
use benben_web::table::SeatRating;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// What somebody asks for, as it was sent.
#[derive(Clone, Debug)]
pub(crate) struct Sought {
    /// Any of these; all, if none is named.
    pub(crate) games: Vec<String>,
    /// Any of these numbers of players; two, if none is said.
    pub(crate) seats: Vec<usize>,
    /// Any of these; the usual one, if none is said.
    pub(crate) paces: Vec<Pace>,
    pub(crate) flexible: bool,
    pub(crate) strength: Strength,
    /// Does it count for ratings? For that everybody is signed in.
    pub(crate) rated: bool,
}

/// Looks for a game from now on.
pub(crate) async fn seek(
    house: &House,
    who: TokenHash,
    name: String,
    account: Option<&SignedIn>,
    sought: Sought,
) -> Result<(), Problem> {
    let keeps_name = account.is_some();
    if sought.rated && !keeps_name {
        return Err(Problem::NotSignedIn);
    }
    let wish = wish(sought)?;
    let avoids = house.store.blocked_by(who).await.map_err(|error| Problem::store(&error))?;
    let avoids = avoids.into_iter().map(|blocked| blocked.who).collect();
    let (points, ratings) = match account {
        Some(account) => known(house, account, who, &wish).await?,
        None => Default::default(),
    };
    let seeker = Seeker { number: 0, who, name, keeps_name, wish, points, ratings, avoids, since: 0 };
    house.hall.enter(seeker, house.config.clock.now())
}

type ByGame<T> = BTreeMap<&'static str, T>;

/// How strong somebody is at the games they look for, and which of their ratings everyone may see. A provisional rating says
/// too little to keep anybody apart. One that its owner doesn't show to everyone counts where whoever is brought together sees
/// it, at rated tables: elsewhere the time it takes until two are paired would tell it.
async fn known(
    house: &House,
    account: &SignedIn,
    who: TokenHash,
    wish: &Wish,
) -> Result<(ByGame<i64>, ByGame<SeatRating>), Problem> {
    let listed = Listed::of(house, wish.games.iter().map(|game| ((*game).to_owned(), who)).collect()).await?;
    let shown: ByGame<SeatRating> =
        wish.games.iter().filter_map(|game| Some((*game, listed.rating(game, Some(who))?))).collect();
    if !wish.rated {
        let established = shown.iter().filter(|(_, rating)| !rating.provisional);
        return Ok((established.map(|(game, rating)| (*game, rating.points.into())).collect(), shown));
    }
    let all = house.store.ratings_of(account.account.clone()).await;
    let all = all.map_err(|error| Problem::store(&error))?;
    let established = all.iter().filter(|rating| !is_provisional(rating.skill));
    let points = established.filter_map(|rating| {
        let game = wish.games.iter().find(|game| **game == rating.game)?;
        Some((*game, rating.skill.rating.round() as i64))
    });
    Ok((points.collect(), shown))
}

/// Whoever did not confirm in time looks for the same once more.
pub(crate) fn look_again(house: &House, who: Option<TokenHash>) -> Result<(), Problem> {
    house.hall.look_again(who.ok_or(Problem::Moved)?, house.config.clock.now())
}

fn wish(sought: Sought) -> Result<Wish, Problem> {
    let Sought { games, seats, paces, flexible, strength, rated } = sought;
    let metas = benben_games::metas();
    let mut wanted = BTreeSet::new();
    for game in &games {
        let meta = metas.iter().find(|meta| meta.id == game);
        wanted.insert(meta.ok_or(Problem::NotFound(Missing::Game))?.id);
    }
    if wanted.is_empty() {
        wanted = metas.iter().map(|meta| meta.id).collect();
    }
    let seats = if seats.is_empty() { BTreeSet::from([2]) } else { seats.into_iter().collect() };
    // Of several games each takes what it can.
    let can = |game: &str| {
        let meta = metas.iter().find(|meta| meta.id == game);
        meta.is_some_and(|meta| seats.iter().any(|seats| (meta.min_seats..=meta.max_seats).contains(seats)))
    };
    wanted.retain(|game| can(game));
    if wanted.is_empty() {
        return Err(Problem::TooManySeats);
    }
    if paces.iter().any(|pace| !PACES.contains(pace)) {
        return Err(Problem::Pace(PaceError::Seconds));
    }
    let mut liked: Vec<Pace> = PACES.into_iter().filter(|pace| paces.contains(pace)).collect();
    if liked.is_empty() {
        liked.push(PACES[0]);
    }
    Ok(Wish { games: wanted, seats, paces: liked, flexible, strength, rated })
}

/// How it stands with somebody who looked for a game.
pub(crate) fn standing(house: &House, who: Option<TokenHash>) -> Standing {
    let now = house.config.clock.now();
    who.map_or(Standing::Nothing, |who| house.hall.standing(who, now))
}

/// Looks for nothing any more.
pub(crate) fn leave(house: &House, who: Option<TokenHash>) {
    if let Some(who) = who {
        house.hall.quit(who);
    }
}

/// Confirms a match, or does not. Once all have confirmed, their table is opened, and what they play against bots ends.
pub(crate) async fn answer(
    house: &Arc<House>,
    who: Option<TokenHash>,
    number: u64,
    answer: Answer,
) -> Result<Standing, Problem> {
    let who = who.ok_or(Problem::Moved)?;
    if let Some(seating) = house.hall.answer(who, number, answer, house.config.clock.now())? {
        let opening = Opening { hall: &house.hall, number, done: false };
        let table = open_seated(house, seating).await?;
        meanwhile::end(house, opening.succeeded(&table)).await;
    }
    Ok(standing(house, Some(who)))
}

/// Somebody shall not be paired with somebody else any more.
pub(crate) fn avoid(house: &House, who: TokenHash, other: TokenHash) {
    house.hall.avoid(who, other);
}

/// A table that is being opened. If that fails, or whoever asked is gone, those who confirmed wait on.
struct Opening<'a> {
    hall: &'a Hall,
    number: u64,
    done: bool,
}

impl Opening<'_> {
    fn succeeded(mut self, table: &TableId) -> Vec<TableId> {
        self.done = true;
        self.hall.opened(self.number, Some(table))
    }
}

impl Drop for Opening<'_> {
    fn drop(&mut self) {
        if !self.done {
            self.hall.opened(self.number, None);
        }
    }
}
