//! Removing tables that nobody comes to any more: now and then, and a few at a time, so that nobody who plays waits for
//! it. A table that is in memory is being looked at or played at, and stays.

use crate::house::{House, now};
use crate::metrics::KindLabel;
use crate::tables::{Claim, release};
use benben_store::{Status, StoreError, TableId};
use std::sync::{Arc, Weak};
use std::time::Duration;
use tokio::time::Instant;

/// How often tables are looked for.
const EVERY: Duration = Duration::from_secs(600);
/// Tables removed in one commit: it takes a few milliseconds, and so long do actions wait that come in between.
const BATCH: u32 = 8;
/// The rest between two commits, in which everybody else's are done.
const REST: Duration = Duration::from_millis(250);

/// What people write at tables is kept for so many days.
const WORDS_DAYS: i64 = 30;
/// So many lines are forgotten in one commit.
const WORDS_BATCH: u32 = 200;
/// Reports that nobody closes are kept for so many days.
const REPORT_DAYS: i64 = 90;

/// Every status, and what tables of it are called in the log and in metrics.
pub(crate) const KINDS: [(Status, &str); 4] = [
    (Status::Gathering, "gathering"),
    (Status::Playing, "unfinished"),
    (Status::Closed, "closed"),
    (Status::Over, "finished"),
];

/// While no server was running nobody could come: that counts for no more than this.
const LONGEST_STOP: Duration = Duration::from_secs(3_600);
/// Two clocks of one machine may differ by so much in the time between two looks.
const DRIFT: Duration = Duration::from_secs(60);

/// Removes tables as long as there is a house, whenever that is to be done here.
pub(crate) async fn run(house: Weak<House>) {
    run_where(house, House::does_the_chores).await;
}

async fn run_where(house: Weak<House>, is_ours: impl Fn(&House) -> bool) {
    if let Some(house) = house.upgrade() {
        time(&house, now(), LONGEST_STOP).await;
    }
    let mut told = Instant::now();
    loop {
        tokio::time::sleep(EVERY).await;
        let Some(house) = house.upgrade() else { return };
        // Where another server has told the time until now, no more has passed since then, either.
        let passed = told.elapsed() + DRIFT;
        told = Instant::now();
        if !is_ours(&house) {
            continue;
        }
        if let Some(now) = time(&house, now(), passed).await {
            sweep(&house, now).await;
            forget(&house, now).await;
        }
    }
}

/// Forgets what people wrote long ago, and reports that nobody closed.
async fn forget(house: &House, now: i64) {
    let days = |days: i64| now.saturating_sub(days * 86_400_000);
    loop {
        match house.store.forget_words(days(WORDS_DAYS), WORDS_BATCH).await {
            Ok(0) => break,
            Ok(lines) => tracing::info!(lines, "forgot what was written long ago"),
            Err(error) => return tracing::error!(%error, "words cannot be forgotten"),
        }
        tokio::time::sleep(REST).await;
    }
    match house.store.forget_reports(days(REPORT_DAYS)).await {
        Ok(0) => {}
        Ok(reports) => tracing::info!(reports, "removed reports that nobody closed"),
        Err(error) => tracing::error!(%error, "reports cannot be removed"),
    }
}

/// The time by which tables are old: the machine's, unless that has jumped. `passed` is how much time can have passed
/// since the last time. None if the store fails.
async fn time(house: &House, machine: i64, passed: Duration) -> Option<i64> {
    match house.store.advance_clock(machine, passed.as_millis() as i64).await {
        Ok(time) => {
            if machine.abs_diff(time) > LONGEST_STOP.as_millis() as u64 {
                let days = (machine - time) / 86_400_000;
                tracing::warn!(
                    days,
                    "the clock has jumped, or the server was stopped for long; no table becomes old by that"
                );
            }
            Some(time)
        }
        Err(error) => {
            tracing::error!(%error, "tables that nobody comes to cannot be removed");
            None
        }
    }
}

/// Removes every table that nobody came to for as long as such tables are kept, and tournaments in the same way. The time is in unix
/// milliseconds.
async fn sweep(house: &Arc<House>, now: i64) {
    for (status, kind) in KINDS {
        let Some(since) = house.config.retention.of(status).idle_since(now) else { continue };
        if let Err(error) = house.store.expire_tournaments(status, since).await {
            tracing::error!(%error, kind, "tournaments that are over cannot be removed");
            return;
        }
        match remove_idle(house, status, since, now).await {
            Ok(0) => {}
            Ok(removed) => {
                house.metrics.tables_removed.get_or_create(&KindLabel { kind }).inc_by(removed);
                tracing::info!(removed, kind, "removed tables that nobody came to");
            }
            Err(error) => {
                tracing::error!(%error, kind, "tables that nobody comes to cannot be removed");
                return;
            }
        }
    }
}

/// Every turn settles its tables: they are removed, or count as touched later than `since`. So there is an end.
async fn remove_idle(house: &Arc<House>, status: Status, since: i64, now: i64) -> Result<u64, StoreError> {
    let mut removed = 0;
    loop {
        let idle = house.store.idle(status, since, BATCH).await?;
        if idle.is_empty() {
            return Ok(removed);
        }
        removed += remove(house, idle, status, since, now).await?;
        tokio::time::sleep(REST).await;
    }
}

/// Removes those of the tables that are not in memory; the others count as touched now.
async fn remove(
    house: &Arc<House>,
    idle: Vec<TableId>,
    status: Status,
    since: i64,
    now: i64,
) -> Result<u64, StoreError> {
    let (mut claims, mut live): (Vec<Claim>, Vec<TableId>) = Default::default();
    for id in idle {
        match house.tables.claim(&id) {
            Some(claim) => claims.push(claim),
            None => live.push(id),
        }
    }
    let claimed = claims.iter().map(|claim| claim.id().clone()).collect();
    let expired = house.store.expire(claimed, status, since).await;
    claims.into_iter().for_each(|claim| release(house, claim));
    for id in live {
        house.store.touch(id, now).await?;
    }
    Ok(expired?.len() as u64)
}

#[cfg(test)]
mod tests;
