//! What runs: a database, a bus, and nodes that reach both through proxies of their own, each with another time.

use crate::attack::{after, compile_other_time};
use anyhow::{Context, ensure};
use benben_support::{
    Client, NatsServer, PASSWORD, Passage, PostgresServer, Proxy, Serve, Server, USER, wait_within,
};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus};
use std::time::Duration;
use tempfile::TempDir;

/// By how many seconds the clocks of the nodes differ.
const CLOCKS: [i64; 3] = [0, 180, -240];
/// How many seconds a node may take to stop.
const DRAIN: &str = "3";
/// How long a node may take to be well, once everything that it needs is.
const WELL_WITHIN: Duration = Duration::from_secs(30);
const DATABASE: &str = "tables";

/// A node with the way to its database and its bus.
pub(super) struct Node {
    server: Server,
    to_database: Proxy,
    to_bus: Option<Proxy>,
}

/// Everything that runs. Dropped, all of it is gone.
pub(super) struct Machines {
    nodes: Vec<Node>,
    database: PostgresServer,
    bus: Option<NatsServer>,
    program: PathBuf,
    folder: TempDir,
}

impl Machines {
    /// Starts so many nodes at the same time, on an empty database.
    pub(super) fn start(benben: &Path, nodes: usize) -> anyhow::Result<Self> {
        let folder = tempfile::tempdir()?;
        let database = PostgresServer::start(&["max_connections=300"]);
        database.database(DATABASE);
        let bus = if nodes > 1 { Some(NatsServer::start(&[])?) } else { None };
        let password = folder.path().join("password");
        std::fs::write(&password, PASSWORD)?;
        let other_time = compile_other_time(folder.path())?;
        let mut starting = Vec::new();
        for number in 1..=nodes {
            let to_database = Proxy::before(database.port())?;
            let to_bus = bus.as_ref().map(|bus| Proxy::before(bus.port())).transpose()?;
            let clock = CLOCKS[(number - 1) % CLOCKS.len()];
            let first = format!("export LD_PRELOAD='{}' OTHER_TIME={clock}", other_time.display());
            let program = after(folder.path(), &format!("node-{number}"), &first, benben)?;
            let store = format!("postgres://{USER}@127.0.0.1:{}/{DATABASE}", to_database.port());
            let password = password.to_str().context("a plain path")?;
            let mut flags = vec!["--store", &store, "--store-password-file", password, "--drain", DRAIN];
            let address = to_bus.as_ref().map(|bus| format!("nats://127.0.0.1:{}", bus.port()));
            flags.extend(address.iter().flat_map(|address| ["--bus", address]));
            let serve = Serve::new(program)?.flags(&flags).log(folder.path().join(format!("log-{number}")));
            let serve = serve.data(folder.path().join(format!("data-{number}")));
            let starts = std::thread::spawn(move || serve.start());
            starting.push((starts, to_database, to_bus));
        }
        let mut nodes = Vec::new();
        for (starts, to_database, to_bus) in starting {
            let server = starts.join().map_err(|_| anyhow::anyhow!("a node panicked at its start"))??;
            nodes.push(Node { server, to_database, to_bus });
        }
        let program = benben.to_owned();
        Ok(Machines { nodes, database, bus, program, folder })
    }

    /// Where the nodes are.
    pub(super) fn addresses(&self) -> Vec<String> {
        self.nodes.iter().map(|node| node.server.address().to_owned()).collect()
    }

    /// Somebody who talks to a node.
    pub(super) fn client(&self, node: usize) -> Client {
        self.nodes[node].server.client()
    }

    /// The command.
    pub(super) fn program(&self) -> &Path {
        &self.program
    }

    /// How the clocks of the nodes differ.
    pub(super) fn clocks(&self) -> String {
        let clocks: Vec<String> =
            (0..self.nodes.len()).map(|node| format!("{:+} s", CLOCKS[node % CLOCKS.len()])).collect();
        format!("their clocks are off by {}", clocks.join(", "))
    }

    pub(super) fn kill_node(&mut self, node: usize) -> anyhow::Result<()> {
        Ok(self.nodes[node].server.kill()?)
    }

    pub(super) fn start_node(&mut self, node: usize) -> anyhow::Result<()> {
        Ok(self.nodes[node].server.start_again()?)
    }

    /// Asks a node to stop, and waits until it has.
    pub(super) fn drain_node(&mut self, node: usize) -> anyhow::Result<ExitStatus> {
        Ok(self.nodes[node].server.stop()?)
    }

    /// Lets a node stand still, or go on.
    pub(super) fn signal_node(&self, node: usize, signal: &str) -> anyhow::Result<()> {
        send(signal, self.nodes[node].server.id())
    }

    pub(super) fn kill_bus(&mut self) -> anyhow::Result<()> {
        Ok(self.bus.as_mut().context("there is a bus")?.kill()?)
    }

    pub(super) fn start_bus(&mut self) -> anyhow::Result<()> {
        Ok(self.bus.as_mut().context("there is a bus")?.resume()?)
    }

    /// Lets the bus stand still, or go on.
    pub(super) fn signal_bus(&self, signal: &str) -> anyhow::Result<()> {
        let bus = self.bus.as_ref().and_then(NatsServer::id);
        send(signal, bus.context("there is a bus that runs")?)
    }

    pub(super) fn kill_database(&mut self) {
        self.database.kill();
    }

    pub(super) fn start_database(&mut self) {
        self.database.resume();
    }

    /// What becomes of what a node and the database say to each other.
    pub(super) fn way_to_database(&self, node: usize, passage: Passage) {
        self.nodes[node].to_database.set(passage);
    }

    /// What becomes of what a node and the bus say to each other.
    pub(super) fn way_to_bus(&self, node: usize, passage: Passage) {
        if let Some(bus) = &self.nodes[node].to_bus {
            bus.set(passage);
        }
    }

    /// Every commit takes so many milliseconds longer, as on a slow disk.
    pub(super) fn slow_commits(&self, milliseconds: u32) {
        let set = |name: &str, value: u32| {
            self.database.sql("postgres", &format!("ALTER SYSTEM SET {name} = {value}"));
        };
        set("commit_delay", milliseconds * 1000);
        set("commit_siblings", 0);
        self.database.sql("postgres", "SELECT pg_reload_conf()");
    }

    /// Waits until every node says that it is well and ready. Answers how long it took.
    pub(super) fn wait_until_well(&self) -> anyhow::Result<Duration> {
        let begun = std::time::Instant::now();
        for (number, node) in (1..).zip(&self.nodes) {
            let client = node.server.client().with_limit(Duration::from_secs(2));
            let good = |path: &str| client.get(path).is_ok_and(|reply| reply.status == 200);
            let well = || (good("/healthz") && good("/readyz")).then_some(());
            let waited = wait_within(&format!("node {number} to be well"), WELL_WITHIN, well);
            waited.with_context(|| format!("its log ends with: {}", self.end_of_log(number - 1)))?;
        }
        Ok(begun.elapsed())
    }

    /// The last lines that a node has logged.
    pub(super) fn end_of_log(&self, node: usize) -> String {
        let log = self.nodes[node].server.log().unwrap_or_default();
        let lines: Vec<&str> = log.lines().collect();
        lines[lines.len().saturating_sub(8)..].join("\n")
    }

    /// Stops all nodes, and lets the command itself check everything that is stored.
    pub(super) fn check_store(mut self) -> anyhow::Result<String> {
        for node in &mut self.nodes {
            let ended = node.server.stop()?;
            ensure!(ended.success(), "a node that was asked to stop ended with {ended}");
        }
        let store = self.database.by_socket(DATABASE);
        let checked = Command::new(&self.program)
            .args(["check", "--store", &store])
            .current_dir(self.folder.path())
            .output()?;
        let said = String::from_utf8_lossy(&checked.stdout).trim().to_owned();
        ensure!(
            checked.status.success() && said.contains("all is well"),
            "`benben check`: {said} {}",
            String::from_utf8_lossy(&checked.stderr)
        );
        Ok(format!("benben check: {said}"))
    }
}

fn send(signal: &str, process: u32) -> anyhow::Result<()> {
    let sent = Command::new("kill").args([&format!("-{signal}"), &process.to_string()]).status()?;
    ensure!(sent.success(), "process {process} didn't get the signal {signal}");
    Ok(())
}
