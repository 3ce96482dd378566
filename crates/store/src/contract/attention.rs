//! Which tables need the server, so that a start wakes no others.

use super::{Place, append_to, entry, ids, sample_table, with_table};
use crate::{Append, AppendError, Attention, Status, Store, StoredTable, TableId};

fn playing(number: u8, attention: Attention) -> StoredTable {
    StoredTable { status: Status::Playing, attention, ..sample_table(number) }
}

async fn awaiting(store: &impl Store) -> Vec<TableId> {
    store.awaiting(0, 100).await.unwrap().into_iter().map(|awaiting| awaiting.table).collect()
}

/// Only those that are being played, and need the server or may do so; page by page.
pub async fn tables_that_need_the_server_are_found_in_order(place: &impl Place) {
    let store = place.open().await;
    let kinds = [Attention::Needed, Attention::None, Attention::Unknown, Attention::Needed, Attention::None];
    for (number, attention) in (1..).zip(kinds) {
        store.open_table(playing(number, attention)).await.unwrap();
    }
    for (number, status) in (6..).zip([Status::Gathering, Status::Over, Status::Closed]) {
        store.open_table(StoredTable { status, ..playing(number, Attention::Needed) }).await.unwrap();
    }
    assert_eq!(awaiting(&store).await, ids(&[1, 3, 4]));
    let first = store.awaiting(0, 2).await.unwrap();
    assert_eq!(first.iter().map(|awaiting| awaiting.table.clone()).collect::<Vec<_>>(), ids(&[1, 3]));
    // What is settled on the way does not disturb the order.
    store.note_attention(first[0].table.clone(), Attention::None).await.unwrap();
    let second = store.awaiting(first[1].position, 2).await.unwrap();
    assert_eq!(second.iter().map(|awaiting| awaiting.table.clone()).collect::<Vec<_>>(), ids(&[4]));
    assert_eq!(store.awaiting(second[0].position, 2).await.unwrap(), []);
}

/// Whoever is to move after an entry is stored with it.
pub async fn an_entry_changes_whether_a_table_needs_the_server(place: &impl Place) {
    let store = place.open().await;
    let table = playing(1, Attention::None);
    store.open_table(table.clone()).await.unwrap();
    let append = |step, attention| Append { attention, ..append_to(&table, entry(step, 0, step, "a")) };
    assert_eq!(awaiting(&store).await, []);
    for (step, attention, needed) in [
        (1, Some(Attention::Needed), true),
        (2, None, true),
        (3, Some(Attention::None), false),
        (4, None, false),
    ] {
        store.append(append(step, attention)).await.unwrap();
        assert_eq!(!awaiting(&store).await.is_empty(), needed, "after step {step}");
    }
    drop(store);
    let stored = place.open().await.table(table.id).await.unwrap().unwrap();
    assert_eq!((stored.attention, stored.revision), (Attention::None, 1));
}

/// What did not happen leaves no trace.
pub async fn a_refused_or_repeated_entry_leaves_attention_alone(place: &impl Place) {
    let store = place.open().await;
    let table = playing(1, Attention::None);
    store.open_table(table.clone()).await.unwrap();
    let append =
        |step| Append { attention: Some(Attention::Needed), ..append_to(&table, entry(step, 0, 1, "a")) };
    assert_eq!(store.append(append(2)).await, Err(AppendError::WrongStep { next: 1 }));
    assert_eq!(awaiting(&store).await, []);
    store.append(append(1)).await.unwrap();
    store.note_attention(table.id.clone(), Attention::None).await.unwrap();
    assert!(store.append(append(1)).await.unwrap().repeated);
    assert_eq!(awaiting(&store).await, []);
}

/// Revision and idle time stay; a table that is gone is no error.
pub async fn noting_attention_is_no_change(place: &impl Place) {
    let (store, table) = with_table(place).await;
    store.note_attention(table.id.clone(), Attention::Needed).await.unwrap();
    store.note_attention(sample_table(2).id, Attention::Needed).await.unwrap();
    let stored = store.table(table.id.clone()).await.unwrap().unwrap();
    assert_eq!(stored, StoredTable { attention: Attention::Needed, ..table.clone() });
    assert_eq!(store.idle(Status::Gathering, table.changed_at + 1, 10).await.unwrap(), [table.id]);
}
