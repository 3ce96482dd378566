//! A NATS server of a test's own, from the system's packages: on this machine's own network, gone with whoever started it.

use crate::process::Process;
use crate::wait::wait_for;
use std::io;
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Command, Stdio};

/// Where Debian puts it: not everybody has that folder on their path.
const PROGRAM: &str = "/usr/sbin/nats-server";

/// A server that runs.
#[derive(Debug)]
pub struct NatsServer {
    port: u16,
    arguments: Vec<String>,
    process: Option<Process>,
}

impl NatsServer {
    /// Starts a server with these arguments as well.
    pub fn start(arguments: &[&str]) -> io::Result<Self> {
        // A port that nobody has at this moment.
        let port = TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port();
        let arguments = arguments.iter().map(|&argument| argument.to_owned()).collect();
        let mut server = NatsServer { port, arguments, process: None };
        server.resume()?;
        Ok(server)
    }

    /// Where it is reached, without who asks.
    pub fn address(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Its port.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Its number in the system, while it runs.
    pub fn id(&self) -> Option<u32> {
        self.process.as_ref().map(Process::id)
    }

    /// Kills it without a warning.
    pub fn kill(&mut self) -> io::Result<()> {
        match self.process.take() {
            Some(mut process) => process.kill(),
            None => Ok(()),
        }
    }

    /// Starts it, if it doesn't run, where it was.
    pub fn resume(&mut self) -> io::Result<()> {
        self.kill()?;
        let program = if Path::new(PROGRAM).exists() { PROGRAM } else { "nats-server" };
        let mut command = Command::new(program);
        command.args(["--addr", "127.0.0.1", "--port", &self.port.to_string()]).args(&self.arguments);
        self.process = Some(Process::start(command.stdin(Stdio::null()).stderr(Stdio::null()))?);
        wait_for("NATS to be ready", || TcpStream::connect(("127.0.0.1", self.port)).ok());
        Ok(())
    }
}
