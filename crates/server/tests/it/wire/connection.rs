//! Connections that speak bytes, sound or not.

use crate::server::Server;
use benben_support::LONG;
use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;

impl Server {
    pub(crate) fn connect(&self) -> Connection {
        let stream = TcpStream::connect(&self.address).unwrap();
        stream.set_read_timeout(Some(LONG)).unwrap();
        Connection(stream)
    }

    /// Everything the server says to a request until it closes the connection.
    pub(crate) fn ask(&self, request: impl AsRef<[u8]>) -> String {
        let mut client = self.connect();
        client.say(request);
        client.rest()
    }
}

/// A connection.
pub(crate) struct Connection(TcpStream);

impl Connection {
    /// Sends bytes. The server may have closed the connection before it has read all of them.
    pub(crate) fn say(&mut self, bytes: impl AsRef<[u8]>) {
        let _ = self.0.write_all(bytes.as_ref());
    }

    /// Sends bytes; false if nobody takes them any more.
    pub(crate) fn says(&mut self, bytes: &str) -> bool {
        self.0.write_all(bytes.as_bytes()).is_ok()
    }

    /// The same connection, for reading while somebody else writes.
    pub(crate) fn other_end(&self) -> Connection {
        Connection(self.0.try_clone().unwrap())
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
