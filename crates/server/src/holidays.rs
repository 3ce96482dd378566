//! Holidays: whole days (in UTC) on which somebody's clocks stand still, at tables where there are days for a decision.

mod calendar;

pub(crate) use calendar::{Calendar, MOST_DAYS};

use crate::accounts::{SignedIn, hashes};
use crate::house::House;
use crate::pace::Pace;
use crate::problem::Problem;
use crate::tables::ask;
use benben_core::Day;
use benben_store::{Listing, Status, StoredHoliday, TableSummary, TokenHash};
use futures_util::FutureExt;
use std::sync::Arc;

/// What holds an account's holidays.
fn holder(who: &SignedIn) -> TokenHash {
    TokenHash::of(&who.identity())
}

/// Somebody's holidays, the earliest first.
pub(crate) async fn of(house: &House, who: &SignedIn) -> Result<Vec<StoredHoliday>, Problem> {
    house.store.holidays(holder(who)).await.map_err(|error| Problem::store(&error))
}

/// Takes a holiday.
pub(crate) async fn take(house: &Arc<House>, who: &SignedIn, from: Day, to: Day) -> Result<(), Problem> {
    let taken = Calendar::new(of(house, who).await?).with(from, to, house.config.clock.today());
    set(house, who, taken.map_err(Problem::Holiday)?).await
}

/// Ends a holiday with today, or takes it back if it hasn't begun. Nothing happens where there is none.
pub(crate) async fn end(house: &Arc<House>, who: &SignedIn, from: Day) -> Result<(), Problem> {
    let left = Calendar::new(of(house, who).await?).without(from, house.config.clock.today());
    set(house, who, left).await
}

async fn set(house: &Arc<House>, who: &SignedIn, calendar: Calendar) -> Result<(), Problem> {
    let failed = |error| Problem::store(&error);
    house.store.set_holidays(holder(who), calendar.kept()).await.map_err(failed)?;
    for hash in hashes(&who.account) {
        let held = house.store.list(Listing::HeldBy(hash), u32::MAX).await.map_err(failed)?;
        for table in held.iter().filter(|table| is_concerned(house, table)) {
            ask(house, &table.id, |table| async { table.look_at_holidays().await }.boxed()).await?;
        }
    }
    Ok(())
}

/// Is it in memory, or does it rest until somebody's time is up?
fn is_concerned(house: &House, table: &TableSummary) -> bool {
    let by_days = || table.pace.parse::<Pace>().is_ok_and(Pace::is_by_days);
    house.tables.is_live(&table.id) || (table.status == Status::Playing && by_days())
}
