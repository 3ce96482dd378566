//! Files that are copied, replaced or removed while a store is open, or after it crashed.

use benben_store::contract::{append_to, entry, sample_table};
use benben_store::{AppendError, Sqlite, Store, StoreError};
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::{TempDir, tempdir};

/// An open store with a table of two entries, and a backup from when there was one.
struct Open {
    place: TempDir,
    store: Sqlite,
}

impl Open {
    async fn new() -> Self {
        let place = tempdir().unwrap();
        let store = Sqlite::open(&place.path().join("data")).unwrap();
        store.open_table(sample_table(1)).await.unwrap();
        let open = Open { place, store };
        open.append(1).await.unwrap();
        open.store.backup(&open.backup()).await.unwrap();
        open.append(2).await.unwrap();
        open
    }

    async fn append(&self, step: u64) -> Result<(), AppendError> {
        self.store.append(append_to(&sample_table(1), entry(step, 0, step, "a"))).await.map(drop)
    }

    fn data(&self) -> PathBuf {
        self.place.path().join("data")
    }

    fn file(&self) -> PathBuf {
        self.store.file()
    }

    fn log(&self) -> PathBuf {
        self.data().join("benben.sqlite-wal")
    }

    fn backup(&self) -> PathBuf {
        self.place.path().join("backup")
    }

    /// Nothing is acknowledged any more, and whoever asks how it is learns it.
    async fn check_exchanged(&self) {
        let exchanged = StoreError::Exchanged { path: self.file() };
        assert_eq!(self.append(3).await, Err(AppendError::Store(exchanged.clone())));
        assert_eq!(self.store.check().await, Err(exchanged));
    }
}

/// How many entries there are.
async fn entries(store: &Sqlite) -> usize {
    store.entries(sample_table(1).id, 0).await.unwrap().len()
}

/// What a crash leaves: the files as they are while the store is open.
fn crashed(from: &Path, to: &Path) {
    fs::create_dir(to).unwrap();
    for name in ["benben.sqlite", "benben.sqlite-wal", "benben.lock"] {
        fs::copy(from.join(name), to.join(name)).unwrap();
    }
}

#[tokio::test]
async fn after_a_clean_stop_the_one_file_has_everything() {
    let open = Open::new().await;
    assert_eq!(entries(&open.store).await, 2);
    assert_eq!(open.store.finish().await, Ok(true));
    assert!(!open.log().exists(), "the log is gone");
    assert_eq!(open.append(3).await, Err(AppendError::Store(StoreError::Stopped)));
    let copy = open.place.path().join("copy");
    fs::create_dir(&copy).unwrap();
    fs::copy(open.file(), copy.join("benben.sqlite")).unwrap();
    assert_eq!(entries(&Sqlite::open(&copy).unwrap()).await, 2);
}

#[tokio::test]
async fn a_removed_file_is_noticed_and_all_is_well_once_it_is_back() {
    let open = Open::new().await;
    let away = open.place.path().join("away");
    fs::rename(open.file(), &away).unwrap();
    open.check_exchanged().await;
    fs::rename(&away, open.file()).unwrap();
    assert_eq!(open.append(3).await, Ok(()));
    assert_eq!(open.store.check().await, Ok(()));
    fs::remove_file(open.file()).unwrap();
    open.check_exchanged().await;
}

#[tokio::test]
async fn a_removed_log_is_noticed() {
    let open = Open::new().await;
    fs::remove_file(open.log()).unwrap();
    open.check_exchanged().await;
}

#[tokio::test]
async fn a_file_that_was_replaced_is_noticed_and_left_alone() {
    let open = Open::new().await;
    fs::copy(open.backup(), open.place.path().join("other")).unwrap();
    fs::rename(open.place.path().join("other"), open.file()).unwrap();
    open.check_exchanged().await;
    assert!(open.store.finish().await.is_err());
    assert_eq!(fs::read(open.file()).unwrap(), fs::read(open.backup()).unwrap());
}

#[tokio::test]
async fn a_backup_copied_over_the_open_file_is_noticed_and_refused_until_the_log_is_away() {
    let open = Open::new().await;
    fs::copy(open.backup(), open.file()).unwrap();
    open.check_exchanged().await;
    let Open { place, store } = open;
    drop(store);
    let data = place.path().join("data");
    let (file, log) = (data.join("benben.sqlite"), data.join("benben.sqlite-wal"));
    assert_eq!(fs::read(&file).unwrap(), fs::read(place.path().join("backup")).unwrap());
    let strange = StoreError::StrangeLog { path: file.clone(), log: log.clone() };
    assert_eq!(Sqlite::open(&data).err(), Some(strange));
    fs::remove_file(&log).unwrap();
    let _ = fs::remove_file(data.join("benben.sqlite-shm"));
    assert_eq!(entries(&Sqlite::open(&data).unwrap()).await, 1);
}

#[tokio::test]
async fn after_a_crash_files_that_belong_together_open_and_others_do_not() {
    let open = Open::new().await;
    let (own, mixed) = (open.place.path().join("own"), open.place.path().join("mixed"));
    crashed(&open.data(), &own);
    crashed(&open.data(), &mixed);
    assert_eq!(entries(&Sqlite::open(&own).unwrap()).await, 2);
    fs::copy(open.backup(), mixed.join("benben.sqlite")).unwrap();
    assert!(matches!(Sqlite::open(&mixed).err(), Some(StoreError::StrangeLog { .. })));
}
