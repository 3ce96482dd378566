//! People who keep their name, and the ways into their accounts.

use super::{Place, sample_table};
use crate::{
    AccountError, AccountId, CodeHash, Holder, Looks, NewAccount, PasswordHash, Status, Store, StoredAccount,
    StoredPasskey, StoredSession, StoredTry, TokenHash, Trier,
};
use benben_core::Day;

/// An account, numbered so that tests can tell them apart.
pub fn sample_account(number: u8) -> StoredAccount {
    StoredAccount {
        id: AccountId::from_bits(u128::from(number)),
        name: format!("Ivana {number}"),
        looks: Looks { small: format!("ivana{number}"), plain: format!("lvana{number}") },
        password: Some(PasswordHash(format!("$argon2id${number}"))),
        opened_on: Day(20_000),
    }
}

/// A session of an account.
pub fn session_of(account: &StoredAccount, token: &str, day: i64) -> StoredSession {
    StoredSession {
        number: 0,
        account: account.id.clone(),
        token: TokenHash::of(token),
        device: "Firefox · Linux".to_owned(),
        begun_on: Day(day),
        seen_on: Day(day),
    }
}

fn code(number: u8) -> CodeHash {
    CodeHash([number; 32])
}

/// An account to be opened, with a session and codes.
pub fn new(number: u8) -> NewAccount {
    let account = sample_account(number);
    let session = session_of(&account, &format!("session {number}"), 20_000);
    NewAccount {
        account,
        session,
        passkey: None,
        codes: (0..10).map(code).collect(),
        tokens: Vec::new(),
        invitation: None,
    }
}

async fn signed_in(store: &impl Store, token: &str) -> Option<String> {
    let found = store.session(TokenHash::of(token)).await.unwrap();
    found.map(|(_, account)| account.name)
}

/// A guest becomes an account where they stand: seats, tables and tries move, and a session is there.
pub async fn an_account_begins_with_what_a_guest_had(place: &impl Place) {
    let store = place.open().await;
    let [guest, kept] = ["token 1", "account 1"].map(TokenHash::of);
    let table = sample_table(1);
    store.open_table(table.clone()).await.unwrap();
    let tokens = vec![(guest, kept)];
    let concerned = store.open_account(NewAccount { tokens, ..new(1) }).await.unwrap();
    assert_eq!(concerned, std::slice::from_ref(&table.id));
    drop(store);
    let store = place.open().await;
    let found = store.table(table.id).await.unwrap().unwrap();
    assert_eq!((found.seats[0].token, found.host), (Some(kept), Some(kept)));
    assert_eq!(store.account(sample_account(1).id).await.unwrap(), Some(sample_account(1)));
    assert_eq!(signed_in(&store, "session 1").await.as_deref(), Some("Ivana 1"));
    assert_eq!(store.codes_left(sample_account(1).id).await.unwrap(), 10);
}

/// No two accounts have names that look alike, in one way or the other; what was refused changed nothing.
pub async fn a_name_is_kept_once(place: &impl Place) {
    let store = place.open().await;
    let table = sample_table(1);
    store.open_table(table.clone()).await.unwrap();
    store.open_account(new(1)).await.unwrap();
    let (first, other) = (sample_account(1).looks, sample_account(2).looks);
    for looks in [
        Looks { small: first.small.clone(), ..other.clone() },
        Looks { plain: first.plain.clone(), ..other.clone() },
    ] {
        let account = StoredAccount { looks: looks.clone(), ..sample_account(2) };
        let tokens = vec![(TokenHash::of("token 1"), TokenHash::of("account 2"))];
        let refused = store.open_account(NewAccount { account, tokens, ..new(2) }).await;
        assert_eq!(refused, Err(AccountError::NameTaken));
        assert_eq!(store.account_like(looks).await.unwrap(), Some(sample_account(1)));
    }
    assert_eq!(store.account_like(other).await.unwrap(), None);
    assert_eq!(store.table(table.id.clone()).await.unwrap().unwrap().seats, table.seats);
    assert_eq!(signed_in(&store, "session 2").await, None);
    store.open_account(new(2)).await.unwrap();
}

/// Sessions are listed, noted and ended, one by one or all others; nobody ends somebody else's.
pub async fn sessions_begin_and_end(place: &impl Place) {
    let store = place.open().await;
    for number in [1, 2] {
        store.open_account(new(number)).await.unwrap();
    }
    let (mine, other) = (sample_account(1), sample_account(2));
    let phone = store.begin_session(session_of(&mine, "phone", 20_001)).await.unwrap();
    store.begin_session(session_of(&mine, "tablet", 20_002)).await.unwrap();
    store.note_session(TokenHash::of("session 1"), Day(20_009)).await.unwrap();
    store.note_session(TokenHash::of("session 1"), Day(20_003)).await.unwrap();
    let listed = store.sessions(mine.id.clone()).await.unwrap();
    let days: Vec<(i64, i64)> = listed.iter().map(|one| (one.begun_on.0, one.seen_on.0)).collect();
    assert_eq!(days, [(20_000, 20_009), (20_002, 20_002), (20_001, 20_001)]);
    assert_eq!((listed[2].number, listed[2].token), (phone, TokenHash::of("phone")));
    assert_eq!(store.end_session(other.id.clone(), phone).await.unwrap(), None);
    assert_eq!(store.end_session(mine.id.clone(), phone).await.unwrap(), Some(TokenHash::of("phone")));
    assert_eq!(signed_in(&store, "phone").await, None);
    store.end_other_sessions(mine.id.clone(), TokenHash::of("tablet")).await.unwrap();
    assert_eq!(signed_in(&store, "session 1").await, None);
    assert_eq!(signed_in(&store, "tablet").await.as_deref(), Some("Ivana 1"));
    assert_eq!(signed_in(&store, "session 2").await.as_deref(), Some("Ivana 2"));
    let nobody = session_of(&sample_account(3), "nobody", 20_000);
    assert_eq!(store.begin_session(nobody).await, Err(AccountError::NoAccount));
}

/// An account has fifty sessions at most: the one that was unused longest makes room.
pub async fn the_longest_unused_session_makes_room(place: &impl Place) {
    let store = place.open().await;
    store.open_account(new(1)).await.unwrap();
    for number in 0..50 {
        let session = session_of(&sample_account(1), &format!("device {number}"), 20_001 + number);
        store.begin_session(session).await.unwrap();
    }
    assert_eq!(store.sessions(sample_account(1).id).await.unwrap().len(), 50);
    assert_eq!(signed_in(&store, "session 1").await, None);
    assert!(signed_in(&store, "device 0").await.is_some());
}

/// Another password ends all sessions but one; a recovery code lets somebody in once, and ends them all.
pub async fn a_recovery_code_works_once(place: &impl Place) {
    let store = place.open().await;
    for number in [1, 2] {
        store.open_account(new(number)).await.unwrap();
    }
    let account = sample_account(1);
    store.begin_session(session_of(&account, "phone", 20_001)).await.unwrap();
    let password = |text: &str| PasswordHash(text.to_owned());
    store.change_password(account.id.clone(), password("b"), Some(TokenHash::of("phone"))).await.unwrap();
    assert_eq!(signed_in(&store, "session 1").await, None);
    let recover = |looks: Looks, number| store.recover(looks, code(number), password("c"));
    assert_eq!(recover(sample_account(3).looks, 4).await.unwrap(), None);
    assert_eq!(recover(account.looks.clone(), 77).await.unwrap(), None);
    assert!(signed_in(&store, "phone").await.is_some());
    let recovered = recover(account.looks.clone(), 4).await.unwrap().unwrap();
    assert_eq!(recovered, StoredAccount { password: Some(password("c")), ..account.clone() });
    assert_eq!(store.account(account.id.clone()).await.unwrap(), Some(recovered));
    assert_eq!(signed_in(&store, "phone").await, None);
    assert_eq!(recover(account.looks.clone(), 4).await.unwrap(), None);
    assert_eq!(store.codes_left(account.id.clone()).await.unwrap(), 9);
    store.renew_codes(account.id.clone(), vec![code(50)]).await.unwrap();
    assert_eq!(store.codes_left(account.id).await.unwrap(), 1);
    assert_eq!(recover(account.looks, 5).await.unwrap(), None);
    // Those of others are theirs.
    assert_eq!(store.codes_left(sample_account(2).id).await.unwrap(), 10);
    assert!(signed_in(&store, "session 2").await.is_some());
}

fn passkey(account: u8, credential: u8) -> StoredPasskey {
    StoredPasskey {
        number: 0,
        account: sample_account(account).id,
        credential: vec![credential; 16],
        key: vec![1, 2, 3],
        uses: 0,
        name: format!("key {credential}"),
        added_on: Day(20_000),
    }
}

/// An account may begin with a passkey and no password. The last way into it stays.
pub async fn an_account_needs_a_way_in_and_no_password(place: &impl Place) {
    let store = place.open().await;
    let by_passkey = |number: u8, credential: u8| NewAccount {
        account: StoredAccount { password: None, ..sample_account(number) },
        passkey: Some(passkey(number, credential)),
        ..new(number)
    };
    store.open_account(by_passkey(1, 1)).await.unwrap();
    // A passkey that somebody else has begins no account, and nothing of it stays.
    assert_eq!(store.open_account(by_passkey(2, 1)).await, Err(AccountError::PasskeyKnown));
    assert_eq!(store.account(sample_account(2).id).await.unwrap(), None);
    let id = sample_account(1).id;
    let numbers = || async {
        let own = store.passkeys(id.clone()).await.unwrap();
        own.iter().map(|one| one.number).collect::<Vec<_>>()
    };
    let first = numbers().await[0];
    assert_eq!(store.remove_passkey(id.clone(), first).await, Err(AccountError::LastWayIn));
    // With another passkey it can go, and that other one then stays until there is a password.
    store.add_passkey(passkey(1, 2)).await.unwrap();
    store.remove_passkey(id.clone(), first).await.unwrap();
    let second = numbers().await[0];
    assert_eq!(store.remove_passkey(id.clone(), second).await, Err(AccountError::LastWayIn));
    store.change_password(id.clone(), PasswordHash("later".to_owned()), None).await.unwrap();
    store.remove_passkey(id.clone(), second).await.unwrap();
    assert!(numbers().await.is_empty());
}

/// Passkeys are found by what their authenticator calls them. One that counts backwards has been copied.
pub async fn passkeys_are_kept_and_counted(place: &impl Place) {
    let store = place.open().await;
    for number in [1, 2] {
        store.open_account(new(number)).await.unwrap();
    }
    for (account, credential) in [(1, 1), (1, 2), (2, 3)] {
        store.add_passkey(passkey(account, credential)).await.unwrap();
    }
    assert_eq!(store.add_passkey(passkey(2, 1)).await, Err(AccountError::PasskeyKnown));
    assert_eq!(store.add_passkey(passkey(9, 9)).await, Err(AccountError::NoAccount));
    let used = |credential, uses| store.use_passkey(vec![credential; 16], uses);
    assert!(used(1, 0).await.unwrap() && used(1, 0).await.unwrap() && used(1, 7).await.unwrap());
    assert!(!used(1, 7).await.unwrap() && !used(1, 0).await.unwrap() && used(1, 8).await.unwrap());
    let listed = store.passkeys(sample_account(1).id).await.unwrap();
    let names: Vec<(&str, u32)> = listed.iter().map(|one| (one.name.as_str(), one.uses)).collect();
    assert_eq!(names, [("key 1", 8), ("key 2", 0)]);
    store.remove_passkey(sample_account(2).id, listed[0].number).await.unwrap();
    assert!(store.passkey(vec![1; 16]).await.unwrap().is_some());
    store.remove_passkey(sample_account(1).id, listed[0].number).await.unwrap();
    assert_eq!(store.passkey(vec![1; 16]).await.unwrap(), None);
}

/// Whoever deletes their account leaves their games, and nothing in them says whose they were.
pub async fn a_removed_account_leaves_games_without_its_name(place: &impl Place) {
    let store = place.open().await;
    let kept = TokenHash::of("account 1");
    let mut table = sample_table(1);
    (table.status, table.seats[0].token, table.seats[0].holder) = (Status::Over, Some(kept), Holder::Person);
    store.open_table(table.clone()).await.unwrap();
    store.open_account(new(1)).await.unwrap();
    let (day, game, by) = (Day(5), "sample".to_owned(), Trier::Holder(kept));
    let begun = StoredTry {
        day,
        game: game.clone(),
        by: by.clone(),
        name: "Ivana".to_owned(),
        table: None,
        result: None,
    };
    store.begin_try(begun).await.unwrap();
    let concerned = store.remove_account(sample_account(1).id, vec![kept]).await.unwrap();
    assert_eq!(concerned, std::slice::from_ref(&table.id));
    let left = store.table(table.id.clone()).await.unwrap().unwrap();
    assert_eq!((&*left.seats[0].name, left.seats[0].token), ("", None));
    assert_eq!((left.seats[0].holder, left.revision), (Holder::Person, 2));
    assert_eq!(store.find_try(day, game, by).await.unwrap(), None);
    assert_eq!(store.account(sample_account(1).id).await.unwrap(), None);
    assert_eq!(signed_in(&store, "session 1").await, None);
    // Somebody else may have the name.
    store.open_account(new(1)).await.unwrap();
}
