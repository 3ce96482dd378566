//! Whom to tell, how, and who is on holiday.

use super::Place;
use crate::{
    AccountId, MOST_SUBSCRIPTIONS, PushKey, Reach, Store, StoredHoliday, StoredSubscription, StoredWebhook,
    TokenHash,
};
use benben_core::Day;

fn holder(name: &str) -> TokenHash {
    TokenHash::of(name)
}

fn browser(number: u32) -> StoredSubscription {
    StoredSubscription {
        endpoint: format!("https://push.example/{number}"),
        key: vec![4; 65],
        secret: vec![number as u8; 16],
        language: "cs".to_owned(),
        since: Day(20_000),
    }
}

fn address(to: &str) -> StoredWebhook {
    StoredWebhook {
        address: to.to_owned(),
        format: "json".to_owned(),
        language: "en".to_owned(),
        home: "https://table.example".to_owned(),
        failures: 0,
    }
}

/// Whoever makes another one later gets the first.
pub async fn the_push_key_is_made_once(place: &impl Place) {
    let store = place.open().await;
    assert_eq!(store.push_key(PushKey(vec![1])).await.unwrap(), PushKey(vec![1]));
    assert_eq!(store.push_key(PushKey(vec![2])).await.unwrap(), PushKey(vec![1]));
    drop(store);
    assert_eq!(place.open().await.push_key(PushKey(vec![3])).await.unwrap(), PushKey(vec![1]));
}

/// A browser belongs to whoever subscribed it last, and of many the oldest goes.
pub async fn browsers_are_told_for_one_holder(place: &impl Place) {
    let store = place.open().await;
    let (ada, bo) = (holder("ada"), holder("bo"));
    for number in 0..MOST_SUBSCRIPTIONS + 3 {
        store.subscribe(ada, browser(number)).await.unwrap();
    }
    let kept = store.subscriptions(ada).await.unwrap();
    assert_eq!(kept.len(), MOST_SUBSCRIPTIONS as usize);
    assert_eq!(kept[0], browser(3));
    store.subscribe(bo, browser(3)).await.unwrap();
    assert_eq!(store.subscriptions(bo).await.unwrap(), [browser(3)]);
    assert!(!store.subscriptions(ada).await.unwrap().contains(&browser(3)));
    assert!(!store.unsubscribe(ada, browser(3).endpoint).await.unwrap(), "it is Bo's");
    assert!(store.unsubscribe(bo, browser(3).endpoint).await.unwrap());
    drop(store);
    let store = place.open().await;
    assert_eq!(store.subscriptions(bo).await.unwrap(), []);
    assert_eq!(store.subscriptions(ada).await.unwrap().len(), MOST_SUBSCRIPTIONS as usize - 1);
}

/// Failures count for the address that failed, and begin anew when it answers.
pub async fn an_address_counts_its_failures(place: &impl Place) {
    let (store, ada) = (place.open().await, holder("ada"));
    store.set_webhook(ada, Some(address("https://a.example"))).await.unwrap();
    for _ in 0..3 {
        store.note_webhook(ada, "https://a.example".to_owned(), true).await.unwrap();
    }
    store.note_webhook(ada, "https://other.example".to_owned(), true).await.unwrap();
    assert_eq!(store.webhook(ada).await.unwrap().unwrap().failures, 3);
    store.note_webhook(ada, "https://a.example".to_owned(), false).await.unwrap();
    assert_eq!(store.webhook(ada).await.unwrap(), Some(address("https://a.example")));
    store.set_webhook(ada, Some(address("https://b.example"))).await.unwrap();
    assert_eq!(store.webhook(ada).await.unwrap(), Some(address("https://b.example")));
    store.set_webhook(ada, None).await.unwrap();
    assert_eq!(store.webhook(ada).await.unwrap(), None);
}

/// They come back in order, after closing too.
pub async fn holidays_are_kept_in_order(place: &impl Place) {
    let (store, ada) = (place.open().await, holder("ada"));
    let of = |from, to| StoredHoliday { from: Day(from), to: Day(to) };
    store.set_holidays(ada, vec![of(20_010, 20_012), of(20_000, 20_003)]).await.unwrap();
    store.set_holidays(holder("bo"), vec![of(1, 2)]).await.unwrap();
    drop(store);
    let store = place.open().await;
    assert_eq!(store.holidays(ada).await.unwrap(), [of(20_000, 20_003), of(20_010, 20_012)]);
    store.set_holidays(ada, vec![of(20_010, 20_011)]).await.unwrap();
    assert_eq!(store.holidays(ada).await.unwrap(), [of(20_010, 20_011)]);
}

/// Browsers move with a token, and everything goes with an account.
pub async fn ways_to_tell_somebody_move_and_go_with_them(place: &impl Place) {
    let (store, guest, ada) = (place.open().await, holder("guest"), holder("ada"));
    store.subscribe(guest, browser(1)).await.unwrap();
    store.hand_over(vec![(guest, ada)]).await.unwrap();
    assert_eq!(store.subscriptions(guest).await.unwrap(), []);
    assert_eq!(store.subscriptions(ada).await.unwrap(), [browser(1)]);
    store.set_webhook(ada, Some(address("https://a.example"))).await.unwrap();
    store.set_holidays(ada, vec![StoredHoliday { from: Day(1), to: Day(2) }]).await.unwrap();
    store.remove_account(AccountId::from_bits(1), vec![ada]).await.unwrap();
    assert_eq!(store.subscriptions(ada).await.unwrap(), []);
    assert_eq!(store.webhook(ada).await.unwrap(), None);
    assert_eq!(store.holidays(ada).await.unwrap(), []);
}
