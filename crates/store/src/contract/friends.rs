//! Friends and blocks.

use super::Place;
use super::accounts::new as new_account;
use crate::{AccountId, Friends, MOST_BLOCKED, Store, TokenHash};
use benben_core::Day;

async fn two_accounts(store: &impl Store) -> (AccountId, AccountId) {
    let (one, other) = (new_account(1), new_account(2));
    let ids = (one.account.id.clone(), other.account.id.clone());
    store.open_account(one).await.unwrap();
    store.open_account(other).await.unwrap();
    ids
}

/// Each sees the other, until one of them goes.
pub async fn friends_see_each_other(place: &impl Place) {
    let store = place.open().await;
    let (one, other) = two_accounts(&store).await;
    assert!(!store.befriend(one.clone(), one.clone(), Day(7)).await.unwrap());
    assert!(!store.befriend(one.clone(), AccountId::from_bits(99), Day(7)).await.unwrap());
    for day in [7, 8] {
        assert!(store.befriend(one.clone(), other.clone(), Day(day)).await.unwrap());
    }
    drop(store);
    let store = place.open().await;
    for (id, friend) in [(&one, &other), (&other, &one)] {
        let friends = store.friends(id.clone()).await.unwrap();
        assert_eq!((friends.len(), &friends[0].account, friends[0].since), (1, friend, Day(7)));
        assert_eq!(friends[0].name, store.account(friend.clone()).await.unwrap().unwrap().name);
    }
    store.unfriend(other.clone(), one.clone()).await.unwrap();
    assert_eq!(store.friends(one.clone()).await.unwrap(), []);
    store.befriend(one.clone(), other.clone(), Day(9)).await.unwrap();
    store.remove_account(other, Vec::new()).await.unwrap();
    assert_eq!(store.friends(one).await.unwrap(), []);
}

/// A link leads to its account until there is another.
pub async fn a_link_leads_to_its_account(place: &impl Place) {
    let store = place.open().await;
    let (one, other) = two_accounts(&store).await;
    let (old, new) = (TokenHash::of("old"), TokenHash::of("new"));
    assert_eq!(store.friend_link(one.clone()).await.unwrap(), None);
    store.set_friend_link(one.clone(), 1, old).await.unwrap();
    store.set_friend_link(other.clone(), 1, TokenHash::of("other")).await.unwrap();
    let found = store.account_by_friend_link(old).await.unwrap();
    assert_eq!(found.map(|account| account.id), Some(one.clone()));
    store.set_friend_link(one.clone(), 2, new).await.unwrap();
    assert_eq!(store.friend_link(one.clone()).await.unwrap(), Some(2));
    assert_eq!(store.account_by_friend_link(old).await.unwrap(), None);
    store.remove_account(one, Vec::new()).await.unwrap();
    assert_eq!(store.account_by_friend_link(new).await.unwrap(), None);
    assert!(!store.appears_offline(other.clone()).await.unwrap());
    for offline in [true, true, false] {
        store.appear_offline(other.clone(), offline).await.unwrap();
        assert_eq!(store.appears_offline(other.clone()).await.unwrap(), offline);
    }
}

/// It is kept with whatever holds somebody's seats, and goes along with it.
pub async fn blocks_go_with_whoever_made_them(place: &impl Place) {
    let store = place.open().await;
    let [ada, bo, cy, dee] = ["ada", "bo", "cy", "dee"].map(TokenHash::of);
    for _ in 0..2 {
        store.block(ada, bo, "Bo".to_owned()).await.unwrap();
        store.block(ada, cy, "Cy".to_owned()).await.unwrap();
    }
    let blocked = store.blocked_by(ada).await.unwrap();
    assert_eq!(blocked.iter().map(|one| one.name.as_str()).collect::<Vec<_>>(), ["Cy", "Bo"]);
    assert!(store.blocks(ada, vec![dee, bo]).await.unwrap() && !store.blocks(bo, vec![ada]).await.unwrap());
    // Nobody ends another's.
    store.unblock(bo, blocked[0].number).await.unwrap();
    assert!(store.blocks(ada, vec![cy]).await.unwrap());
    store.unblock(ada, blocked[0].number).await.unwrap();
    assert!(!store.blocks(ada, vec![cy]).await.unwrap());
    store.hand_over(vec![(ada, dee), (bo, cy)]).await.unwrap();
    assert!(store.blocks(dee, vec![cy]).await.unwrap());
    assert_eq!(store.blocked_by(ada).await.unwrap(), []);
    store.remove_account(AccountId::from_bits(99), vec![cy]).await.unwrap();
    assert_eq!(store.blocked_by(dee).await.unwrap(), []);
}

/// Nobody fills the store by blocking.
pub async fn of_many_blocks_the_first_goes(place: &impl Place) {
    let store = place.open().await;
    let ada = TokenHash::of("ada");
    for number in 0..=MOST_BLOCKED {
        store.block(ada, TokenHash::of(&number.to_string()), number.to_string()).await.unwrap();
    }
    let blocked = store.blocked_by(ada).await.unwrap();
    assert_eq!((blocked.len() as u32, blocked[blocked.len() - 1].name.as_str()), (MOST_BLOCKED, "1"));
}
