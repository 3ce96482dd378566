//! The server as a process: it says where it is, answers, and stops when asked.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, ChildStdout, Command, Stdio};

/// A server of its own, which stops with the test.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: String,
    /// What it says after where it is.
    says: BufReader<ChildStdout>,
}

pub(crate) fn start(arguments: &[&str], variables: &[(&str, &str)]) -> Server {
    let mut child = Command::new(env!("CARGO_BIN_EXE_benben"))
        .args(arguments)
        .envs(variables.iter().copied())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut line = String::new();
    let mut says = BufReader::new(child.stdout.take().unwrap());
    says.read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("Benben is at http://").expect(&line).to_owned();
    Server { child, address, says }
}

impl Server {
    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        write!(stream, "GET {path} HTTP/1.0\r\nHost: {}\r\n\r\n", self.address).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    /// Asks it to stop, and answers its exit code.
    fn stop(mut self) -> Option<i32> {
        let asked = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status().unwrap();
        assert!(asked.success());
        self.child.wait().unwrap().code()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
    }
}

#[test]
fn it_serves_until_it_is_asked_to_stop() {
    let data = tempfile::tempdir().unwrap();
    let server = start(&["serve", "--listen", "127.0.0.1:0", "--data", data.path().to_str().unwrap()], &[]);
    assert!(server.get("/healthz").ends_with("well\n"));
    assert!(server.get("/api").contains("Benben: the API"));
    assert_eq!(server.stop(), Some(0));
}

#[test]
fn without_a_command_it_serves_as_the_environment_says() {
    let data = tempfile::tempdir().unwrap();
    let variables = [("BENBEN_LISTEN", "127.0.0.1:0"), ("BENBEN_DATA", data.path().to_str().unwrap())];
    let server = start(&[], &variables);
    assert!(server.get("/healthz").ends_with("well\n"));
    assert!(data.path().read_dir().unwrap().next().is_some());
}

#[test]
fn a_data_directory_in_use_is_refused() {
    let data = tempfile::tempdir().unwrap();
    let arguments = ["serve", "--listen", "127.0.0.1:0", "--data", data.path().to_str().unwrap()];
    let _first = start(&arguments, &[]);
    let second = crate::command::run::benben(&arguments.join(" "));
    second.failed(1, "in use by another process");
}

#[test]
fn opening_it_to_the_local_network_is_said_and_is_so() {
    let data = tempfile::tempdir().unwrap();
    let arguments = ["serve", "--lan", "--listen", "127.0.0.1:0", "--data", data.path().to_str().unwrap()];
    let mut server = start(&arguments, &[]);
    let mut line = String::new();
    server.says.read_line(&mut line).unwrap();
    assert!(line.starts_with("Everyone in the local network can join"), "{line}");
    assert!(server.address.starts_with("127.0.0.1:") && server.get("/healthz").ends_with("well\n"));
    let everywhere = server.address.replace("127.0.0.1", "127.0.0.2");
    assert!(TcpStream::connect(everywhere).is_ok(), "it listens on every address of this machine");
}

#[test]
fn without_being_asked_it_serves_this_machine_alone() {
    let data = tempfile::tempdir().unwrap();
    let server = start(&["serve", "--listen", "127.0.0.1:0", "--data", data.path().to_str().unwrap()], &[]);
    assert!(TcpStream::connect(server.address.replace("127.0.0.1", "127.0.0.2")).is_err());
    let help = crate::command::run::benben("serve --help").good();
    assert!(help.contains("127.0.0.1:8642]"), "{help}");
}
