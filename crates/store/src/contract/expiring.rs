//! Tables that nobody comes to any more.

use super::{Place, append_to, entry, ids, sample_table, with_table};
use crate::{Status, Store};

/// Only those with the given status, untouched since the given time, and no more than asked for.
pub async fn idle_tables_are_found_longest_untouched_first(place: &impl Place) {
    let store = place.open().await;
    for number in [3, 1, 4, 2, 5] {
        let mut table = sample_table(number);
        if number == 1 {
            table.status = Status::Playing;
        }
        store.open_table(table).await.unwrap();
    }
    assert_eq!(store.idle(Status::Gathering, 1_002, 10).await.unwrap(), []);
    assert_eq!(store.idle(Status::Gathering, 1_003, 10).await.unwrap(), ids(&[2]));
    assert_eq!(store.idle(Status::Gathering, 9_999, 10).await.unwrap(), ids(&[2, 3, 4, 5]));
    assert_eq!(store.idle(Status::Gathering, 9_999, 3).await.unwrap(), ids(&[2, 3, 4]));
    assert_eq!(store.idle(Status::Playing, 9_999, 3).await.unwrap(), ids(&[1]));
    assert_eq!(store.idle(Status::Over, 9_999, 3).await.unwrap(), []);
}

/// On both sides of the edge; others stay.
pub async fn an_idle_table_expires_once_its_time_is_over(place: &impl Place) {
    let (store, table) = with_table(place).await;
    store.open_table(sample_table(2)).await.unwrap();
    let one = vec![table.id.clone()];
    assert_eq!(store.expire(one.clone(), Status::Gathering, table.changed_at).await.unwrap(), []);
    assert_eq!(store.expire(one.clone(), Status::Gathering, table.changed_at + 1).await.unwrap(), one);
    assert_eq!(store.expire(one.clone(), Status::Gathering, table.changed_at + 1).await.unwrap(), []);
    assert_eq!(store.table(table.id).await.unwrap(), None);
    assert!(store.table(sample_table(2).id).await.unwrap().is_some());
}

/// The last entry counts, not the last save, and it is not looked for twice.
pub async fn a_table_that_is_played_at_does_not_expire(place: &impl Place) {
    let (store, table) = with_table(place).await;
    store.append(append_to(&table, entry(1, 0, 1, "a"))).await.unwrap();
    store.append(append_to(&table, entry(2, 0, 2, "b"))).await.unwrap();
    let one = vec![table.id.clone()];
    assert_eq!(store.idle(Status::Gathering, 2_002, 10).await.unwrap(), one);
    assert_eq!(store.expire(one.clone(), Status::Gathering, 2_002).await.unwrap(), []);
    assert_eq!(store.idle(Status::Gathering, 2_002, 10).await.unwrap(), []);
    assert_eq!(store.idle(Status::Gathering, 2_003, 10).await.unwrap(), one);
    assert_eq!(store.expire(one.clone(), Status::Gathering, 2_003).await.unwrap(), one);
}

/// A visit counts, whenever it is told, and so does a save.
pub async fn a_table_that_was_touched_or_saved_does_not_expire(place: &impl Place) {
    let (store, mut table) = with_table(place).await;
    let one = vec![table.id.clone()];
    store.touch(table.id.clone(), 5_000).await.unwrap();
    store.touch(table.id.clone(), 4_000).await.unwrap();
    store.touch(sample_table(2).id, 4_000).await.unwrap();
    assert_eq!(store.idle(Status::Gathering, 5_000, 10).await.unwrap(), []);
    assert_eq!(store.expire(one.clone(), Status::Gathering, 5_000).await.unwrap(), []);
    table.changed_at = 4_500;
    table.revision = store.save_table(table.clone()).await.unwrap();
    assert_eq!(store.expire(one.clone(), Status::Gathering, 5_000).await.unwrap(), []);
    table.changed_at = 6_000;
    store.save_table(table).await.unwrap();
    assert_eq!(store.expire(one.clone(), Status::Gathering, 6_000).await.unwrap(), []);
    assert_eq!(store.expire(one.clone(), Status::Gathering, 6_001).await.unwrap(), one);
}

/// Somebody may have sat down since it was found idle.
pub async fn a_table_with_another_status_does_not_expire(place: &impl Place) {
    let (store, mut table) = with_table(place).await;
    table.status = Status::Playing;
    store.save_table(table.clone()).await.unwrap();
    let one = vec![table.id.clone()];
    assert_eq!(store.expire(one.clone(), Status::Gathering, i64::MAX).await.unwrap(), []);
    assert_eq!(store.expire(one.clone(), Status::Playing, i64::MAX).await.unwrap(), one);
}
