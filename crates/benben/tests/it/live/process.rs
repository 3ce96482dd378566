//! The command under test, as a server and as a program that ends.

use benben_support::{Serve, Server};
use std::path::Path;
use std::process::{Command, Output};

const BENBEN: &str = env!("CARGO_BIN_EXE_benben");

/// Starts a server on whatever is stored in the directory.
pub(crate) fn serve(data: &Path) -> Server {
    Server::start(BENBEN, data).unwrap()
}

/// Starts a server that writes its log to a file.
pub(crate) fn serve_logging(data: &Path, log: &Path, flags: &[&str]) -> Server {
    Serve::new(BENBEN).unwrap().data(data).log(log).flags(flags).start().unwrap()
}

/// Asks a server to stop, which it does without complaint.
pub(crate) fn stop(mut server: Server) {
    assert_eq!(server.stop().unwrap().code(), Some(0));
}

/// Some game, where any will do.
pub(crate) fn some_game() -> &'static str {
    benben_games::ids().next().expect("there are games")
}

/// Runs `benben` with these arguments.
pub(crate) fn benben(arguments: &[&str]) -> Output {
    Command::new(BENBEN).args(arguments).output().unwrap()
}

/// What a command said that succeeded.
pub(crate) fn good(output: Output) -> String {
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// What a command said that failed, in one line.
pub(crate) fn failed(output: &Output) -> String {
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.code() == Some(1) && said.lines().count() == 1, "{output:?}");
    said
}
