//! The real `benben serve`, as a process of its own.

use crate::client::Client;
use crate::process::Process;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus};
use std::sync::Arc;
use tempfile::TempDir;

/// A free port of this machine.
const ANYWHERE: &str = "127.0.0.1:0";

/// How a server is to be started: `Serve::new(program).data(folder).start()`.
#[derive(Clone, Debug)]
pub struct Serve {
    program: PathBuf,
    data: PathBuf,
    log: PathBuf,
    /// Data and log, unless they are wanted elsewhere. It goes with the last server that uses it.
    _folder: Arc<TempDir>,
    listen: String,
    flags: Vec<String>,
    by_environment: bool,
}

impl Serve {
    /// On a free port, with a data folder of its own and bots that answer at once.
    pub fn new(program: impl Into<PathBuf>) -> io::Result<Self> {
        let folder = tempfile::tempdir()?;
        Ok(Serve {
            program: program.into(),
            data: folder.path().join("data"),
            log: folder.path().join("log"),
            _folder: Arc::new(folder),
            listen: ANYWHERE.to_owned(),
            flags: vec!["--bot-pause".to_owned(), "0".to_owned()],
            by_environment: false,
        })
    }

    /// On whatever is stored in this folder.
    #[must_use]
    pub fn data(mut self, folder: impl Into<PathBuf>) -> Self {
        self.data = folder.into();
        self
    }

    /// With these flags as well.
    #[must_use]
    pub fn flags(mut self, flags: &[&str]) -> Self {
        self.flags.extend(flags.iter().map(|&flag| flag.to_owned()));
        self
    }

    /// Without any arguments, as people start it who have only read the first line of the README; where it listens and
    /// keeps its data is said by the environment.
    #[must_use]
    pub fn by_environment(mut self) -> Self {
        self.by_environment = true;
        self
    }

    /// With its log in this file.
    #[must_use]
    pub fn log(mut self, file: impl Into<PathBuf>) -> Self {
        self.log = file.into();
        self
    }

    fn command(&self) -> io::Result<Command> {
        let mut command = Command::new(&self.program);
        if self.by_environment {
            command.env("BENBEN_LISTEN", &self.listen).env("BENBEN_DATA", &self.data);
        } else {
            command.args(["serve", "--listen", &self.listen, "--data"]).arg(&self.data).args(&self.flags);
        }
        command.stderr(File::options().append(true).create(true).open(&self.log)?);
        Ok(command)
    }

    /// Starts the server, and waits until it says where it is.
    pub fn start(&self) -> io::Result<Server> {
        let process = Process::start(&mut self.command()?)?;
        let address = process.find("to say where it is", |line| {
            Some(line.strip_prefix("Benben is at http://")?.trim().to_owned())
        });
        let address = address.map_err(|error| {
            let log = std::fs::read_to_string(&self.log).unwrap_or_default();
            io::Error::new(error.kind(), format!("{error}; its log: {log}"))
        })?;
        Ok(Server { how: Serve { listen: address.clone(), ..self.clone() }, process, address })
    }
}

/// A server process. Dropped, it is killed.
#[derive(Debug)]
pub struct Server {
    how: Serve,
    process: Process,
    address: String,
}

impl Server {
    /// Starts a server on whatever is stored in the folder.
    pub fn start(program: impl Into<PathBuf>, data: impl Into<PathBuf>) -> io::Result<Self> {
        Serve::new(program)?.data(data).start()
    }

    /// Such as `127.0.0.1:40123`.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Its number in the system.
    pub fn id(&self) -> u32 {
        self.process.id()
    }

    /// Such as `http://127.0.0.1:40123`.
    pub fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Where it keeps everything.
    pub fn data(&self) -> &Path {
        &self.how.data
    }

    /// What it has logged so far.
    pub fn log(&self) -> io::Result<String> {
        std::fs::read_to_string(&self.how.log)
    }

    /// Somebody who talks to it, so far as nobody in particular.
    pub fn client(&self) -> Client {
        Client::new(&self.address)
    }

    /// The next line it says, after the one with its address.
    pub fn line(&self) -> io::Result<String> {
        self.process.line()
    }

    /// Asks it to stop, and waits until it has.
    pub fn stop(&mut self) -> io::Result<ExitStatus> {
        self.process.stop()
    }

    /// Kills it without warning.
    pub fn kill(&mut self) -> io::Result<()> {
        self.process.kill()
    }

    /// Starts it again after it was stopped or killed, on the same data and port.
    pub fn start_again(&mut self) -> io::Result<()> {
        *self = self.how.start()?;
        Ok(())
    }

    /// The same with these flags as well, from now on.
    pub fn start_again_with(&mut self, flags: &[&str]) -> io::Result<()> {
        self.how = self.how.clone().flags(flags);
        self.start_again()
    }
}
