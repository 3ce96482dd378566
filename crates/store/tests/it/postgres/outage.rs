//! The database goes away while it is used, and comes back: what was acknowledged is there, and all goes on by itself.

use crate::postgres::server::Database;
use benben_store::contract::{append_to, entry, sample_table};
use benben_store::{AppendError, Appended, Postgres, Store, StoreError, StoredTable};
use benben_support::{PostgresServer, wait_for_async};

/// A server that this test alone uses, with what matters for durability as it is everywhere.
struct Alone {
    server: PostgresServer,
    place: Database,
}

fn alone() -> Alone {
    let server = PostgresServer::start(&[]);
    let place = Database(server.database("alone"));
    Alone { server, place }
}

/// Appends the step, however often it takes: a repeated one is answered with the same step.
async fn insist(store: &Postgres, table: &StoredTable, step: u64) -> Appended {
    let appended = wait_for_async("the database to be back", async || {
        store.append(append_to(table, entry(step, 0, step, "a"))).await.ok()
    });
    appended.await
}

async fn check_outage(end: fn(&mut PostgresServer)) {
    let Alone { mut server, place } = alone();
    let store = tokio::task::spawn_blocking(move || Postgres::open(place.address())).await.unwrap().unwrap();
    let table = sample_table(1);
    store.open_table(table.clone()).await.unwrap();
    let mut step = 0;
    for _ in 0..3 {
        for _ in 0..20 {
            step += 1;
            assert_eq!(insist(&store, &table, step).await.step, step);
        }
        end(&mut server);
        // Each way to the store says so, in a line without a user.
        let refused = store.append(append_to(&table, entry(step + 1, 0, step + 1, "a"))).await;
        let Err(AppendError::Store(error @ StoreError::Unreachable { .. })) = refused else {
            panic!("{refused:?}")
        };
        assert!(error.to_string().starts_with("can't reach postgres://"), "{error}");
        assert!(!error.to_string().contains("benben@"), "{error}");
        assert!(matches!(store.table(table.id.clone()).await, Err(StoreError::Unreachable { .. })));
        assert!(matches!(store.check().await, Err(StoreError::Unreachable { .. })));
        server.resume();
        let seen =
            wait_for_async("the table to be read", async || store.load(table.id.clone()).await.ok()).await;
        assert_eq!(seen.unwrap().entries.len() as u64, step);
        wait_for_async("the store to be well", async || store.check().await.ok()).await;
    }
    let entries = store.entries(table.id, 0).await.unwrap();
    assert!(entries.iter().map(|entry| entry.step).eq(1..=step));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_is_stopped_and_started_loses_nothing() {
    check_outage(PostgresServer::stop).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_is_killed_loses_nothing_that_was_acknowledged() {
    check_outage(PostgresServer::kill).await;
}

/// Whoever runs the database ends our sessions: at most one request each notices, and the next is served.
#[tokio::test(flavor = "multi_thread")]
async fn sessions_that_are_ended_come_back() {
    let Alone { server, place } = alone();
    let store = tokio::task::spawn_blocking(move || Postgres::open(place.address())).await.unwrap().unwrap();
    let table = sample_table(1);
    store.open_table(table.clone()).await.unwrap();
    for step in 1..=10 {
        insist(&store, &table, step).await;
        server.sql(
            "alone",
            "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
             WHERE datname = 'alone' AND pid <> pg_backend_pid()",
        );
        let seen =
            wait_for_async("the table to be read", async || store.load(table.id.clone()).await.ok()).await;
        assert_eq!(seen.unwrap().entries.len() as u64, step);
    }
    // The claim has come back with the sessions.
    wait_for_async("the store to be well", async || store.check().await.ok()).await;
    let locks = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND granted";
    assert_eq!(server.sql("alone", locks), "1");
}
