//! A NATS server of a test's own, from the system's packages: on a port of its own, gone with whoever started it.

use crate::process::Process;
use crate::wait_for;
use std::io;
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Command, Stdio};

/// Where Debian puts it: not everybody has that folder on their path.
const PROGRAM: &str = "/usr/sbin/nats-server";

/// A server that runs, or has been stopped. Dropped, it is gone.
#[derive(Debug)]
pub struct NatsServer {
    port: u16,
    process: Process,
}

impl NatsServer {
    /// Starts one, and waits until it listens.
    pub fn start() -> io::Result<Self> {
        let port = TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port();
        Ok(NatsServer { port, process: begin(port)? })
    }

    /// The port at which it listens on this machine's own network.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Its number in the system.
    pub fn id(&self) -> u32 {
        self.process.id()
    }

    /// Kills it without a warning.
    pub fn kill(&mut self) -> io::Result<()> {
        self.process.kill()
    }

    /// Starts it again at the same port.
    pub fn resume(&mut self) -> io::Result<()> {
        self.process = begin(self.port)?;
        Ok(())
    }
}

fn begin(port: u16) -> io::Result<Process> {
    let program = if Path::new(PROGRAM).exists() { PROGRAM } else { "nats-server" };
    let mut command = Command::new(program);
    command.args(["--addr", "127.0.0.1", "--port", &port.to_string()]).stderr(Stdio::null());
    let process = Process::start(&mut command).map_err(|error| {
        io::Error::new(error.kind(), format!("{error}: `cargo xtask test` installs the package nats-server"))
    })?;
    wait_for("NATS to listen", || TcpStream::connect(("127.0.0.1", port)).ok());
    Ok(process)
}
