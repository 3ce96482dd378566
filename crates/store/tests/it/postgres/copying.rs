//! Everything moves from one kind of store to the other and back, and is the same.

use crate::postgres::server::{Database, SERVER, new_database};
use benben_core::{Day, Seat, Secret};
use benben_store::contract::{append_to, entry, sample_table};
use benben_store::{
    Postgres, Sqlite, Store, StoreError, StorePlace, StoredDay, StoredLine, StoredTry, TokenHash, Trier, copy,
};
use std::path::Path;

fn database(place: &Database) -> StorePlace {
    StorePlace::Postgres(place.address())
}

fn directory(path: &Path) -> StorePlace {
    StorePlace::Directory(path.to_owned())
}

/// Some of everything that differs between the two: flags, texts, bytes, reals, nothing, numbers that were given out.
async fn fill(store: &dyn Store) {
    for number in 1..=20 {
        let mut table = sample_table(number);
        table.rated = number % 2 == 0;
        store.open_table(table.clone()).await.unwrap();
        for step in 1..=u64::from(number) * 7 {
            store.append(append_to(&table, entry(step, 0, step, "Řehoř 🐪"))).await.unwrap();
        }
        let line = StoredLine {
            number: 0,
            seat: Seat::new(0),
            name: "Ivana".to_owned(),
            told: 3,
            said: "hello".to_owned(),
            by: None,
            speaker: Some(TokenHash::of("Ivana")),
            at: 5,
        };
        store.say(table.id, line).await.unwrap();
    }
    let day = StoredDay { day: Day(20_000), game: "sample".to_owned(), secret: Secret([7; 32]), drawn_at: 4 };
    store.draw_days(vec![day], Day(1)).await.unwrap();
    let token = TokenHash::of("somebody");
    let begun = StoredTry {
        day: Day(20_000),
        game: "sample".to_owned(),
        by: Trier::Holder(token),
        name: "Ivana".to_owned(),
        table: None,
        result: None,
    };
    store.begin_try(begun).await.unwrap();
    store.advance_clock(12_345, 5).await.unwrap();
    store.finish().await.unwrap();
}

/// All that two stores answer about the tables of [`fill`].
async fn answers(store: &dyn Store) -> String {
    let mut answers = format!("{:?}\n", store.tries_of(TokenHash::of("somebody")).await.unwrap());
    for number in 1..=20 {
        let id = sample_table(number).id;
        answers.push_str(&format!("{:?}\n", store.load(id.clone()).await.unwrap().unwrap()));
        answers.push_str(&format!("{:?}\n", store.talk(id).await.unwrap()));
    }
    answers
}

fn wait<T>(answer: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().enable_time().build().unwrap().block_on(answer)
}

#[test]
fn everything_moves_there_and_back() {
    let folder = tempfile::tempdir().unwrap();
    let (first, last) = (folder.path().join("first"), folder.path().join("last"));
    let store = Sqlite::open(&first).unwrap();
    wait(fill(&store));
    let key = store.key();
    drop(store);
    let place = new_database();
    let mut told = Vec::new();
    let copied = copy(&directory(&first), &database(&place), &mut |rows, of| told.push((rows, of))).unwrap();
    assert_eq!((copied.tables, copied.entries), (20, 7 * 20 * 21 / 2));
    let &(rows, of) = told.last().unwrap();
    assert_eq!((rows, of), (copied.rows, copied.rows));
    let before = wait(answers(&Sqlite::visit(&first).unwrap()));
    let store = Postgres::open(place.address()).unwrap();
    assert_eq!(store.key(), key);
    assert_eq!(wait(answers(&store)), before);
    // What comes now gets numbers after those that were copied.
    wait(store.open_table(sample_table(21))).unwrap();
    wait(store.append(append_to(&sample_table(1), entry(8, 1, 1, "on")))).unwrap();
    drop(store);
    let back = copy(&database(&place), &directory(&last), &mut |_, _| {}).unwrap();
    assert_eq!(back.entries, copied.entries + 1);
    let store = Sqlite::open(&last).unwrap();
    assert_eq!(store.key(), key);
    assert_eq!(wait(store.load(sample_table(1).id)).unwrap().unwrap().entries.len(), 8);
    wait(store.append(append_to(&sample_table(1), entry(9, 1, 2, "and on")))).unwrap();
}

#[test]
fn what_is_there_is_not_mixed_with_what_comes() {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(folder.path()).unwrap();
    wait(fill(&store));
    drop(store);
    let place = new_database();
    copy(&directory(folder.path()), &database(&place), &mut |_, _| {}).unwrap();
    let again = copy(&directory(folder.path()), &database(&place), &mut |_, _| {}).unwrap_err();
    assert!(matches!(again, StoreError::NotEmpty { .. }), "{again}");
    assert_eq!(SERVER.sql(place.name(), "SELECT count(*) FROM tables"), "20");
    let again = copy(&database(&place), &directory(folder.path()), &mut |_, _| {}).unwrap_err();
    assert!(matches!(again, StoreError::NotEmpty { .. }), "{again}");
}

#[test]
fn a_store_in_use_or_missing_is_not_copied() {
    let folder = tempfile::tempdir().unwrap();
    let place = new_database();
    let none = copy(&directory(&folder.path().join("none")), &database(&place), &mut |_, _| {}).unwrap_err();
    assert!(matches!(none, StoreError::Missing { .. }), "{none}");
    let none = copy(&database(&place), &directory(folder.path()), &mut |_, _| {}).unwrap_err();
    assert!(matches!(none, StoreError::Missing { .. }), "{none}");
    let store = Sqlite::open(folder.path()).unwrap();
    let used = copy(&directory(folder.path()), &database(&place), &mut |_, _| {}).unwrap_err();
    assert!(matches!(used, StoreError::InUse { .. }), "{used}");
    drop(store);
    let _served = Postgres::open(place.address()).unwrap();
    let used = copy(&directory(folder.path()), &database(&place), &mut |_, _| {}).unwrap_err();
    assert!(matches!(used, StoreError::Claimed { .. }), "{used}");
}

/// A table whose entries aren't those that were stored is not carried on, and nothing of the copy stays.
#[test]
fn damage_is_found_and_leaves_nothing_behind() {
    let folder = tempfile::tempdir().unwrap();
    let place = new_database();
    let store = Postgres::open(place.address()).unwrap();
    wait(fill(&store));
    drop(store);
    SERVER.sql(place.name(), "UPDATE entries SET entry = 'another' WHERE table_number = 3 AND step = 4");
    let target = folder.path().join("target");
    let damaged = copy(&database(&place), &directory(&target), &mut |_, _| {}).unwrap_err();
    assert!(matches!(damaged, StoreError::Broken { step: 4, .. }), "{damaged}");
    let left = Sqlite::visit(&target).unwrap();
    assert_eq!(wait(left.count()).unwrap(), 0);
}
