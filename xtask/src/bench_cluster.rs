//! `cargo xtask bench-cluster`: what an action costs with SQLite, with PostgreSQL, and at two nodes that share PostgreSQL and NATS,
//! by turns on the same machine in the same minutes.
//!
//! Everything runs here: the players, the nodes, the database and the bus share the processors. An action counts when it
//! is on disk.

mod spent;

use crate::server::release;
use anyhow::{Context, ensure};
use benben_support::{NatsServer, PASSWORD, PostgresServer, Serve, Server};
use serde_json::Value;
use spent::Spent;
use std::fmt;
use std::path::Path;
use std::process::Command;

/// How often each has its turn.
const TURNS: usize = 3;
const TABLES: &str = "100";
const SECONDS: &str = "10";
/// The least that two nodes shall do, and half of it, at which times are held against their limit.
const LEAST: f64 = 2500.0;

/// Where the tables are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Sqlite,
    Postgres,
    TwoNodes,
}

impl Place {
    const ALL: [Place; 3] = [Place::Sqlite, Place::Postgres, Place::TwoNodes];
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Place::Sqlite => "SQLite, one node",
            Place::Postgres => "PostgreSQL, one node",
            Place::TwoNodes => "PostgreSQL and NATS, two nodes",
        })
    }
}

/// What one turn gave.
#[derive(Clone, Copy, Debug)]
struct Turn {
    actions_per_second: f64,
    ack_p50: f64,
    ack_p99: f64,
    /// Time of processors for each action, in microseconds.
    nodes: f64,
    database: f64,
    bus: f64,
    players: f64,
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:6.0} actions/s, acknowledged p50 {:6.2} ms, p99 {:6.2} ms; µs for each: nodes {:4.0}, database {:4.0}, bus {:3.0}, players {:4.0}",
            self.actions_per_second,
            self.ack_p50,
            self.ack_p99,
            self.nodes,
            self.database,
            self.bus,
            self.players
        )
    }
}

/// Runs all of them by turns, as fast as they can and at a pace, and prints every turn and the medians.
pub(crate) fn run(root: &Path) -> anyhow::Result<()> {
    crate::debian::install_postgresql()?;
    crate::debian::install_nats()?;
    let benben = release(root);
    let paces = [None, Some(LEAST / 2.0)];
    let mut turns: Vec<(Place, Option<f64>, Vec<Turn>)> =
        paces.iter().flat_map(|pace| Place::ALL.map(|place| (place, *pace, Vec::new()))).collect();
    for turn in 1..=TURNS {
        println!("turn {turn} of {TURNS}");
        for (place, pace, turns) in &mut turns {
            let turn = play(&benben, *place, *pace)?;
            println!("  {place:<30} {} {turn}", Pace(*pace));
            turns.push(turn);
        }
    }
    println!("\nmedians");
    for (place, pace, turns) in &turns {
        println!("  {place:<30} {} {}", Pace(*pace), median(turns));
    }
    Ok(())
}

fn play(benben: &Path, place: Place, pace: Option<f64>) -> anyhow::Result<Turn> {
    let folder = tempfile::tempdir()?;
    let database = (place != Place::Sqlite).then(|| PostgresServer::start(&["max_connections=200"]));
    let bus = if place == Place::TwoNodes { Some(NatsServer::start(&[])?) } else { None };
    let serve = Serve::new(benben)?.flags(&["--log", "warn"]);
    let mut flags = Vec::new();
    if let Some(database) = &database {
        database.database("tables");
        let password = folder.path().join("password");
        std::fs::write(&password, PASSWORD)?;
        flags.extend(["--store".to_owned(), database.by_network("tables").replace("localhost", "127.0.0.1")]);
        flags.extend(["--store-password-file".to_owned(), password.display().to_string()]);
    }
    if let Some(bus) = &bus {
        flags.extend(["--bus".to_owned(), format!("nats://127.0.0.1:{}", bus.port())]);
    }
    let flags: Vec<&str> = flags.iter().map(String::as_str).collect();
    let nodes = if place == Place::TwoNodes { 2 } else { 1 };
    let nodes: Vec<Server> = (1..=nodes)
        .map(|node| {
            let data = folder.path().join(format!("data-{node}"));
            serve.clone().data(data).log(folder.path().join("log")).flags(&flags).start()
        })
        .collect::<Result<_, _>>()?;
    let spent = || Spent::by(database.as_ref(), bus.as_ref(), &nodes);
    let before = spent()?;
    let mut load = Command::new(benben);
    load.args(["load", "--tables", TABLES, "--seconds", SECONDS, "--json"]);
    for node in &nodes {
        load.args(["--url", &node.origin()]);
    }
    if let Some(pace) = pace {
        load.args(["--rate", &pace.to_string()]);
    }
    let ended = load.output()?;
    let spent = spent()?.since(before);
    let said = String::from_utf8_lossy(&ended.stdout);
    let report: Value = serde_json::from_str(&said)
        .with_context(|| format!("the load said {said} {}", String::from_utf8_lossy(&ended.stderr)))?;
    ensure!(ended.status.success(), "the load failed: {said}");
    let number = |pointer: &str| {
        let number = report.pointer(pointer).and_then(Value::as_f64);
        number.with_context(|| format!("{pointer} is missing in {said}"))
    };
    // Opening tables and reading them back is spent on the actions, too: it is the same for all.
    let each = |seconds: f64| anyhow::Ok(1e6 * seconds / number("/actions")?);
    Ok(Turn {
        actions_per_second: number("/actions_per_second")?,
        ack_p50: number("/ack_ms/p50")?,
        ack_p99: number("/ack_ms/p99")?,
        nodes: each(spent.nodes)?,
        database: each(spent.database)?,
        bus: each(spent.bus)?,
        players: each(spent.players)?,
    })
}

/// Every figure by itself: the middle one of all turns.
fn median(turns: &[Turn]) -> Turn {
    let middle = |figure: fn(&Turn) -> f64| {
        let mut figures: Vec<f64> = turns.iter().map(figure).collect();
        figures.sort_by(f64::total_cmp);
        figures[figures.len() / 2]
    };
    Turn {
        actions_per_second: middle(|turn| turn.actions_per_second),
        ack_p50: middle(|turn| turn.ack_p50),
        ack_p99: middle(|turn| turn.ack_p99),
        nodes: middle(|turn| turn.nodes),
        database: middle(|turn| turn.database),
        bus: middle(|turn| turn.bus),
        players: middle(|turn| turn.players),
    }
}

/// How fast the players act.
struct Pace(Option<f64>);

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            None => f.write_str("as fast as possible"),
            Some(pace) => write!(f, "at {pace:.0} actions/s  "),
        }
    }
}
