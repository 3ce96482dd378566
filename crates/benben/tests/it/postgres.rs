//! `benben` with its tables in PostgreSQL, at a real server: serving, failing, copying, and keeping the password to itself. Needs
//! the feature `postgres-server`, because it needs PostgreSQL to be installed; `cargo xtask test` sees to both.

mod admin;
mod outage;
mod passwords;
mod playing;
mod refused;
mod secrets;
mod several;

use benben_support::{PASSWORD, PostgresServer, Serve, Server};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use tempfile::TempDir;

const BENBEN: &str = env!("CARGO_BIN_EXE_benben");

/// A database server with an empty database, and a folder with what belongs to it.
struct House {
    database: PostgresServer,
    folder: TempDir,
}

impl House {
    fn new() -> Self {
        let database = PostgresServer::start(&[]);
        database.database("tables");
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("password"), format!("{PASSWORD}\n")).unwrap();
        House { database, folder }
    }

    /// The database, over the network and without the password.
    fn store(&self) -> String {
        self.database.by_network("tables")
    }

    fn password_file(&self) -> PathBuf {
        self.folder.path().join("password")
    }

    fn log(&self) -> PathBuf {
        self.folder.path().join("log")
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn how(&self) -> Serve {
        let (store, password) = (self.store(), self.password_file());
        let flags = ["--store", &store, "--store-password-file", password.to_str().unwrap()];
        Serve::new(BENBEN).unwrap().data(self.data()).log(self.log()).flags(&flags)
    }

    fn serve(&self) -> Server {
        self.how().start().unwrap()
    }

    /// Runs a command on the database.
    fn run(&self, arguments: &[&str]) -> Output {
        let mut command = Command::new(BENBEN);
        command.args(arguments).env("PGPASSWORD", PASSWORD);
        command.output().unwrap()
    }
}

fn some_game() -> &'static str {
    benben_games::ids().next().expect("there are games")
}

fn stop(mut server: Server) {
    assert_eq!(server.stop().unwrap().code(), Some(0));
}

fn good(output: Output) -> String {
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// What a command said that failed, in one line.
fn failed(output: &Output, code: i32) -> String {
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.code() == Some(code) && said.lines().count() == 1, "{output:?}");
    said
}

fn text(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_default()
}
