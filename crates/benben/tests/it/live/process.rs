//! A server as a process of its own, and requests to it.

use serde_json::Value;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

/// A test that hangs shall fail.
const LONG: Duration = Duration::from_secs(60);

/// A server that ends with the test, if not before.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: String,
}

impl Server {
    /// Starts a server on whatever is stored in the directory.
    pub(crate) fn start(data: &Path) -> Self {
        Self::start_with(data, &[], Stdio::null())
    }

    /// Starts a server that writes its log to a file.
    pub(crate) fn start_logging(data: &Path, log: &Path, flags: &[&str]) -> Self {
        Self::start_with(data, flags, File::create(log).unwrap().into())
    }

    fn start_with(data: &Path, flags: &[&str], log: Stdio) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_benben"))
            .args(["serve", "--listen", "127.0.0.1:0", "--bot-pause", "0", "--data"])
            .arg(data)
            .args(flags)
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("Benben is at http://").expect(&line).to_owned();
        Server { child, address }
    }

    /// Kills it without warning, as `kill -9` does.
    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asks it to stop, and waits for that.
    pub(crate) fn stop(mut self) {
        let asked = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status().unwrap();
        assert!(asked.success());
        assert_eq!(self.child.wait().unwrap().code(), Some(0));
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// An answer.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Reply {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("{self:?}"))
    }

    /// The JSON of an answer that must have this status.
    pub(crate) fn expect(self, status: u16) -> Value {
        assert_eq!(self.status, status, "{self:?}");
        if self.body.is_empty() { Value::Null } else { self.json() }
    }
}

/// Sends a request and reads the answer up to its body.
fn send(
    address: &str,
    method: &str,
    path: &str,
    token: &str,
    body: &str,
) -> io::Result<(String, BufReader<TcpStream>)> {
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(LONG))?;
    let token = if token.is_empty() { String::new() } else { format!("Authorization: Bearer {token}\r\n") };
    let length = body.len();
    write!(
        stream,
        "{method} {path} HTTP/1.0\r\nContent-Type: application/json\r\n{token}Content-Length: {length}\r\n\r\n{body}"
    )?;
    let mut answer = BufReader::new(stream);
    let mut head = String::new();
    while !head.ends_with("\r\n\r\n") {
        if answer.read_line(&mut head)? == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
    }
    Ok((head, answer))
}

/// Asks a server. An answer that breaks off is none.
pub(crate) fn ask(address: &str, method: &str, path: &str, token: &str, body: &str) -> io::Result<Reply> {
    let (head, mut answer) = send(address, method, path, token, body)?;
    let mut body = String::new();
    answer.read_to_string(&mut body)?;
    let length = head.lines().find_map(|line| line.strip_prefix("content-length: ")?.parse::<usize>().ok());
    if length.is_some_and(|length| length != body.len()) {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    let status = head.split(' ').nth(1).and_then(|word| word.parse().ok()).unwrap();
    Ok(Reply { status, head, body })
}

/// The snapshots of a stream, until it breaks off.
pub(crate) fn watch(address: &str, path: &str, token: &str) -> io::Result<impl Iterator<Item = Value>> {
    let (head, events) = send(address, "GET", path, token, "")?;
    assert!(head.starts_with("HTTP/1.0 200") || head.starts_with("HTTP/1.1 200"), "{head}");
    // Only a line that has ended was sent whole.
    let lines = events.split(b'\n').map_while(Result::ok).filter_map(|line| String::from_utf8(line).ok());
    Ok(lines.filter_map(|line| serde_json::from_str(line.strip_prefix("data: ")?).ok()))
}

/// Runs `benben` with these arguments.
pub(crate) fn benben(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_benben")).args(arguments).output().unwrap()
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
