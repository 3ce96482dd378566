//! Tables that rest until they are due.

use super::{Place, append_to, entry, ids, sample_table};
use crate::{Append, Attention, Rest, Resting, Status, Store, StoredTable, TableId};

fn playing(number: u8) -> StoredTable {
    StoredTable { status: Status::Playing, attention: Attention::Needed, ..sample_table(number) }
}

fn until(due_at: i64) -> Rest {
    Rest { due_at, clocks: format!("due {due_at}") }
}

async fn due(store: &impl Store, until: i64, after: u64, limit: u32) -> Vec<TableId> {
    store.due(until, after, limit).await.unwrap().into_iter().map(|due| due.table).collect()
}

/// Page by page, in the order in which they were opened; a start doesn't wake them.
pub async fn tables_at_rest_are_found_when_they_are_due(place: &impl Place) {
    let store = place.open().await;
    for (number, due_at) in [(1, 500), (2, 300), (3, 400)] {
        store.open_table(playing(number)).await.unwrap();
        assert!(store.rest(playing(number).id, 1, 0, Some(until(due_at))).await.unwrap());
    }
    store.open_table(playing(4)).await.unwrap();
    let awaiting = store.awaiting(0, 10).await.unwrap();
    assert_eq!(awaiting.into_iter().map(|awaiting| awaiting.table).collect::<Vec<_>>(), ids(&[4]));
    drop(store);
    let store = place.open().await;
    assert_eq!(due(&store, 299, 0, 10).await, []);
    assert_eq!(due(&store, 400, 0, 10).await, ids(&[2, 3]));
    assert_eq!(due(&store, 900, 0, 2).await, ids(&[1, 2]));
    let second = store.due(900, 0, 2).await.unwrap()[1].position;
    assert_eq!(due(&store, 900, second, 2).await, ids(&[3]));
    for (after, next) in [(0, Some(300)), (299, Some(300)), (300, Some(400)), (500, None)] {
        assert_eq!(store.next_due(after).await.unwrap(), next, "after {after}");
    }
    let loaded = store.load(playing(1).id).await.unwrap().unwrap();
    assert_eq!((loaded.rest, loaded.table.revision), (Some(until(500)), 1));
    // It needs nobody any more, at any time.
    assert!(store.rest(playing(1).id, 1, 0, None).await.unwrap());
    assert_eq!(due(&store, 900, 0, 10).await, ids(&[2, 3]));
    assert_eq!(store.load(playing(1).id).await.unwrap().unwrap().rest, None);
}

/// An entry or a save that is newer than what whoever notes it knows.
pub async fn whoever_plays_ends_a_tables_rest(place: &impl Place) {
    let store = place.open().await;
    let table = playing(1);
    store.open_table(table.clone()).await.unwrap();
    assert!(store.rest(table.id.clone(), 1, 0, Some(until(300))).await.unwrap());
    let needed = Append { attention: Some(Attention::Needed), ..append_to(&table, entry(1, 0, 1, "a")) };
    store.append(needed).await.unwrap();
    assert_eq!((due(&store, 900, 0, 10).await, store.next_due(0).await.unwrap()), (Vec::new(), None));
    assert!(!store.rest(table.id.clone(), 1, 0, Some(until(400))).await.unwrap(), "it was played at");
    assert!(
        !store.rest(table.id.clone(), 2, 1, Some(until(400))).await.unwrap(),
        "there is no such revision"
    );
    assert_eq!(store.awaiting(0, 10).await.unwrap().len(), 1, "nothing was noted");
    assert!(store.rest(table.id.clone(), 1, 1, Some(until(400))).await.unwrap());
    assert_eq!(due(&store, 900, 0, 10).await, ids(&[1]));
    store
        .save_table(StoredTable { status: Status::Over, attention: Attention::None, ..table.clone() })
        .await
        .unwrap();
    assert_eq!((due(&store, 900, 0, 10).await, store.next_due(0).await.unwrap()), (Vec::new(), None));
    assert!(!store.rest(sample_table(2).id, 1, 0, Some(until(1))).await.unwrap(), "there is no such table");
}

/// However long nobody was there: its clocks run, and so it goes on.
pub async fn a_table_at_rest_is_not_idle(place: &impl Place) {
    let store = place.open().await;
    let table = playing(1);
    store.open_table(table.clone()).await.unwrap();
    let idle = async || store.idle(Status::Playing, 1_000_000, 10).await.unwrap();
    assert_eq!(idle().await, ids(&[1]));
    assert!(store.rest(table.id.clone(), 1, 0, Some(until(2_000_000))).await.unwrap());
    assert_eq!(idle().await, []);
    assert!(store.rest(table.id.clone(), 1, 0, None).await.unwrap());
    assert_eq!(idle().await, [table.id]);
}
