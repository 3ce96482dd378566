//! The release build, as a server in a folder of its own.

use anyhow::ensure;
use benben_support::{Client, Serve, Server};
use serde_json::Value;
use std::path::{Path, PathBuf};

/// The release build of the command.
pub(crate) fn release(root: &Path) -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or(root.join("target"), |folder| root.join(folder));
    target.join("release").join("benben").with_extension(std::env::consts::EXE_EXTENSION)
}

/// Starts `benben` as it is started without arguments, and waits until it says where it is.
pub(crate) fn start(benben: &Path) -> anyhow::Result<Server> {
    Ok(Serve::new(benben)?.by_environment().start()?)
}

/// The body of the answer to a request, which must be well received.
pub(crate) fn ask(client: &Client, method: &str, path: &str, body: &Value) -> anyhow::Result<String> {
    let reply = client.ask(method, path, body)?;
    ensure!(reply.is_good(), "{method} {path}: {reply:?}");
    Ok(reply.body)
}
