//! The server as a process: it says where it is, answers, and stops when asked.

use benben_support::{Serve, Server};
use std::net::TcpStream;

/// How the command under test is started as a server with a data folder of its own.
pub(crate) fn serving() -> Serve {
    Serve::new(env!("CARGO_BIN_EXE_benben")).unwrap()
}

fn is_well(server: &Server) -> bool {
    server.client().get("/healthz").unwrap().body == "well\n"
}

#[test]
fn it_serves_until_it_is_asked_to_stop() {
    let mut server = serving().start().unwrap();
    assert!(is_well(&server));
    assert!(server.client().get("/api").unwrap().body.contains("Benben: the API"));
    assert_eq!(server.stop().unwrap().code(), Some(0));
}

#[test]
fn without_a_command_it_serves_as_the_environment_says() {
    let server = serving().by_environment().start().unwrap();
    assert!(is_well(&server));
    assert!(server.data().read_dir().unwrap().next().is_some());
}

#[test]
fn a_data_directory_in_use_is_refused() {
    let first = serving().start().unwrap();
    let data = first.data().to_str().unwrap();
    let second = crate::command::run::benben(&format!("serve --listen 127.0.0.1:0 --data {data}"));
    second.failed(1, "in use by another process");
}

#[test]
fn opening_it_to_the_local_network_is_said_and_is_so() {
    let server = serving().flags(&["--lan"]).start().unwrap();
    let line = server.line().unwrap();
    assert!(line.starts_with("Everyone in the local network can join"), "{line}");
    assert!(server.address().starts_with("127.0.0.1:") && is_well(&server));
    let everywhere = server.address().replace("127.0.0.1", "127.0.0.2");
    assert!(TcpStream::connect(everywhere).is_ok(), "it listens on every address of this machine");
}

#[test]
fn without_being_asked_it_serves_this_machine_alone() {
    let server = serving().start().unwrap();
    assert!(TcpStream::connect(server.address().replace("127.0.0.1", "127.0.0.2")).is_err());
    let help = crate::command::run::benben("serve --help").good();
    assert!(help.contains("127.0.0.1:8642]"), "{help}");
}
