//! Connections are few: when all are busy, whoever needs one is told soon, and it goes on by itself.

use crate::postgres::server::{SERVER, new_database};
use benben_store::contract::sample_table;
use benben_store::{Postgres, Store, StoreError};
use benben_support::wait_for_async;
use std::sync::Arc;

/// As many as there are, and some more.
const READERS: usize = 12;
const CONNECTIONS: usize = 8;

#[tokio::test(flavor = "multi_thread")]
async fn when_all_connections_are_busy_others_are_told_and_then_it_goes_on() {
    let (place, table) = (new_database(), sample_table(1));
    let (name, address) = (place.name().to_owned(), place.address());
    let store = tokio::task::spawn_blocking(move || Postgres::open(address)).await.unwrap().unwrap();
    let store = Arc::new(store);
    store.open_table(table.clone()).await.unwrap();
    // Somebody holds what everybody reads for longer than anybody waits for a connection.
    let holding = std::thread::spawn({
        let name = name.clone();
        move || SERVER.sql(&name, "BEGIN; LOCK TABLE tables; SELECT pg_sleep(9); COMMIT")
    });
    let held = "SELECT count(*) FROM pg_locks WHERE mode = 'AccessExclusiveLock' AND granted AND relation = 'tables'::regclass";
    wait_for_async("the lock", async || (SERVER.sql(&name, held) == "1").then_some(())).await;
    let read = || {
        let (store, id) = (store.clone(), table.id.clone());
        tokio::spawn(async move { store.table(id).await })
    };
    let readers: Vec<_> = (0..READERS).map(|_| read()).collect();
    let (mut served, mut told) = (0, 0);
    for reader in readers {
        match reader.await.unwrap() {
            Ok(found) => served += usize::from(found.is_some()),
            Err(error @ StoreError::Unreachable { .. }) => {
                assert!(error.to_string().contains("all connections are busy"), "{error}");
                told += 1;
            }
            Err(error) => panic!("{error}"),
        }
    }
    assert_eq!((served, told), (CONNECTIONS, READERS - CONNECTIONS));
    holding.join().unwrap();
    assert!(read().await.unwrap().unwrap().is_some());
    store.check().await.unwrap();
}
