//! A data directory that cannot be written.
#![cfg(unix)]

use crate::live::process::{failed, serve, some_game, stop};
use benben_support::{open, play};
use std::fs::{self, Permissions};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;

/// A user without rights, because nothing is read-only for root.
const NOBODY: u32 = 65_534;

/// Gives the directory these rights, and its files the same without the right to enter.
fn permit(directory: &Path, rights: u32) {
    for file in fs::read_dir(directory).unwrap() {
        fs::set_permissions(file.unwrap().path(), Permissions::from_mode(rights & 0o666)).unwrap();
    }
    fs::set_permissions(directory, Permissions::from_mode(rights)).unwrap();
}

#[test]
fn a_read_only_data_directory_is_told_at_once_and_left_as_it_is() {
    let parent = tempfile::tempdir().unwrap();
    let data = parent.path().join("data");
    let server = serve(&data);
    let client = server.client();
    let seats = open(&client, some_game(), &["open", "open"]).unwrap();
    play(&client, &seats, 5).unwrap();
    let seen = seats[0].look(&client).unwrap();
    stop(server);
    let before = fs::read(data.join("benben.sqlite")).unwrap();
    // The program must be in reach of whoever has no rights.
    let program = parent.path().join("benben");
    fs::copy(env!("CARGO_BIN_EXE_benben"), &program).unwrap();
    fs::set_permissions(parent.path(), Permissions::from_mode(0o755)).unwrap();
    permit(&data, 0o555);
    let mut command = Command::new(&program);
    command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(&data);
    if fs::metadata(&program).unwrap().uid() == 0 {
        command.uid(NOBODY).gid(NOBODY);
    }
    let said = failed(&command.output().unwrap());
    assert!(said.starts_with("error: can't write to ") && said.contains("Permission denied"), "{said}");
    assert_eq!(fs::read(data.join("benben.sqlite")).unwrap(), before);
    permit(&data, 0o755);
    let server = serve(&data);
    assert_eq!(seats[0].look(&server.client()).unwrap()["view"], seen["view"]);
}
