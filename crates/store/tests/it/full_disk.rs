//! A disk without room left.

use benben_store::contract::{append_to, entry, sample_table};
use benben_store::{AppendError, OpenError, Sqlite, Store, StoreError, StoredTable};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A small disk of its own, where the system lets us have one.
struct SmallDisk(PathBuf);

impl SmallDisk {
    fn mount(at: &Path, size: &str) -> Option<Self> {
        fs::create_dir(at).unwrap();
        let mounted = Command::new("mount")
            .args(["-t", "tmpfs", "-o", &format!("size={size}"), "benben-test"])
            .arg(at)
            .stderr(Stdio::null())
            .status();
        mounted.is_ok_and(|status| status.success()).then(|| SmallDisk(at.to_owned()))
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg(&self.0).status();
    }
}

/// Plays until the disk is full; how many entries were acknowledged.
async fn fill(store: &Sqlite, table: &StoredTable) -> u64 {
    let text = "x".repeat(2_000);
    for step in 1..10_000 {
        match store.append(append_to(table, entry(step, 0, step, &text))).await {
            Ok(_) => {}
            Err(error) => {
                assert_eq!(error, AppendError::Store(StoreError::DiskFull));
                return step - 1;
            }
        }
    }
    panic!("the disk never filled up");
}

#[tokio::test]
async fn a_full_disk_is_told_and_nothing_acknowledged_is_lost() {
    let place = tempfile::tempdir().unwrap();
    // Only root may mount; `a_store_without_room` tests the same by a limit inside the database.
    let Some(disk) = SmallDisk::mount(&place.path().join("disk"), "2m") else { return };
    let directory = disk.0.join("data");
    let store = Sqlite::open(&directory).unwrap();
    let table = sample_table(1);
    store.open_table(table.clone()).await.unwrap();
    let ballast = disk.0.join("ballast");
    fs::write(&ballast, vec![0; 200_000]).unwrap();

    let acknowledged = fill(&store, &table).await;
    assert!(acknowledged > 50);
    let large = StoredTable { options: "x".repeat(500_000), ..sample_table(2) };
    assert_eq!(store.open_table(large).await, Err(OpenError::Store(StoreError::DiskFull)));
    assert_eq!(store.entries(table.id.clone(), 0).await.unwrap().len() as u64, acknowledged);
    let error = store.backup(&disk.0.join("copy")).await.unwrap_err();
    assert_eq!(error, StoreError::DiskFull);
    assert!(!disk.0.join("copy").exists() && !disk.0.join("copy.unfinished").exists());

    fs::remove_file(&ballast).unwrap();
    let next = acknowledged + 1;
    store.append(append_to(&table, entry(next, 0, next, "there is room again"))).await.unwrap();
    drop(store);
    let store = Sqlite::open(&directory).unwrap();
    assert_eq!(store.entries(table.id.clone(), 0).await.unwrap().len() as u64, next);
    drop(store);

    // A store cannot be made where there is no room either, and says so.
    let mut size = 1_000_000;
    while size > 0 {
        let mut rest = fs::OpenOptions::new().append(true).create(true).open(&ballast).unwrap();
        if std::io::Write::write_all(&mut rest, &vec![0; size]).is_err() {
            size /= 2;
        }
    }
    let error = Sqlite::open(&disk.0.join("other")).err().expect("there is no room");
    assert_eq!(error, StoreError::DiskFull);
}
