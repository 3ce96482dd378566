//! Several who write at the same time, as servers will that share a database.

use crate::postgres::server::new_database;
use benben_store::contract::{Place, append_to, entry, sample_table};
use benben_store::{AppendError, OpenError, Postgres, SaveError, Status, Store, StoreError};
use std::sync::Arc;

/// A second server is refused, in a line that says what to do; once the first has gone, it gets in.
#[test]
fn a_database_belongs_to_one_server_at_a_time() {
    let place = new_database();
    let first = Postgres::open(place.address()).unwrap();
    let told = Postgres::open(place.address()).err().unwrap();
    assert!(matches!(told, StoreError::Claimed { .. }));
    let told = told.to_string();
    assert!(told.ends_with(
        "is in use by another Benben server: stop that one first, or start all of them with --bus so that they tell each other \
         what happens"
    ));
    assert!(!told.contains("benben@"), "{told}");
    // Looking is always possible, and writes nothing.
    let visitor = Postgres::visit(place.address()).unwrap();
    assert_eq!(visitor.key(), first.key());
    drop(first);
    drop(Postgres::open(place.address()).unwrap());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_visitor_writes_nothing() {
    let place = new_database();
    let store = place.open().await;
    store.open_table(sample_table(1)).await.unwrap();
    let visitor =
        tokio::task::spawn_blocking(move || Postgres::visit(place.address())).await.unwrap().unwrap();
    assert!(visitor.table(sample_table(1).id).await.unwrap().is_some());
    let refused = visitor.open_table(sample_table(2)).await;
    assert!(matches!(refused, Err(OpenError::Store(StoreError::ReadOnly { .. }))), "{refused:?}");
    let refused = visitor.append(append_to(&sample_table(1), entry(1, 0, 1, "a"))).await;
    assert!(matches!(refused, Err(AppendError::Store(StoreError::ReadOnly { .. }))), "{refused:?}");
}

/// The scribe thinks it knows where a table ends, and another has added to it since: an entry saved along goes another way.
#[tokio::test]
async fn whoever_was_overtaken_reads_again() {
    let place = new_database();
    let store = place.open().await;
    let mut table = sample_table(1);
    store.open_table(table.clone()).await.unwrap();
    for step in 1..=30 {
        let mut append = append_to(&table, entry(step, 0, step, "a"));
        if step % 3 == 0 {
            append.save = Some(Box::new(table.clone()));
        }
        let appended = store.append(append).await.unwrap();
        table.revision = appended.revision.unwrap_or(table.revision);
    }
    assert_eq!(store.entries(table.id.clone(), 0).await.unwrap().len(), 30);
    // And who was overtaken by another's entry is told which is next.
    let mut append = append_to(&table, entry(31, 1, 1, "b"));
    append.save = Some(Box::new(table.clone()));
    store.append(append).await.unwrap();
    let late = store.append(append_to(&table, entry(31, 2, 1, "c"))).await;
    assert_eq!(late, Err(AppendError::WrongStep { next: 32 }));
}

/// Each of many savers of one revision is either the one or told that it comes too late, whatever the database does.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_many_savers_one_succeeds_each_time() {
    let place = new_database();
    let store = Arc::new(place.open().await);
    let table = sample_table(1);
    store.open_table(table.clone()).await.unwrap();
    for revision in 1..=5 {
        let savers: Vec<_> = (0..12)
            .map(|_| {
                let (store, mut table) = (Arc::clone(&store), table.clone());
                table.revision = revision;
                tokio::spawn(async move { store.save_table(table).await })
            })
            .collect();
        let mut saved = 0;
        for saver in savers {
            match saver.await.unwrap() {
                Ok(next) => {
                    assert_eq!(next, revision + 1);
                    saved += 1;
                }
                Err(SaveError::Stale { revision: stored }) => assert_eq!(stored, revision + 1),
                Err(error) => panic!("{error}"),
            }
        }
        assert_eq!(saved, 1);
    }
}

/// A table is removed only if nobody plays there: not even while it is being looked at.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn what_was_acknowledged_is_not_removed_by_a_clean_up_at_the_same_time() {
    let place = new_database();
    let store = Arc::new(place.open().await);
    for number in 1..=40 {
        let mut table = sample_table(number);
        table.status = Status::Over;
        store.open_table(table.clone()).await.unwrap();
        let mut played = entry(1, 0, 1, "a");
        played.at = 50_000;
        let (appending, removing) = (Arc::clone(&store), Arc::clone(&store));
        let (id, played) = (table.id.clone(), append_to(&table, played));
        let append = tokio::spawn(async move { appending.append(played).await });
        let remove = tokio::spawn(async move { removing.expire(vec![id], Status::Over, 10_000).await });
        let (appended, removed) = (append.await.unwrap(), remove.await.unwrap().unwrap());
        let left = store.load(table.id.clone()).await.unwrap();
        match appended {
            Ok(_) => {
                assert!(removed.is_empty());
                assert_eq!(left.unwrap().entries.len(), 1);
            }
            Err(AppendError::NoTable) => {
                assert_eq!(removed, [table.id]);
                assert!(left.is_none());
            }
            Err(error) => panic!("{error}"),
        }
    }
}

/// Entries that wait for the same commit share it.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn entries_of_many_tables_share_commits() {
    let place = new_database();
    let store = Arc::new(place.open().await);
    for number in 1..=100 {
        store.open_table(sample_table(number)).await.unwrap();
    }
    let before = store.figures();
    let appends: Vec<_> = (1..=100)
        .flat_map(|number| (1..=1).map(move |step| (number, step)))
        .map(|(number, step)| {
            let store = Arc::clone(&store);
            let append = append_to(&sample_table(number), entry(step, 0, step, "a"));
            tokio::spawn(async move { store.append(append).await })
        })
        .collect();
    for append in appends {
        append.await.unwrap().unwrap();
    }
    let after = store.figures();
    assert_eq!(after.writes - before.writes, 100);
    assert!(after.commits - before.commits <= 50, "{after:?} after {before:?}");
}
