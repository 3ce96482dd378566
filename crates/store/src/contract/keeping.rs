//! Texts as they are, and snapshots as a cache.

use super::{Place, append_to, entry, sample_table, with_table};
use crate::{Snapshot, Store};

/// Names, options and entries are texts, not commands.
pub async fn any_text_comes_back_as_it_was(place: &impl Place) {
    let (store, mut table) = with_table(place).await;
    let texts = ["'; DROP TABLE tables; --", "\"%_\\", "Řehoř 🐪", "", "a\nb\tc", &"x".repeat(100_000)];
    for (index, text) in texts.into_iter().enumerate() {
        table.seats[1].name = text.to_owned();
        table.revision = store.save_table(table.clone()).await.unwrap();
        let step = index as u64 + 1;
        store.append(append_to(&table, entry(step, 0, step, text))).await.unwrap();
        let loaded = store.load(table.id.clone()).await.unwrap().unwrap();
        assert_eq!(loaded.table.seats[1].name, text);
        assert_eq!(loaded.entries.last().unwrap().entry, text);
    }
}

fn snapshot(step: u64) -> Snapshot {
    Snapshot { step, state: format!("{{\"after\":{step}}}") }
}

/// A late snapshot does not replace a newer one.
pub async fn the_newest_snapshot_is_kept(place: &impl Place) {
    let (store, table) = with_table(place).await;
    for (kept, newest) in [(2, 2), (1, 2), (5, 5)] {
        store.keep_snapshot(table.id.clone(), snapshot(kept)).await.unwrap();
        assert_eq!(store.load(table.id.clone()).await.unwrap().unwrap().snapshot, Some(snapshot(newest)));
    }
}

/// Without snapshots nothing is missing.
pub async fn a_snapshot_may_be_dropped(place: &impl Place) {
    let (store, table) = with_table(place).await;
    store.append(append_to(&table, entry(1, 0, 1, "a"))).await.unwrap();
    store.keep_snapshot(table.id.clone(), snapshot(1)).await.unwrap();
    store.drop_snapshots().await.unwrap();
    let loaded = store.load(table.id.clone()).await.unwrap().unwrap();
    assert_eq!((loaded.table, loaded.entries, loaded.snapshot), (table, vec![entry(1, 0, 1, "a")], None));
}

/// A table may be removed while its snapshot is on the way.
pub async fn a_snapshot_of_no_table_is_ignored(place: &impl Place) {
    let store = place.open().await;
    let table = sample_table(1);
    store.keep_snapshot(table.id.clone(), snapshot(1)).await.unwrap();
    store.open_table(table.clone()).await.unwrap();
    assert_eq!(store.load(table.id).await.unwrap().unwrap().snapshot, None);
}
