//! What is stored and is not what was written is never taken for it.

use benben_core::Seed;
use benben_store::contract::{append_to, entry, sample_table};
use benben_store::{Sqlite, Store, StoreError, StoredEntry, StoredTable};
use rusqlite::Connection;
use std::fs;
use std::path::Path;
use tempfile::{TempDir, tempdir};

/// A dealt table with six entries of two seats, and another one, closed again.
async fn played() -> TempDir {
    let directory = tempdir().unwrap();
    let store = Sqlite::open(directory.path()).unwrap();
    for number in [1, 2] {
        store.open_table(dealt(number)).await.unwrap();
        for entry in story() {
            store.append(append_to(&dealt(number), entry)).await.unwrap();
        }
    }
    directory
}

fn dealt(number: u8) -> StoredTable {
    StoredTable { seed: Some(Seed::from_number(number.into())), ..sample_table(number) }
}

fn story() -> Vec<StoredEntry> {
    (1..=6)
        .map(|step| entry(step, (step % 2) as usize, step.div_ceil(2), &format!("action {step}")))
        .collect()
}

fn change(directory: &Path, sql: &str) {
    let db = Connection::open(directory.join("benben.sqlite")).unwrap();
    db.execute_batch(sql).unwrap();
}

/// Table number 1 is refused, by its number and this step; the other one is as it was.
async fn check_broken(sql: &str, step: u64) {
    let directory = played().await;
    change(directory.path(), sql);
    let store = Sqlite::open(directory.path()).unwrap();
    let broken = Err(StoreError::Broken { path: store.file(), table: 1, step });
    assert_eq!(store.load(dealt(1).id).await.map(drop), broken, "{sql}");
    assert_eq!(store.entries(dealt(1).id, 0).await.map(drop), broken, "{sql}");
    assert_eq!(store.load(dealt(2).id).await.unwrap().unwrap().entries, story(), "{sql}");
}

#[tokio::test]
async fn a_changed_entry_is_noticed() {
    for column in ["entry = 'action 9'", "seat = 1 + seat % 2, seat_step = 9", "seat_step = 9", "at = at + 1"]
    {
        check_broken(&format!("UPDATE entries SET {column} WHERE table_number = 1 AND step = 4"), 4).await;
    }
    check_broken("UPDATE entries SET hash = zeroblob(16) WHERE table_number = 1 AND step = 4", 4).await;
    check_broken("UPDATE entries SET entry = cast(x'ff' AS TEXT) WHERE table_number = 1 AND step = 4", 4)
        .await;
}

#[tokio::test]
async fn a_missing_added_or_exchanged_entry_is_noticed() {
    check_broken("DELETE FROM entries WHERE table_number = 1 AND step = 3", 3).await;
    check_broken("DELETE FROM entries WHERE table_number = 1 AND step = 1", 1).await;
    check_broken(
        "INSERT INTO entries SELECT 1, 7, seat, 9, entry, at, hash FROM entries WHERE step = 6 LIMIT 1",
        7,
    )
    .await;
    let moved =
        "UPDATE entries SET entry = 'action ' || (7 - step) WHERE table_number = 1 AND step IN (2, 5)";
    check_broken(moved, 2).await;
    check_broken(
        "DELETE FROM entries WHERE table_number = 1;
         INSERT INTO entries SELECT 1, step, seat, seat_step, entry, at, hash FROM entries WHERE table_number = 2",
        1,
    )
    .await;
}

#[tokio::test]
async fn a_changed_deal_is_noticed() {
    for column in
        ["seed = randomblob(32)", "seed = NULL", "secret = randomblob(32)", "options = 'length=long'"]
    {
        check_broken(&format!("UPDATE tables SET {column} WHERE number = 1"), 1).await;
    }
    check_broken("UPDATE tables SET edition_text = edition_text || ' ' WHERE number = 1", 1).await;
}

#[tokio::test]
async fn what_is_read_from_the_middle_is_checked_too() {
    let directory = played().await;
    change(directory.path(), "UPDATE entries SET entry = 'other' WHERE table_number = 1 AND step = 5");
    let store = Sqlite::open(directory.path()).unwrap();
    let read = async |after| store.entries(dealt(1).id, after).await;
    assert!(matches!(read(3).await, Err(StoreError::Broken { table: 1, step: 5, .. })));
    // Nothing wrong comes after it, and nothing comes after the end.
    assert_eq!((read(6).await, read(9).await), (Ok(vec![]), Ok(vec![])));
}

/// As a disk does it: a byte here and there. Either something says so, or what is read is what was written.
#[tokio::test]
async fn a_flipped_byte_anywhere_in_the_file_never_changes_a_game() {
    let directory = played().await;
    let file = directory.path().join("benben.sqlite");
    let whole = fs::read(&file).unwrap();
    let mut noticed = 0;
    for place in (0..whole.len()).step_by(61) {
        let mut bytes = whole.clone();
        bytes[place] ^= 1 << (place % 8);
        fs::write(&file, &bytes).unwrap();
        let Ok(store) = Sqlite::visit(directory.path()) else {
            noticed += 1;
            continue;
        };
        for number in [1, 2] {
            match store.load(dealt(number).id).await {
                Err(_) => noticed += 1,
                Ok(None) => {}
                Ok(Some(loaded)) => {
                    let (seed, secret) = (dealt(number).seed, dealt(number).secret);
                    let read = (loaded.table.seed, loaded.table.secret, loaded.entries);
                    let shorter = story()[..read.2.len()].to_vec();
                    assert_eq!(read, (seed, secret, shorter), "byte {place}");
                }
            }
        }
    }
    assert!(noticed > 20, "only {noticed} of them were noticed");
}
