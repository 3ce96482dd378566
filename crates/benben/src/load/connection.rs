//! A connection that is kept: requests in HTTP/1.1, one after the other.
//!
//! Written by hand because the load and the server share the machine: whatever the load costs, the server does not
//! have. A request is one write, an answer is usually one read, and nothing is allocated for either.

use super::address::Address;
use super::body::{Body, Length};
use super::trouble::Trouble;
use std::io::{ErrorKind, Write};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// More headers than any server sends.
const HEADERS: usize = 64;

/// A connection to the server.
pub(super) struct Connection {
    stream: TcpStream,
    host: String,
    out: Vec<u8>,
    /// What was read and not yet used.
    pub(super) input: Vec<u8>,
}

/// The beginning of an answer.
#[derive(Clone, Copy, Debug)]
pub(super) struct Head {
    pub(super) status: u16,
    pub(super) length: Length,
    pub(super) gzip: bool,
}

/// What is asked.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ask<'a> {
    pub(super) method: &'a str,
    pub(super) path: &'a str,
    /// The token of the seat that asks.
    pub(super) token: Option<&'a str>,
    /// JSON.
    pub(super) body: &'a str,
    /// May the answer be compressed?
    pub(super) gzip: bool,
}

impl<'a> Ask<'a> {
    /// Reads something.
    pub(super) fn get(path: &'a str) -> Self {
        Ask { method: "GET", path, token: None, body: "", gzip: false }
    }

    /// Changes something.
    pub(super) fn post(path: &'a str, body: &'a str) -> Self {
        Ask { method: "POST", path, token: None, body, gzip: false }
    }

    /// As the holder of a seat.
    pub(super) fn with(self, token: &'a str) -> Self {
        Ask { token: Some(token), ..self }
    }
}

impl Connection {
    /// A new connection.
    pub(super) async fn open(address: &Address) -> Result<Self, Trouble> {
        let stream = TcpStream::connect(&address.target).await?;
        stream.set_nodelay(true)?;
        Ok(Connection { stream, host: address.host.clone(), out: Vec::new(), input: Vec::new() })
    }

    /// Sends a request.
    pub(super) async fn send(&mut self, ask: Ask<'_>) -> Result<(), Trouble> {
        self.out.clear();
        let out = &mut self.out;
        write!(out, "{} {} HTTP/1.1\r\nHost: {}\r\n", ask.method, ask.path, self.host)?;
        if let Some(token) = ask.token {
            write!(out, "Authorization: Bearer {token}\r\n")?;
        }
        if ask.gzip {
            write!(out, "Accept-Encoding: gzip\r\n")?;
        }
        if ask.method == "POST" {
            write!(out, "Content-Type: application/json\r\nContent-Length: {}\r\n", ask.body.len())?;
        }
        write!(out, "\r\n{}", ask.body)?;
        self.stream.write_all(out).await?;
        Ok(())
    }

    /// Reads more. May be given up while it waits: nothing is lost.
    pub(super) async fn read_more(&mut self) -> Result<(), Trouble> {
        self.input.reserve(8192);
        if self.stream.read_buf(&mut self.input).await? == 0 {
            return Err(Trouble::Connection(ErrorKind::UnexpectedEof.into()));
        }
        Ok(())
    }

    /// The beginning of the answer, if it is there: its bytes and what it says.
    fn head(&self) -> Result<Option<(usize, Head)>, Trouble> {
        let mut headers = [httparse::EMPTY_HEADER; HEADERS];
        let mut response = httparse::Response::new(&mut headers);
        let httparse::Status::Complete(bytes) = response.parse(&self.input).map_err(Trouble::strange)? else {
            return Ok(None);
        };
        let value = |name: &str| {
            let found = response.headers.iter().find(|header| header.name.eq_ignore_ascii_case(name));
            found.and_then(|header| std::str::from_utf8(header.value).ok())
        };
        let length = match value("content-length").map(str::parse) {
            Some(Ok(bytes)) => Length::Known(bytes),
            Some(Err(_)) => return Err(Trouble::strange("a length that is no number")),
            None if value("transfer-encoding").is_some_and(|coding| coding.ends_with("chunked")) => {
                Length::Chunked
            }
            None => Length::Known(0),
        };
        let gzip = value("content-encoding").is_some_and(|coding| coding == "gzip");
        Ok(Some((bytes, Head { status: response.code.unwrap_or(0), length, gzip })))
    }

    /// Waits for the beginning of the answer.
    pub(super) async fn read_head(&mut self) -> Result<Head, Trouble> {
        loop {
            if let Some((bytes, head)) = self.head()? {
                self.input.drain(..bytes);
                return Ok(head);
            }
            self.read_more().await?;
        }
    }

    /// The whole answer if all of it is there.
    pub(super) fn answer(&mut self) -> Result<Option<(u16, Vec<u8>)>, Trouble> {
        let Some((start, head)) = self.head()? else { return Ok(None) };
        let mut body = Body::new(head.length);
        let mut out = Vec::new();
        let used = body.take(&self.input[start..], &mut out)?;
        if !body.is_complete() {
            return Ok(None);
        }
        self.input.drain(..start + used);
        Ok(Some((head.status, out)))
    }

    /// Waits for the whole answer. May be given up while it waits.
    pub(super) async fn read_answer(&mut self) -> Result<(u16, Vec<u8>), Trouble> {
        loop {
            if let Some(answer) = self.answer()? {
                return Ok(answer);
            }
            self.read_more().await?;
        }
    }

    /// Asks and waits for an answer that is a success.
    pub(super) async fn ask(&mut self, ask: Ask<'_>) -> Result<Vec<u8>, Trouble> {
        self.send(ask).await?;
        let (status, body) = self.read_answer().await?;
        succeeded(ask.path, status, body)
    }
}

/// The body of an answer that is a success.
pub(super) fn succeeded(path: &str, status: u16, body: Vec<u8>) -> Result<Vec<u8>, Trouble> {
    if (200..300).contains(&status) {
        return Ok(body);
    }
    let body = String::from_utf8_lossy(&body).chars().take(300).collect();
    Err(Trouble::Refused { path: path.to_owned(), status, body })
}
