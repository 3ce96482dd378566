//! The store's own clock, by which idle tables are old.

use super::{Place, ids, sample_table};
use crate::{Status, Store};

/// It starts with the first time it is told, goes on no faster than it is allowed, and never back.
pub async fn the_clock_follows_only_as_fast_as_time_passes(place: &impl Place) {
    let store = place.open().await;
    assert_eq!(store.advance_clock(5_000, 10).await.unwrap(), 5_000);
    assert_eq!(store.advance_clock(5_007, 10).await.unwrap(), 5_007);
    assert_eq!(store.advance_clock(9_999_999, 10).await.unwrap(), 5_017);
    assert_eq!(store.advance_clock(3, 10).await.unwrap(), 5_017);
    drop(store);
    assert_eq!(place.open().await.advance_clock(9_999_999, 1).await.unwrap(), 5_018);
}

/// Whoever opens, saves or touches a table while the machine's clock is behind was there no earlier than now.
pub async fn nobody_was_there_before_the_clock(place: &impl Place) {
    let store = place.open().await;
    store.advance_clock(5_000, 0).await.unwrap();
    let mut table = sample_table(1);
    store.open_table(table.clone()).await.unwrap();
    assert_eq!(store.idle(Status::Gathering, 5_000, 10).await.unwrap(), []);
    assert_eq!(store.idle(Status::Gathering, 5_001, 10).await.unwrap(), ids(&[1]));
    store.advance_clock(6_000, 1_000).await.unwrap();
    store.touch(table.id.clone(), 7).await.unwrap();
    assert_eq!(store.idle(Status::Gathering, 6_000, 10).await.unwrap(), []);
    store.advance_clock(7_000, 1_000).await.unwrap();
    table.changed_at = 8;
    store.save_table(table).await.unwrap();
    assert_eq!(store.idle(Status::Gathering, 7_000, 10).await.unwrap(), []);
}
