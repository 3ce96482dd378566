//! Several servers that share a database, and those who may not.

use crate::postgres::server::{SERVER, new_database};
use benben_store::contract::{append_to, entry, sample_table};
use benben_store::{AppendError, Postgres, Store, StoreError};

/// All see what each of them does, and one of two gets a step.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn servers_that_share_a_database_have_the_same_key_and_tables() {
    let place = new_database();
    let open = || {
        let address = place.address();
        tokio::task::spawn_blocking(move || Postgres::open_shared(address).unwrap())
    };
    let (first, second) = (open().await.unwrap(), open().await.unwrap());
    assert_eq!(first.key(), second.key());
    let table = sample_table(1);
    first.open_table(table.clone()).await.unwrap();
    for step in 1..=20 {
        let (by, after) = if step % 2 == 0 { (&first, &second) } else { (&second, &first) };
        by.append(append_to(&table, entry(step, 0, step, "a"))).await.unwrap();
        let late = after.append(append_to(&table, entry(step, 1, step, "b"))).await;
        assert_eq!(late, Err(AppendError::WrongStep { next: step + 1 }));
        assert_eq!(after.latest(vec![table.id.clone()]).await.unwrap()[0].steps, step);
    }
    first.finish().await.unwrap();
    second.append(append_to(&table, entry(21, 0, 21, "a"))).await.unwrap();
}

/// A server that tells nobody what it does gets no database that others use, and the other way round.
#[test]
fn a_database_is_used_alone_or_together() {
    let place = new_database();
    let shared = Postgres::open_shared(place.address()).unwrap();
    let told = Postgres::open(place.address()).err().unwrap();
    assert!(matches!(told, StoreError::Claimed { .. }), "{told}");
    drop(shared);
    let alone = Postgres::open(place.address()).unwrap();
    let told = Postgres::open_shared(place.address()).err().unwrap();
    assert!(matches!(told, StoreError::ClaimedAlone { .. }), "{told}");
    assert!(told.to_string().ends_with("stop that one, and start all of them with --bus"), "{told}");
    drop(alone);
    drop(Postgres::open_shared(place.address()).unwrap());
}

/// A release that can't run beside the one that is there changes nothing before that one has stopped.
#[test]
fn a_schema_that_running_servers_could_not_read_is_not_made() {
    let place = new_database();
    let running = Postgres::open_shared(place.address()).unwrap();
    // As if they had been of a release before all others.
    SERVER.sql(place.name(), "UPDATE benben_schema SET version = 0");
    let told = Postgres::open_shared(place.address()).err().unwrap();
    assert!(matches!(told, StoreError::OlderBeside { found: 0, .. }), "{told}");
    assert!(told.to_string().contains("nothing was changed: stop all of them first"), "{told}");
    assert_eq!(SERVER.sql(place.name(), "SELECT version FROM benben_schema"), "0");
    drop(running);
}
