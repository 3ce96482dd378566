//! The deal of the day: each game, each day, the same deal against the same bots for everybody, and one try that counts.
//!
//! The server draws the secret of a day's deal the day before. Only its commitment is public until the day is over (in UTC): then the
//! secret is published, and everybody can check the deal. Nobody's nonce enters, because then everybody would have another deal;
//! in its place stands the name of the day. The bots' luck comes from the same seed.

mod bots;
mod result;

pub(crate) use result::note_result;

use crate::accounts::KeptNames;
use crate::bot_name::BotName;
use crate::house::House;
use crate::luck;
use crate::opening::{self, Daily, Wish};
use crate::pace::Pace;
use crate::problem::{Missing, Problem};
use crate::web::client::Client;
use benben_bots::Level;
use benben_core::{Day, Deal, Meta, Nonce, Options, Seat, Secret, Seed};
use benben_store::{Holder, StoredDay, StoredSeat, StoredTry, TableId, TokenHash, Trier};
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Weak};
use std::time::Duration;

/// The bot that everybody plays against.
pub(crate) const OPPONENT: Level = Level::Architect;
/// How many days are kept, with their boards.
pub(crate) const KEPT: i64 = 30;
/// How many of the tries are on a board, bots not counted.
const BOARD: u32 = 100;
/// How often the server looks whether there is a day to draw.
const EVERY: Duration = Duration::from_secs(600);

/// Up to which day deals are drawn.
#[derive(Debug, Default)]
pub(crate) struct Drawn(AtomicI64);

/// Which of those who tried are called by a name that they keep.
pub(crate) async fn kept(
    house: &House,
    tries: impl Iterator<Item = &StoredTry>,
) -> Result<KeptNames, Problem> {
    let holder = |one: &StoredTry| match one.by {
        Trier::Holder(holder) => Some(holder),
        Trier::Bot(_) => None,
    };
    KeptNames::of(house, tries.filter_map(holder).collect()).await
}

/// A game's deal of one day.
#[derive(Clone, Debug)]
pub(crate) struct DealOfTheDay {
    pub(crate) stored: StoredDay,
    pub(crate) meta: &'static Meta,
    /// Is the day over, so that everything is public?
    pub(crate) over: bool,
}

/// Draws the deals of coming days as long as there is a house.
pub(crate) async fn run(house: Weak<House>) {
    loop {
        let Some(there) = house.upgrade() else { return };
        // What went wrong is in the log, and whoever asks is told.
        let _ = draw(&there).await;
        drop(there);
        tokio::time::sleep(EVERY).await;
    }
}

/// Today's deals and tomorrow's are drawn, if they are not yet.
async fn draw(house: &House) -> Result<Day, Problem> {
    let today = house.config.clock.today();
    if house.drawn.0.load(Ordering::Acquire) > today.0 {
        return Ok(today);
    }
    let drawn_at = house.config.clock.now();
    let day = |day: Day, game: &str| {
        let secret = match house.config.rehearsal {
            None => luck::secret(),
            Some(number) => Deal::from_number(number.wrapping_add(day.0 as u64), 1).secret,
        };
        StoredDay { day, game: game.to_owned(), secret, drawn_at }
    };
    let days = benben_games::ids().flat_map(|game| [day(today, game), day(today.plus(1), game)]).collect();
    house.store.draw_days(days, today.plus(-KEPT)).await.map_err(|error| Problem::store(&error))?;
    house.drawn.0.store(today.0 + 1, Ordering::Release);
    Ok(today)
}

/// The deals from so many days ago until today, and tomorrow's, of which only the commitment may be shown; the newest first.
pub(crate) async fn deals(house: &House, days_ago: i64) -> Result<Vec<DealOfTheDay>, Problem> {
    let today = draw(house).await?;
    let found = house
        .store
        .days(today.plus(-days_ago), today.plus(1))
        .await
        .map_err(|error| Problem::store(&error))?;
    let deal = |stored: StoredDay| {
        let meta = benben_games::metas().iter().copied().find(|meta| meta.id == stored.game)?;
        Some(DealOfTheDay { over: stored.day < today, stored, meta })
    };
    Ok(found.into_iter().filter_map(deal).collect())
}

/// The deal of a day that has begun.
pub(crate) async fn deal(house: &House, day: Day, game: &str) -> Result<DealOfTheDay, Problem> {
    let today = draw(house).await?;
    if day > today {
        return Err(Problem::NotFound(Missing::Day));
    }
    let found = house.store.days(day, day).await.map_err(|error| Problem::store(&error))?;
    let meta = benben_games::metas().iter().copied().find(|meta| meta.id == game);
    let meta = meta.ok_or(Problem::NotFound(Missing::Game))?;
    let stored = found.into_iter().find(|stored| stored.game == game);
    let stored = stored.ok_or(Problem::NotFound(Missing::Day))?;
    Ok(DealOfTheDay { over: day < today, stored, meta })
}

impl DealOfTheDay {
    /// The day.
    pub(crate) fn day(&self) -> Day {
        self.stored.day
    }

    /// How many play.
    pub(crate) fn seats(&self) -> usize {
        2.clamp(self.meta.min_seats, self.meta.max_seats)
    }

    /// The place that everybody has in it: another one the next day.
    pub(crate) fn seat(&self) -> Seat {
        Seat::new(self.day().0.rem_euclid(self.seats() as i64) as usize)
    }

    /// Where its luck comes from. Only whoever deals may know that before the day is over.
    fn luck(&self) -> Deal {
        Deal::of_the_day(self.stored.secret, self.day(), self.seats())
    }

    /// The same, once it is public.
    pub(crate) fn shown(&self) -> Option<(Secret, Seed)> {
        self.over.then(|| (self.stored.secret, self.luck().seed()))
    }

    /// The standard options of the game.
    fn options(&self) -> String {
        Options::standard(self.meta.options).to_string()
    }

    /// The try of whoever has this token.
    pub(crate) async fn try_of(
        &self,
        house: &House,
        token: Option<TokenHash>,
    ) -> Result<Option<StoredTry>, Problem> {
        let Some(token) = token else { return Ok(None) };
        let by = Trier::Holder(token);
        house
            .store
            .find_try(self.day(), self.stored.game.clone(), by)
            .await
            .map_err(|error| Problem::store(&error))
    }

    /// How others did, and the bots: for those who have tried, or when the day is over. Before, it would tell something of the deal.
    pub(crate) async fn board(
        &self,
        house: &Arc<House>,
        own: Option<&StoredTry>,
    ) -> Result<Option<Vec<StoredTry>>, Problem> {
        let has_ended = own.is_some_and(|own| own.result.is_some());
        if !self.over && !has_ended {
            return Ok(None);
        }
        let board = house
            .store
            .board(self.day(), self.stored.game.clone(), BOARD)
            .await
            .map_err(|error| Problem::store(&error))?;
        let has_bot = |level: Level| board.iter().any(|one| one.by == Trier::Bot(level.name().to_owned()));
        if !Level::ALL.into_iter().all(has_bot) {
            bots::let_them_play(house, self);
        }
        Ok(Some(board))
    }

    /// Takes whoever has this token to their table: while the day lasts to the one that counts, afterwards to one that does not.
    pub(crate) async fn play(
        &self,
        house: &Arc<House>,
        token: TokenHash,
        name: &str,
        client: Client,
    ) -> Result<TableId, Problem> {
        let mut id = luck::table_id();
        if !self.over {
            let (day, game) = (self.day(), self.stored.game.clone());
            let by = Trier::Holder(token);
            if self.try_of(house, Some(token)).await?.is_none() {
                opening::check_room(house, client).await?;
            }
            let begun = StoredTry { day, game, by, name: name.to_owned(), table: Some(id), result: None };
            let begun = house.store.begin_try(begun).await.map_err(|error| Problem::store(&error))?;
            id = begun.table.ok_or(Problem::Fault)?;
            // Whoever comes back finds the table; whoever was cut off before it was opened has it opened now.
            if begun.result.is_some()
                || house.store.table(id.clone()).await.map_err(|error| Problem::store(&error))?.is_some()
            {
                return Ok(id);
            }
        }
        let wish = Wish {
            game: self.stored.game.clone(),
            options: self.options(),
            edition: None,
            pace: Pace::None,
            spectators: false,
            listed: false,
            hints: Some(false),
            host: Some(token),
            host_starts: false,
            seats: (0..self.seats()).map(|index| self.place(Seat::new(index), token, name)).collect(),
            client: Some(client),
            promised: None,
            rated: false,
            daily: Some(Daily { table: id, day: self.day(), secret: self.stored.secret }),
        };
        let table = opening::open(house, wish).await?;
        crate::tables::wake(house, &table.id);
        Ok(table.id)
    }

    fn place(&self, seat: Seat, token: TokenHash, name: &str) -> StoredSeat {
        let nonce = Some(Nonce::of_the_day(self.day()));
        if seat == self.seat() {
            let (name, token) = (name.to_owned(), Some(token));
            return StoredSeat { holder: Holder::Person, name, token, nonce, ..StoredSeat::default() };
        }
        let level = BotName::named(OPPONENT.name()).expect("a level is a bot's name").to_string();
        StoredSeat { holder: Holder::Bot, level, nonce, ..StoredSeat::default() }
    }
}
