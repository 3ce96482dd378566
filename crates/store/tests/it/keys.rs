//! The key lies beside the database, and nowhere else.

use benben_store::contract::sample_table;
use benben_store::{Reach, Sqlite, Store, StoreError, StoredSubscription, TokenHash};
use std::fs;
use std::path::Path;
use tempfile::tempdir;

/// Is it in any of the files, but the one that is for it?
fn is_outside(folder: &Path, key: &[u8]) -> bool {
    fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).any(|file| {
        let own = file.file_name().is_some_and(|name| name == "benben.key");
        !own && fs::read(&file).unwrap().windows(key.len()).any(|part| part == key)
    })
}

fn browser() -> StoredSubscription {
    StoredSubscription {
        endpoint: "https://push.example/x".to_owned(),
        key: vec![4; 65],
        secret: vec![7; 16],
        language: "en".to_owned(),
        since: benben_core::Day(20_000),
    }
}

#[tokio::test]
async fn a_key_is_in_its_file_alone_and_in_no_backup() {
    let place = tempdir().unwrap();
    let (data, elsewhere) = (place.path().join("data"), place.path().join("elsewhere"));
    let store = Sqlite::open(&data).unwrap();
    store.open_table(sample_table(1)).await.unwrap();
    let key = store.key().0;
    assert_eq!(fs::read(data.join("benben.key")).unwrap(), key);
    assert!(!is_outside(&data, &key), "while it runs");
    fs::create_dir(&elsewhere).unwrap();
    store.backup(&elsewhere.join("benben.sqlite")).await.unwrap();
    assert!(!is_outside(&elsewhere, &key));
    drop(store);
    assert!(!is_outside(&data, &key), "when it has stopped");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(data.join("benben.key")).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
    // A backup with the key beside it is the same store.
    fs::copy(data.join("benben.key"), elsewhere.join("benben.key")).unwrap();
    let restored = Sqlite::open(&elsewhere).unwrap();
    assert!(restored.key().0 == key && !restored.key_is_new());
}

#[tokio::test]
async fn without_its_key_a_store_begins_with_a_new_one_and_says_so() {
    let place = tempdir().unwrap();
    let (holder, store) = (TokenHash::of("x"), Sqlite::open(place.path()).unwrap());
    store.open_table(sample_table(1)).await.unwrap();
    store.subscribe(holder, browser()).await.unwrap();
    let before = store.key();
    assert!(!store.key_is_new());
    drop(store);
    fs::remove_file(place.path().join("benben.key")).unwrap();
    let store = Sqlite::open(place.path()).unwrap();
    assert!(store.key_is_new() && store.key() != before);
    assert!(store.table(sample_table(1).id).await.unwrap().is_some());
    // What was encrypted with the old one is of no use to anybody.
    assert!(store.subscriptions(holder).await.unwrap().is_empty());
    drop(store);
    assert!(!Sqlite::open(place.path()).unwrap().key_is_new(), "from now on it is the key");
}

#[tokio::test]
async fn a_key_of_another_database_is_refused_and_left_where_it_is() {
    let (one, other) = (tempdir().unwrap(), tempdir().unwrap());
    drop((Sqlite::open(one.path()).unwrap(), Sqlite::open(other.path()).unwrap()));
    let (file, wrong) = (one.path().join("benben.key"), fs::read(other.path().join("benben.key")).unwrap());
    for bytes in [wrong, b"short".to_vec()] {
        fs::write(&file, &bytes).unwrap();
        let refused = Sqlite::open(one.path()).err();
        assert!(matches!(&refused, Some(StoreError::Damaged { path, .. }) if *path == file), "{refused:?}");
        assert_eq!(fs::read(&file).unwrap(), bytes);
    }
}
