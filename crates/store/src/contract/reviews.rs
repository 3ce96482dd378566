//! Reviews of finished games.

use super::{Place, sample_table};
use crate::{Opener, Status, Store};

/// It is found by whoever made it, replaced by whoever makes it anew, counted for whoever opened the table, and gone with the
/// table.
pub async fn a_review_is_kept_until_its_table_goes(place: &impl Place) {
    let store = place.open().await;
    let mut table = sample_table(1);
    let opener = Opener([7; 16]);
    table.opener = Some(opener);
    store.open_table(table.clone()).await.unwrap();
    let (id, maker) = (table.id.clone(), || "1".to_owned());
    let bytes = async || store.kept(opener).await.unwrap().own.bytes;
    let before = bytes().await;
    assert_eq!(store.review(id.clone(), maker()).await.unwrap(), None);
    for review in [vec![1; 300], vec![2; 200]] {
        store.save_review(id.clone(), maker(), review.clone(), vec![]).await.unwrap();
        assert_eq!(bytes().await, before + review.len() as u64);
        assert_eq!(store.review(id.clone(), maker()).await.unwrap(), Some(review));
    }
    assert_eq!(store.review(id.clone(), "2".to_owned()).await.unwrap(), None, "another release made it");
    store.expire(vec![id.clone()], Status::Gathering, i64::MAX).await.unwrap();
    assert_eq!(store.review(id.clone(), maker()).await.unwrap(), None);
    // Whoever comes late with a review finds no table, and nothing is kept.
    store.save_review(id.clone(), maker(), vec![3], vec![]).await.unwrap();
    store.open_table(table).await.unwrap();
    assert_eq!(store.review(id, maker()).await.unwrap(), None);
}
