//! Programs that are started here and never outlive us.

use anyhow::{Context, bail};
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc;
use std::thread::{sleep, spawn};
use std::time::{Duration, Instant};

/// Any of them starts and stops within this time.
const PATIENCE: Duration = Duration::from_secs(30);

/// A program that runs. Dropped, it is killed.
pub(crate) struct Process {
    child: Child,
    name: String,
}

impl Process {
    /// Starts it, and waits for the line that says what we want to know.
    pub(crate) fn start(
        command: &mut Command,
        wanted: fn(&str) -> Option<String>,
    ) -> anyhow::Result<(Self, String)> {
        let name = command.get_program().to_string_lossy().into_owned();
        let mut child = command.stdout(Stdio::piped()).spawn().with_context(|| name.clone())?;
        let out = child.stdout.take().with_context(|| format!("{name} without output"))?;
        let process = Process { child, name };
        let (found, find) = mpsc::channel();
        // Whatever else it says must not fill the pipe.
        spawn(move || {
            for line in BufReader::new(out).lines().map_while(Result::ok) {
                if let Some(word) = wanted(&line) {
                    let _ = found.send(word);
                }
            }
        });
        let word = find.recv_timeout(PATIENCE);
        let word = word.with_context(|| format!("{} does not say where it is", process.name))?;
        Ok((process, word))
    }

    /// Asks it to stop, as an operator would, and waits until it has.
    pub(crate) fn stop(&mut self) -> anyhow::Result<ExitStatus> {
        Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status()?;
        let end = Instant::now() + PATIENCE;
        while Instant::now() < end {
            if let Some(status) = self.child.try_wait()? {
                return Ok(status);
            }
            sleep(Duration::from_millis(10));
        }
        bail!("{} does not stop", self.name)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
