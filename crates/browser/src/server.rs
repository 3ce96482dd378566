//! A real `benben serve`, with a data directory of its own.

use crate::process::Process;
use anyhow::ensure;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A server process. Dropped, it is killed.
pub(crate) struct Server {
    benben: PathBuf,
    process: Process,
    data: tempfile::TempDir,
    address: String,
}

impl Server {
    /// Starts one on a free port.
    pub(crate) fn start(benben: &Path) -> anyhow::Result<Self> {
        let data = tempfile::tempdir()?;
        let (process, address) = serve(benben, data.path(), "127.0.0.1:0")?;
        Ok(Server { benben: benben.to_owned(), process, data, address })
    }

    /// Such as `http://127.0.0.1:40123`.
    pub(crate) fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Such as `127.0.0.1:40123`.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    /// Stops it.
    pub(crate) fn stop(&mut self) -> anyhow::Result<()> {
        let status = self.process.stop()?;
        ensure!(status.success(), "the server stopped with {status}");
        Ok(())
    }

    /// Starts it again, on the same data and port.
    pub(crate) fn start_again(&mut self) -> anyhow::Result<()> {
        (self.process, _) = serve(&self.benben, self.data.path(), &self.address)?;
        Ok(())
    }
}

fn serve(benben: &Path, data: &Path, listen: &str) -> anyhow::Result<(Process, String)> {
    let mut command = Command::new(benben);
    command.args(["serve", "--bot-pause", "0", "--log", "warn", "--listen", listen, "--data"]).arg(data);
    Process::start(&mut command, |line| Some(line.strip_prefix("Benben is at http://")?.trim().to_owned()))
}
