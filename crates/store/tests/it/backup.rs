//! Backups are whole, of one moment, and never in the way.

use benben_store::contract::{append_to, entry, sample_table};
use benben_store::{Sqlite, Store, StoreError};
use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tempfile::tempdir;

/// Puts a backup in a new data directory and opens it.
fn restore(copy: &Path, directory: &Path) -> Sqlite {
    fs::create_dir(directory).unwrap();
    fs::copy(copy, directory.join("benben.sqlite")).unwrap();
    Sqlite::open(directory).unwrap()
}

#[tokio::test]
async fn a_restored_backup_has_everything_and_play_goes_on() {
    let place = tempdir().unwrap();
    let store = Sqlite::open(&place.path().join("data")).unwrap();
    let table = sample_table(1);
    store.open_table(table.clone()).await.unwrap();
    store.append(append_to(&table, entry(1, 0, 1, "a"))).await.unwrap();
    let copy = place.path().join("copy");
    store.backup(&copy).await.unwrap();
    store.append(append_to(&table, entry(2, 0, 2, "b"))).await.unwrap();
    let restored = restore(&copy, &place.path().join("restored"));
    let loaded = restored.load(table.id.clone()).await.unwrap().unwrap();
    assert_eq!((loaded.table, loaded.entries), (table.clone(), vec![entry(1, 0, 1, "a")]));
    restored.append(append_to(&table, entry(2, 0, 2, "other"))).await.unwrap();
}

#[tokio::test]
async fn a_backup_replaces_nothing() {
    let place = tempdir().unwrap();
    let store = Sqlite::open(&place.path().join("data")).unwrap();
    let copy = place.path().join("copy");
    fs::write(&copy, "precious").unwrap();
    assert_eq!(store.backup(&copy).await, Err(StoreError::Exists { path: copy.clone() }));
    assert_eq!(fs::read(&copy).unwrap(), b"precious");
}

#[tokio::test]
async fn a_backup_to_nowhere_says_so() {
    let place = tempdir().unwrap();
    let store = Sqlite::open(&place.path().join("data")).unwrap();
    let error = store.backup(&place.path().join("none/copy")).await.unwrap_err();
    assert!(error.to_string().starts_with("can't write to "), "{error}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_during_play_is_of_one_moment() {
    let place = tempdir().unwrap();
    let store = Arc::new(Sqlite::open(&place.path().join("data")).unwrap());
    let tables = [sample_table(1), sample_table(2)];
    for table in &tables {
        store.open_table(table.clone()).await.unwrap();
    }
    // The second table always follows the first: a copy in which it is ahead was not of one moment.
    let acknowledged = Arc::new(AtomicU64::new(0));
    let playing = tokio::spawn({
        let (store, tables, acknowledged) = (Arc::clone(&store), tables.clone(), Arc::clone(&acknowledged));
        async move {
            for step in 1..=400 {
                for table in &tables {
                    store.append(append_to(table, entry(step, 0, step, "a"))).await.unwrap();
                }
                acknowledged.store(step, Ordering::SeqCst);
            }
        }
    });
    for number in 1..=4 {
        let before = acknowledged.load(Ordering::SeqCst) as usize;
        let copy = place.path().join(format!("copy {number}"));
        // A visitor's backup: as another process takes it.
        Sqlite::visit(&place.path().join("data")).unwrap().backup(&copy).await.unwrap();
        let restored = restore(&copy, &place.path().join(format!("restored {number}")));
        let first = restored.entries(tables[0].id.clone(), 0).await.unwrap().len();
        let second = restored.entries(tables[1].id.clone(), 0).await.unwrap().len();
        assert!(first == second || first == second + 1, "{first} and {second}");
        assert!(second >= before, "{before} acknowledged before the backup, {second} in it");
    }
    playing.await.unwrap();
    assert_eq!(store.entries(tables[1].id.clone(), 0).await.unwrap().len(), 400);
}
