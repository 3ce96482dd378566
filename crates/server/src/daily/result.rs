//! How a try of a deal of the day ended, with an account of skill and luck.

use super::bots::won;
use crate::erased::account;
use crate::house::House;
use crate::problem::Problem;
use crate::table::Tried;
use crate::tables::ask;
use crate::workers::{Party, Rank};
use benben_core::Day;
use benben_store::{TableId, Trier, TryResult};
use futures_util::FutureExt;
use std::sync::Arc;

/// Notes how the try at a table ended, if it counts and has ended in time: first the result, then where it came from, which takes
/// a while to find out.
pub(crate) async fn note_result(house: &Arc<House>, table: &TableId) -> Result<(), Problem> {
    let tried = ask(house, table, |table| async move { table.tried().await }.boxed()).await?;
    let Some(Tried { day, game, seat, token, ending, at, record }) = tried else { return Ok(()) };
    let by = Trier::Holder(token);
    let found =
        house.store.find_try(day, game.clone(), by.clone()).await.map_err(|error| Problem::store(&error))?;
    let counts = found.as_ref().is_some_and(|found| found.table.as_ref() == Some(table));
    let is_noted = found.is_some_and(|found| found.result.is_some_and(|result| result.account.is_some()));
    // When the day is over everybody knows the deal.
    if !counts || is_noted || Day::of(at) > day {
        return Ok(());
    }
    let (share, points) = won(&ending, seat);
    let mut result = TryResult { share, points, account: None, at };
    let end = |result| house.store.end_try(day, game.clone(), by.clone(), result);
    end(result.clone()).await.map_err(|error| Problem::store(&error))?;
    // A game that somebody gave up has no end to account for.
    let Some(record) = record else { return Ok(()) };
    let iterations = house.config.account_iterations;
    let work = move || account(&record, seat, iterations);
    let accounted = house.workers.run(Rank::Last, Party::HOUSE, work).await;
    let Some(account) = accounted.map_err(Problem::undone)? else { return Ok(()) };
    result.account = serde_json::to_string(&account).ok();
    end(result).await.map_err(|error| Problem::store(&error))
}
