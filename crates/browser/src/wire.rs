//! HTTP by hand: to drive a browser, and to weigh what really goes over the wire.

use anyhow::{Context, ensure};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

/// Nobody takes longer to answer.
const PATIENCE: Duration = Duration::from_secs(150);

/// An answer that is being read.
pub(crate) struct Answer {
    reader: BufReader<TcpStream>,
    /// Bytes of the status line and the headers.
    pub(crate) head: usize,
    status: String,
    length: Option<usize>,
}

/// Asks for a page, compressed.
pub(crate) fn get(address: &str, path: &str, cookie: &str) -> anyhow::Result<Answer> {
    let headers = format!("Accept-Encoding: gzip\r\nCookie: {cookie}\r\n");
    let answer = ask(address, "GET", path, &headers, "")?;
    ensure!(answer.status.contains(" 200 "), "{path}: {}", answer.status);
    Ok(answer)
}

/// Sends JSON, and answers with what comes back.
pub(crate) fn send(address: &str, method: &str, path: &str, body: &str) -> anyhow::Result<Vec<u8>> {
    let headers = "Content-Type: application/json; charset=utf-8\r\n";
    let mut answer = ask(address, method, path, headers, if method == "POST" { body } else { "" })?;
    Ok(answer.piece()?.unwrap_or_default())
}

fn ask(address: &str, method: &str, path: &str, headers: &str, body: &str) -> anyhow::Result<Answer> {
    let mut stream = TcpStream::connect(address).with_context(|| address.to_owned())?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_nodelay(true)?;
    let length = body.len();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\n{headers}Content-Length: {length}\r\n\
         Connection: close\r\n\r\n{body}"
    );
    stream.write_all(request.as_bytes())?;
    let mut answer = Answer { head: 0, length: None, status: String::new(), reader: BufReader::new(stream) };
    let mut line = String::new();
    loop {
        line.clear();
        answer.head += answer.reader.read_line(&mut line)?;
        let text = line.trim().to_ascii_lowercase();
        if text.is_empty() {
            return Ok(answer);
        }
        if let Some(length) = text.strip_prefix("content-length:") {
            answer.length = Some(length.trim().parse()?);
        }
        if answer.status.is_empty() {
            answer.status = text;
        }
    }
}

impl Answer {
    /// The next piece as it was sent; nothing at the end.
    pub(crate) fn piece(&mut self) -> anyhow::Result<Option<Vec<u8>>> {
        if let Some(length) = self.length.take() {
            let mut piece = vec![0; length];
            self.reader.read_exact(&mut piece)?;
            return Ok(Some(piece));
        }
        let mut size = String::new();
        if self.reader.read_line(&mut size)? == 0 {
            return Ok(None);
        }
        let size = usize::from_str_radix(size.trim(), 16).with_context(|| format!("a piece of `{size}`"))?;
        if size == 0 {
            return Ok(None);
        }
        let mut piece = vec![0; size + 2];
        self.reader.read_exact(&mut piece)?;
        ensure!(piece.ends_with(b"\r\n"), "a piece without an end");
        piece.truncate(size);
        Ok(Some(piece))
    }

    /// Bytes of the whole answer.
    pub(crate) fn weight(mut self) -> anyhow::Result<usize> {
        let mut weight = self.head;
        while let Some(piece) = self.piece()? {
            weight += piece.len();
        }
        Ok(weight)
    }
}
