//! The socket by which a running server is asked: a line of JSON there, a line of JSON back. It is a file that nobody but the
//! server's own user may open, so nothing of this can be reached over a network.

use super::{Act, Told, carrying_out, user};
use crate::house::House;
use serde::Serialize;
use std::fs::{DirBuilder, Permissions};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::os::unix::fs::{DirBuilderExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Weak};
use std::time::Duration;
use tokio::net::{UnixListener, UnixStream};
use tokio::task::JoinHandle;

/// Its name in the data directory.
pub const SOCKET: &str = "admin.sock";

/// No act is longer.
const LONGEST_ACT: u64 = 64 << 10;

/// Whoever says nothing for so long is not waited for.
const IO_TIMEOUT: Duration = Duration::from_secs(10);

/// When nobody can be accepted, a short rest helps.
const REST: Duration = Duration::from_millis(100);

/// A socket that is listened to; it goes with this.
pub(crate) struct Listening {
    file: PathBuf,
    task: JoinHandle<()>,
}

impl Drop for Listening {
    fn drop(&mut self) {
        self.task.abort();
        // The next start replaces what could not be removed.
        let _ = std::fs::remove_file(&self.file);
    }
}

impl Listening {
    /// Listens in this directory, which nobody else serves from: a socket that is there was left behind.
    pub(crate) fn begin(directory: &Path, house: &Arc<House>) -> io::Result<Self> {
        let file = directory.join(SOCKET);
        // Made where nobody else can go, so that it is nobody else's for not even a moment.
        let private = directory.join(format!(".{SOCKET}.{}", std::process::id()));
        DirBuilder::new().mode(0o700).create(&private)?;
        let made = make(&private.join("s"), &file);
        let _ = std::fs::remove_dir_all(&private);
        let task = tokio::spawn(serve(made?, Arc::downgrade(house)));
        Ok(Listening { file, task })
    }
}

fn make(first: &Path, file: &Path) -> io::Result<UnixListener> {
    let listener = UnixListener::bind(first)?;
    std::fs::set_permissions(first, Permissions::from_mode(0o600))?;
    std::fs::rename(first, file)?;
    Ok(listener)
}

async fn serve(listener: UnixListener, house: Weak<House>) {
    loop {
        let accepted = listener.accept().await;
        let Some(house) = house.upgrade() else { return };
        match accepted {
            Ok((stream, _)) => drop(tokio::spawn(answer(stream, house))),
            Err(_) => tokio::time::sleep(REST).await,
        }
    }
}

async fn answer(stream: UnixStream, house: Arc<House>) {
    let by = stream.peer_cred().map_or_else(|_| "unknown".to_owned(), |peer| user::named(peer.uid()));
    let Some((mut stream, line)) =
        tokio::task::spawn_blocking(|| asked(stream)).await.ok().and_then(io::Result::ok)
    else {
        return;
    };
    let told = match serde_json::from_str(&line) {
        Ok(act) => carrying_out::carry_out(&house, &by, act).await,
        Err(error) => Err(format!("this server doesn't know that: {error}")),
    };
    let text = line_of(&told);
    // Whoever asked may be gone; what was done stays done.
    let _ = tokio::task::spawn_blocking(move || stream.write_all(text.as_bytes())).await;
}

/// What somebody asks for. They are few, and quick: a thread of their own is no waste.
fn asked(stream: UnixStream) -> io::Result<(std::os::unix::net::UnixStream, String)> {
    let stream = stream.into_std()?;
    stream.set_nonblocking(false)?;
    stream.set_read_timeout(Some(IO_TIMEOUT))?;
    stream.set_write_timeout(Some(IO_TIMEOUT))?;
    let mut line = String::new();
    BufReader::new(stream.try_clone()?.take(LONGEST_ACT)).read_line(&mut line)?;
    Ok((stream, line))
}

fn line_of(value: &impl Serialize) -> String {
    let mut text = serde_json::to_string(value).expect("what is said here is plain data");
    text.push('\n');
    text
}

/// Asks the server that runs in this directory. None if none does.
pub fn ask(directory: &Path, act: &Act) -> io::Result<Option<Result<Told, String>>> {
    let mut stream = match std::os::unix::net::UnixStream::connect(directory.join(SOCKET)) {
        Ok(stream) => stream,
        Err(error) if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::ConnectionRefused) => {
            return Ok(None);
        }
        Err(error) => return Err(error),
    };
    stream.write_all(line_of(act).as_bytes())?;
    let mut line = String::new();
    BufReader::new(stream).read_line(&mut line)?;
    serde_json::from_str(&line).map(Some).map_err(io::Error::from)
}
