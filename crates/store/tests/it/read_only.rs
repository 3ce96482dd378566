//! A data directory that cannot be written.
#![cfg(unix)]
use benben_store::contract::{append_to, entry, sample_table};
use benben_store::{Sqlite, Store, StoreError};
use std::fs::{self, Permissions};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;

/// Where the half of this test without rights finds its data directory.
const DIRECTORY: &str = "BENBEN_STORE_TEST_READ_ONLY";

/// A user without rights, because nothing is read-only for root.
const NOBODY: u32 = 65_534;

#[test]
fn a_read_only_directory_is_told_and_left_as_it_is() {
    // The test starts itself again as a process that may not write.
    if let Some(directory) = std::env::var_os(DIRECTORY) {
        return check_read_only(Path::new(&directory));
    }
    let parent = tempfile::tempdir().unwrap();
    let directory = parent.path().join("data");
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    {
        let store = Sqlite::open(&directory).unwrap();
        runtime.block_on(store.open_table(sample_table(1))).unwrap();
        runtime.block_on(store.append(append_to(&sample_table(1), entry(1, 0, 1, "a")))).unwrap();
    }
    let before = fs::read(directory.join("benben.sqlite")).unwrap();
    // As the owner, or as anybody, nobody may write; and the test program must be in reach.
    let program = parent.path().join("program");
    fs::copy(std::env::current_exe().unwrap(), &program).unwrap();
    for path in [parent.path(), &directory] {
        fs::set_permissions(path, Permissions::from_mode(0o555)).unwrap();
    }
    for file in fs::read_dir(&directory).unwrap() {
        fs::set_permissions(file.unwrap().path(), Permissions::from_mode(0o444)).unwrap();
    }
    let mut child = Command::new(&program);
    child
        .args(["read_only::a_read_only_directory_is_told_and_left_as_it_is", "--exact"])
        .env(DIRECTORY, &directory);
    if fs::metadata(&program).unwrap().uid() == 0 {
        child.uid(NOBODY).gid(NOBODY);
    }
    let output = child.output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
    assert_eq!(fs::read(directory.join("benben.sqlite")).unwrap(), before);
    for path in [parent.path(), &directory] {
        fs::set_permissions(path, Permissions::from_mode(0o755)).unwrap();
    }
}

fn check_read_only(directory: &Path) {
    let error = Sqlite::open(directory).err().expect("it must not open");
    assert!(matches!(error, StoreError::ReadOnly { .. }), "{error}");
    assert!(error.to_string().starts_with("can't write to ") && !error.to_string().contains('\n'), "{error}");
    let unborn = directory.join("unborn");
    let error = Sqlite::open(&unborn).err().expect("it must not open");
    assert_eq!(
        error.to_string(),
        format!("can't write to {}: Permission denied (os error 13)", unborn.display())
    );
    let error = Sqlite::visit(directory).err().expect("even reading takes an index beside the log");
    assert!(matches!(error, StoreError::ReadOnly { .. }), "{error}");
}
