//! Keeping order: words, reports, locks, and what was done about them.

use super::accounts::new;
use super::{Place, line, sample_account, sample_table, session_of};
use crate::{
    AccountError, Author, CodeHash, Looks, MOST_REPORTS_BY_ONE, NewAccount, Opener, Order, PasswordHash,
    Reported, Status, Store, StoredAct, StoredLine, StoredReport, TokenHash,
};
use benben_core::Seat;

fn author(token: &str) -> Author {
    Author { token: TokenHash::of(token), account: None }
}

/// Something written, with the number it will have.
fn written(number: u64, text: &str, by: Author) -> StoredLine {
    StoredLine { by: Some(by), ..line(number, 0, text) }
}

/// A report of a line.
fn report(line: u64, reporter: &str) -> StoredReport {
    StoredReport {
        number: 0,
        table: sample_table(1).id,
        line: Some(line),
        seat: Seat::new(0),
        name: "Ivana".to_owned(),
        said: "Bad words".to_owned(),
        by: Some(author("token 1")),
        reporter: author(reporter),
        at: 5_000,
    }
}

/// Words are allowed where somebody said so, weigh until they are forgotten, and leave phrases alone.
pub async fn words_are_switched_and_forgotten_and_phrases_stay(place: &impl Place) {
    let store = place.open().await;
    let (mut table, opener) = (sample_table(1), Opener([7; 16]));
    table.opener = Some(opener);
    store.open_table(table.clone()).await.unwrap();
    let id = table.id.clone();
    assert!(!store.words(id.clone()).await.unwrap());
    store.switch_words(id.clone(), true).await.unwrap();
    store.switch_words(id.clone(), true).await.unwrap();
    assert!(store.words(id.clone()).await.unwrap());
    let before = store.kept(opener).await.unwrap().own.bytes;
    let account = sample_account(1);
    store.open_account(new(1)).await.unwrap();
    let by = Author { token: TokenHash::of("account"), account: Some(account.id.clone()) };
    let said = [line(1, 0, "hello"), written(2, "Ahoj <b>", author("token 1")), written(3, "Bože", by)];
    for line in &said {
        store.say(id.clone(), line.clone()).await.unwrap();
    }
    assert_eq!(store.talk(id.clone()).await.unwrap(), said);
    // Written at 3002 and 3003.
    assert_eq!(store.forget_words(3_003, 10).await.unwrap(), 1);
    assert_eq!(store.talk(id.clone()).await.unwrap(), [said[0].clone(), said[2].clone()]);
    // Whoever deletes their account has written nothing.
    store.remove_account(account.id, Vec::new()).await.unwrap();
    assert_eq!(store.talk(id.clone()).await.unwrap(), said[..1]);
    assert_eq!(store.forget_words(i64::MAX, 10).await.unwrap(), 0);
    let kept = store.kept(opener).await.unwrap().own.bytes - before;
    assert!(kept < 60, "one phrase weighs {kept}");
    store.switch_words(id.clone(), false).await.unwrap();
    assert!(!store.words(id).await.unwrap());
}

/// One report of each person and line; it outlives what it is about, and goes when it is closed or old.
pub async fn a_report_is_kept_once_as_it_was(place: &impl Place) {
    let store = place.open().await;
    let table = sample_table(1);
    let id = table.id.clone();
    assert_eq!(store.report(report(2, "a")).await.unwrap(), Reported::NoTable);
    store.open_table(table).await.unwrap();
    store.say(id.clone(), written(1, "Bad words", author("token 1"))).await.unwrap();
    assert_eq!(store.report(report(1, "a")).await.unwrap(), Reported::Kept);
    assert_eq!(store.report(report(1, "a")).await.unwrap(), Reported::Before);
    assert_eq!(store.report(report(1, "b")).await.unwrap(), Reported::Kept);
    let name = StoredReport { line: None, said: String::new(), at: 9_000, ..report(1, "a") };
    assert_eq!(store.report(name.clone()).await.unwrap(), Reported::Kept);
    assert_eq!(store.report(name.clone()).await.unwrap(), Reported::Before);
    assert_eq!(store.reported(id.clone(), TokenHash::of("a")).await.unwrap(), [1]);
    assert_eq!(store.reported(id.clone(), TokenHash::of("c")).await.unwrap(), [0u64; 0]);
    store.forget_words(i64::MAX, 10).await.unwrap();
    let expected =
        [StoredReport { number: 1, ..report(1, "a") }, StoredReport { number: 2, ..report(1, "b") }];
    assert_eq!(store.reports(2).await.unwrap(), expected);
    assert_eq!(store.find_report(3).await.unwrap(), Some(StoredReport { number: 3, ..name }));
    assert!(store.close_report(2).await.unwrap());
    assert!(!store.close_report(2).await.unwrap());
    assert_eq!(store.forget_reports(9_000).await.unwrap(), 1);
    assert_eq!(store.reports(9).await.unwrap().len(), 1);
    for line in 10..10 + u64::from(MOST_REPORTS_BY_ONE) {
        assert_eq!(store.report(report(line, "z")).await.unwrap(), Reported::Kept);
    }
    assert_eq!(store.report(report(99, "z")).await.unwrap(), Reported::TooMany);
}

/// A locked account has no sessions, and none begins; no recovery code works, and none is used up.
pub async fn nobody_comes_into_a_locked_account(place: &impl Place) {
    let store = place.open().await;
    let account = sample_account(1);
    store.open_account(new(1)).await.unwrap();
    store.lock_account(account.id.clone(), Some(7)).await.unwrap();
    store.lock_account(account.id.clone(), Some(8)).await.unwrap();
    assert_eq!(store.locked_at(account.id.clone()).await.unwrap(), Some(7));
    assert_eq!(store.sessions(account.id.clone()).await.unwrap(), []);
    let begun = store.begin_session(session_of(&account, "again", 20_001)).await;
    assert_eq!(begun, Err(AccountError::Locked));
    let recover = async || {
        store.recover(account.looks.clone(), CodeHash([1; 32]), PasswordHash("new".to_owned())).await
    };
    assert_eq!(recover().await.unwrap(), None);
    assert_eq!(store.codes_left(account.id.clone()).await.unwrap(), 10);
    let [listed] = &store.accounts("IVANA".to_owned(), 9).await.unwrap()[..] else { panic!("one account") };
    assert_eq!((listed.locked_at, listed.sessions, listed.seen_on), (Some(7), 0, None));
    store.lock_account(account.id.clone(), None).await.unwrap();
    assert!(recover().await.unwrap().is_some());
    store.begin_session(session_of(&account, "again", 20_001)).await.unwrap();
    let listed = store.accounts(String::new(), 9).await.unwrap();
    assert_eq!((listed[0].locked_at, listed[0].sessions), (None, 1));
    assert_eq!(store.accounts("nobody".to_owned(), 9).await.unwrap(), []);
    store.end_sessions(account.id.clone()).await.unwrap();
    assert_eq!(store.sessions(account.id).await.unwrap(), []);
}

/// Seats follow at tables that are not over; finished games keep the name that was true.
pub async fn a_renamed_account_is_followed_where_it_still_plays(place: &impl Place) {
    let store = place.open().await;
    let (account, token) = (sample_account(1), TokenHash::of("account 1"));
    store.open_account(new(1)).await.unwrap();
    store.open_account(NewAccount { codes: Vec::new(), ..new(2) }).await.unwrap();
    for (number, status) in [(1, Status::Playing), (2, Status::Over)] {
        let mut table = sample_table(number);
        table.status = status;
        (table.seats[0].name, table.seats[0].token) = (account.name.clone(), Some(token));
        store.open_table(table).await.unwrap();
    }
    let rename = async |name: &str, looks| {
        store.rename_account(account.id.clone(), name.to_owned(), looks, vec![token]).await
    };
    assert_eq!(rename("Ivana 2", sample_account(2).looks).await, Err(AccountError::NameTaken));
    let looks = Looks { small: "jana".to_owned(), plain: "jana".to_owned() };
    assert_eq!(rename("Jana", looks.clone()).await.unwrap(), [sample_table(1).id]);
    // To write it otherwise is no other name.
    assert_eq!(rename("JANA", looks).await.unwrap(), [sample_table(1).id]);
    assert_eq!(store.account(account.id.clone()).await.unwrap().unwrap().name, "JANA");
    for (number, name) in [(1, "JANA"), (2, "Ivana 1")] {
        let table = store.table(sample_table(number).id).await.unwrap().unwrap();
        assert_eq!(table.seats[0].name, name);
    }
}

/// The latest first, and it outlives closing.
pub async fn what_was_done_is_noted_in_order(place: &impl Place) {
    let store = place.open().await;
    let act = |number: i64| StoredAct {
        at: number,
        by: "root".to_owned(),
        act: "lock".to_owned(),
        about: format!("Ivana {number}"),
    };
    for number in 1..=3 {
        store.note_act(act(number)).await.unwrap();
    }
    drop(store);
    let store = place.open().await;
    assert_eq!(store.acts(2).await.unwrap(), [act(3), act(2)]);
}
