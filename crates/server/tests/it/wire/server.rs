//! A server on a socket of its own, and clients that speak bytes.

use benben_server::{Config, run};
use benben_store::Sqlite;
use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::Duration;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;

/// A test that hangs shall fail.
const LONG: Duration = Duration::from_secs(60);

/// A server on a socket of its own.
pub(crate) struct Server {
    pub(crate) address: String,
    stop: Option<oneshot::Sender<()>>,
    running: Option<JoinHandle<()>>,
    _folder: TempDir,
}

impl Server {
    pub(crate) fn start(config: Config) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(Sqlite::open(folder.path()).unwrap());
        let runtime = Runtime::new().unwrap();
        let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let (stop, stopped) = oneshot::channel();
        let running = std::thread::spawn(move || {
            let stopped = async { drop(stopped.await) };
            runtime.block_on(run(listener, config, store, stopped)).unwrap();
        });
        Server { address, stop: Some(stop), running: Some(running), _folder: folder }
    }

    /// Asks it to stop. It does so when it has finished what was begun.
    pub(crate) fn stop(&mut self) -> JoinHandle<()> {
        self.stop.take().unwrap().send(()).unwrap();
        self.running.take().unwrap()
    }

    pub(crate) fn connect(&self) -> Client {
        let stream = TcpStream::connect(&self.address).unwrap();
        stream.set_read_timeout(Some(LONG)).unwrap();
        Client(stream)
    }

    /// Everything the server says to a request until it closes the connection.
    pub(crate) fn ask(&self, request: impl AsRef<[u8]>) -> String {
        let mut client = self.connect();
        client.say(request);
        client.rest()
    }

    /// The body of the answer to a simple request.
    pub(crate) fn body(&self, request: &str) -> String {
        self.ask(request).split_once("\r\n\r\n").unwrap().1.to_owned()
    }
}

/// A connection.
pub(crate) struct Client(TcpStream);

impl Client {
    /// Sends bytes. The server may have closed the connection before it has read all of them.
    pub(crate) fn say(&mut self, bytes: impl AsRef<[u8]>) {
        let _ = self.0.write_all(bytes.as_ref());
    }

    /// Sends bytes; false if nobody takes them any more.
    pub(crate) fn says(&mut self, bytes: &str) -> bool {
        self.0.write_all(bytes.as_bytes()).is_ok()
    }

    /// The same connection, for reading while somebody else writes.
    pub(crate) fn other_end(&self) -> Client {
        Client(self.0.try_clone().unwrap())
    }

    /// Everything that comes until the server closes the connection.
    pub(crate) fn rest(&mut self) -> String {
        let mut bytes = Vec::new();
        if let Err(error) = self.0.read_to_end(&mut bytes) {
            assert!(!matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut), "no answer");
        }
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// What comes up to these words.
    pub(crate) fn until(&mut self, words: &str) -> String {
        let (mut text, mut byte) = (String::new(), [0]);
        while !text.ends_with(words) {
            assert_eq!(self.0.read(&mut byte).unwrap(), 1, "the connection ended: {text}");
            text.push(char::from(byte[0]));
        }
        text
    }
}

/// The status of an answer.
pub(crate) fn status(answer: &str) -> u16 {
    answer
        .split(' ')
        .nth(1)
        .and_then(|word| word.parse().ok())
        .unwrap_or_else(|| panic!("no answer: {answer}"))
}
