//! Lists of tables.

use super::{Place, ids, sample_table};
use crate::{Listing, Status, Store, TableId, TokenHash};

async fn listed(store: &impl Store, listing: Listing, limit: u32) -> Vec<TableId> {
    store.list(listing, limit).await.unwrap().into_iter().map(|table| table.id).collect()
}

/// Open tables are those that gather players and want to be seen.
pub async fn open_tables_are_listed_newest_first(place: &impl Place) {
    let store = place.open().await;
    for number in 1..=5 {
        let mut table = sample_table(number);
        table.listed = number != 2;
        if number == 4 {
            table.status = Status::Playing;
        }
        store.open_table(table).await.unwrap();
    }
    assert_eq!(listed(&store, Listing::Open, 10).await, ids(&[5, 3, 1]));
    assert_eq!(listed(&store, Listing::Open, 2).await, ids(&[5, 3]));
    let newest = store.list(Listing::Open, 1).await.unwrap().remove(0);
    let table = sample_table(5);
    assert_eq!((newest.game, newest.options, newest.pace), (table.game, table.options, table.pace));
    assert_eq!((newest.created_at, newest.status), (table.created_at, table.status));
    assert_eq!(newest.seats, table.seats);
}

/// A token finds its tables, however far they are, each once.
pub async fn tables_are_listed_by_token(place: &impl Place) {
    let store = place.open().await;
    for number in 1..=4 {
        let mut table = sample_table(number);
        table.listed = false;
        table.status = Status::Over;
        if number == 3 {
            table.seats[1].token = Some(TokenHash::of("token 1"));
            table.seats[2].token = Some(TokenHash::of("token 1"));
        }
        store.open_table(table).await.unwrap();
    }
    assert_eq!(listed(&store, Listing::HeldBy(TokenHash::of("token 1")), 10).await, ids(&[3, 1]));
    assert_eq!(listed(&store, Listing::HeldBy(TokenHash::of("token 9")), 10).await, []);
}

/// A table leads on to its rematches, even after it was removed.
pub async fn rematches_are_listed(place: &impl Place) {
    let store = place.open().await;
    let first = sample_table(1);
    let mut rematch = sample_table(2);
    rematch.rematch_of = Some(first.id.clone());
    store.open_table(first.clone()).await.unwrap();
    store.open_table(rematch).await.unwrap();
    assert_eq!(listed(&store, Listing::RematchesOf(first.id.clone()), 10).await, ids(&[2]));
    assert_eq!(listed(&store, Listing::RematchesOf(sample_table(2).id), 10).await, []);
    store.expire(vec![first.id.clone()], Status::Gathering, i64::MAX).await.unwrap();
    assert_eq!(listed(&store, Listing::RematchesOf(first.id), 10).await, ids(&[2]));
}

/// A healthy store says so.
pub async fn the_store_answers_a_check(place: &impl Place) {
    assert_eq!(place.open().await.check().await, Ok(()));
}
