//! Invitations to keep a name.

use super::accounts::new;
use super::{Place, sample_account};
use crate::{AccountError, CodeHash, Invited, NewAccount, Store};
use benben_core::Day;

/// An invitation holds for one account; what was refused uses nothing up, and changes nothing.
pub async fn an_invitation_holds_once(place: &impl Place) {
    let store = place.open().await;
    let with = |number: u8, invitation: u8, today| {
        let invited = Invited { code: CodeHash([invitation; 32]), until: Day(30), today: Day(today) };
        NewAccount { invitation: Some(invited), ..new(number) }
    };
    store.open_account(with(1, 1, 0)).await.unwrap();
    drop(store);
    let store = place.open().await;
    assert_eq!(store.open_account(with(2, 1, 30)).await, Err(AccountError::NotInvited));
    assert_eq!(store.account(sample_account(2).id).await.unwrap(), None);
    // Whoever wants a name that is taken can still use the invitation.
    assert_eq!(store.open_account(with(1, 2, 0)).await, Err(AccountError::NameTaken));
    store.open_account(with(2, 2, 0)).await.unwrap();
    store.open_account(new(3)).await.unwrap();
}
