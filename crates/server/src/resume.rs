//! After a start: what was over is rated, and tables where a bot is to move or a clock runs go on, one after another, in the background. All others
//! come back when somebody asks for them.

use crate::house::House;
use crate::nodes::Whose;
use crate::tables::ask;
use std::sync::Arc;

/// So many ids are held in memory at once.
const PAGE: u32 = 100;

/// Resumes every table that needs the server, or may do so.
pub(crate) async fn resume(house: Arc<House>) {
    if house.does_the_chores() {
        crate::ratings::catch_up(&house).await;
    }
    resume_at_home(&house).await;
    tracing::info!(tables = house.metrics.tables_resumed.get(), "resumed the tables that needed it");
}

/// Resumes those of them that are at home here and not in memory yet.
pub(crate) async fn resume_at_home(house: &Arc<House>) {
    let mut position = 0;
    loop {
        let page = match house.store.awaiting(position, PAGE).await {
            Ok(page) => page,
            Err(error) => {
                tracing::error!(%error, "the tables cannot be resumed");
                return;
            }
        };
        let Some(last) = page.last() else { break };
        position = last.position;
        for awaiting in page.into_iter().filter(|one| house.is_home_of(Whose::Table(&one.table))) {
            if house.tables.is_live(&awaiting.table) {
                continue;
            }
            // The bots of one table begin to think before the next table is loaded: so they do not pile up in memory.
            house.thinkers.room().await;
            // Whatever is wrong with the table is said by its task, and again to whoever asks for it.
            let _ = ask(house, &awaiting.table, |_| Box::pin(async { Ok(()) })).await;
            house.metrics.tables_resumed.inc();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Config;
    use benben_core::{EditionFile, Options, Seed};
    use benben_store::contract::sample_table;
    use benben_store::{Attention, Holder, Sqlite, Status, Store, StoredTable};

    /// A dealt table of two people.
    fn table(number: u8, attention: Attention) -> StoredTable {
        let meta = benben_games::metas()[0];
        let mut table = sample_table(number);
        (table.game, table.rules_version) = (meta.id.to_owned(), meta.rules_version);
        table.edition_fingerprint = EditionFile::built_in(meta).fingerprint().to_owned();
        (table.edition_text, table.options) = (None, Options::standard(meta.options).to_string());
        (table.status, table.seed) = (Status::Playing, Some(Seed::from_number(number.into())));
        table.seats.truncate(2);
        table.seats.iter_mut().for_each(|seat| seat.holder = Holder::Person);
        table.attention = attention;
        table
    }

    #[tokio::test]
    async fn a_start_loads_no_table_that_needs_nothing_and_looks_once_at_those_it_does_not_know() {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(Sqlite::open(folder.path()).unwrap());
        for number in 1..=200 {
            store.open_table(table(number, Attention::None)).await.unwrap();
        }
        for number in 201..=203 {
            store.open_table(table(number, Attention::Unknown)).await.unwrap();
        }
        for (start, resumed) in [("the first", 3), ("the second", 0)] {
            let house = House::new(Config::default(), store.clone());
            resume(house.clone()).await;
            assert_eq!(house.metrics.tables_resumed.get(), resumed, "{start} start");
            assert!(house.metrics.tables_live.get() <= resumed as i64, "{start} start");
        }
        let known = store.table(table(201, Attention::Unknown).id).await.unwrap().unwrap();
        assert_eq!(known.attention, Attention::None);
    }
}
