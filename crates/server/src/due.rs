//! Waking tables that rest when somebody there is to be reminded or time is up: one timer for all of them.

use crate::house::House;
use crate::nodes::Whose;
use crate::tables::ask;
use benben_store::{StoreError, TableId};
use std::sync::{Arc, Weak};
use std::time::Duration;

/// So many ids are held in memory at once.
const PAGE: u32 = 100;
/// It looks at least so often: a machine that slept, or a clock that was set, doesn't make it late. Whatever is due sooner than twice this
/// doesn't rest.
const LOOK: Duration = Duration::from_secs(60);
/// And not more often than that.
const REST: Duration = Duration::from_millis(50);

/// Wakes tables as long as there is a house.
pub(crate) async fn run(house: Weak<House>) {
    loop {
        let Some(there) = house.upgrade() else { return };
        let next = match wake_due(&there).await {
            Ok(next) => next,
            Err(StoreError::Stopped) => return,
            Err(error) => {
                tracing::error!(%error, "tables that rest cannot be looked for");
                None
            }
        };
        let left = next.map(|at| at - there.config.clock.now());
        drop(there);
        let left = left.map(|left| Duration::from_millis(u64::try_from(left).unwrap_or(0)));
        tokio::time::sleep(left.unwrap_or(LOOK).clamp(REST, LOOK)).await;
    }
}

/// Brings the tables to memory that are due, and answers when the next one is. What is in memory looks after itself.
async fn wake_due(house: &Arc<House>) -> Result<Option<i64>, StoreError> {
    let (now, mut position) = (house.config.clock.now(), 0);
    loop {
        let page = house.store.due(now, position, PAGE).await?;
        let Some(last) = page.last() else { break };
        position = last.position;
        for due in page.into_iter().filter(|due| is_to_wake(house, &due.table)) {
            // The bots of one table begin to think before the next table is loaded: so they do not pile up in memory.
            house.thinkers.room().await;
            // Whatever is wrong with the table is said by its task, and again to whoever asks for it.
            let _ = ask(house, &due.table, |_| Box::pin(async { Ok(()) })).await;
        }
    }
    house.store.next_due(now).await
}

/// Tables in memory look after themselves, and those at home elsewhere are woken there.
fn is_to_wake(house: &House, table: &TableId) -> bool {
    !house.tables.is_live(table) && house.is_home_of(Whose::Table(table))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Config;
    use crate::resume::resume;
    use benben_core::{EditionFile, Options, Seed};
    use benben_store::contract::sample_table;
    use benben_store::{Attention, Holder, Resting, Sqlite, Status, Store, StoredTable};
    use benben_support::wait_for_async;
    use futures_util::{StreamExt, stream};
    use std::time::Instant;

    const MANY: u32 = 10_000;
    const DAY: i64 = 86_400_000;

    /// A dealt table of two people who have a week for each decision.
    fn table(number: u32) -> StoredTable {
        let meta = benben_games::metas()[0];
        let mut table = sample_table(1);
        table.id = TableId::from_bits(u128::from(number) + 1);
        (table.game, table.rules_version) = (meta.id.to_owned(), meta.rules_version);
        table.edition_fingerprint = EditionFile::built_in(meta).fingerprint().to_owned();
        (table.edition_text, table.options) = (None, Options::standard(meta.options).to_string());
        (table.status, table.seed) = (Status::Playing, Some(Seed::from_number(number.into())));
        (table.code, table.pace) = (None, "decision 604800".to_owned());
        table.seats.truncate(2);
        table.seats.iter_mut().for_each(|seat| (seat.holder, seat.clock_ms) = (Holder::Person, None));
        (table.attention, table.changed_at) = (Attention::Needed, crate::house::now());
        table
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn ten_thousand_tables_with_days_cost_one_timer() {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(Sqlite::open(folder.path()).unwrap());
        let opening = stream::iter((0..MANY).map(|number| store.open_table(table(number))));
        opening.buffer_unordered(500).for_each(async |opened| opened.unwrap()).await;
        let config = Config { idle_after: Duration::ZERO, ..Config::default() };
        let house = House::new(config.clone(), store.clone());
        let begun = Instant::now();
        resume(house.clone()).await;
        wait_for_async("all tables to rest", async || (house.metrics.tables_live.get() == 0).then_some(()))
            .await;
        println!("{MANY} tables were loaded and rest after {:.1} s", begun.elapsed().as_secs_f64());
        assert_eq!(house.metrics.tables_resumed.get(), u64::from(MANY));

        // After the next start none is loaded, and the timer finds none that is due.
        let house = House::new(config, store.clone());
        let begun = Instant::now();
        resume(house.clone()).await;
        let next = wake_due(&house).await.unwrap().expect("somebody's time will be up");
        println!("the next start and the timer took {:.1} ms", begun.elapsed().as_secs_f64() * 1e3);
        assert_eq!((house.metrics.tables_resumed.get(), house.metrics.tables_live.get()), (0, 0));
        let in_days = (next - house.config.clock.now()) as f64 / DAY as f64;
        assert!((6.4..6.6).contains(&in_days), "half a day before the end: {in_days}");
        // All of them are known to it.
        let all = store.due(next + DAY, 0, 2 * MANY).await.unwrap();
        assert_eq!(all.len(), MANY as usize);
    }
}
