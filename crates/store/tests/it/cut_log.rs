//! A log that has lost what was acknowledged is refused, not taken for a shorter one.

use benben_store::contract::{append_to, entry, sample_table};
use benben_store::{Sqlite, Store, StoreError};
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::{TempDir, tempdir};

/// So many entries were acknowledged.
const ENTRIES: u64 = 12;

/// The files of a process that was killed after it had acknowledged everything.
async fn killed() -> TempDir {
    let directory = tempdir().unwrap();
    let store = Sqlite::open(directory.path()).unwrap();
    store.open_table(sample_table(1)).await.unwrap();
    for step in 1..=ENTRIES {
        store.append(append_to(&sample_table(1), entry(step, 0, step, "a"))).await.unwrap();
    }
    let copy = tempdir().unwrap();
    for name in ["benben.sqlite", "benben.sqlite-wal", "benben.sqlite-shm", "benben.lock"] {
        fs::copy(directory.path().join(name), copy.path().join(name)).unwrap();
    }
    copy
}

fn log(directory: &Path) -> PathBuf {
    directory.join("benben.sqlite-wal")
}

async fn entries(store: &Sqlite) -> u64 {
    store.entries(sample_table(1).id, 0).await.unwrap().len() as u64
}

fn check_refused(directory: &Path) {
    let before = fs::read(log(directory)).ok();
    for refused in [Sqlite::visit(directory).err(), Sqlite::open(directory).err()] {
        let Some(error @ StoreError::CutLog { .. }) = refused else { panic!("{refused:?}") };
        assert!(error.to_string().contains("benben.sqlite-shm"), "{error}");
    }
    assert_eq!(fs::read(log(directory)).ok(), before, "everything was left as it is");
}

#[tokio::test]
async fn f08_a_log_that_was_left_by_a_kill_is_taken_in() {
    let directory = killed().await;
    assert_eq!(entries(&Sqlite::visit(directory.path()).unwrap()).await, ENTRIES);
    assert_eq!(entries(&Sqlite::open(directory.path()).unwrap()).await, ENTRIES);
}

#[tokio::test]
async fn f08_a_flipped_byte_in_the_log_is_noticed_and_nothing_is_served_without_what_it_hides() {
    let directory = killed().await;
    let whole = fs::read(log(directory.path())).unwrap();
    for place in [20, 40, 700, whole.len() / 3, whole.len() / 2, whole.len() - 1] {
        let mut bytes = whole.clone();
        bytes[place] ^= 1;
        fs::write(log(directory.path()), bytes).unwrap();
        check_refused(directory.path());
    }
    // Whoever has no backup can go on with what is left.
    fs::remove_file(directory.path().join("benben.sqlite-shm")).unwrap();
    let store = Sqlite::open(directory.path()).unwrap();
    let left = entries(&store).await;
    assert!((1..ENTRIES).contains(&left), "{left} entries are left");
}

#[tokio::test]
async fn f08_a_log_that_was_cut_off_or_removed_is_noticed() {
    let directory = killed().await;
    let whole = fs::read(log(directory.path())).unwrap();
    fs::write(log(directory.path()), &whole[..whole.len() / 2]).unwrap();
    check_refused(directory.path());
    fs::remove_file(log(directory.path())).unwrap();
    check_refused(directory.path());
}
