//! When the world fails, a store says so in one line and damages nothing.

use benben_store::contract::{append_to, entry, sample_table};
use benben_store::{AppendError, Sqlite, Store, StoreError};
use rusqlite::Connection;
use std::fs;
use std::path::Path;
use tempfile::{TempDir, tempdir};

/// What opening the store in this directory fails with; its message is one line.
fn trouble(directory: &Path) -> StoreError {
    let error = Sqlite::open(directory).err().expect("it must not open");
    assert!(!error.to_string().contains('\n'), "{error}");
    error
}

fn file_in(directory: &TempDir) -> std::path::PathBuf {
    directory.path().join("benben.sqlite")
}

/// A store with one table and two entries, closed again.
async fn small_store() -> TempDir {
    let directory = tempdir().unwrap();
    let store = Sqlite::open(directory.path()).unwrap();
    let table = sample_table(1);
    store.open_table(table.clone()).await.unwrap();
    for step in 1..=2 {
        store.append(append_to(&table, entry(step, 0, step, "a"))).await.unwrap();
    }
    directory
}

#[tokio::test]
async fn opening_again_changes_nothing() {
    let directory = small_store().await;
    for _ in 0..2 {
        let store = Sqlite::open(directory.path()).unwrap();
        assert_eq!(store.entries(sample_table(1).id, 0).await.unwrap().len(), 2);
    }
}

#[tokio::test]
async fn a_second_writer_is_told_that_the_directory_is_in_use() {
    let directory = small_store().await;
    let first = Sqlite::open(directory.path()).unwrap();
    assert_eq!(trouble(directory.path()), StoreError::InUse { path: directory.path().to_owned() });
    first.append(append_to(&sample_table(1), entry(3, 0, 3, "b"))).await.unwrap();
    drop(first);
    assert!(Sqlite::open(directory.path()).is_ok());
}

#[tokio::test]
async fn a_visitor_reads_what_is_being_written_and_writes_nothing() {
    let directory = small_store().await;
    let store = Sqlite::open(directory.path()).unwrap();
    let visitor = Sqlite::visit(directory.path()).unwrap();
    let table = sample_table(1);
    assert_eq!(visitor.entries(table.id.clone(), 0).await.unwrap().len(), 2);
    store.append(append_to(&table, entry(3, 0, 3, "b"))).await.unwrap();
    assert_eq!(visitor.entries(table.id.clone(), 0).await.unwrap().len(), 3);
    assert!(matches!(
        visitor.append(append_to(&table, entry(4, 0, 4, "c"))).await,
        Err(AppendError::Store(StoreError::ReadOnly { .. }))
    ));
    assert_eq!(visitor.check().await, Ok(()));
    drop(store);
    assert_eq!(visitor.entries(table.id, 0).await.unwrap().len(), 3);
}

#[tokio::test]
async fn a_visitor_of_an_empty_directory_finds_no_store_and_makes_none() {
    let directory = tempdir().unwrap();
    let error = Sqlite::visit(directory.path()).err().unwrap();
    assert_eq!(error, StoreError::Missing { path: directory.path().to_owned() });
    assert_eq!(fs::read_dir(directory.path()).unwrap().count(), 0);
}

#[tokio::test]
async fn a_newer_schema_is_refused_and_left_as_it_is() {
    let directory = small_store().await;
    let file = file_in(&directory);
    Connection::open(&file).unwrap().pragma_update(None, "user_version", 99).unwrap();
    let before = fs::read(&file).unwrap();
    let newer = StoreError::Newer { path: file.clone(), found: 99, known: Sqlite::SCHEMA };
    assert_eq!(trouble(directory.path()), newer);
    assert_eq!(Sqlite::visit(directory.path()).err(), Some(newer));
    assert_eq!(fs::read(&file).unwrap(), before);
}

#[test]
fn another_programs_database_is_refused_and_left_as_it_is() {
    let directory = tempdir().unwrap();
    let file = file_in(&directory);
    Connection::open(&file).unwrap().execute_batch("CREATE TABLE tables (mine)").unwrap();
    let before = fs::read(&file).unwrap();
    assert_eq!(trouble(directory.path()), StoreError::Foreign { path: file.clone() });
    assert_eq!(fs::read(&file).unwrap(), before);
}

#[test]
fn a_file_that_is_no_database_is_refused_and_left_as_it_is() {
    let directory = tempdir().unwrap();
    let file = file_in(&directory);
    fs::write(&file, "not a database\n".repeat(1000)).unwrap();
    let before = fs::read(&file).unwrap();
    assert!(matches!(trouble(directory.path()), StoreError::Damaged { .. }));
    assert_eq!(fs::read(&file).unwrap(), before);
}

#[tokio::test]
async fn damaged_pages_are_noticed_at_the_start_and_never_backed_up() {
    let directory = small_store().await;
    let file = file_in(&directory);
    let mut bytes = fs::read(&file).unwrap();
    // The schema stays readable; what tables and indexes hold does not.
    let db = Connection::open(&file).unwrap();
    let size: usize = db.query_row("PRAGMA page_size", (), |row| row.get(0)).unwrap();
    let mut roots =
        db.prepare("SELECT rootpage FROM sqlite_schema WHERE name != 'house' AND rootpage > 0").unwrap();
    for page in roots.query_map((), |row| row.get::<_, usize>(0)).unwrap() {
        let start = (page.unwrap() - 1) * size;
        bytes[start..start + size].fill(0x5a);
    }
    drop(roots);
    drop(db);
    fs::write(&file, &bytes).unwrap();
    assert!(matches!(trouble(directory.path()), StoreError::Damaged { .. }));
    assert_eq!(fs::read(&file).unwrap(), bytes);
    let store = Sqlite::visit(directory.path()).unwrap();
    assert!(matches!(store.load(sample_table(1).id).await, Err(StoreError::Damaged { .. })));
    let to = directory.path().join("copy");
    assert!(matches!(store.backup(&to).await, Err(StoreError::Damaged { .. })));
    assert!(!to.exists() && !directory.path().join("copy.unfinished").exists());
}

#[cfg(unix)]
#[tokio::test]
async fn data_is_for_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let parent = tempdir().unwrap();
    let directory = parent.path().join("a/b");
    let store = Sqlite::open(&directory).unwrap();
    store.open_table(sample_table(1)).await.unwrap();
    store.backup(&directory.join("copy")).await.unwrap();
    assert_eq!(fs::metadata(&directory).unwrap().permissions().mode() & 0o777, 0o700);
    let mut files = 0;
    for file in fs::read_dir(&directory).unwrap() {
        let file = file.unwrap();
        assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600, "{file:?}");
        files += 1;
    }
    assert_eq!(files, 6, "database, log, its index, lock, key, copy");
}
