//! The release build, serving tables in a folder of its own.

use anyhow::{Context, ensure};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// The release build of the command.
pub(crate) fn release(root: &Path) -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or(root.join("target"), |folder| root.join(folder));
    target.join("release").join("benben").with_extension(std::env::consts::EXE_EXTENSION)
}

/// A server that ends with its owner.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: String,
}

impl Server {
    /// Starts `benben` as it is started without arguments, and reads where it is.
    pub(crate) fn start(benben: &Path, folder: &Path) -> anyhow::Result<Self> {
        let mut child = Command::new(benben)
            .envs([("BENBEN_LISTEN", "127.0.0.1:0".as_ref()), ("BENBEN_DATA", folder.as_os_str())])
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| benben.display().to_string())?;
        let mut line = String::new();
        let read = child.stdout.as_mut().map(|out| BufReader::new(out).read_line(&mut line));
        let mut server = Server { child, address: String::new() };
        read.context("a server without output")??;
        let address = line.trim().strip_prefix("Benben is at http://");
        server.address = address.with_context(|| format!("it does not say where it is: {line}"))?.to_owned();
        Ok(server)
    }

    /// The body of the answer to a request, which must be well received.
    pub(crate) fn ask(&self, method: &str, path: &str, token: &str, body: &str) -> anyhow::Result<String> {
        let mut stream = TcpStream::connect(&self.address)?;
        let token =
            if token.is_empty() { String::new() } else { format!("Authorization: Bearer {token}\r\n") };
        write!(
            stream,
            "{method} {path} HTTP/1.0\r\nContent-Type: application/json\r\n{token}Content-Length: {}\r\n\r\n{body}",
            body.len()
        )?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        ensure!(
            answer.split(' ').nth(1).is_some_and(|status| status.starts_with('2')),
            "{method} {path}: {answer}"
        );
        Ok(answer.split_once("\r\n\r\n").context("an answer without a body")?.1.to_owned())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself; whoever needs it has noticed.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
