//! Programs that are started here and never outlive us.

use crate::wait::{LONG, WaitedInVain, wait_within};
use std::io::{self, BufRead, BufReader};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::sync::{Mutex, MutexGuard};
use std::thread::spawn;
use std::time::Instant;

/// A program that runs. Dropped, it is killed.
#[derive(Debug)]
pub struct Process {
    child: Child,
    name: String,
    lines: Mutex<Receiver<String>>,
}

impl Process {
    /// Starts it; what it says to standard output can be read line by line.
    pub fn start(command: &mut Command) -> io::Result<Self> {
        let name = command.get_program().to_string_lossy().into_owned();
        let named = |error: io::Error| io::Error::new(error.kind(), format!("{name}: {error}"));
        let mut child = command.stdout(Stdio::piped()).spawn().map_err(named)?;
        let out = child.stdout.take().expect("the output is piped");
        let (say, lines) = mpsc::channel();
        // It is read to its end, wanted or not, so that it never fills the pipe.
        spawn(move || {
            for line in BufReader::new(out).lines().map_while(Result::ok) {
                let _ = say.send(line);
            }
        });
        Ok(Process { child, name, lines: Mutex::new(lines) })
    }

    fn lines(&self) -> MutexGuard<'_, Receiver<String>> {
        self.lines.lock().expect("nobody panics with it")
    }

    /// Its number in the system.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// The next line it says.
    pub fn line(&self) -> io::Result<String> {
        self.find("to say something", |line| Some(line.to_owned()))
    }

    /// The first line of which `wanted` makes something: we wait for the program `to` do this.
    pub fn find<T>(&self, to: &str, wanted: impl Fn(&str) -> Option<T>) -> io::Result<T> {
        let end = Instant::now() + LONG;
        let lines = self.lines();
        loop {
            let what = || format!("{} {to}", self.name);
            let line = match lines.recv_timeout(end.saturating_duration_since(Instant::now())) {
                Ok(line) => line,
                Err(RecvTimeoutError::Timeout) => {
                    return Err(WaitedInVain { what: what(), patience: LONG }.into());
                }
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(io::Error::other(format!("it ended while we waited for {}", what())));
                }
            };
            if let Some(found) = wanted(&line) {
                return Ok(found);
            }
        }
    }

    /// All that it says from now on, until it has ended.
    pub fn rest(&self) -> Vec<String> {
        self.lines().iter().collect()
    }

    /// Asks it to stop, as an operator would, and waits until it has.
    pub fn stop(&mut self) -> io::Result<ExitStatus> {
        Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status()?;
        let what = format!("{} to stop", self.name);
        wait_within(&what, LONG, || self.child.try_wait().transpose())?
    }

    /// Kills it without warning, as `kill -9` does.
    pub fn kill(&mut self) -> io::Result<()> {
        self.child.kill()?;
        self.child.wait().map(drop)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.kill();
    }
}
